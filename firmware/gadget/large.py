# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What stands two lines high above the cells of a page: big texts, tall numbers, pictures.

Each is kept for the next painting and used again in the order of the calls; only what
changed moves. Where there are no big texts the library for them is not in memory, which takes it a
tenth of all there is. Must not know what a painting is about.
"""

from gadget.screens import drop
from gadget.tall import DIGITS

_LIBRARY = ("adafruit_display_text.label", "adafruit_display_text")
_CELLS = 10  # a tall number is so many cells wide


class Large:
    """Adds what it needs to `group`; the page's cells begin at left, top.

    ink: the colour of a text. palettes: as the cells have them, plain and inverse.
    """

    def __init__(self, font, ink, palettes, left, top, group):
        self._font = font
        self._ink = ink
        self._palettes = palettes
        self._left = left
        self._top = top
        self._group = group
        self._sheet = None  # of tall digits, made for the first tall number, dropped for tiles
        self._rack = None  # of pictures of tiles, dropped when there are none
        self._texts = []
        self._numbers = []
        self._text = 0  # used in this painting
        self._number = 0
        self._moved = False

    def begin(self):
        """Start a painting: nothing is there."""
        self._text = 0
        self._number = 0

    def text(self, line, column, text):
        """Put a text, each character two cells wide."""
        if self._text == len(self._texts):
            from adafruit_display_text.label import Label

            self._texts.append(Label(self._font, scale=2, color=self._ink))
            self._group.append(self._texts[-1])
        label = self._texts[self._text]
        self._text += 1
        if label.text != text:
            label.text = text
            self._moved = True
        # a label's y is the middle of its text
        self._place(
            label,
            self._left + column * self._font.width,
            self._top + (line + 1) * self._font.height,
        )

    def number(self, line, end, value):
        """Put an int that ends before the cell `end`; False where it is too long."""
        if self._number == len(self._numbers):
            from gadget.tall import Sheet, Tall

            if not self._sheet:
                self._sheet = Sheet(_CELLS * self._font.width // DIGITS, 2 * self._font.height)
            self._numbers.append(Tall(self._sheet, self._ink))
            self._group.append(self._numbers[-1].grid)
            self._moved = True
        number = self._numbers[self._number]
        self._number += 1
        if number.value != value:
            number.set(value)
            self._moved = True
        self._place(
            number.grid,
            self._left + end * self._font.width - DIGITS * self._sheet.width,
            self._top + line * self._font.height,
        )
        return number.fits

    def tiles(self, line, tiles, cursor):
        """Put a row of nine tiles; where there are any, there are no tall numbers."""
        if not self._rack:
            self._drop_numbers()
            from gadget.rack import Rack

            self._rack = Rack(self._font, self._palettes, self._left, self._top)
            self._group.append(self._rack.group)
        self._rack.row(line, tiles, cursor)

    def _place(self, layer, x, y):
        if layer.x != x or layer.y != y or layer.hidden:
            layer.x = x
            layer.y = y
            layer.hidden = False
            self._moved = True

    def end(self):
        """Hide what was not put again; True where anything has changed."""
        if not self._text and self._texts:
            self._drop_texts()
        while self._text < len(self._texts):
            self._hide(self._texts[self._text])
            self._text += 1
        while self._number < len(self._numbers):
            self._hide(self._numbers[self._number].grid)
            self._number += 1
        if self._rack and self._rack.end():
            self._moved = True
            if not self._rack.n:
                self._group.remove(self._rack.group)
                self._rack = None
        moved = self._moved
        self._moved = False
        return moved

    def _drop_texts(self):
        for label in self._texts:
            self._group.remove(label)
        self._texts = []
        for name in _LIBRARY:
            drop(name)
        self._moved = True

    def _drop_numbers(self):
        for number in self._numbers:
            self._group.remove(number.grid)
        self._numbers = []
        self._sheet = None
        self._number = 0
        drop("gadget.tall")

    def _hide(self, layer):
        if not layer.hidden:
            layer.hidden = True
            self._moved = True

    def read(self, rows):
        """Write what there is into rows of characters, each text on the upper of its lines."""
        for label in self._texts:
            if not label.hidden:
                line = (label.y - self._top) // self._font.height - 1
                column = (label.x - self._left) // self._font.width
                for char in label.text:
                    rows[line][column] = char
                    column += 1
        for number in self._numbers:
            if not number.grid.hidden:
                line = (number.grid.y - self._top) // self._font.height
                end = number.grid.x + DIGITS * self._sheet.width - self._left
                end //= self._font.width
                for char in reversed(str(number.value)):
                    end -= 1
                    rows[line][end] = char
        if self._rack:
            self._rack.read(rows)
