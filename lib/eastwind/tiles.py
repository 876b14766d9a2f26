# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tiles, seats and winds as small ints.

0-8 bamboo 1-9, 9-17 dots, 18-26 characters, 27-30 winds E S W N, 31-33 dragons red green white.
Seats and winds are 0 E, 1 S, 2 W, 3 N in playing order.
"""

WINDS = 27
DRAGONS = 31
KINDS = 34  # kinds of tile that make sets
NO_TILE = 255

EAST = 0
NO_WIND = 4  # a seat or round that is not known, or that the rules do not use
