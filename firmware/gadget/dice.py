# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Two dice: thrown by the device, or on the table and their sum set by directions or typed."""

from random import randint

from gadget.keys import DIGIT, DOWN, way
from gadget.texts import part

texts = part("dice")

_USUAL = 7


class Dice:
    """`sum` is what has been set, 0 while the device is to throw, 1 while a digit more must come;
    one and two its last throw."""

    def __init__(self):
        self.sum = 0
        self.one = self.two = 0

    def move(self, key):
        """Set the sum, 2 to 12; False where the key is for the screen."""
        if key >= DIGIT:
            digit = key - DIGIT & 15
            self.sum = 10 + digit if self.sum == 1 and digit < 3 else digit
            return True
        step = -way(key) if key <= DOWN else way(key)  # UP is more
        if not step:
            return False
        if self.sum < 2:
            self.sum = _USUAL
        else:
            self.sum = 2 + (self.sum - 2 + step) % 11
        return True

    def take(self):
        """The sum that was set, else that of a throw; the next one is the device's again."""
        total = self.sum
        self.sum = self.one = self.two = 0
        if total < 2:
            self.one = randint(1, 6)
            self.two = randint(1, 6)
            total = self.one + self.two
        return total

    def footer(self):
        """What OK does."""
        return texts.OK_TAKE_SUM % self.sum if self.sum > 1 else texts.OK_THROW
