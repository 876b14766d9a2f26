# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One font for tiles and labels: a sheet of glyphs, drawn for cells of any size.

The sheet is one displayio.Bitmap; `tile()` finds a character's place in it for TileGrids,
Font.get_glyph() for adafruit_display_text. Needs neither terminalio nor fontio, which some
builds of CircuitPython lack. Must not know pages or screens.
"""

from collections import namedtuple

from displayio import Bitmap

# Values of a pixel in the sheet.
PAPER = 0
INK = 1

# Places in the sheet that code names, and how many there are.
SPACE = 0
HASH = 3
MINUS = 13
ZERO = 16
PLACES = 221

ACROSS = 16  # glyphs in a row of the sheet
_UNKNOWN = 31  # "?"

# Beyond Latin-1, in the order of the sheet. From "─" on a glyph joins its right neighbour.
# Two for each suit: bamboo ‖ ╫, dots ◎ ◉, characters ‡ ≡ (drawn as 万 and 萬, one cell wide
# on every terminal). ₂₈ and ₁₉ are pairs: "2-8" and "1/9" in two cells.
SYMBOLS = "←↑→↓●✓…▲▼◀▶■□‖╫◎◉‡≡₈₉─│┌┐└┘█₂₁"
JOINED = 212

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
    """The sheet for cells of a size, and what adafruit_display_text asks of a font."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.bitmap = Bitmap(ACROSS * width, (PLACES // ACROSS + 1) * height, 2)
        from gadget.sheet import draw_cells  # needed but once

        draw_cells(self.bitmap, width, height)

    def get_bounding_box(self):
        """Width and height of the cell in pixels."""
        return (self.width, self.height)

    def get_glyph(self, codepoint):
        """The Glyph of a code point; a label's middle is the middle of its cells."""
        place = tile(chr(codepoint))
        return Glyph(self.bitmap, place, self.width, self.height, 0, -1, self.width, 0)
