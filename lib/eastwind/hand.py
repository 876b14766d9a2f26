# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One player's counted hand: up to seven sets, what was told about it, or its points."""

from eastwind import const
from eastwind.sets import EXACT, PAIR, SETS
from eastwind.slots import get_int, put_int
from eastwind.tiles import NO_TILE

PACKED = 21  # bytes of a packed hand

_ROOM = const(7)  # no hand of 13 or 14 tiles has more sets and pairs


class Hand:
    """A counted hand: n sets in codes and tiles, NO_TILE where only the class is known."""

    def __init__(self):
        self.codes = bytearray(_ROOM)
        self.tiles = bytearray(_ROOM)
        self.n = 0
        self.flags = 0
        self.bonus = 0  # flowers 1 to 4 and seasons 1 to 4 as bits
        self.mode = SETS
        self.base = 0
        self.doubles = 0

    def clear(self):
        self.n = self.flags = self.bonus = self.mode = self.base = self.doubles = 0

    def copy_from(self, other):
        self.codes[:] = other.codes
        self.tiles[:] = other.tiles
        self.n = other.n
        self.flags = other.flags
        self.bonus = other.bonus
        self.mode = other.mode
        self.base = other.base
        self.doubles = other.doubles

    def add(self, set_code, tile=NO_TILE):
        """Put one set down. The caller has seen to it that it fits."""
        self.codes[self.n] = set_code
        self.tiles[self.n] = tile
        self.n += 1

    def pop(self):
        """Take the last set back."""
        if self.n:
            self.n -= 1

    def count(self, low, high):
        """How many sets have a code from low to high."""
        codes = self.codes
        found = 0
        i = self.n
        while i:
            i -= 1
            if low <= codes[i] <= high:
                found += 1
        return found

    def pairs(self):
        return self.count(PAIR << 5, (PAIR << 5) + 31)

    def full(self):
        """A winner's four sets and a pair."""
        return self.n == 5 and self.pairs() == 1

    def pack_into(self, buffer, at):
        """Write PACKED bytes: mode and n, flags, sets or tiles or the told numbers, bonus tiles."""
        buffer[at] = self.mode << 4 | self.n
        put_int(buffer, at + 1, self.flags)
        buffer[at + PACKED - 1] = self.bonus
        at += 5
        if SETS < self.mode < EXACT:
            put_int(buffer, at, self.base)
            buffer[at + 4] = self.doubles
            return
        i = 0
        while i < _ROOM:
            buffer[at + i] = self.codes[i]
            buffer[at + _ROOM + i] = self.tiles[i]
            i += 1
        buffer[at + 2 * _ROOM] = self.base

    def unpack_from(self, buffer, at):
        """Read what pack_into wrote."""
        self.clear()
        self.mode = buffer[at] >> 4
        self.n = buffer[at] & 15
        self.flags = get_int(buffer, at + 1)
        self.bonus = buffer[at + PACKED - 1]
        at += 5
        if SETS < self.mode < EXACT:
            self.base = get_int(buffer, at)
            self.doubles = buffer[at + 4]
            return
        i = 0
        while i < _ROOM:
            self.codes[i] = buffer[at + i]
            self.tiles[i] = buffer[at + _ROOM + i]
            i += 1
        self.base = buffer[at + 2 * _ROOM]
