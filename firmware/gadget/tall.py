# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tall numbers, two lines high, to be read across a table.

Must not know cells or screens.
"""

from displayio import Bitmap, Palette, TileGrid

DIGITS = 7  # of a number, its minus sign included

# places in the sheet
_MINUS = 10
_BLANK = 11


class Sheet:
    """All glyphs in one Bitmap, side by side, a blank one at the end; a cell's size in pixels."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.bitmap = Bitmap((_BLANK + 1) * width, height, 2)
        from gadget.sheet import draw_tall  # needed but once

        draw_tall(self.bitmap, width, height)


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
