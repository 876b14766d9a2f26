# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands for measuring: random winning ones, and every winning hand of one suit."""

import itertools
import random

from eastwind.facts import CLAIMED, DRAWN, WINNER

CHOWS = [(t, t + 1, t + 2) for t in range(27) if t % 9 < 7]
PUNGS = [(t, t, t) for t in range(34)]


def winning(source):
    """14 tiles, four sets and a pair, as often chows as pungs, in random order."""
    while True:
        sets = [source.choice(source.choice((CHOWS, PUNGS))) for _ in range(4)]
        tiles = [tile for one in sets for tile in one] + [source.randrange(34)] * 2
        if max(tiles.count(tile) for tile in tiles) <= 4:
            source.shuffle(tiles)
            return tiles


def some(count, rulesets, seed=1922):
    """[(number of a ruleset, facts, winning tile, tiles)], the rulesets mixed."""
    source = random.Random(seed)
    found = []
    for i in range(count):
        tiles = winning(source)
        flags = WINNER | source.choice((CLAIMED, DRAWN))
        found.append((i % rulesets, flags, source.choice(tiles), tiles))
    return found


def one_suit():
    """The 13,259 winning hands of one suit, each as 14 sorted tiles below 9."""
    suit = [one for one in CHOWS + PUNGS if one[-1] < 9]
    found = set()
    for sets in itertools.combinations_with_replacement(suit, 4):
        held = [tile for one in sets for tile in one]
        for pair in range(9):
            tiles = sorted(held + [pair, pair])
            if all(tiles.count(tile) <= 4 for tile in set(tiles)):
                found.add(tuple(tiles))
    return sorted(found)


def write(path, hands):
    """Write hands as timing.py reads them."""
    rows = [[ruleset, flags, tile, *tiles] for ruleset, flags, tile, tiles in hands]
    path.write_text("".join(" ".join(map(str, row)) + "\n" for row in rows))
