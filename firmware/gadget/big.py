# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Big texts, two lines high and each character two cells wide, by adafruit_display_text.

Each is kept for the next painting and used again in the order of the calls; only what changed
moves. Must not know cells or screens.
"""

from adafruit_display_text.label import Label
from displayio import Group

from gadget.glass import hide, place


class Texts:
    """`group` is to be shown; the page's cells begin at left, top.

    n: how many texts this painting has, or the last one had.
    """

    def __init__(self, font, ink, left, top):
        self.group = Group()
        self.n = 0
        self._font = font
        self._ink = ink
        self._left = left
        self._top = top
        self._labels = []
        self._moved = False

    def put(self, line, column, text):
        """Put a text that begins at a cell."""
        if self.n == len(self._labels):
            self._labels.append(Label(self._font, scale=2, color=self._ink))
            self.group.append(self._labels[-1])
        label = self._labels[self.n]
        self.n += 1
        x = self._left + column * self._font.width
        # a label's y is the middle of its text
        y = self._top + (line + 1) * self._font.height
        if label.text != text:
            label.text = text
            self._moved = True
        if place(label, x, y):
            self._moved = True

    def end(self):
        """A painting has ended: hide what it did not put; True where anything has changed."""
        i = self.n
        while i < len(self._labels):
            if hide(self._labels[i]):
                self._moved = True
            i += 1
        moved = self._moved
        self._moved = False
        return moved

    def read(self, rows):
        """Write the texts into rows of characters, on the upper of their lines."""
        for label in self._labels:
            if not label.hidden:
                line = (label.y - self._top) // self._font.height - 1
                column = (label.x - self._left) // self._font.width
                for char in label.text:
                    rows[line][column] = char
                    column += 1
