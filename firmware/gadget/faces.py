# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The pictures of the tiles, drawn for the project.

A face has eleven columns of fifteen dots. Suits and winds have their number or letter above a
mark, dragons, the flower and the season fill the tile. Not needed once they are drawn. Must not
know the page or the rules.
"""

from gadget.font import tile as font_place
from gadget.glyphs import GLYPHS
from gadget.marks import ABOVE, BLANK
from gadget.pen import Pen, places

_COLUMNS, _ROWS = 11, 15

# Columns from the left, the lowest bit on top: six rows of a mark.
_MARKS = (
    b"\x3b\x3b\x00\x00\x3b\x3b\x00\x00\x3b\x3b\x00"  # bamboo
    b"\x00\x0c\x12\x21\x2d\x2d\x21\x12\x0c\x00\x00"  # dots
    b"\x00\x21\x21\x11\x0f\x05\x25\x25\x1d\x01\x00"  # characters
    b"\x00\x22\x2e\x2a\x1a\x3f\x1a\x2a\x2e\x22\x00"  # East
    b"\x00\x3e\x02\x0a\x0e\x3b\x0e\x0a\x02\x3e\x00"  # South
    b"\x00\x3d\x25\x35\x2f\x25\x2f\x35\x35\x3d\x00"  # West
    b"\x00\x24\x24\x14\x3f\x00\x3f\x24\x22\x32\x00"  # North
)
# ... and twelve rows of a whole face, two bytes a column: red, green, white, flower, season
_WHOLE = (
    b"\x7c\x00\x44\x00\x44\x00\x44\x00\x44\x00\xff\x0f\x44\x00\x44\x00\x44\x00\x44\x00\x7c\x00"
    b"\x08\x08\x0e\x06\x88\x09\xf8\x08\x4f\x05\x48\x06\x48\x06\x49\x05\xca\x08\x0c\x08\x08\x00"
    b"\xff\x0f\x01\x08\xfd\x0b\x05\x0a\x05\x0a\x05\x0a\x05\x0a\x05\x0a\xfd\x0b\x01\x08\xff\x0f"
    b"\x38\x00\x44\x04\x44\x04\xd6\x08\x39\x09\x6d\x0f\x39\x01\xd6\x00\x44\x00\x44\x00\x38\x00"
    b"\x20\x00\x22\x02\x04\x01\x70\x00\xf8\x00\xfb\x06\xf8\x00\x70\x00\x04\x01\x22\x02\x20\x00"
)
_FIRST_WHOLE = 31


def draw_halves(bitmap, width, height, upper, lower):
    """Draw upper and lower halves of tiles side by side, each so wide and high.

    upper(tile), lower(tile): the place of a half; tiles share those that are alike.
    """
    wide = max(1, width // 12)
    high = max(1, height // 8)
    pen = Pen(bitmap, 1, wide, high)
    right = width - 2 * wide  # the edge of the tile, and a gap beside it
    bottom = 2 * height - high
    xs = places(_COLUMNS, right - wide, wide)
    ys = places(_ROWS, bottom, high)
    dots = [0] * _COLUMNS
    tile = 0
    while tile < BLANK:
        _face(dots, tile, font_place(ABOVE[tile]))
        for half, y in ((upper(tile), 0), (lower(tile), -height)):
            x = half * width
            pen.draw(x, y, dots, xs, ys)
            pen.fill(x + right, y + high, x + right + wide, y + bottom + high)
            pen.fill(x + wide, y + bottom, x + right, y + bottom + high)
        tile += 1


def _face(dots, tile, glyph):
    """Put the dots of a tile; glyph: its number or letter."""
    column = 0
    while column < _COLUMNS:
        if tile >= _FIRST_WHOLE:
            at = 2 * (_COLUMNS * (tile - _FIRST_WHOLE) + column)
            dots[column] = (_WHOLE[at] | _WHOLE[at + 1] << 8) << 1
        else:
            mark = tile // 9 if tile < 27 else tile - 24
            dots[column] = _MARKS[_COLUMNS * mark + column] << 8
            if 3 <= column < 8:
                dots[column] |= GLYPHS[5 * glyph + column - 3]
        column += 1
