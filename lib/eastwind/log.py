# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A list of records, and which of them are live.

Records are only ever appended. A step is what one undo takes back: a deal with the hands counted
before it, a draw, a washing, a penalty, the end of the game, or the correction of an earlier step.
"""

from array import array

from eastwind import const, events
from eastwind.match import SETUP
from eastwind.slots import SLOT, get_short

# What a log that outlasts the power has to tell: the bits of its notice.
NOT_SAVED = 1  # records are kept here only; its `why` is the errno, 0 where there is no drive
FOREIGN = 2  # the memory holds something else; the log's erase() makes it ours
NO_ROOM = 4  # the memory is nearly full and the drive could not be written, see why
CUT = 8  # the power went while a record was written: enter it again
PART_LOST = 16  # the drive lacks the first records of this game; its totals are right
DAMAGED = 32  # records of this game cannot be read any more; the totals lack them

NONE = -1
_NO_STEP = const(0xFFFF)
_ROOM = const(256)  # steps before any memory is asked for


class Steps:
    """The steps of a log as a stack: undo moves down it, redo up again, a new step cuts it off."""

    def __init__(self, log):
        self.log = log
        self.slot = bytearray(SLOT)  # the record read last
        self.live = 0  # steps that count
        self.undone = 0  # steps that redo can bring back
        self.unknown = 0  # records that cannot be followed: of later programs, or for lost ones
        # Where the records of each step begin in the log, and for a correction which earlier step
        # they are for. While a correction is live, the two have swapped their beginnings, so that
        # each step has its newest records.
        self._starts = array("H", bytes(2 * _ROOM))
        self._for = {}
        self._draft = NONE  # where the hands begin that no step has taken up yet
        self.again = NONE  # where the records of a correction begin that has not been closed
        self._target = self._moves = 0  # of that correction
        self._bit = 0  # AGAIN while the records of a correction are read

    def follow(self, record, i):
        """Note a record, the newest of the log, at index i."""
        kind = record[0]
        if kind not in events.KNOWN:
            self.unknown += 1
        if kind == events.HAND:
            self.again = NONE
            if self._draft == NONE:
                self._draft = i
        elif kind == events.CORRECT:
            self.again = i
            self._target = self.live - get_short(record, 2)
            self._moves = record[1]
        elif kind >> 4 == events.OF_STEP:
            if kind & events.AGAIN:
                self._correct(i)
            else:
                self._push(i if self._draft == NONE else self._draft, self.live)
                self._draft = self.again = NONE
        elif kind == events.UNDO:
            if self.live:
                self.live -= 1
                self.undone += 1
                self._swap(self.live)
            else:
                self.unknown += 1
            self._draft = NONE
        elif kind == events.REDO:
            if self.undone:
                self._swap(self.live)
                self.live += 1
                self.undone -= 1
            else:
                self.unknown += 1
            self._draft = NONE
        elif kind == events.SEATS:
            self._draft = NONE
        elif kind == events.GAME:
            self.live = self.undone = self.unknown = 0
            if record[22] > events.LAYOUT:
                self.unknown = 1
            self._draft = NONE

    def _push(self, start, target):
        if self.live < len(self._starts):
            self._starts[self.live] = start
        else:
            self._starts.append(start)
        self._for.pop(self.live, None)  # of one that was undone
        if target != self.live:
            self._for[self.live] = target
        self.live += 1
        self.undone = 0

    def _correct(self, i):
        target = self._target
        if self.again == NONE or not 0 <= target < self.live or target in self._for:
            self.again = i
            target = _NO_STEP
            self.unknown += 1
        self._push(self.again, target)
        self._swap(self.live - 1)
        if self._moves:
            self._draft = NONE  # it was counted for other seats
        self.again = NONE

    def _swap(self, k):
        other = self.corrects(k)
        if other < k:
            start = self._starts[k]
            self._starts[k] = self._starts[other]
            self._starts[other] = start

    def corrects(self, k):
        """The number of the step that step k is a correction of; k itself where it is none."""
        return self._for.get(k, k)

    def restore(self, match):
        """Bring a match whose setup is known to the state after the last live step and draft."""
        self._play(self.live, match)
        if match.phase != SETUP and self._draft != NONE:
            self._apply_from(self._draft, match)

    def rewind(self, k, match):
        """Bring another match to the state before step k."""
        match.clear()
        i = 0
        while i < len(self.log):
            self.log.read_into(i, self.slot)
            if self.slot[0] >> 4 == events.OF_SETUP:
                match.apply(self.slot, 0)
            i += 1
        self._play(k, match)

    def _play(self, end, match):
        if match.phase == SETUP:
            return
        match.begin()
        self.log.read_into(0, self.slot)
        if self.slot[0] == events.CHECKPOINT:  # it stands for records that are lost
            match.apply(self.slot, 0)
        k = 0
        while k < end:
            self.apply(k, match)
            k += 1

    def apply(self, k, match):
        """Apply step k, which must be the next for the match; its last record stays in slot.

        A correction does nothing: the step that it corrects has its records.
        """
        if k not in self._for:
            self._apply_from(self._starts[k], match)

    def _apply_from(self, i, match):
        i = self._first(i)
        while i < len(self.log):
            match.apply(self.slot, 0)
            if self.slot[0] >> 4 == events.OF_STEP:
                return
            i = self._next(i + 1)

    def _first(self, i):
        # read the first record of the step that begins at i; returns its index
        self.log.read_into(i, self.slot)
        self._bit = 0
        if self.slot[0] == events.CORRECT:
            self._bit = events.AGAIN
            i = self._next(i + 1)
        return i

    def _next(self, i):
        # read the next record of the same step, as what it would be in no correction
        while i < len(self.log):
            self.log.read_into(i, self.slot)
            kind = self.slot[0]
            if events.HAND <= kind < events.UNDO and kind & events.AGAIN == self._bit:
                if kind != events.CORRECT:
                    self.slot[0] -= self._bit
                    break
            i += 1
        return i

    def read(self, k):
        """Read the record that closed step k into slot; returns its kind.

        The newest one where it has been corrected; a correction's own where it was the last.
        """
        i = self._first(self._begins(k))
        while self.slot[0] >> 4 != events.OF_STEP:
            i = self._next(i + 1)
        return self.slot[0]

    def _begins(self, k):
        other = self.corrects(k)
        return self._starts[other if k < self.live and other < k else k]

    def find(self, k, place):
        """Read the HAND of a place in step k into slot; False where there is none.

        Step number `live` is the draft.
        """
        i = self._draft if k == self.live else self._begins(k)
        if i == NONE:
            return False
        found = NONE
        i = self._first(i)
        while i < len(self.log) and self.slot[0] >> 4 != events.OF_STEP:
            if self.slot[0] == events.HAND and events.who(self.slot, 0) == place:
                found = i
            i = self._next(i + 1)
        if found == NONE:
            return False
        self.log.read_into(found, self.slot)
        self.slot[0] -= self._bit
        return True

    def hand(self, k, place, hand):
        """Fill hand with the one counted for a place in step k; its HAND stays in slot.

        Returns False where none was. Step number `live` is the draft.
        """
        if not self.find(k, place):
            return False
        hand.unpack_from(self.slot, events.HAND_AT)
        return True


def replay(log, match):
    """Bring a match to the state that a log tells; returns the Steps of the log. Linear."""
    match.clear()
    steps = Steps(log)
    i = 0
    while i < len(log):
        log.read_into(i, steps.slot)
        if steps.slot[0] >> 4 == events.OF_SETUP:
            match.apply(steps.slot, 0)
        steps.follow(steps.slot, i)
        i += 1
    steps.restore(match)
    return steps
