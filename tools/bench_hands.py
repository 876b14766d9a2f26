# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands for measuring: random winning ones, and winning hands of one suit.

A hand is (number of a ruleset, facts, winning tile, [(kind, lowest tile) on the table], tiles in
hand).
"""

import itertools
import random

from eastwind.facts import CLAIMED, DRAWN, WINNER
from eastwind.sets import CHOW, PUNG

CHOWS = [(t, t + 1, t + 2) for t in range(27) if t % 9 < 7]
PUNGS = [(t, t, t) for t in range(34)]
ONE_SUIT = [one for one in CHOWS + PUNGS if one[-1] < 9]

# hands of one suit, won by claim, that take most bytecodes: ruleset, tile, laid, tiles in hand
WORST_IN_HAND = (
    (0, 7, (), "11122233344477"),
    (0, 8, (), "22233344455588"),
    (1, 7, (), "11122233344477"),
    (1, 8, (), "22233344455588"),
    (1, 8, (), "22334455567888"),
)
WORST_LAID = (
    (0, 5, ((CHOW, 3),), "22255567888"),
    (0, 5, ((CHOW, 5),), "22234555888"),
    (1, 4, ((PUNG, 4),), "11123456777"),
    (1, 5, ((PUNG, 5),), "22234567888"),
    (1, 7, ((CHOW, 6),), "22334455678"),
)
# the same of the later rulesets
WORST_LATER_IN_HAND = (
    (3, 6, (), "00012345667888"),
    (3, 7, (), "00012345677888"),
    (4, 8, (), "22233344455888"),
    (5, 8, (), "22233344455888"),
)
WORST_LATER_LAID = (
    (3, 5, ((CHOW, 3),), "22244455888"),
    (4, 4, ((CHOW, 2),), "11144556677"),
    (4, 5, ((CHOW, 5),), "22334456788"),
    (5, 4, ((CHOW, 4),), "11223345677"),
    (5, 5, ((CHOW, 5),), "22334456788"),
)
WORST = WORST_IN_HAND, WORST_LAID, WORST_LATER_IN_HAND, WORST_LATER_LAID


def winning(source, chows=4):
    """14 tiles, four sets and a pair, as often chows as pungs but at most so many, in random
    order."""
    while True:
        sets = [source.choice(source.choice((CHOWS, PUNGS))) for _ in range(4)]
        if sum(one in CHOWS for one in sets) > chows:
            continue
        tiles = [tile for one in sets for tile in one] + [source.randrange(34)] * 2
        if max(tiles.count(tile) for tile in tiles) <= 4:
            source.shuffle(tiles)
            return tiles


def some(count, rulesets, seed=1922, chows=4):
    """Random winning hands with nothing on the table, the rulesets (their numbers) mixed."""
    source = random.Random(seed)
    found = []
    for i in range(count):
        tiles = winning(source, chows)
        flags = WINNER | source.choice((CLAIMED, DRAWN))
        found.append((rulesets[i % len(rulesets)], flags, source.choice(tiles), [], bytes(tiles)))
    return found


def one_suit(sets=4):
    """Sorted tiles of one suit that are so many sets and a pair; of four sets there are 13,259."""
    found = set()
    for some_sets in itertools.combinations_with_replacement(ONE_SUIT, sets):
        held = [tile for one in some_sets for tile in one]
        for pair in range(9):
            tiles = sorted(held + [pair, pair])
            if all(tiles.count(tile) <= 4 for tile in set(tiles)):
                found.add(bytes(tiles))
    return sorted(found)


def in_hand(ruleset):
    """The hands of one suit with nothing on the table, each with every winning tile."""
    flags = WINNER | CLAIMED
    for tiles in one_suit():
        for tile in sorted(set(tiles)):
            yield ruleset, flags, tile, [], tiles


def with_laid_set(ruleset):
    """The hands of one suit of which one set is on the table, won with a tile of that set."""
    flags = WINNER | CLAIMED
    for tiles in one_suit(3):
        for laid in ONE_SUIT:
            if max((tiles + bytes(laid)).count(tile) for tile in laid) <= 4:
                kind = PUNG if laid[0] == laid[1] else CHOW
                for tile in sorted(set(laid)):
                    yield ruleset, flags, tile, [(kind, laid[0])], tiles


def known(worst):
    """The hands of such a list."""
    flags = WINNER | CLAIMED
    return [
        (ruleset, flags, tile, list(laid), bytes(map(int, ranks)))
        for ruleset, tile, laid, ranks in worst
    ]


def write(path, hands):
    """Write hands as timing.py reads them."""
    with open(path, "w") as file:
        for ruleset, flags, tile, laid, tiles in hands:
            on_table = [number for one in laid for number in one]
            words = [ruleset, flags, tile, len(laid), *on_table, *tiles]
            file.write(" ".join(map(str, words)) + "\n")
