# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A page of text cells on a display, and the only writer of the display.

A screen says begin(), put rows, numbers and big texts, end(); what it did not put is
blank. Cells are tiles of our font, two TileGrids a line: the plain one below, above it the
inverse one, whose holes let the plain one through. Only what changed is drawn, once.
Must not know screens, keys or the game.
"""

from adafruit_display_text.label import Label
from displayio import Group, Palette, TileGrid

from gadget import font, tall

NORMAL = 0
INVERSE = 1

_BLACK = 0x000000
_WHITE = 0xFFFFFF


def _palette(paper, ink):
    palette = Palette(3)
    palette[font.PAPER] = paper
    palette[font.INK] = ink
    palette.make_transparent(font.CLEAR)
    return palette


class Page:
    """Text in `lines` lines of `columns` cells; big text is two lines high, two cells wide."""

    def __init__(self, display):
        self.columns = display.width // font.WIDTH
        self.lines = display.height // font.HEIGHT
        self.cut = False  # did a text of this painting not fit?
        size = self.columns * self.lines
        self._blank = bytes(size)
        self._want = bytearray(size)
        self._want_style = bytearray(size)
        self._shown = bytearray(size)
        self._shown_style = bytearray(size)
        self._display = display
        self._font = font.Font()
        self._left = (display.width - self.columns * font.WIDTH) // 2
        self._group = Group()
        self._plain = self._grids(_palette(_BLACK, _WHITE), font.SPACE)
        self._bars = self._grids(_palette(_WHITE, _BLACK), font.HOLE)
        for bar in self._bars:
            bar.hidden = True
        self._labels = []
        self._bigs = 0
        self._digits = None  # the sheet of tall digits, made for the first tall number
        self._talls = []
        self._tall = 0
        self._moved = True
        display.auto_refresh = False
        display.root_group = self._group

    def _grids(self, palette, tile):
        grids = []
        for line in range(self.lines):
            grid = TileGrid(
                self._font.bitmap,
                pixel_shader=palette,
                width=self.columns,
                height=1,
                tile_width=font.WIDTH,
                tile_height=font.HEIGHT,
                default_tile=tile,
                x=self._left,
                y=line * font.HEIGHT,
            )
            grids.append(grid)
            self._group.append(grid)
        return grids

    def begin(self):
        """Start a painting: all cells blank, no big text."""
        # Slice assignment to a bytearray is the one slice that allocates nothing.
        self._want[:] = self._blank
        self._want_style[:] = self._blank
        self._bigs = 0
        self._tall = 0
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
        self.put(self.lines - 1, right, NORMAL, self.columns - len(right))

    def big(self, line, text, column=0, right=False):
        """Write a text two lines high from `column`, or up to the right edge of the page."""
        if self._bigs == len(self._labels):
            label = Label(self._font, scale=2, color=_WHITE)
            self._labels.append(label)
            self._group.append(label)
            self._moved = True
        label = self._labels[self._bigs]
        self._bigs += 1
        room = self.columns - column
        if len(text) * 2 > room:
            self.cut = True
        if right:
            column = self.columns - len(text) * 2
        x = self._left + column * font.WIDTH
        y = (line + 1) * font.HEIGHT  # a label's y is the middle of its text
        if label.text != text or label.x != x or label.y != y or label.hidden:
            label.text = text
            label.x = x
            label.y = y
            label.hidden = False
            self._moved = True

    def tall(self, line, end, value):
        """Write an int two lines high, in digits of 8x16 pixels, up to the cell before `end`."""
        if self._tall == len(self._talls):
            if self._digits is None:
                self._digits = tall.sheet()
            self._talls.append(tall.Tall(self._digits))
            self._group.append(self._talls[-1].grid)
            self._moved = True
        number = self._talls[self._tall]
        self._tall += 1
        grid = number.grid
        x = self._left + end * font.WIDTH - tall.DIGITS * tall.WIDTH
        y = line * font.HEIGHT
        if number.value != value or grid.x != x or grid.y != y or grid.hidden:
            number.set(value)
            grid.x = x
            grid.y = y
            grid.hidden = False
            self._moved = True
        if not number.fits:
            self.cut = True

    def end(self):
        """Finish a painting: show what changed since the last one, if anything did."""
        spare = self._bigs
        while spare < len(self._labels):
            if not self._labels[spare].hidden:
                self._labels[spare].hidden = True
                self._moved = True
            spare += 1
        spare = self._tall
        while spare < len(self._talls):
            if not self._talls[spare].grid.hidden:
                self._talls[spare].grid.hidden = True
                self._moved = True
            spare += 1
        if self._want != self._shown or self._want_style != self._shown_style:
            line = 0
            while line < self.lines:
                self._show(line)
                line += 1
            self._shown[:] = self._want
            self._shown_style[:] = self._want_style
            self._moved = True
        if self._moved:
            self._moved = False
            self._display.refresh()

    def _show(self, line):
        plain = self._plain[line]
        bar = self._bars[line]
        bare = True
        at = line * self.columns
        column = 0
        while column < self.columns:
            tile = self._want[at]
            if self._want_style[at]:
                bare = False
                if not self._shown_style[at] or tile != self._shown[at]:
                    bar[column] = tile
            elif self._shown_style[at]:
                bar[column] = font.HOLE
                # The plain tile may have fallen behind while the bar covered it.
                if plain[column] != tile:
                    plain[column] = tile
            elif tile != self._shown[at]:
                plain[column] = tile
            at += 1
            column += 1
        if bar.hidden != bare:
            bar.hidden = bare

    def text(self):
        """What a person sees: one str a line, big texts on the upper of their lines."""
        rows = []
        for line in range(self.lines):
            start = line * self.columns
            cells = self._shown[start : start + self.columns]
            rows.append([font.char(place) for place in cells])
        for label in self._labels:
            if not label.hidden:
                row = rows[label.y // font.HEIGHT - 1]
                column = (label.x - self._left) // font.WIDTH
                for char in label.text:
                    row[column] = char
                    column += 1
        for number in self._talls:
            if not number.grid.hidden:
                row = rows[number.grid.y // font.HEIGHT]
                end = (number.grid.x + tall.DIGITS * tall.WIDTH - self._left) // font.WIDTH
                text = str(number.value)
                row[end - len(text) : end] = text
        return ["".join(row).rstrip() for row in rows]
