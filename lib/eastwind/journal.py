# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The records of the games where they outlast the power: a log over a memory and a drive.

Goals: when append() returns, a record is in the memory, or on the drive where no memory is ours; if
that failed it is kept here, said, and tried again. A game leaves the memory only once the drive has
it. Nothing strange is erased unasked. Nothing here raises an error about either.
"""

from eastwind import events
from eastwind.log import CUT, DAMAGED, FOREIGN, NO_ROOM, NOT_SAVED, PART_LOST
from eastwind.pair import Pair, numbers
from eastwind.part import Part
from eastwind.slots import SLOT, get_short, put_short, seal
from eastwind.strip import Strip

LOW = 16  # slots; below that the game goes to the drive
_COPIES = 24  # setup records that the memory keeps, at most, of a game on the drive


class Journal:
    """The records of the game in play. memory, drive: None where there is none."""

    def __init__(self, memory, drive):
        self.drive = drive
        self.strip = None if memory is None else Strip(memory)
        self.kept = []  # records that could not be saved
        self.parts = []  # the games that are not on the drive, last the one in play
        self.ours = memory is not None  # the memory may be written
        self.low = False  # checkpoint() is due
        self.highest = 0  # number of a game on the drive
        self.why = 0  # errno of the last failure, 0 where there is no drive
        self._stale = False  # the memory must say where the game goes on before it takes more
        self._cut = False
        self._part_lost = False
        self._slot = bytearray(SLOT)
        self._load()
        self._look()

    def __len__(self):
        return len(self.parts[-1])

    def read_into(self, i, slot):
        """Read record i of the game in play."""
        self.parts[-1].read_into(i, slot)

    # the tail: the memory's records and after them those kept here

    def tail(self):
        """How many there are."""
        return len(self.kept) + (self.strip.n if self.strip else 0)

    def read_tail(self, i, slot):
        """Read one of them."""
        n = self.strip.n if self.strip else 0
        if i < n:
            self.strip.read_into(i, slot)
        else:
            slot[:] = self.kept[i - n]

    # starting

    def _load(self):
        found = numbers(self.drive) if self.drive else []
        if found:
            self.highest = found[-1]
        i = 0
        while i < self.tail():
            self.read_tail(i, self._slot)
            if self._slot[0] == events.GAME or self._slot[0] == events.CHECKPOINT:
                self._add(i)
            i += 1
        if self.parts:
            self.ours = self.parts[0].first == 0
            for part in self.parts:
                self._attach(part)
        else:
            self._resume(found)
        if self.ours and not self._stale and self.strip.cut:
            kind = self.strip.memory[(self.strip.end - 1) * SLOT]
            self._cut = kind >> 4 != events.OF_SETUP

    def _add(self, first):
        if self.parts:
            self.parts[-1].last = first
        self.parts.append(Part(self, first))

    def _attach(self, part):
        # a game that begins in the memory
        self.read_tail(part.first, self._slot)
        number = get_short(self._slot, 20)
        pair = None
        if self._slot[0] == events.CHECKPOINT:
            if self.drive:
                number = get_short(self._slot, 22)
                pair = Pair(self.drive, number)
            self._part_lost = not pair or not part.follow(pair)
        if self.drive:
            part.pair = self._fitting(part, number, pair)
            if part.pair.n > part.base and part.pair.n >= len(part):
                part.moved(part.pair)
                self._stale = part is self.parts[-1]

    def _fitting(self, part, number, pair=None):
        # the files of the lowest number, from one on, that hold nothing but this game
        pair = pair or Pair(self.drive, number)
        while not part.fits(pair):
            number += 1
            pair = Pair(self.drive, number)
        return pair

    def _resume(self, found):
        # no game begins in the memory: the last one on the drive is in play
        self._add(0)
        part = self.parts[0]
        i = len(found)
        while i:
            i -= 1
            pair = Pair(self.drive, found[i])
            self._cut = self._cut or pair.cut
            if pair.n:
                self.ours = self.ours and self._torn_by_us() and part.within(pair)
                part.moved(pair)
                self._stale = True
                return
        part.first = part.end()
        self.ours = self.ours and self._torn_by_us() and not self.strip.n

    def _torn_by_us(self):
        # what was cut short in a blank memory begins as our records do
        i = 0
        while i < self.strip.end and not self.strip.n:
            kind = self.strip.memory[i * SLOT]
            if kind != events.GAME and kind != events.CHECKPOINT:
                return False
            i += 1
        return True

    # writing

    def append(self, slot):
        """Keep a copy of a sealed record."""
        if slot[0] == events.GAME:
            self._begin()
        self._cut = False
        if not (self.ours and self._put(slot)):
            self.kept.append(bytes(slot))
            if not self.ours:
                self._save()
        self._look()
        self.low = self.low or self.ours and slot[0] == events.END

    def _put(self, slot):
        return not self._stale and not self.kept and self.strip.put(slot)

    def _look(self):
        self.low = bool(self.kept)
        if self.ours:
            self.low = self.low or self._stale or self.strip.free() < LOW

    def _begin(self):
        # a new game: those before it should leave the memory
        last = self.parts[-1]
        if not len(last):
            last.first = last.end()
        elif not self._save():
            self._add(self.tail())
            return
        else:
            self.parts = [Part(self, self.tail())]
        self._stale = False
        if self.ours and self.strip.n:
            self._stale = not self.strip.erase()
        self.parts[0].first = self.tail()

    def _save(self):
        """Bring all games to the drive; False where that failed."""
        self.why = 0
        if not self.drive:
            return False
        try:
            for part in self.parts:
                if not part.pair:
                    part.read_into(0, self._slot)
                    part.pair = self._fitting(part, get_short(self._slot, 20))
                part.pair.write(part)
                part.moved(part.pair)
                self.highest = max(self.highest, part.pair.number)
        except (OSError, MemoryError) as error:
            self.why = getattr(error, "errno", 12) or 5
            return False
        self.parts = self.parts[-1:]
        self.kept = []
        self.parts[0].first = self.tail()
        return True

    def checkpoint(self, slot):
        """Do what is due: bring the game to the drive, then begin the memory anew.

        slot: a CHECKPOINT packed with the state after the newest record.
        """
        while self.kept and self.ours and not self._stale and self.strip.put(self.kept[0]):
            self.kept.pop(0)
        if self._save() and self.ours:
            self._turn(slot)
        self._look()

    def _turn(self, slot):
        part = self.parts[0]
        self._stale = True
        if self.strip.end and not self.strip.erase():
            return
        if part.base:
            put_short(slot, 22, part.pair.number)
            put_short(slot, 24, part.base)
            part.read_into(part.base - 1, self._slot)
            slot[26:28] = self._slot[SLOT - 4 : SLOT - 2]
            seal(slot)
            if not self.strip.put(slot):
                return
            self._copy_setup(part)
        part.first = self.tail()
        self._stale = False

    def _copy_setup(self, part):
        # so that the memory alone tells who plays what, should the drive be lost
        i = copies = 0
        while i < part.base and copies < _COPIES:
            part.read_into(i, self._slot)
            if events.GAME <= self._slot[0] <= events.SEATS:
                self._slot[0] += events.AGAIN
                seal(self._slot)
                self.strip.put(self._slot)
                copies += 1
            i += 1

    def erase(self):
        """Make a memory that holds something else ours; False where that failed."""
        self.ours = self.strip.erase()
        self._stale = self.ours
        if self.ours:
            self.parts[-1].first = self.tail()
        self._look()
        return self.ours

    # what a screen may ask

    @property
    def saved(self):
        """False while a power cut would lose something."""
        return not self.kept

    @property
    def notice(self):
        """What is to be told, as bits; 0 is well."""
        told = NOT_SAVED if self.kept else 0
        if self.ours:
            if self.strip.free() < LOW:
                told |= NO_ROOM
        elif self.strip:
            told |= FOREIGN
        if self._cut:
            told |= CUT
        if self._part_lost:
            told |= PART_LOST
        source = self.parts[-1].source
        if source and source.lost:
            told |= DAMAGED
        return told
