# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tall numbers, two lines high, to be read across a table.

Drawn for the project. Must not know cells or screens.
"""

from displayio import Bitmap, Palette, TileGrid

from gadget.pen import Pen, places

DIGITS = 7  # of a number, its minus sign included

# Dots under a heavy nib: six columns of thirteen, two bytes a column, the lowest bit on top.
GLYPHS = (
    b"\xfe\x0f\x01\x10\x01\x10\x01\x10\x01\x10\xfe\x0f"  # 0
    b"\x00\x00\x04\x10\x06\x10\xff\x1f\x00\x10\x00\x10"  # 1
    b"\x02\x1e\x01\x11\x81\x10\x41\x10\x21\x10\x1e\x10"  # 2
    b"\x02\x08\x01\x10\x01\x10\x21\x10\x71\x10\x8e\x0f"  # 3
    b"\x80\x03\x60\x02\x18\x02\x06\x02\xff\x1f\x00\x02"  # 4
    b"\x3f\x08\x21\x10\x21\x10\x21\x10\x21\x10\xc1\x0f"  # 5
    b"\xfc\x0f\x22\x10\x21\x10\x21\x10\x21\x10\xc0\x0f"  # 6
    b"\x01\x00\x01\x00\x01\x1e\xc1\x01\x31\x00\x0f\x00"  # 7
    b"\x8e\x0f\x71\x10\x21\x10\x21\x10\x71\x10\x8e\x0f"  # 8
    b"\x3e\x00\x41\x10\x41\x10\x41\x10\x41\x08\xfe\x07"  # 9
    b"\x00\x00\x40\x00\x40\x00\x40\x00\x40\x00\x00\x00"  # -
)
_COLUMNS, _ROWS = 6, 13
_MINUS = 10
_BLANK = 11


class Sheet:
    """All glyphs in one Bitmap, side by side, a blank one at the end; a cell's size in pixels."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.bitmap = Bitmap((_BLANK + 1) * width, height, 2)
        wide = width // 4
        high = max(2, height // 10)
        pen = Pen(self.bitmap, 1, wide, high)
        columns = places(_COLUMNS, width - (width + 2) // 6, wide)
        rim = height // 16
        rows = places(_ROWS, height - 2 * rim, high)
        dots = [0] * _COLUMNS
        glyph = at = 0
        while glyph < _BLANK:
            column = 0
            while column < _COLUMNS:
                dots[column] = GLYPHS[at] | GLYPHS[at + 1] << 8
                at += 2
                column += 1
            pen.draw(glyph * width, rim, dots, columns, rows)
            glyph += 1


class Tall:
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
            width=DIGITS,
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
        i = DIGITS
        while i:
            i -= 1
            if rest or i == DIGITS - 1:
                tile = rest % 10
                rest //= 10
            elif sign:
                tile = _MINUS
                sign = False
            else:
                tile = _BLANK
            self._put(i, tile)
        self.fits = not rest and not sign
        while not self.fits and i < DIGITS:
            self._put(i, _MINUS)
            i += 1

    def _put(self, i, tile):
        if self.grid[i] != tile:
            self.grid[i] = tile
