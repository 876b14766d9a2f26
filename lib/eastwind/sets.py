# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A set as one byte: kind << 5 | class << 2 | state.

Classical points depend on nothing else, so a hand counted by class and a hand counted tile by tile
are scored by the same code.
"""

from eastwind.tiles import WINDS

CHOW, PAIR, PUNG, KONG = 0, 1, 2, 3

# classes of a pair, pung or kong
SIMPLE, TERMINAL, WIND, OWN, ROUND, BOTH, DRAGON = 0, 1, 2, 3, 4, 5, 6
# "classes" of a chow: idle, or completed by the winning tile in the middle or at its only open
# end (closed), or at either end (open)
IDLE, CLOSED, OPEN = 0, 1, 2

CONCEALED, EXPOSED = 0, 1
# states of the pair or chow that the winning tile completed; an idle pair is CONCEALED
BY_CLAIM, BY_DRAW = 1, 2

# how a hand was told: as sets, as points and doubles, or as its total
SETS, POINTS, TOTAL = 0, 1, 2

_CLASS_OF = (b"\1" + b"\0" * 7 + b"\1") * 3 + b"\2\2\2\2\6\6\6"


def code(kind, cls, state):
    """The byte of a set."""
    return kind << 5 | cls << 2 | state


def classify(seat, round_wind, classes):
    """Fill 34 classes of tile for a seat; NO_WIND where the seat or the round does not count."""
    classes[:] = _CLASS_OF
    if round_wind < 4:
        classes[WINDS + round_wind] = ROUND
    if seat < 4:
        classes[WINDS + seat] = BOTH if seat == round_wind else OWN
