# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What stands two lines high above the cells of a page: big texts, tall numbers, pictures.

Each kind is a layer with a module of its own, made when it is first put and dropped after a
painting without it: the library for big texts alone takes a tenth of all memory. Must not know what
a painting is about.
"""

from gadget.screens import drop

_TEXTS = "gadget.big", "adafruit_display_text.label", "adafruit_display_text"
_NUMBERS = ("gadget.tall",)
_RACK = ("gadget.rack",)


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
        self._texts = self._numbers = self._rack = None

    def begin(self):
        """Start a painting: nothing is there."""
        if self._texts:
            self._texts.n = 0
        if self._numbers:
            self._numbers.n = 0
        if self._rack:
            self._rack.n = 0

    def text(self, line, column, text):
        """Put a text, each character two cells wide."""
        if not self._texts:
            from gadget.big import Texts

            self._texts = Texts(self._font, self._ink, self._left, self._top)
            self._group.append(self._texts.group)
        self._texts.put(line, column, text)

    def number(self, line, end, value):
        """Put an int that ends before the cell `end`; False where it is too long."""
        if not self._numbers:
            from gadget.tall import Numbers

            self._numbers = Numbers(self._font, self._ink, self._left, self._top)
            self._group.append(self._numbers.group)
        return self._numbers.put(line, end, value)

    def tiles(self, line, tiles, cursor):
        """Put a row of nine tiles; cursor: the column of it, -1 where it is elsewhere."""
        if not self._rack:
            from gadget.rack import Rack

            self._rack = Rack(self._font, self._palettes, self._left, self._top)
            self._group.append(self._rack.group)
        self._rack.row(line, tiles, cursor)

    def end(self):
        """Drop or hide what was not put again; True where anything has changed."""
        moved = False
        if self._texts:
            moved = self._texts.end()
            if not self._texts.n:
                self._texts = self._drop(self._texts, _TEXTS)
        if self._numbers:
            moved = self._numbers.end() or moved
            if not self._numbers.n:
                self._numbers = self._drop(self._numbers, _NUMBERS)
        if self._rack:
            moved = self._rack.end() or moved
            if not self._rack.n:
                self._rack = self._drop(self._rack, _RACK)
        return moved

    def _drop(self, layer, modules):
        self._group.remove(layer.group)
        for name in modules:
            drop(name)

    def read(self, rows):
        """Write what there is into rows of characters, each text on the upper of its lines."""
        for layer in (self._texts, self._numbers, self._rack):
            if layer:
                layer.read(rows)
