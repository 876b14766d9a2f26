# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The reference scorer's tiles: reading a hand, splitting tiles every way, waits.

Deliberately plain: tiles are text, a set is (kind, tiles), every split is
listed. Written from the book's rules alone; it must not know lib/eastwind.
"""

from collections import Counter

SUITS = (
    ["b" + n for n in "123456789"] + ["d" + n for n in "123456789"] + ["c" + n for n in "123456789"]
)
WINDS = ["we", "ws", "ww", "wn"]
DRAGONS = ["dr", "dg", "dw"]
ALL = SUITS + WINDS + DRAGONS
HONOURS = WINDS + DRAGONS
HEADS = [t for t in SUITS if t[1] in "19"] + HONOURS


class Refused(ValueError):
    """The hand or its circumstances cannot be scored."""


def read_tiles(text):
    """Tiles of one run such as "c678123" or "wewedr"."""
    tiles = []
    while text:
        if text[:2] in HONOURS:
            tiles.append(text[:2])
            text = text[2:]
            continue
        suit, text = text[0], text[1:]
        digits = text[: len(text) - len(text.lstrip("123456789"))]
        if suit not in "bdc" or not digits:
            raise Refused("unknown tile in " + suit + text)
        tiles += [suit + digit for digit in digits]
        text = text[len(digits) :]
    return tiles


def kind_of(tiles):
    """ "pair", "pung", "kong", "chow" or None for the tiles of one set."""
    tiles = sorted(tiles)
    if len(set(tiles)) == 1:
        return {2: "pair", 3: "pung", 4: "kong"}.get(len(tiles))
    return "chow" if tiles == sequence_from(tiles[0]) else None


def sequence_from(tile):
    """The three tiles of the sequence that starts with this one, or None."""
    if tile not in SUITS or tile[1] > "7":
        return None
    return [tile[0] + str(int(tile[1]) + step) for step in range(3)]


def read_hand(text):
    """(tiles in hand, sets on the table as (kind, tiles, exposed))."""
    in_hand, _, on_table = text.partition("|")
    hand = [tile for run in in_hand.split() for tile in read_tiles(run)]
    table = []
    for group in on_table.split():
        exposed = not group.startswith("[")
        tiles = sorted(read_tiles(group.strip("[]")))
        kind = kind_of(tiles)
        if kind is None or (not exposed and kind != "kong"):
            raise Refused("no set: " + group)
        table.append((kind, tiles, exposed))
    held = Counter(hand + [tile for kind, tiles, exposed in table for tile in tiles])
    if max(held.values(), default=0) > 4:
        raise Refused("five of a tile")
    return hand, table


def splits(tiles, sets):
    """Every way to part the tiles into so many sets and one pair, each a
    sorted tuple of (kind, tiles)."""
    found = set()
    if len(tiles) == 3 * sets + 2:
        _split(Counter(tiles), [], found)
    return found


def _split(left, so_far, found):
    tiles = [tile for tile in ALL if left[tile]]
    if not tiles:
        if sum(kind == "pair" for kind, _ in so_far) == 1:
            found.add(tuple(sorted(so_far)))
        return
    first = tiles[0]
    choices = [("pair", [first] * 2), ("pung", [first] * 3), ("chow", sequence_from(first))]
    for kind, taken in choices:
        if taken is None or (kind == "pair" and any(k == "pair" for k, _ in so_far)):
            continue
        rest = left.copy()
        rest.subtract(taken)
        if min(rest.values()) >= 0:
            _split(rest, so_far + [(kind, tuple(taken))], found)


def single_heads(tiles):
    """All thirteen heads and a second of one (Limit Hands 1, p.63)."""
    return len(tiles) == 14 and set(tiles) == set(HEADS)


def waits(hand, table, heads_count):
    """Tiles that complete the hand held before the winning tile; one of which
    the player holds all four is none. heads_count: thirteen heads may win."""
    held = Counter(hand + [tile for kind, tiles, exposed in table for tile in tiles])
    found = set()
    for tile in ALL:
        if held[tile] < 4:
            full = hand + [tile]
            if splits(full, 4 - len(table)) or (heads_count and not table and single_heads(full)):
                found.add(tile)
    return found
