# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The one number of the device, set digit by digit: UP and DOWN turn a digit, LEFT and RIGHT move.

Without directions PREV and NEXT turn, and OK moves on; with digit keys it is typed. Must not know
what the number counts. Nothing here allocates.
"""

from gadget.keys import DIGIT, DOWN, FAST, LEFT, NEXT, PREV, RIGHT, UP


class Number:
    """`value` has at most `width` digits; `at` is the digit under the cursor, 0 the last."""

    def __init__(self, value, width):
        self.value = value
        self.width = width
        self.at = 0
        self.turned = False  # the digit, by PREV or NEXT
        self._typed = False

    def move(self, key):
        """Turn a digit (9 and 0 are neighbours), type one or move; False where the key is for the
        screen."""
        if key == LEFT or key == FAST:
            self.at = (self.at + 1) % self.width
            self.turned = False
        elif key == RIGHT:
            self.at = (self.at - 1) % self.width
        elif key == UP or key == DOWN or key == PREV or key == NEXT:
            unit = 10**self.at
            digit = self.value // unit % 10
            turned = (digit + (1 if key == UP or key == NEXT else 9)) % 10
            self.value += (turned - digit) * unit
            self.turned = key == PREV or key == NEXT
        elif key >= DIGIT:
            self.value = (self.value * 10 if self._typed else 0) + (key - DIGIT & 15)
            self.value %= 10**self.width
            self._typed = True
            self.at = 0
        else:
            return False
        return True

    def clear(self):
        """Nothing has been told."""
        self.value = self.at = 0
        self.turned = self._typed = False

    def leads(self, passes):
        """True where OK moves to the next digit: from one that was turned by PREV or NEXT; passes:
        from any, unless the number was typed."""
        return (self.turned or passes and not self._typed) and self.at < self.width - 1

    def goes_on(self, passes):
        """OK: False where it does not move to the next digit."""
        if not self.leads(passes):
            return False
        self.move(LEFT)
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
