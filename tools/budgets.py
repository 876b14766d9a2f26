# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the core and the application may cost: every budget stands here.

Bytes are those of a VM with the 4-byte words of a Pico. dev.py budget measures and compares.
"""

KIB = 1024

# live heap after import as .mpy; each line adds modules to those of the lines above it
HEAP = (
    # what, modules, most bytes in all
    (
        "tiles, one ruleset, scoring, settling",
        (
            "eastwind.tiles",
            "eastwind.hand",
            "eastwind.facts",
            "eastwind.sheet",
            "eastwind.scoring",
            "eastwind.rules",
            "eastwind.rulesets",
            "eastwind.settle",
        ),
        9 * KIB,
    ),
    (
        "with hands, events, match",
        (
            "eastwind.seats",
            "eastwind.slots",
            "eastwind.events",
            "eastwind.match",
            "eastwind.log",
            "eastwind.table",
        ),
        18 * KIB,
    ),
    ("complete core", (), 26 * KIB),  # all other modules
)
RULESET = 2 * KIB + KIB // 2  # each further ruleset

# the core runs in its live heap and this much more
ROOM = 8 * KIB

# bytes that one call may allocate, by the names of tools/vm/programs/operations.py
OPERATIONS = (
    ("score", "score a hand given as sets", 0),
    ("arrange", "arrange loose tiles, find the waits", 0),
    ("loose", "check loose tiles, move one", 0),
    ("sets", "add a set, take it back, finish a hand", 0),
    ("settle", "settle a hand, a penalty, a washing", 0),
    ("pack", "pack a record", 0),
    ("apply", "apply an event", 0),
)

# multiples of the floor: clear 34 buckets by one slice assignment, count 14 tiles into them
FLOORS = (
    ("sets", "a hand given as sets", 5),
    ("loose", "loose tiles, arrangement and waits", 25),
    ("worst", "the worst hand found", 60),
)
FLOORS_LATER = 8  # given sets, by any later ruleset
# how many times faster than PyPI's mahjong
FASTER = (("sets", "a hand given as sets", 15), ("loose", "loose tiles", 3))
