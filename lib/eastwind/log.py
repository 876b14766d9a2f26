# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A list of records, and which of them are live.

Records are only ever appended. A step is what one undo takes back: a deal with the hands counted
before it, a draw, a washing, a penalty or the end of the game.
"""

from array import array

from eastwind import events
from eastwind.match import SETUP
from eastwind.slots import SLOT

NONE = -1


class Log:
    """Records kept in memory."""

    def __init__(self):
        self._records = []

    def __len__(self):
        return len(self._records)

    def append(self, slot):
        """Keep a copy of a sealed record."""
        self._records.append(bytes(slot))

    def read_into(self, i, slot):
        slot[:] = self._records[i]


class Steps:
    """The steps of a log as a stack: undo moves down it, redo up again, a new step cuts it off."""

    def __init__(self, log):
        self.log = log
        self.slot = bytearray(SLOT)  # the record read last
        self.live = 0  # steps that count
        self.undone = 0  # steps that redo can bring back
        self.unknown = 0  # records of kinds that this program does not know
        self._starts = array("H")  # where the records of each step begin in the log
        self._draft = NONE  # where the hands begin that no step has taken up yet

    def follow(self, kind, i):
        """Note a record of a kind at index i, the newest of the log."""
        if kind not in events.KNOWN:
            self.unknown += 1
        if kind == events.HAND:
            if self._draft == NONE:
                self._draft = i
        elif kind >> 4 == events.OF_STEP:
            self._push(i if self._draft == NONE else self._draft)
        elif kind == events.UNDO:
            if self.live:
                self.live -= 1
                self.undone += 1
            self._draft = NONE
        elif kind == events.REDO:
            if self.undone:
                self.live += 1
                self.undone -= 1
            self._draft = NONE
        elif kind == events.SEATS:
            self._draft = NONE
        elif kind == events.GAME:
            self.live = self.undone = 0
            self._draft = NONE

    def _push(self, start):
        if self.live < len(self._starts):
            self._starts[self.live] = start
        else:
            self._starts.append(start)
        self.live += 1
        self.undone = 0
        self._draft = NONE

    def restore(self, match):
        """Bring a match whose setup is known to the state after the last live step and draft."""
        if match.phase == SETUP:
            return
        match.begin()
        k = 0
        while k < self.live:
            self.apply(k, match)
            k += 1
        if self._draft != NONE:
            self._apply_from(self._draft, match)

    def apply(self, k, match):
        """Apply step k, which must be the next for the match; its last record stays in slot."""
        self._apply_from(self._starts[k], match)

    def _apply_from(self, i, match):
        kind = 0
        while i < len(self.log) and kind >> 4 != events.OF_STEP:
            self.log.read_into(i, self.slot)
            kind = self.slot[0]
            if kind == events.HAND or kind >> 4 == events.OF_STEP:
                match.apply(self.slot, 0)
            i += 1

    def read(self, k):
        """Read the record that closed step k into slot; returns its kind."""
        i = self._starts[k]
        self.log.read_into(i, self.slot)
        while self.slot[0] >> 4 != events.OF_STEP:
            i += 1
            self.log.read_into(i, self.slot)
        return self.slot[0]

    def hand(self, k, place, hand):
        """Fill hand with the one counted for a place in step k; its HAND stays in slot.

        Returns False where none was. Step number `live` is the draft.
        """
        i = self._draft if k == self.live else self._starts[k]
        found = NONE
        while NONE < i < len(self.log):
            self.log.read_into(i, self.slot)
            if self.slot[0] == events.HAND and events.who(self.slot, 0) == place:
                found = i
            elif self.slot[0] >> 4 == events.OF_STEP:
                break
            i += 1
        if found == NONE:
            return False
        self.log.read_into(found, self.slot)
        hand.unpack_from(self.slot, events.HAND_AT)
        return True


def replay(log, match):
    """Bring a match to the state that a log tells; returns the Steps of the log. Linear."""
    match.reset()
    steps = Steps(log)
    i = 0
    while i < len(log):
        log.read_into(i, steps.slot)
        kind = steps.slot[0]
        if kind >> 4 == events.OF_SETUP:
            match.apply(steps.slot, 0)
        steps.follow(kind, i)
        i += 1
    steps.restore(match)
    return steps
