# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A game as comma-separated values, one row a hand, made row by row from its records.

Columns: the game, its hand, round and East; what happened and to whom; then for each player the
score, what the hand brought and the total after it; last the ruleset. A score is empty where no
hand was counted.
"""

from eastwind import events
from eastwind.log import replay
from eastwind.match import Match

_WINDS = ("East", "South", "West", "North")
_STEPS = ("win", "washing", "penalty", "draw")


def rows(log):
    """The rows as lists of numbers and texts, the names of the columns first; none without game."""
    match = Match()
    steps = replay(log, match)
    if not match.number:
        return
    names = match.names
    rules = "%s version %d" % (match.rules_id, match.rules_version)
    if match.house:
        rules = match.house.split("\n")[0] + " on " + rules
    places = [place for place in range(4) if match.present >> place & 1]
    row = ["game", "hand", "round", "east", "event", "player"]
    for title in ("score", "net", "total"):
        row += ["%s %s" % (title, names[place]) for place in places]
    yield row + ["ruleset"]
    live = steps.live
    match = Match()
    steps.rewind(0, match)
    for k in range(live):
        kind = steps.read(k)
        if steps.corrects(k) != k or not events.DEAL <= kind <= events.DRAW:
            continue
        whose = names[events.who(steps.slot, 0)] if kind != events.DRAW else ""
        row = [match.number, match.hand, _WINDS[match.round], names[match.east]]
        row += [_STEPS[kind - events.DEAL], whose]
        for place in places:
            row.append(events.score(steps.slot, 0) if steps.find(k, place) else "")
        before = list(match.totals)
        steps.apply(k, match)
        row += [match.totals[place] - before[place] for place in places]
        row += [match.totals[place] for place in places]
        yield row + [rules]


def write(log, file):
    """Write the rows to a binary file, in UTF-8."""
    for row in rows(log):
        comma = ""
        for cell in row:
            file.write((comma + _quoted(str(cell))).encode())
            comma = ","
        file.write(b"\r\n")


def _quoted(text):
    for character in ',"\r\n':
        if character in text:
            return '"%s"' % text.replace('"', '""')
    return text
