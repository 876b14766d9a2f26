# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Counting a hand set by set: what may be added, what the winning tile made, what is wrong.

For whoever enters a hand; scoring and the records of a game do without.
"""

from eastwind.facts import CLAIMED, DEAD, DRAWN, KONG_ON_KONG, WINNER
from eastwind.sets import (
    BOTH,
    BY_CLAIM,
    BY_DRAW,
    CHOW,
    CLOSED,
    CONCEALED,
    DRAGON,
    EXPOSED,
    KONG,
    OWN,
    PAIR,
    PUNG,
    SETS,
    TERMINAL,
    WIND,
)

# what the winning tile made
MADE_UNKNOWN, MADE_THREE, MADE_PAIR, MADE_CLOSED, MADE_OPEN = 0, 1, 2, 3, 4

MOST = 0x7FFFFF  # the highest number that may be told, so that every payment fits its record

# problems()
TOO_MANY_SETS = 1
TWO_PAIRS = 2
NO_PAIR = 4
TOO_FEW_SETS = 8
TOO_MANY_OF_CLASS = 16
DEAD_WINNER = 32
TOO_HIGH = 64
TOO_FEW_KONGS = 128


def of_class(hand, cls):
    """How many pairs, pungs and kongs are of a class."""
    found = 0
    i = 0
    while i < hand.n:
        if hand.codes[i] >> 5 and hand.codes[i] >> 2 & 7 == cls:
            found += 1
        i += 1
    return found


def can_add(hand, set_code):
    """False where no legal hand could hold this set too."""
    pairs = hand.pairs()
    tiles = 3 * hand.n - pairs  # a kong as three
    if set_code >> 5 == PAIR:
        if hand.flags & WINNER and pairs or tiles > 12:
            return False
    elif hand.n - pairs == 4 or tiles > 11:
        return False
    if not hand.flags & WINNER and hand.n == 6:
        return False
    cls = set_code >> 2 & 7
    return not set_code >> 5 or cls <= TERMINAL or of_class(hand, cls) < _most_of(cls)


def finish(hand, made):
    """Mark the pair or chow that the winning tile completed; False where there is none.

    made is MADE_...; how the hand was won is read from its flags.
    """
    state = BY_CLAIM if hand.flags & CLAIMED else BY_DRAW if hand.flags & DRAWN else CONCEALED
    found = made == MADE_UNKNOWN or made == MADE_THREE and _has_three(hand)
    i = hand.n
    while i:
        i -= 1
        kind = hand.codes[i] >> 5
        if kind == PAIR:
            hit = made == MADE_PAIR and not found
            hand.codes[i] = hand.codes[i] & ~3 | (state if hit else CONCEALED)
        elif kind == CHOW:
            hit = made >= MADE_CLOSED and not found
            hand.codes[i] = made - MADE_CLOSED + CLOSED << 2 | state if hit else EXPOSED
        else:
            hit = False
        found = found or hit
    return found


def _has_three(hand):
    """A pung that the winning tile can have made: an exposed one where it was claimed."""
    state = EXPOSED if hand.flags & CLAIMED else CONCEALED
    i = 0
    while i < hand.n:
        if hand.codes[i] >> 5 == PUNG and hand.codes[i] & 3 == state:
            return True
        i += 1
    return False


def problems(hand):
    """Every reason why this cannot be a counted hand, as bits; 0 is good."""
    found = 0
    winner = hand.flags & WINNER
    if winner and hand.flags & DEAD:
        found |= DEAD_WINNER
    if hand.mode != SETS:
        if hand.base > MOST or hand.doubles > 20 or hand.base << hand.doubles > MOST:
            found |= TOO_HIGH
        return found
    pairs = hand.pairs()
    if hand.n - pairs > 4 or 3 * hand.n - pairs > 14:
        found |= TOO_MANY_SETS
    cls = WIND
    while cls <= DRAGON:
        if of_class(hand, cls) > _most_of(cls):
            found |= TOO_MANY_OF_CLASS
        cls += 1
    if winner and hand.n:
        if pairs > 1:
            found |= TWO_PAIRS
        elif not pairs:
            found |= NO_PAIR
        if hand.n - pairs < 4:
            found |= TOO_FEW_SETS
    if hand.flags & KONG_ON_KONG and hand.count(KONG << 5, (KONG << 5) + 31) < 2:
        found |= TOO_FEW_KONGS
    return found


def _most_of(cls):
    """How many sets and pairs of a wind or dragon class there can be in one hand."""
    return 1 if OWN <= cls <= BOTH else 3
