# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tall numbers, two lines high, to be read across a table.

Each is kept for the next painting and used again in the order of the calls; only what changed
moves. Must not know cells or screens.
"""

from displayio import Bitmap, Group, Palette, TileGrid

from gadget.glass import hide, place

_DIGITS = 7  # of a number, its minus sign included
_TENTHS = 86  # of a cell that it is wide: what stands before it does not touch it

# places in the sheet
_MINUS = 10
_BLANK = 11


class _Sheet:
    """All glyphs in one Bitmap, side by side, a blank one at the end; a cell's size in pixels."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.bitmap = Bitmap((_BLANK + 1) * width, height, 2)
        from gadget.sheet import draw_tall  # needed but once

        draw_tall(self.bitmap, width, height)


class _Tall:
    """One number on a display, right-aligned; set() allocates nothing."""

    def __init__(self, sheet, ink):
        palette = Palette(2)
        palette.make_transparent(0)  # text may stand beside the digits
        palette[1] = ink
        self.value = 0
        self.fits = True
        self.grid = TileGrid(
            sheet.bitmap,
            pixel_shader=palette,
            width=_DIGITS,
            height=1,
            tile_width=sheet.width,
            tile_height=sheet.height,
            default_tile=_BLANK,
        )
        self.set(0)

    def set(self, value):
        """Show an int; nothing but minus signs, and `fits` False, where it is too long."""
        self.value = value
        sign = value < 0
        rest = -value if sign else value
        i = _DIGITS
        while i:
            i -= 1
            if rest or i == _DIGITS - 1:
                tile = rest % 10
                rest //= 10
            elif sign:
                tile = _MINUS
                sign = False
            else:
                tile = _BLANK
            self._put(i, tile)
        self.fits = not rest and not sign
        while not self.fits and i < _DIGITS:
            self._put(i, _MINUS)
            i += 1

    def _put(self, i, tile):
        if self.grid[i] != tile:
            self.grid[i] = tile


class Numbers:
    """`group` is to be shown; the page's cells begin at left, top.

    n: how many numbers this painting has, or the last one had.
    """

    def __init__(self, cells, ink, left, top):
        self.group = Group()
        self.n = 0
        self._cells = cells
        self._ink = ink
        self._left = left
        self._top = top
        self._sheet = _Sheet(_TENTHS * cells.width // (10 * _DIGITS), 2 * cells.height)
        self._numbers = []
        self._moved = False

    def put(self, line, end, value):
        """Put an int that ends before the cell `end`; False where it is too long."""
        if self.n == len(self._numbers):
            self._numbers.append(_Tall(self._sheet, self._ink))
            self.group.append(self._numbers[-1].grid)
            self._moved = True
        number = self._numbers[self.n]
        self.n += 1
        x = self._left + end * self._cells.width - _DIGITS * self._sheet.width
        y = self._top + line * self._cells.height
        if number.value != value:
            number.set(value)
            self._moved = True
        if place(number.grid, x, y):
            self._moved = True
        return number.fits

    def end(self):
        """A painting has ended: hide what it did not put; True where anything has changed."""
        i = self.n
        while i < len(self._numbers):
            if hide(self._numbers[i].grid):
                self._moved = True
            i += 1
        moved = self._moved
        self._moved = False
        return moved

    def read(self, rows):
        """Write the numbers into rows of characters, on the upper of their lines."""
        for number in self._numbers:
            grid = number.grid
            if not grid.hidden:
                line = (grid.y - self._top) // self._cells.height
                end = grid.x + _DIGITS * self._sheet.width - self._left
                end //= self._cells.width
                for char in reversed(str(number.value)):
                    end -= 1
                    rows[line][end] = char
