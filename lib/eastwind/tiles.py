# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tiles, seats and winds as small ints.

0-8 bamboo 1-9, 9-17 dots, 18-26 characters, 27-30 winds E S W N, 31-33 dragons red green white,
34-37 flowers 1-4, 38-41 seasons 1-4. Seats and winds are 0 E, 1 S, 2 W, 3 N in playing order.
"""

CHARACTERS = 18
WINDS = 27
DRAGONS = 31
KINDS = 34  # kinds of tile that make sets
FLOWERS = 34
SEASONS = 38
ALL = 42
NO_TILE = 255

EAST = 0
NO_WIND = 4  # a seat or round that is not known, or that the rules do not use

_NAMES = "b1b2b3b4b5b6b7b8b9d1d2d3d4d5d6d7d8d9c1c2c3c4c5c6c7c8c9wewswwwndrdgdwf1f2f3f4s1s2s3s4"


def name(tile):
    """Two letters: "b1", "c9", "we", "dr", "f1", "s4"."""
    return _NAMES[2 * tile : 2 * tile + 2]


def named(text):
    """The tile of a two-letter name, NO_TILE where there is none."""
    tile = 0
    while tile < ALL:
        if _NAMES[2 * tile : 2 * tile + 2] == text:
            return tile
        tile += 1
    return NO_TILE


def suit(tile):
    """0 bamboo, 1 dots, 2 characters, 3 honours (winds and dragons)."""
    return tile // 9


def is_head(tile):
    """One, nine, wind or dragon: 13 kinds (Harr, Washing the Tiles, p.61)."""
    return tile >= WINDS or tile % 9 == 0 or tile % 9 == 8
