# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tall numbers, 8x16 pixels a digit, to be read across a table.

Drawn for the project: fourteen bytes a glyph, one a row from the top, bit 6 at the left. Must not
know cells or screens.
"""

from displayio import Bitmap, Palette, TileGrid

WIDTH = 8
HEIGHT = 16
DIGITS = 7  # of a number, its minus sign included

GLYPHS = (
    b"\x3e\x7f\x63\x63\x63\x63\x63\x63\x63\x63\x63\x63\x7f\x3e"  # 0
    b"\x0c\x1c\x3c\x3c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x3f\x3f"  # 1
    b"\x3e\x7f\x63\x03\x03\x07\x0e\x1c\x38\x70\x60\x60\x7f\x7f"  # 2
    b"\x3e\x7f\x63\x03\x03\x0e\x0e\x03\x03\x03\x03\x63\x7f\x3e"  # 3
    b"\x06\x0e\x0e\x1e\x16\x36\x26\x66\x66\x7f\x7f\x06\x06\x06"  # 4
    b"\x7f\x7f\x60\x60\x60\x7e\x7f\x03\x03\x03\x03\x63\x7f\x3e"  # 5
    b"\x1e\x3e\x70\x60\x60\x7e\x7f\x63\x63\x63\x63\x63\x7f\x3e"  # 6
    b"\x7f\x7f\x03\x03\x06\x06\x0c\x0c\x0c\x18\x18\x18\x18\x18"  # 7
    b"\x3e\x7f\x63\x63\x63\x3e\x3e\x63\x63\x63\x63\x63\x7f\x3e"  # 8
    b"\x3e\x7f\x63\x63\x63\x63\x7f\x3f\x03\x03\x03\x07\x3e\x3c"  # 9
    b"\x00\x00\x00\x00\x00\x00\x3e\x3e\x00\x00\x00\x00\x00\x00"  # -
)
_ROWS = 14
_MINUS = 10
_BLANK = 11


def sheet():
    """All glyphs in one Bitmap, side by side, a blank one at the end."""
    bitmap = Bitmap((_BLANK + 1) * WIDTH, HEIGHT, 2)
    i = 0
    while i < len(GLYPHS):
        bit = 0
        while bit < 7:
            if GLYPHS[i] >> bit & 1:
                bitmap[i // _ROWS * WIDTH + 6 - bit, 1 + i % _ROWS] = 1
            bit += 1
        i += 1
    return bitmap


class Tall:
    """One number on a display, right-aligned; set() allocates nothing."""

    def __init__(self, bitmap):
        palette = Palette(2)
        palette[0] = 0x000000
        palette.make_transparent(0)  # text may stand beside the digits
        palette[1] = 0xFFFFFF
        self.value = 0
        self.fits = True
        self.grid = TileGrid(
            bitmap,
            pixel_shader=palette,
            width=DIGITS,
            height=1,
            tile_width=WIDTH,
            tile_height=HEIGHT,
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
