# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The one number of the device, set digit by digit: UP and DOWN turn a digit, LEFT and RIGHT move.

Must not know what the number counts. Nothing here allocates.
"""

from gadget.keys import DOWN, LEFT, RIGHT, UP


class Number:
    """`value` has at most `width` digits; `at` is the digit under the cursor, 0 the last."""

    def __init__(self, value, width):
        self.value = value
        self.width = width
        self.at = 0

    def move(self, key):
        """Turn a digit (9 and 0 are neighbours) or move; False where the key is for the screen."""
        if key == LEFT:
            self.at = (self.at + 1) % self.width
        elif key == RIGHT:
            self.at = (self.at - 1) % self.width
        elif key == UP or key == DOWN:
            unit = 10**self.at
            digit = self.value // unit % 10
            turned = (digit + (1 if key == UP else 9)) % 10
            self.value += (turned - digit) * unit
        else:
            return False
        return True

    def paint(self, page, line, column):
        """Show it right-aligned in `width` cells, zeros up to the cursor, the digit inverse."""
        page.number(line, column, self.value, self.width)
        unit = 10**self.at
        if self.value < unit:
            i = 0
            while i <= self.at:
                if self.value < 10**i:
                    page.put(line, "0", 0, column + self.width - 1 - i)
                i += 1
        page.invert(line, column + self.width - 1 - self.at, 1)
