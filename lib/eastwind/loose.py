# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One player's hand tile by tile: what he holds, what lies on the table, how he won."""

from eastwind.facts import CLAIMED, KONG_ON_KONG, ORIGINAL, WINNER
from eastwind.sets import BOTH, CHOW, CONCEALED, KONG, OWN, PAIR, ROUND
from eastwind.tiles import KINDS, NO_TILE, NO_WIND, WINDS

ROOM = 6  # sets on the table: four, a pair that completed the hand, and one too many

# problems()
UNKNOWN_TILE = 1
FIVE_OF_A_TILE = 2
TOO_FEW = 4
TOO_MANY = 8
NOT_A_SET = 16
TWO_PAIRS = 32
NOT_COMPLETE = 64
NOT_HELD = 128
DEAD_WINNER = 256
PAIR_ON_TABLE = 512
TOO_FEW_KONGS = 1024

_ONE = tuple([1 << 3 * i for i in range(9)])  # a tile of each rank

_NONE = bytes(KINDS)

# the classes of 34 tiles, as they stand in the code of a set
_CLASS_OF = (b"\4" + b"\0" * 7 + b"\4") * 3 + b"\10\10\10\10\30\30\30"


def classify(seat, round_wind, classes):
    """Fill the classes of 34 tiles for a seat, as they stand in a code; NO_WIND where the seat or
    the round does not count."""
    classes[:] = _CLASS_OF
    if round_wind < 4:
        classes[WINDS + round_wind] = ROUND << 2
    if seat < 4:
        classes[WINDS + seat] = (BOTH if seat == round_wind else OWN) << 2


class Loose:
    """A hand not yet arranged. packs are the tiles in hand, a suit each (see eastwind.split)."""

    def __init__(self):
        self.packs = [0] * 4
        self.held = bytearray(KINDS)  # every tile, in hand and on the table
        self.kinds = bytearray(ROOM)  # sets on the table: kind, lowest tile, state
        self.firsts = bytearray(ROOM)
        self.states = bytearray(ROOM)
        self.n = 0
        self.fours = 0
        self.in_hand = 0
        self.tile = NO_TILE  # the winning tile, counted among the tiles in hand or on the table
        self.flags = 0
        self.bonus = 0  # as in Hand
        self.seat = NO_WIND
        self.round = NO_WIND
        self.pairs = 0  # pairs that were typed as such
        self.found = 0  # problems met while tiles were put down

    def clear(self):
        packs = self.packs
        packs[0] = packs[1] = packs[2] = packs[3] = 0
        self.held[:] = _NONE
        self.n = self.fours = self.in_hand = self.flags = self.bonus = self.pairs = self.found = 0
        self.tile = NO_TILE
        self.seat = self.round = NO_WIND

    def hold(self, tiles):
        """More tiles in hand, given as bytes or a list."""
        held = self.held
        packs = self.packs
        ones = _ONE  # a board finds a local name faster
        for tile in tiles:
            held[tile] += 1
            packs[tile // 9] += ones[tile % 9]
        self.in_hand += len(tiles)

    def lay(self, kind, first, state):
        """One set more on the table; first is its lowest tile. A pair may lie there only as
        what the winning discard completed."""
        if self.n == ROOM:
            self.found |= TOO_MANY
            return
        held = self.held
        if kind:
            held[first] += kind + 1
        elif first < WINDS and first % 9 < 7:
            held[first] += 1
            held[first + 1] += 1
            held[first + 2] += 1
        else:
            self.found |= NOT_A_SET
            return
        self.kinds[self.n] = kind
        self.firsts[self.n] = first
        self.states[self.n] = state
        self.n += 1
        if kind == KONG:
            self.fours += 1

    def suits(self):
        """The suits held, as bits: 1 bamboo, 2 dots, 4 characters, 8 honours."""
        packs = self.packs
        found = 0
        if packs[0]:
            found = 1
        if packs[1]:
            found |= 2
        if packs[2]:
            found |= 4
        if packs[3]:
            found |= 8
        for i in range(self.n):
            found |= 1 << self.firsts[i] // 9
        return found

    def take_back(self, i, sign):
        """Put the tiles of set i on the table back among those in hand (1), or out again (-1)."""
        kind = self.kinds[i]
        first = self.firsts[i]
        self.packs[first // 9] += sign * (kind + 1 if kind else 0o111) * _ONE[first % 9]

    def move(self, tile, sign):
        """One tile into the hand or out of it."""
        self.packs[tile // 9] += sign * _ONE[tile % 9]

    def problems(self):
        """Every reason why this cannot be a hand, as bits; 0 is good.

        A hand between turns has 13 tiles and one more for each four; a winner one more still
        (Harr, Part I, p.23).
        """
        found = self.found
        if max(self.held) > 4:
            found |= FIVE_OF_A_TILE
        tiles = self.in_hand
        for i in range(self.n):
            kind = self.kinds[i]
            tiles += 3 if kind != PAIR else 2
            if kind == PAIR and not (self.flags & CLAIMED and self.tile == self.firsts[i]):
                found |= PAIR_ON_TABLE
        wanted = 14 if self.flags & WINNER else 13
        if tiles != wanted and not found:
            found |= TOO_FEW if tiles < wanted else TOO_MANY
            if self.flags & WINNER and self.pairs > 1:
                found |= TWO_PAIRS
        if self.flags & WINNER and self.tile != NO_TILE and not self.flags & ORIGINAL:
            i = -1
            while i < self.n and not self.may_complete(i):
                i += 1
            if i == self.n:
                found |= NOT_HELD
        if self.flags & KONG_ON_KONG and self.fours < 2:
            found |= TOO_FEW_KONGS
        return found

    def has_in_hand(self, tile):
        return self.packs[tile // 9] // _ONE[tile % 9] & 7

    def may_complete(self, i):
        """True where the winning tile may have completed set i on the table, or with i -1 one
        formed in hand. A chow completed by draw may have been laid out (Harr, Part II, p.67)."""
        if i < 0:
            return self.has_in_hand(self.tile)
        kind = self.kinds[i]
        first = self.firsts[i]
        if kind == CHOW:
            if not first <= self.tile <= first + 2:
                return False
            return self.flags & CLAIMED or not self.has_in_hand(self.tile)
        if kind == KONG or self.states[i] == CONCEALED:
            return False
        return self.tile == first and self.flags & CLAIMED
