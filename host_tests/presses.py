# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The keys that whole deals take from home to the saved hand, on every kind of keys.

The deals are Harr's with limit, East's round, limit 300, dealt by E. A hold counts as one press,
and so does each notch of a knob. `FAST` is NEXT held, `done` a held OK, `=6` the key 6 held.
"""

BOARDS = {
    "pad": "raspberry_pi_pico",
    "three": "adafruit_feather_rp2040",
    "knob": "m5stack_dinmeter",
    "twelve": "adafruit_macropad_rp2040",
    "paper": "pimoroni_badger2040",
}

ACCEPT = "OK OK"
SECOND = ("points again", "many points")  # dealt after a hand that was told in points


def turned(notches):
    """So many notches of the knob, to the left where negative, and a push."""
    return (" NEXT" if notches > 0 else " PREV") * abs(notches) + " OK"


# What the hands score by seat: E, S, W, N.
SCORES = {
    # South on a discard: chow, exposed threes 2-8 and 1/9, concealed dragons, pair 2-8; West none;
    # North an exposed three 2-8; East exposed threes 2-8 and 1/9
    "typical": [6, 52, 0, 2],
    # South on an open chow: four chows, a plain pair; West and North none; East a pair of dragons
    "cheap": [2, 20, 0, 0],
    # West drew a three: exposed four 2-8, concealed own wind, exposed other wind, concealed 2-8,
    # pair 1/9; North exposed 1/9 and a pair of dragons; East two concealed 2-8; South exposed
    # dragons, exposed 2-8, a pair of his own wind
    "rich": [8, 16, 152, 6],
    # North on a chow: two chows, exposed 2-8, concealed 1/9, pair 2-8, one suit; East none; South
    # an exposed 2-8; West an exposed 1/9
    "one suit": [0, 2, 4, 176],
    # told points; South on a discard, then West, North, East. Who tells them once tells them from
    # then on: "again" and "many" are the second hand of a game
    "points": [16, 64, 0, 4],
    "points again": [16, 64, 0, 4],
    "many points": [16, 608, 64, 400],
}

# For each deal and kind: the keys of each step, and how many there are.
PRESSES = {
    ("typical", "pad"): (
        "RIGHT OK",
        "OK DOWN OK RIGHT OK DOWN LEFT LEFT OK OK done",
        "OK",
        "DOWN OK done",
        "DOWN OK RIGHT OK done",
        24,
    ),
    ("typical", "three"): (
        "NEXT NEXT OK OK",
        "OK NEXT OK NEXT OK FAST FAST PREV OK OK OK",
        "OK",
        "NEXT OK PREV OK",
        "NEXT OK NEXT OK PREV PREV OK",
        29,
    ),
    ("typical", "knob"): (
        "NEXT NEXT OK OK",
        "OK NEXT OK NEXT OK" + turned(10) + " OK OK",
        "OK",
        "NEXT OK PREV OK",
        "NEXT OK NEXT OK PREV PREV OK",
        36,
    ),
    ("typical", "twelve"): ("=6", "7 1 2 =6 1 OK", "OK", "1 OK", "1 2 OK", 15),
    ("typical", "paper"): (
        "RIGHT OK",
        "OK UP UP DOWN UP RIGHT DOWN UP OK OK",
        "OK",
        "UP UP OK",
        "UP UP DOWN UP OK",
        23,
    ),
    ("cheap", "pad"): ("RIGHT OK", "OK OK OK OK OK done", "OK", "OK", "UP LEFT OK done", 16),
    ("cheap", "three"): (
        "NEXT NEXT OK OK",
        "OK OK OK OK OK OK",
        "OK",
        "OK",
        "PREV PREV PREV PREV OK FAST OK",
        21,
    ),
    ("cheap", "knob"): (
        "NEXT NEXT OK OK",
        "OK OK OK OK OK OK",
        "OK",
        "OK",
        "PREV PREV PREV PREV OK NEXT NEXT NEXT OK",
        23,
    ),
    ("cheap", "twelve"): ("=6", "7 7 7 7 1 OK", "OK", "OK", "8 6 OK", 14),
    ("cheap", "paper"): ("RIGHT OK", "OK OK OK OK UP OK OK", "OK", "OK", "RIGHT OK OK", 16),
    ("rich", "pad"): (
        "UP DOWN OK",
        "DOWN DOWN DOWN OK UP RIGHT RIGHT OK UP RIGHT OK DOWN RIGHT RIGHT OK RIGHT OK done",
        "DOWN RIGHT OK UP UP LEFT OK done",
        "DOWN DOWN OK OK done",
        "DOWN LEFT OK RIGHT OK UP UP OK done",
        45,
    ),
    ("rich", "three"): (
        "PREV PREV OK NEXT OK",
        "FAST FAST FAST OK" + turned(-4) + turned(-4) + turned(2) + turned(1) + " OK",
        "NEXT NEXT OK" + turned(-5) + " FAST OK",
        "FAST FAST OK OK FAST FAST FAST FAST OK",
        "NEXT OK FAST PREV OK FAST FAST FAST FAST NEXT NEXT OK FAST OK",
        61,
    ),
    ("rich", "knob"): (
        "PREV PREV OK NEXT OK",
        turned(13) + turned(-4) + turned(-4) + turned(2) + turned(1) + " OK",
        turned(2) + turned(-5) + turned(3),
        turned(6) + " OK" + turned(-6),
        turned(1) + turned(5) + turned(-11) + turned(4),
        90,
    ),
    ("rich", "twelve"): (
        "2 8 OK",
        "0 1 =3 5 =1 2 OK",
        "2 8 6 OK",
        "=1 =1 OK",
        "6 1 8 3 OK",
        24,
    ),
    ("rich", "paper"): (
        "UP DOWN OK",
        "UP LEFT LEFT UP DOWN LEFT RIGHT UP UP DOWN DOWN OK OK",
        "DOWN UP RIGHT OK OK",
        "UP DOWN UP DOWN OK",
        "RIGHT UP UP UP LEFT UP OK OK",
        36,
    ),
    ("one suit", "pad"): (
        "LEFT OK",
        "OK OK DOWN OK DOWN RIGHT OK OK LEFT done",
        "OK",
        "DOWN OK done",
        "DOWN RIGHT OK done",
        22,
    ),
    ("one suit", "three"): (
        "PREV OK OK",
        "OK OK NEXT OK FAST NEXT OK OK NEXT OK PREV OK",
        "OK",
        "NEXT OK PREV OK",
        "NEXT NEXT OK PREV PREV OK",
        28,
    ),
    ("one suit", "knob"): (
        "PREV OK OK",
        "OK OK NEXT OK" + turned(7) + " OK NEXT OK PREV OK",
        "OK",
        "NEXT OK PREV OK",
        "NEXT NEXT OK PREV PREV OK",
        33,
    ),
    ("one suit", "twelve"): ("=4", "7 7 1 =2 1 NEXT OK PREV OK", "OK", "1 OK", "2 OK", 17),
    ("one suit", "paper"): (
        "LEFT OK",
        "OK OK UP UP DOWN DOWN UP OK DOWN LEFT UP OK",
        "OK",
        "UP UP OK",
        "DOWN UP OK",
        23,
    ),
    ("points", "pad"): (
        "RIGHT OK UP OK",
        "UP UP LEFT DOWN DOWN DOWN DOWN OK",
        "OK",
        "UP UP OK",
        "DOWN DOWN LEFT UP OK",
        23,
    ),
    ("points", "three"): (
        "NEXT NEXT OK OK PREV OK",
        "NEXT NEXT OK PREV PREV PREV PREV OK OK",
        "OK",
        "NEXT NEXT OK OK",
        "NEXT NEXT NEXT OK NEXT OK OK",
        29,
    ),
    ("points", "knob"): (
        "NEXT NEXT OK OK PREV OK",
        "NEXT NEXT OK PREV PREV PREV PREV OK OK",
        "OK",
        "NEXT NEXT OK OK",
        "NEXT NEXT NEXT OK NEXT OK OK",
        29,
    ),
    ("points", "twelve"): ("=6 PREV OK", "6 4 OK", "OK", "4 OK", "1 6 OK", 14),
    ("points", "paper"): (
        "RIGHT OK LEFT LEFT OK",
        "UP UP LEFT DOWN DOWN DOWN DOWN OK",
        "OK",
        "UP UP OK",
        "DOWN DOWN LEFT UP OK",
        24,
    ),
    ("points again", "pad"): (
        "RIGHT OK",
        "UP UP LEFT DOWN DOWN DOWN DOWN OK",
        "OK",
        "UP UP OK",
        "DOWN DOWN LEFT UP OK",
        21,
    ),
    ("points again", "three"): (
        "NEXT NEXT OK OK",
        "NEXT NEXT OK PREV PREV PREV PREV OK OK",
        "OK",
        "NEXT NEXT OK OK",
        "NEXT NEXT NEXT OK NEXT OK OK",
        27,
    ),
    ("points again", "knob"): (
        "NEXT NEXT OK OK",
        "NEXT NEXT OK PREV PREV PREV PREV OK OK",
        "OK",
        "NEXT NEXT OK OK",
        "NEXT NEXT NEXT OK NEXT OK OK",
        27,
    ),
    ("points again", "twelve"): ("=6", "6 4 OK", "OK", "4 OK", "1 6 OK", 12),
    ("points again", "paper"): (
        "RIGHT OK",
        "UP UP LEFT DOWN DOWN DOWN DOWN OK",
        "OK",
        "UP UP OK",
        "DOWN DOWN LEFT UP OK",
        21,
    ),
    ("many points", "pad"): (
        "RIGHT OK",
        "DOWN LEFT LEFT DOWN DOWN DOWN DOWN OK",
        "UP UP LEFT DOWN DOWN DOWN DOWN OK",
        "LEFT LEFT UP UP UP UP OK",
        "DOWN DOWN LEFT UP OK",
        32,
    ),
    ("many points", "three"): (
        "NEXT NEXT OK OK",
        "PREV PREV OK FAST PREV PREV PREV PREV OK OK",
        "NEXT NEXT OK PREV PREV PREV PREV OK OK",
        "FAST FAST NEXT NEXT NEXT NEXT OK OK",
        "NEXT NEXT NEXT OK NEXT OK OK",
        40,
    ),
    ("many points", "knob"): (
        "NEXT NEXT OK OK",
        "PREV PREV OK PREV NEXT OK" + turned(-4) + " OK",
        "NEXT NEXT OK" + turned(-4) + " OK",
        "NEXT PREV OK NEXT PREV OK" + turned(4) + " OK",
        "NEXT NEXT NEXT OK NEXT OK OK",
        46,
    ),
    ("many points", "twelve"): ("=6", "6 0 8 OK", "6 4 OK", "4 0 0 OK", "1 6 OK", 17),
    ("many points", "paper"): (
        "RIGHT OK",
        "DOWN LEFT LEFT DOWN DOWN DOWN DOWN OK",
        "UP UP LEFT DOWN DOWN DOWN DOWN OK",
        "LEFT LEFT UP UP UP UP OK",
        "DOWN DOWN LEFT UP OK",
        32,
    ),
}
