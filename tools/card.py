# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The score card of running rules, made from their tables alone: as text, Markdown or a picture.

A card is sections (heading, how many cells a row is known by, names of the columns, rows of texts).
"""

from eastwind import rows, switches
from eastwind.rulesets import options
from eastwind.scoring import BONUS, WHOLE
from eastwind.sets import KONG, PAIR
from eastwind.switches import ROUND_WIND
from eastwind.words import CLASSES

_ROUND = (4, 5)  # classes that only rulesets with a wind of the round have
# kind, state, what it is called; pairs and chows by what completed them
_SETS = (
    (2, 1, "pung exposed"),
    (2, 0, "pung concealed"),
    (3, 1, "kong exposed"),
    (3, 2, "kong claimed"),
    (3, 0, "kong concealed"),
    (1, 0, "pair"),
    (1, 1, "pair claimed"),
    (1, 2, "pair drawn"),
)
_CHOWS = ((0, 1, "chow claimed"), (0, 2, "chow drawn"))
_CHOW_CLASSES = ("idle", "closed", "open")
_PENALTIES = ("false Mah-Jongg", "misnamed chow", "misnamed pung", "misnamed Mah-Jongg")
_PAYEES = ("each", "all, shared", "the one")

# what eastwind.switches means to who plays; a file of rules calls it by its name
SWITCHES = {
    "claim_exposes": "the three that a discard completed lies exposed",
    "single_pair": "a pair was completed only where nothing else would have won",
    "any_pair": "a pair fills the only place, whatever else would have won",
    "by_shape": "only place: a pair or the middle of a chow, by shape",
    "edge_only": "only place: the end of a chow, too",
    "any_set": "only place: any set, where no other tile would have won",
    "round_wind": "the wind of the round counts",
    "one_pair": "of a loser's pairs only the best counts",
    "cap_others": "the limit cuts the losers' scores, too",
    "robbing": "a kong may be robbed",
    "flowers": "flowers and seasons are played",
    "pays_all": "who discarded dangerously may pay for all",
    "claimed_kongs": "a claimed kong counts as concealed, but for its points",
    "head_pairs": "seven pairs are of ones, nines, winds and dragons",
    "roofless": "a limit hand counts more where its points come to more",
    "winner_only": "the losers settle nothing among themselves",
    "east_single": "East pays and receives once",
    "streak_passes": "East passes on after the last win of a streak",
}
_MISNAMED = 5  # a case of paying for all


def share(sixtieths):
    """A part of the limit as tables write it: L, L/2, 2L/5; x8 for a number below 0."""
    if sixtieths < 0:
        return "x%d" % (1 << -sixtieths)
    for parts in range(1, WHOLE + 1):
        if not sixtieths * parts % WHOLE:
            times = sixtieths * parts // WHOLE
            return (str(times) if times > 1 else "") + "L" + ("/%d" % parts if parts > 1 else "")
    raise ValueError(sixtieths)


def _sets(rules, classes, sets):
    """Rows of the points of sets; none for what is as another row, or a pair worth nothing."""
    found = []
    for whose, table in (("all", rules.other_points), ("winner", rules.winner_points)):
        for kind, state, name in sets:
            codes = [kind << 5 | cls << 2 for cls in classes]
            points = [table[code | state] for code in codes]
            plain = [table[code | (kind == KONG)] for code in codes]
            as_plain = points == plain and (kind == PAIR and state or name == "kong claimed")
            as_others = points == [rules.other_points[code | state] for code in codes]
            if as_plain or whose == "winner" and as_others or kind <= PAIR and not any(points):
                continue
            found.append([name, whose] + [str(number) for number in points])
    return found


def _doubles(rules, classes):
    found = []
    for kind, name in ((2, "pung"), (3, "kong")):
        numbers = [rules.set_doubles[kind << 3 | cls] for cls in classes]
        found.append([name, "all"] + [str(number) for number in numbers])
    return found


def _rows(rules):
    """All rows, and who counts them."""
    found = []
    for row in rules.winner_rows:
        who = "all" if row in rules.other_rows else "winner"
        found.append([str(row[3]), rows.row(row[3]), who, str(row[4]), str(row[5])])
    for row in rules.other_rows:
        if row not in rules.winner_rows:
            found.append([str(row[3]), rows.row(row[3]), "others", str(row[4]), str(row[5])])
    if rules.bonus:
        found.append([str(BONUS), "each flower or season", "all", str(rules.bonus), "0"])
    unique = []
    for row in found:
        if row not in unique:
            unique.append(row)
    return unique


def _limit_hands(rules):
    found = []
    for *_, row, part in rules.limits:
        worth = rules.limit_value * part // WHOLE if part > 0 else ""
        line = [str(row), rows.row(row), share(part), str(worth)]
        if line not in found:
            found.append(line)
    for row, part, least in rules.extras:
        sign = "at least " if least else "and "
        found.append(
            [str(row), rows.row(row), sign + share(part), str(rules.limit_value * part // WHOLE)]
        )
    return found


def _penalties(rules):
    found = []
    for which, payee, points, part, east in rules.penalties:
        worth = share(part) if part else str(points)
        to = _PAYEES[payee] + (", East double" if east else "")
        found.append([_PENALTIES[which - 1], to, worth])
    return found


def _said(rules, name):
    """What a switch of the rules means."""
    text = SWITCHES[name]
    if name == "pays_all" and rules.cases >> _MISNAMED & 1:
        return text.replace("discarded dangerously", "misnamed the discard")
    return text


def _further(rules):
    found = [["limit", str(rules.limit or "none")]]
    if rules.max_chows < 4:
        found.append(["chows of a winner, at most", str(rules.max_chows)])
    if rules.fishing:
        found.append(["a loser who lacks one tile", share(rules.fishing) + " for a limit hand's L"])
    if rules.round_to:
        found.append(["rounded to", str(rules.round_to)])
    if rules.wash:
        found.append(["washing 9, 10 ... heads", " ".join(str(paid) for paid in rules.wash)])
    for name in SWITCHES:
        if rules.switches & getattr(switches, name.upper()):
            found.append([name, _said(rules, name)])
    return found


def sections(rules):
    """The card, without sections that have no rows."""
    classes = [cls for cls in range(7) if rules.switches & ROUND_WIND or cls not in _ROUND]
    named = ["set", "whose"] + [CLASSES[cls] for cls in classes]
    chosen = options(rules)
    values = [[name, str(chosen.value(name) or "none")] for name in chosen.names]
    chows = ["set", "whose", *_CHOW_CLASSES]
    found = (
        ("Points of sets", 2, named, _sets(rules, classes, _SETS)),
        ("Points of chows", 2, chows, _sets(rules, range(3), _CHOWS)),
        ("Doubles of sets", 2, named, _doubles(rules, classes)),
        ("Points and doubles", 3, ["id", "for", "whose", "points", "doubles"], _rows(rules)),
        ("Limit hands", 2, ["id", "for", "share", "points"], _limit_hands(rules)),
        ("Penalties", 2, ["for", "to", "points"], _penalties(rules)),
        ("Further", 1, ["what", "is"], _further(rules)),
        ("Options", 1, ["option", "is"], values),
    )
    return [section for section in found if section[3]]


def as_text(title, found):
    """Lines of columns, two blanks between them; a heading is a line that is not indented."""
    lines = [title]
    for heading, _, names, body in found:
        lines += ["", heading]
        columns = []
        for name, cells in zip(names, zip(*body)):
            width = max(map(len, [name, *cells]))
            right = all(cell.isdigit() for cell in cells)
            columns.append([(str.rjust if right else str.ljust)(c, width) for c in [name, *cells]])
        lines += [("  " + "  ".join(row)).rstrip() for row in zip(*columns)]
    return "\n".join(lines) + "\n"


def as_markdown(title, found):
    """A table for each section."""
    lines = ["# " + title]
    for heading, _, names, body in found:
        lines += ["", "## " + heading, ""]
        for row in [names, ["---"] * len(names), *body]:
            lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines) + "\n"


def differences(one, other):
    """[(heading, what, here, there)] of two cards; None where one has no such row."""
    found = []
    sides = [
        {(heading, *row[:known]): row[known:] for heading, known, _, body in card for row in body}
        for card in (one, other)
    ]
    for key in [*sides[0], *(key for key in sides[1] if key not in sides[0])]:
        here, there = sides[0].get(key), sides[1].get(key)
        if here != there:
            found.append((key[0], " ".join(key[1:]), here, there))
    return found
