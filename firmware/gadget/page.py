# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A page of text cells on a display, and the only writer of the display.

A screen says begin(), put rows, numbers and big texts, end(); what it did not put is
blank. What it wants is gathered here and shown once, as far as it has changed.
Must not know screens, keys or the game.
"""

from displayio import Group

from gadget import font
from gadget.glass import Glass
from gadget.grids import Grids
from gadget.large import Large
from gadget.texts import part

texts = part("page")

NORMAL = 0
INVERSE = 1

COLUMNS = 21
_LINES = 8  # at least
_SLIM = 24  # tenths: a cell is at most so much higher than wide


def cell(width, height):
    """The cell for a display: 21 columns, at least 8 lines, as large as they can be."""
    wide = width // COLUMNS
    return wide, min(height // _LINES, wide * _SLIM // 10) & ~1


class Page:
    """Text in `lines` lines of `columns` cells; big text is two lines high, two cells wide."""

    def __init__(self, display):
        wide, high = cell(display.width, display.height)
        self.columns = COLUMNS
        self.lines = display.height // high
        self.cut = False  # did a text of this painting not fit?
        self.holds = False  # BACK is a held OK, and is called so
        self.arrows = True  # there are keys for directions
        self.knob = False
        self.digits = False  # there are keys 0 to 9
        size = self.columns * self.lines
        self._blank = bytes(size)
        self._want = bytearray(size)
        self._want_style = bytearray(size)
        group = Group()
        self.glass = Glass(display, group)
        self.slow = self.glass.slow  # takes seconds for a picture
        sheet = font.Font(wide, high)
        left = (display.width - self.columns * wide) // 2
        top = (display.height - self.lines * high) // 2
        from gadget import theme  # needed but once

        colours = theme.PRINTED if self.slow else theme.LIT
        self._cells = Grids(sheet, colours, left, top, self.columns, self.lines, group)
        self._large = Large(sheet, colours[0][font.INK], self._cells.palettes, left, top, group)
        self.tiles = self._large.tiles
        self._moved = True

    def begin(self):
        """Start a painting: all cells blank, no big text."""
        # Slice assignment to a bytearray is the one slice that allocates nothing.
        self._want[:] = self._blank
        self._want_style[:] = self._blank
        self._large.begin()
        self.cut = False

    def put(self, line, text, style=NORMAL, column=0):
        """Write text into cells; what runs over the right edge is cut (see `cut`)."""
        at = line * self.columns + column
        end = (line + 1) * self.columns
        for char in text:
            if at >= end:
                self.cut = True
                return
            self._want[at] = font.tile(char)
            self._want_style[at] = style
            at += 1

    def number(self, line, column, value, width, style=NORMAL):
        """Write an int right-aligned into `width` cells; all "#" if it does not fit."""
        start = line * self.columns + column
        at = start + width
        rest = value if value >= 0 else -value
        while at > start:
            at -= 1
            self._want[at] = font.ZERO + rest % 10
            rest //= 10
            if rest == 0:
                break
        if value < 0 and rest == 0:
            at -= 1
            if at >= start:
                self._want[at] = font.MINUS
        fits = rest == 0 and at >= start
        if not fits:
            self.cut = True
        end = start + width
        while start < end:
            if not fits:
                self._want[start] = font.HASH
            elif start < at:
                self._want[start] = font.SPACE
            self._want_style[start] = style
            start += 1

    def invert(self, line, column, width):
        """Make `width` cells inverse, whatever they hold: a bar over a row or a cell."""
        at = line * self.columns + column
        end = at + width
        while at < end:
            self._want_style[at] = INVERSE
            at += 1

    def footer(self, left, right=""):
        """Write the last line: what OK does now on the left, what BACK does on the right."""
        if right and len(left) + len(right) >= self.columns:
            self.cut = True
        self.put(self.lines - 1, left)
        column = self.columns - len(right)
        self.put(self.lines - 1, right, NORMAL, column)
        if right and self.holds:
            end = column + right.find(" ")  # of the key's name
            self.put(self.lines - 1, texts.HOLD, NORMAL, end - len(texts.HOLD))

    def big(self, line, text, column=0, right=False):
        """Write a text two lines high from `column`, or up to the right edge of the page."""
        if len(text) * 2 > self.columns - column:
            self.cut = True
        if right:
            column = self.columns - len(text) * 2
        self._large.text(line, column, text)

    def tall(self, line, end, value):
        """Write an int two lines high in slim digits, up to the cell before `end`."""
        if not self._large.number(line, end, value):
            self.cut = True

    def step(self):
        """A step has ended: a slow display need not wait until the keys rest."""
        self.glass.step()

    def tick(self, now):
        """Let a slow display show what it owes, at `now` (milliseconds)."""
        self.glass.tick(now)

    def end(self):
        """Finish a painting: show what changed since the last one, if anything did."""
        if self._large.end():
            self._moved = True
        if self._cells.show(self._want, self._want_style):
            self._moved = True
        if self._moved:
            self._moved = False
            self.glass.changed()

    def text(self):
        """What a person sees: one str a line, big texts on the upper of their lines."""
        rows = self._cells.read()
        self._large.read(rows)
        return ["".join(row).rstrip() for row in rows]
