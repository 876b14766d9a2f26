# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Records one after another in a memory that can be written once where it is blank (all ones).

Goals: appending touches nothing that was written before; a slot that is not whole is passed over
for ever; nothing is erased but by erase(). The memory is anything with bytes to read and slices to
write, 8 KiB at most, such as microcontroller.nvm of an RP2040 or a bytearray.
"""

from eastwind.slots import SLOT, sealed

_BLANK = b"\xff" * SLOT


class Strip:
    """n whole records among the slots below end; torn counts the others there, and damaged those of
    them that were once written to their last byte."""

    def __init__(self, memory):
        self.memory = memory
        self.slots = len(memory) // SLOT
        self._at = bytearray(self.slots)  # the slot of each record
        slot = bytearray(SLOT)
        self.n = self.end = self.torn = self.damaged = 0
        self.cut = False  # the slot written last is torn
        i = 0
        while i < self.slots:
            slot[:] = memory[i * SLOT : (i + 1) * SLOT]
            if slot != _BLANK:
                self.torn += i - self.end  # blank ones, which we never leave
                whole = sealed(slot, 0)
                if not whole and slot[SLOT - 1] != _BLANK[0]:
                    self.damaged += 1
                self._note(i, whole)
            i += 1

    def _note(self, i, whole):
        if whole:
            self._at[self.n] = i
            self.n += 1
        else:
            self.torn += 1
        self.cut = not whole
        self.end = i + 1

    def free(self):
        """How many records can still be put."""
        return self.slots - self.end

    def read_into(self, i, slot):
        """Read record i."""
        at = self._at[i] * SLOT
        slot[:] = self.memory[at : at + SLOT]

    def put(self, slot):
        """Write a sealed record to blank memory; True once it is read back."""
        while self.end < self.slots:
            at = self.end * SLOT
            try:
                self.memory[at : at + SLOT] = slot
            except (OSError, RuntimeError):
                return False
            i = 0
            while i < SLOT and self.memory[at + i] == slot[i]:
                i += 1
            self._note(self.end, i == SLOT)
            if i == SLOT:
                return True
        return False

    def erase(self):
        """Make all of it blank; False where that failed."""
        try:
            self.memory[0 : self.slots * SLOT] = _BLANK * self.slots
        except (OSError, RuntimeError, MemoryError):
            return False
        self.n = self.end = self.torn = self.damaged = 0
        self.cut = False
        return True
