# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the core and the application may cost: every budget stands here.

Bytes are those of a VM with the 4-byte words of a Pico. dev.py budget measures and compares. Where
a line has two numbers, the first is its aim and the second the most that is let pass: a ratchet
just above what was measured, to be moved down when that falls, never up.
"""

KIB = 1024

# live heap after import as .mpy; each line adds modules to those of the lines above it
HEAP = (
    # what, modules, aim, most
    (
        "tiles, one ruleset, scoring, settling",
        ("eastwind.facts", "eastwind.scoring", "eastwind.rulesets", "eastwind.settle"),
        9 * KIB,
        9 * KIB,
    ),
    (
        "with hands, events, match",
        (
            "eastwind.hand",
            "eastwind.seats",
            "eastwind.slots",
            "eastwind.events",
            "eastwind.match",
        ),
        18 * KIB,
        18 * KIB,
    ),
    (
        "complete core",
        (
            "eastwind.arrange",
            "eastwind.best",
            "eastwind.counting",
            "eastwind.exact",
            "eastwind.loose",
            "eastwind.losers",
            "eastwind.lots",
            "eastwind.split",
            "eastwind.void",
            "eastwind.wall",
        ),
        26 * KIB,
        26 * KIB,
    ),
    (
        # a game that is kept: table and log work on records, which match and events know nothing of
        "with table, journal, corrections, export",
        (
            "eastwind.log",
            "eastwind.table",
            "eastwind.correct",
            "eastwind.csv_rows",
            "eastwind.games",
            "eastwind.journal",
            "eastwind.pair",
            "eastwind.part",
            "eastwind.resume",
            "eastwind.strip",
        ),
        None,
        43 * KIB,
    ),
    (
        "with special hands, each for one ruleset",
        ("eastwind.finds", "eastwind.fishing", "eastwind.shapes"),
        None,
        47 * KIB,
    ),
    # all other modules, which no board loads: hands as people type them, words, claims; and tiles,
    # sets and switches, which are constants, compiled as numbers (host_tests/test_budget.py sees to
    # it)
    ("with what only desktops load", (), None, 53 * KIB),
)
TABLE = KIB // 4  # bytes of a ruleset's .mpy beside its two texts; it is loaded alone
RULESET = 2 * KIB + KIB // 2, 2 * KIB + KIB // 2  # each further ruleset: aim, most
OWN_RULES = 16 * KIB, 16 * KIB  # for a moment, the modules that read it and the rules with it

# the whole application on 128x64. Beside its own heap there are native objects: keypad.Keys takes
# 672 bytes; pins, I2C, PWM and an encoder less than 100 each; displays and their buses none, for
# CircuitPython has them in static arrays (shared-module/displayio/__init__.c)
RESERVE = 2 * KIB
HANDS = 200
APPLICATION = (
    # name, what, aim, most
    ("game", "the application, one game open", 80 * KIB, 66 * KIB),
    ("grid", "... at the grid of a hand", 100 * KIB, 76 * KIB),
    ("hands", "... what %d hands leave there" % HANDS, 256, 256),
)
# bytes of a key press or tick there
KEYS = (
    ("cursor", "a key that moves the cursor", 0),
    ("add", "a key that adds a set", 0),
    ("tick", "an idle tick", 0),
)

# the bundles of boards, with their profiles and drivers
BOARD = 100 * KIB  # aim at its most in a game
BOARDS = (
    # board, most before its name is shown, in a game, with a hand tile by tile, by later rules
    ("raspberry_pi_pico", 7 * KIB, 84 * KIB, 92 * KIB, 97 * KIB),
    ("pygamer", 6 * KIB, 84 * KIB, 93 * KIB, 97 * KIB),
    ("pimoroni_picosystem", 5 * KIB, 88 * KIB, 96 * KIB, 100 * KIB),
    ("adafruit_feather_rp2040", 7 * KIB, 84 * KIB, 91 * KIB, 96 * KIB),
    ("adafruit_macropad_rp2040", 6 * KIB, 83 * KIB, 91 * KIB, 95 * KIB),
    ("pimoroni_badger2040", 5 * KIB, 91 * KIB, 97 * KIB, 99 * KIB),
)

# bytes of a drive that a bundle leaves free: for some twenty games of 30 hands, in two files each
GAMES_ROOM = 256 * KIB

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
    ("keep", "append a record to the memory", 16),
)

# multiples of the floor: clear 34 buckets by one slice assignment, count 14 tiles into them
FLOORS = (
    # name, what, aim, most (a busy computer makes it more)
    ("sets", "a hand given as sets", 5, 5),
    ("loose", "loose tiles, arrangement and waits", 25, 25),
    ("worst", "the worst hand found, all in hand", 60, 55),
    ("laid", "... with a set on the table", 60, 60),
    ("later", "a hand given as sets, any later ruleset", 8, 6),
    ("later_loose", "loose tiles, any later ruleset", 25, 26),
    ("later_worst", "the worst hand of a later ruleset, all in hand", 60, 55),
    ("later_laid", "the worst hand of a later ruleset, a set on the table", 60, 62),
)
# how many times faster than PyPI's mahjong: name, what, aim, least
FASTER = (("sets", "a hand given as sets", 15, 12), ("loose", "loose tiles", 3, 2))
