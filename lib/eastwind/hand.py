# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One player's counted hand: up to seven sets, what was told about it, or its points."""

from eastwind.facts import CLAIMED, DEAD, DRAWN, WINNER
from eastwind.sets import (  # noqa: F401
    BOTH,
    BY_CLAIM,
    BY_DRAW,
    CHOW,
    CLOSED,
    CONCEALED,
    DRAGON,
    EXPOSED,
    IDLE,
    KONG,
    OPEN,
    OWN,
    PAIR,
    POINTS,
    PUNG,
    ROUND,
    SETS,
    SIMPLE,
    TERMINAL,
    TOTAL,
    WIND,
    classify,
    code,
)
from eastwind.slots import get_int, put_int
from eastwind.tiles import NO_TILE

# what the winning tile made
MADE_UNKNOWN, MADE_THREE, MADE_PAIR, MADE_CLOSED, MADE_OPEN = 0, 1, 2, 3, 4

ROOM = 7  # no hand of 13 or 14 tiles has more sets and pairs
PACKED = 19  # bytes of a packed hand
MOST = 0x7FFFFF  # the highest number that may be told, so that every payment fits its record

# problems()
TOO_MANY_SETS = 1
TWO_PAIRS = 2
NO_PAIR = 4
TOO_FEW_SETS = 8
TOO_MANY_OF_CLASS = 16
DEAD_WINNER = 32
TOO_HIGH = 64


class Hand:
    """A counted hand: n sets in codes and tiles, NO_TILE where only the class is known."""

    def __init__(self):
        self.codes = bytearray(ROOM)
        self.tiles = bytearray(ROOM)
        self.n = 0
        self.flags = 0
        self.mode = SETS
        self.base = 0
        self.doubles = 0

    def clear(self):
        self.n = self.flags = self.mode = self.base = self.doubles = 0

    def copy_from(self, other):
        self.codes[:] = other.codes
        self.tiles[:] = other.tiles
        self.n = other.n
        self.flags = other.flags
        self.mode = other.mode
        self.base = other.base
        self.doubles = other.doubles

    def add(self, set_code, tile=NO_TILE):
        """Put one set down. The caller has asked can_add."""
        self.codes[self.n] = set_code
        self.tiles[self.n] = tile
        self.n += 1

    def pop(self):
        """Take the last set back."""
        if self.n:
            self.n -= 1

    def pop_pair(self):
        """Take the last set back where it is a pair."""
        if self.n and self.codes[self.n - 1] >> 5 == PAIR:
            self.n -= 1

    def count(self, low, high):
        """How many sets have a code from low to high."""
        found = 0
        i = 0
        while i < self.n:
            if low <= self.codes[i] <= high:
                found += 1
            i += 1
        return found

    def of_class(self, cls):
        """How many pairs, pungs and kongs are of a class."""
        found = 0
        i = 0
        while i < self.n:
            if self.codes[i] >> 5 and self.codes[i] >> 2 & 7 == cls:
                found += 1
            i += 1
        return found

    def pairs(self):
        return self.count(PAIR << 5, (PAIR << 5) + 31)

    def tiles_held(self):
        """Tiles that the sets take, a kong as three: 13 at most, a winner's 14."""
        return 3 * self.n - self.pairs()

    def full(self):
        """A winner's four sets and a pair."""
        pairs = self.pairs()
        return pairs == 1 and self.n == 5

    def can_add(self, set_code):
        """False where no legal hand could hold this set too."""
        pairs = self.pairs()
        if set_code >> 5 == PAIR:
            if self.flags & WINNER and pairs:
                return False
            if self.tiles_held() + 2 > 14:
                return False
        else:
            if self.n - pairs == 4 or self.tiles_held() + 3 > 14:
                return False
        if not self.flags & WINNER and self.n == 6:
            return False
        if set_code >> 5 == CHOW:
            return True
        cls = set_code >> 2 & 7
        return cls <= TERMINAL or self.of_class(cls) < most_of(cls)

    def finish(self, made):
        """Mark the pair or chow that the winning tile completed; False where there is none.

        made is MADE_...; how the hand was won is read from the flags.
        """
        state = BY_CLAIM if self.flags & CLAIMED else BY_DRAW if self.flags & DRAWN else CONCEALED
        found = made == MADE_UNKNOWN or made == MADE_THREE and self.has_three()
        i = self.n
        while i:
            i -= 1
            kind = self.codes[i] >> 5
            if kind == PAIR:
                hit = made == MADE_PAIR and not found
                self.codes[i] = self.codes[i] & ~3 | (state if hit else CONCEALED)
            elif kind == CHOW:
                hit = made >= MADE_CLOSED and not found
                self.codes[i] = code(CHOW, made - MADE_CLOSED + CLOSED, state) if hit else EXPOSED
            else:
                hit = False
            found = found or hit
        return found

    def has_three(self):
        """A pung that the winning tile can have made: an exposed one where it was claimed."""
        state = EXPOSED if self.flags & CLAIMED else CONCEALED
        i = 0
        while i < self.n:
            if self.codes[i] >> 5 == PUNG and self.codes[i] & 3 == state:
                return True
            i += 1
        return False

    def problems(self):
        """Every reason why this cannot be a counted hand, as bits; 0 is good."""
        found = 0
        winner = self.flags & WINNER
        if winner and self.flags & DEAD:
            found |= DEAD_WINNER
        if self.mode != SETS:
            if self.base > MOST or self.doubles > 20 or self.base << self.doubles > MOST:
                found |= TOO_HIGH
            return found
        pairs = self.pairs()
        if self.n - pairs > 4 or self.tiles_held() > 14:
            found |= TOO_MANY_SETS
        cls = WIND
        while cls <= DRAGON:
            if self.of_class(cls) > most_of(cls):
                found |= TOO_MANY_OF_CLASS
            cls += 1
        if winner and self.n:
            if pairs > 1:
                found |= TWO_PAIRS
            elif not pairs:
                found |= NO_PAIR
            if self.n - pairs < 4:
                found |= TOO_FEW_SETS
        return found

    def pack_into(self, buffer, at):
        """Write PACKED bytes: mode and n, flags, then the sets or the told numbers."""
        buffer[at] = self.mode << 4 | self.n
        put_int(buffer, at + 1, self.flags)
        at += 5
        if self.mode != SETS:
            put_int(buffer, at, self.base)
            buffer[at + 4] = self.doubles
            return
        i = 0
        while i < ROOM:
            buffer[at + i] = self.codes[i]
            buffer[at + ROOM + i] = self.tiles[i]
            i += 1

    def unpack_from(self, buffer, at):
        """Read what pack_into wrote."""
        self.clear()
        self.mode = buffer[at] >> 4
        self.n = buffer[at] & 15
        self.flags = get_int(buffer, at + 1)
        at += 5
        if self.mode != SETS:
            self.base = get_int(buffer, at)
            self.doubles = buffer[at + 4]
            return
        i = 0
        while i < ROOM:
            self.codes[i] = buffer[at + i]
            self.tiles[i] = buffer[at + ROOM + i]
            i += 1


def most_of(cls):
    """How many sets and pairs of a wind or dragon class there can be in one hand."""
    return 1 if OWN <= cls <= BOTH else 3
