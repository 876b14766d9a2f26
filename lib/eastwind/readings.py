# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every way to split the tiles in hand into sets and one pair, one after another."""

from eastwind.split import HONOURS, PAIR_SET, PUNG_SET, lay, size, weight
from eastwind.tiles import NO_TILE, WINDS

_ONE_PAIR = 2  # tiles of a pair

# tiles, as bits, that can begin three equal chows
_RUN = 0o177177177


class Readings:
    """After next(): sets[:n] is a reading, kind << 6 | lowest tile each, the pair last.

    Three neighbouring pungs are three equal chows too; nothing else can be read in two ways once
    the pair is chosen.
    """

    def __init__(self):
        self.sets = bytearray(8)
        self.n = 0
        self._packs = None
        self._suit = 0  # the suit with the pair
        self._pair = 0  # the pair tried next, and the one laid
        self._laid = 0
        self._step = 1
        self._end = 0
        self._runs = 0  # tiles, as bits, that begin a run of pungs not yet read as chows

    def start(self, packs):
        """Begin with the tiles in hand, a suit each (see eastwind.split)."""
        self._packs = packs
        self._runs = self._end = 0
        suit = -1
        for i in range(4):
            over = size(packs[i]) % 3
            if over == 1 or over and suit >= 0:
                return
            if over:
                suit = i
        if suit < 0:
            return
        self._suit = suit
        self._pair = 9 * suit
        self._end = 9 * suit + 9
        self._step = 1
        if suit != HONOURS:
            # chows and pungs add 0 to the weight, so the pair's rank is known modulo 3
            self._pair += 2 * weight(packs[suit]) % 3
            self._step = 3

    def next(self):
        """The next reading; False where there is none."""
        if self._runs:
            run = 0
            while not self._runs >> run & 1:
                run += 1
            self._runs &= self._runs - 1
            self._lay(run)
            return True
        while self._pair < self._end:
            self._laid = self._pair
            self._pair += self._step
            if self._packs[self._suit] >> 3 * (self._laid % 9) & 7 >= _ONE_PAIR:
                if self._lay(NO_TILE):
                    self._find_runs()
                    return True
        return False

    def _lay(self, run):
        n = 0
        for suit in range(4):
            pack = self._packs[suit]
            if suit == self._suit:
                pack -= _ONE_PAIR << 3 * (self._laid % 9)
            if pack:
                n = lay(pack, 9 * suit, run, self.sets, n)
                if n < 0:
                    return False
        self.sets[n] = PAIR_SET | self._laid
        self.n = n + 1
        return True

    def _find_runs(self):
        pungs = 0
        i = 0
        while i < self.n:
            tile = self.sets[i] - PUNG_SET
            if 0 <= tile < WINDS:
                pungs |= 1 << tile
            i += 1
        self._runs = pungs & pungs >> 1 & pungs >> 2 & _RUN
