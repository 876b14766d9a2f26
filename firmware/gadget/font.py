# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One font for tiles and labels: a sheet of glyphs, drawn for cells of any size.

The sheet is one displayio.Bitmap; `tile()` finds a character's place in it for TileGrids,
Font.get_glyph() for adafruit_display_text. Needs neither terminalio nor fontio, which some
builds of CircuitPython lack. Must not know pages or screens.
"""

from collections import namedtuple

from displayio import Bitmap

from gadget.glyphs import GLYPHS, JOINED, SYMBOLS
from gadget.pen import Pen, places

# Values of a pixel in the sheet.
PAPER = 0
INK = 1
CLEAR = 2

# Places in the sheet that code names. HOLE is a cell of CLEAR only, after the last glyph.
SPACE = 0
HASH = 3
MINUS = 13
ZERO = 16
HOLE = len(GLYPHS) // 5

_ACROSS = 16
_UNKNOWN = 31  # "?"

Glyph = namedtuple(
    "Glyph",
    ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"),
)


def tile(char):
    """The place of a character in the sheet; "?" for one that the font lacks."""
    code = ord(char)
    if 32 <= code < 127:
        return code - 32
    if 160 <= code < 256:
        return code - 65
    place = SYMBOLS.find(char)
    return place + 191 if place >= 0 else _UNKNOWN


def char(place):
    """The character at a place of the sheet, `tile()` turned round."""
    if place < 95:
        return chr(place + 32)
    if place < 191:
        return chr(place + 65)
    return SYMBOLS[place - 191]


class Font:
    """The sheet for cells of a size, and what adafruit_display_text asks of a font.

    A glyph has five columns of dots, one that joins its neighbour six, and eight rows.
    """

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.bitmap = Bitmap(_ACROSS * width, (HOLE // _ACROSS + 1) * height, 3)
        wide = 1 + width // 10
        high = height // 8
        pen = Pen(self.bitmap, INK, wide, high)
        room = width - width // 6 - wide & ~1  # even, so that the middle column is in the middle
        left = (width - room - wide) // 2
        columns = places(5, room + wide, wide)
        joined = places(6, width, wide)
        rows = places(8, height, high)
        dots = bytearray(6)
        place = 0
        while place < HOLE:
            dots[:5] = GLYPHS[place * 5 : place * 5 + 5]
            dots[5] = dots[4]
            x = place % _ACROSS * width
            y = place // _ACROSS * height
            if place < JOINED:
                pen.draw(x + left, y, dots, columns, rows)
            else:
                pen.draw(x, y, dots, joined, rows)
            place += 1
        x = HOLE % _ACROSS * width
        y = HOLE // _ACROSS * height
        Pen(self.bitmap, CLEAR, width, height).fill(x, y, x + width, y + height)

    def get_bounding_box(self):
        """Width and height of the cell in pixels."""
        return (self.width, self.height)

    def get_glyph(self, codepoint):
        """The Glyph of a code point; a label's middle is the middle of its cells."""
        place = tile(chr(codepoint))
        return Glyph(self.bitmap, place, self.width, self.height, 0, -1, self.width, 0)
