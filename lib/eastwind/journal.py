# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The records of the games where they outlast the power: a log over a memory and a drive.

Goals: when append() returns, a record is in the memory, or on the drive where no memory is ours; if
that failed it is kept here, said, and tried again. A game leaves the memory only once the drive has
it. Nothing strange is erased unasked. Nothing here raises an error about either.
"""

from eastwind import events
from eastwind.log import CUT, DAMAGED, FOREIGN, NO_ROOM, NOT_SAVED, PART_LOST
from eastwind.part import Part, files_for
from eastwind.slots import SLOT, get_short, put_short, seal
from eastwind.strip import Strip

LOW = 16  # slots; below that the game goes to the drive
_ENOMEM = 12
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
        self.stale = False  # the memory must say where the game goes on before it takes more
        self._ended = False  # the record before was the last of its game
        self.cut = False
        self.part_lost = False
        self._slot = bytearray(SLOT)
        from eastwind.resume import resume  # needed but once: it may be dropped afterwards

        resume(self)
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

    def add(self, first):
        """Another game begins at a record of the tail."""
        if self.parts:
            self.parts[-1].last = first
        self.parts.append(Part(self, first))

    def append(self, slot):
        """Keep a copy of a sealed record."""
        if slot[0] == events.GAME:
            self._begin()
        self.cut = False
        if not (self.ours and self._put(slot)):
            self.kept.append(bytes(slot))
            if not self.ours:
                self._save()
        self._look()
        self._ended = slot[0] == events.END
        self.low = self.low or self.ours and self._ended

    def _put(self, slot):
        return not self.stale and not self.kept and self.strip.put(slot)

    def _look(self):
        self.low = bool(self.kept)
        if self.ours:
            self.low = self.low or self.stale or self.strip.free() < LOW

    def _begin(self):
        # a new game: those before it should leave the memory
        last = self.parts[-1]
        if not len(last):
            last.first = last.end()
        elif not self._save():
            self.add(self.tail())
            return
        else:
            self.parts = [Part(self, self.tail())]
        self.stale = self.part_lost = False
        if self.ours and self.strip.n:
            self.stale = not self.strip.erase()
        self.parts[0].first = self.tail()

    def _save(self):
        # bring all games to the drive; False where that failed
        self.why = 0
        if not self.drive:
            return False
        try:
            for part in self.parts:
                if not part.files():
                    part.read_into(0, self._slot)
                    part.pair = files_for(part, self.drive, get_short(self._slot, 20))
                part.pair.write(part)
                part.moved(part.pair)
                self.highest = max(self.highest, part.pair.number)
        except OSError as error:
            self.why = error.args[0]
            return False
        except MemoryError:
            self.why = _ENOMEM
            return False
        self.parts = self.parts[-1:]
        self.kept = []
        self.parts[0].first = self.tail()
        return True

    def checkpoint(self, slot):
        """Do what is due: bring the game to the drive, then begin the memory anew.

        slot: a CHECKPOINT packed with the state after the newest record.
        """
        while self.kept and self.ours and not self.stale and self.strip.put(self.kept[0]):
            self.kept.pop(0)
        if self._save() and self.ours:
            self._turn(slot)
        self._look()

    def rest(self):
        """Nothing is read or written for a while: keep as little in memory as will do."""
        for part in self.parts:
            part.rest()

    def _turn(self, slot):
        part = self.parts[0]
        self.stale = True
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
        self.stale = False

    def _copy_setup(self, part):
        # so that the memory alone tells who plays what, should the drive be lost
        i = copies = 0
        while i < part.base and copies < _COPIES:
            part.read_into(i, self._slot)
            kind = self._slot[0]
            if events.GAME <= kind <= events.HOUSE and kind != events.CHECKPOINT:
                self._slot[0] += events.AGAIN
                seal(self._slot)
                self.strip.put(self._slot)
                copies += 1
            i += 1

    def erase(self):
        """Make a memory that holds something else ours; False where that failed, or where records
        of a game lie in it that the drive cannot take."""
        if not self._save() and self.strip.n or not self.strip.erase():
            return False
        part = self.parts[-1]
        self.ours = True
        self.stale = part.base > 0
        if not self.kept:
            part.first = 0
        self._look()
        return True

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
        if self.cut:
            told |= CUT
        if self.part_lost:
            told |= PART_LOST
        if self.parts[-1].lost or self._damaged():
            told |= DAMAGED
        return told

    def _damaged(self):
        if not self.strip:
            return False
        return self.strip.damaged > self.strip.cut if self.ours else self.strip.n > 0
