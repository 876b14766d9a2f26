# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Reads the worked examples under vectors/ and writes hands as people may type
them: sets run together, in any order, the finished set on either side."""

import pathlib

from oracle_hand import read_tiles

FOLDER = pathlib.Path(__file__).parent / "vectors"
SEATS = "ESWN"


def blocks(name):
    """The vectors of one file: dictionaries with id, source and, by key, the
    list of lines that the block has for it; "rules" where the file names it."""
    found, rules = [], None
    for line in (FOLDER / (name + ".txt")).read_text("utf-8").splitlines():
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        if line.startswith("rules "):
            rules = line.split()[1]
        elif line.startswith("  "):
            key, _, rest = text.partition(" ")
            found[-1].setdefault(key, []).append(rest.strip())
        else:
            ident, _, source = text.partition("  ")
            found.append({"id": ident, "source": source})
            if rules:
                found[-1]["rules"] = rules
    return found


def title(vector):
    """A pytest id that says where the vector comes from."""
    return vector["id"] + " " + vector["source"].replace(",", "")


def circumstances(vector):
    """The "how" line as query keys, with "finishing", "waits" and "limit"."""
    query = {}
    for part in vector.get("how", [""])[0].split("; "):
        words = part.split()
        if not words:
            continue
        if words[0] == "won":
            query["won"] = words[1]
            if len(words) > 2:
                query["tile"] = words[2]
            if "finishing" in words:
                query["finishing"] = words[-1]
        elif words[0] in ("waits", "flowers", "flags", "set"):
            query[words[0]] = words[1:]
        else:
            query[words[0]] = words[1]
    return query


def amounts(lines):
    """[(amount, what)] of "points" and "doubles" lines."""
    items = [item for line in lines for item in line.split(", ")]
    return [(int(item.split(" ", 1)[0]), item.split(" ", 1)[1]) for item in items]


def totals(line):
    """(points, factor, total) of a "total" line, or the limit hand's name."""
    line = line.partition(";")[0]
    if line.startswith("limit hand "):
        return line[len("limit hand ") :]
    left, _, total = line.partition(" = ")
    points, _, factor = left.partition(" x ")
    return int(points), int(factor), int(total)


def with_options(vector):
    """[(options, "total" line)] of a vector: as the book has it, then with each option that it
    tells of."""
    found = [({}, vector["total"][0])]
    for line in vector.get("with", ()):
        chosen, _, line = line.partition(": ")
        name, _, value = chosen.partition("=")
        found.append(({name: value}, line))
    return found


def paid(line, seat, limit):
    """{payer: amount} of a "total" line, or None; others are not East."""
    for part in line.split("; ")[1:]:
        if part.startswith("paid "):
            payers = {}
            for item in part[len("paid ") :].split(", "):
                who, amount = item.split()
                amount = {"L": limit, "2L": 2 * limit}.get(amount) or int(amount)
                for payer in SEATS if who == "others" else who:
                    if payer != seat:
                        payers.setdefault(payer, amount)
            return payers
    return None


def payments(line):
    """{(from, to): amount} of "S to E 960, W to E 960"."""
    found = {}
    for item in line.split(", "):
        payer, _, payee, amount = item.split()
        found[(payer, payee)] = int(amount)
    return found


def by_seat(line):
    """{seat: number} of "E 480, S 64"."""
    return {item.split()[0]: int(item.split()[1]) for item in line.split(", ")}


def run_together(tiles, order):
    """Tiles as a person may type them: shuffled by the given random source,
    neighbours of one suit in one group."""
    tiles = list(tiles)
    order.shuffle(tiles)
    groups = []
    for tile in tiles:
        suited = tile[1] in "123456789"
        if groups and suited and groups[-1][0] == tile[0] and groups[-1][1] in "123456789":
            groups[-1] += tile[1]
        else:
            groups.append(tile)
    return " ".join(groups)


def spellings(hand, finishing, order):
    """The hand with its sets in hand run together: as laid and, where a
    discard finished a set, also with that set in hand."""
    in_hand, _, on_table = hand.partition("|")
    table = on_table.split()
    tiles = [tile for group in in_hand.split() for tile in read_tiles(group)]
    spelt = [(tiles, table)]
    if finishing:
        rest = list(table)
        rest.remove(finishing)
        spelt.append((tiles + read_tiles(finishing), rest))
    texts = []
    for held, laid in spelt:
        laid = list(laid)
        order.shuffle(laid)
        texts.append(run_together(held, order) + (" | " + " ".join(laid) if laid else ""))
    return texts
