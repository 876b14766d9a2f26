# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A set as one byte: kind << 5 | class << 2 | state.

Classical points depend on nothing else, so a hand counted by class and a hand counted tile by tile
are scored by the same code.
"""

CHOW, PAIR, PUNG, KONG = 0, 1, 2, 3

# classes of a pair, pung or kong
SIMPLE, TERMINAL, WIND, OWN, ROUND, BOTH, DRAGON = 0, 1, 2, 3, 4, 5, 6
# "classes" of a chow that the winning tile completed: in the middle or at its only open end
# (closed), or at either end (open); of an idle chow it is 0
CLOSED, OPEN = 1, 2

# a claimed kong was three in hand and a discard; where the ruleset does not say otherwise it counts
# as an exposed one
CONCEALED, EXPOSED, CLAIMED_KONG = 0, 1, 2
# states of the pair or chow that the winning tile completed; an idle pair is CONCEALED
BY_CLAIM, BY_DRAW = 1, 2

# how a hand was told: as sets, as points and doubles, or as its total; or it is being told tile by
# tile (see eastwind.exact)
SETS, POINTS, TOTAL, EXACT = 0, 1, 2, 3


def code(kind, cls, state):
    """The byte of a set."""
    return kind << 5 | cls << 2 | state
