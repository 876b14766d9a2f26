# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One font for tiles and labels: a sheet of 6x8 glyphs and the fontio shape over it.

The sheet is one displayio.Bitmap; `tile()` finds a character's place in it for TileGrids,
Font.get_glyph() for adafruit_display_text. Needs neither terminalio nor fontio, which some
builds of CircuitPython lack. Must not know pages or screens.
"""

from collections import namedtuple

from displayio import Bitmap

from gadget.glyphs import GLYPHS, JOINED, SYMBOLS

WIDTH = 6
HEIGHT = 8

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


def sheet():
    """Draw all glyphs and the hole into a new Bitmap, 16 cells a row."""
    rows = HOLE // _ACROSS + 1
    bitmap = Bitmap(_ACROSS * WIDTH, rows * HEIGHT, 3)
    place = 0
    while place <= HOLE:
        corner = (place // _ACROSS * HEIGHT * _ACROSS + place % _ACROSS) * WIDTH
        column = 0
        while column < WIDTH:
            _column(bitmap, corner + column, place, column)
            column += 1
        place += 1
    return bitmap


def _column(bitmap, index, place, column):
    if place == HOLE:
        bits, value = 255, CLEAR
    elif column < 5:
        bits, value = GLYPHS[place * 5 + column], INK
    elif place >= JOINED:
        bits, value = GLYPHS[place * 5 + 4], INK
    else:
        return
    while bits:
        if bits & 1:
            bitmap[index] = value
        bits >>= 1
        index += _ACROSS * WIDTH


class Font:
    """What adafruit_display_text asks of a font, over our sheet."""

    def __init__(self):
        self.bitmap = sheet()

    def get_bounding_box(self):
        """Width and height of the cell in pixels."""
        return (WIDTH, HEIGHT)

    def get_glyph(self, codepoint):
        """The Glyph of a code point; the base line lies on the lower edge of row 6."""
        place = tile(chr(codepoint))
        return Glyph(self.bitmap, place, WIDTH, HEIGHT, 0, -1, WIDTH, 0)
