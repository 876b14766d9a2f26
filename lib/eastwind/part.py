# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The records of one game in a journal, as a log: those in its files, then those in the tail.

The tail is what the journal's memory holds, and after that what could not be saved.
"""

from eastwind import events
from eastwind.slots import SLOT, get_short, seal

_SUM_AT = SLOT - 4


class Part:
    """Records up to base are read from the files `source`, then the tail's from first to last."""

    def __init__(self, journal, first):
        self._journal = journal
        self.source = None
        self.base = 0
        self.first = first
        self.last = None  # None while the game is in play
        self.pair = None  # the files that it goes to
        self.lost = 0  # records that its files do not hold
        self._told = None  # what to open them with again
        self._slot = bytearray(SLOT)

    def files(self):
        """The files that it goes to, opened again where rest() has let them go; None before there
        are any."""
        if self._told:
            from eastwind.pair import Pair

            self.pair = Pair(self._journal.drive, *self._told)
            self._told = None
            if self.base:
                self.source = self.pair
        return self.pair

    def rest(self):
        """Let the files go until they are needed, but for what is known of them."""
        if self.pair and self.source in (None, self.pair):
            self._told = self.pair.number, self.pair.told()
            self.source = self.pair = None

    def end(self):
        """Where the tail's records of this game end."""
        return self._journal.tail() if self.last is None else self.last

    def __len__(self):
        return self.base + self.end() - self.first

    def read_into(self, i, slot):
        """Read record i; a copy of a setup record as what it is a copy of."""
        if i < self.base:
            (self.source or self.files()).read_into(i, slot)
            return
        self._journal.read_tail(i - self.base + self.first, slot)
        if events.GAME <= slot[0] - events.AGAIN <= events.HOUSE:
            slot[0] -= events.AGAIN
            seal(slot)

    def follow(self, pair):
        """Go on from a pair of files as the CHECKPOINT at first says; False if these are others."""
        self._journal.read_tail(self.first, self._slot)
        count = get_short(self._slot, 24)
        low, high = self._slot[26], self._slot[27]
        if not 0 < count <= pair.n:
            return False
        pair.read_into(count - 1, self._slot)
        if self._slot[_SUM_AT] != low or self._slot[_SUM_AT + 1] != high:
            return False
        self.source = pair
        self.lost = pair.lost
        self.base = count
        self.first += 1
        while self.first < self.end():
            self._journal.read_tail(self.first, self._slot)
            if not events.GAME <= self._slot[0] - events.AGAIN <= events.HOUSE:
                break
            self.first += 1
        return True

    def moved(self, pair):
        """All its records are in a pair of files now."""
        self.source = self.pair = pair
        self.lost = pair.lost
        self.base = pair.n
        self.first = self.end()

    def fits(self, pair):
        """True where a pair of files holds nothing, the beginning of this game, or all of it."""
        if pair.strange:
            return False
        slot = bytearray(SLOT)
        i = self.base if pair is self.source else 0
        while i < pair.n and i < len(self) and self._same(pair, i, i, slot):
            i += 1
        return i == pair.n or self.within(pair, i)

    def within(self, pair, i=0):
        """True where a pair of files holds all records from i on, perhaps with others among them.

        That is what a memory looks like whose erasing was cut short.
        """
        slot = bytearray(SLOT)
        j = i
        while i < pair.n and j < len(self):
            if self._same(pair, i, j, slot):
                j += 1
            i += 1
        return j == len(self)

    def _same(self, pair, i, j, slot):
        pair.read_into(i, self._slot)
        self.read_into(j, slot)
        return self._slot == slot


def files_for(part, drive, number, pair=None):
    """The files that a game may be written to: of the lowest number, from one on, that fit.

    pair: those of that number, where they have been opened.
    """
    from eastwind.pair import Pair

    pair = pair or Pair(drive, number)
    while not part.fits(pair):
        number += 1
        pair = Pair(drive, number)
    return pair
