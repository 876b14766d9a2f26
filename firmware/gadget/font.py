# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One font for tiles and labels: a sheet of glyphs, drawn for cells of any size.

The sheet is one displayio.Bitmap. Each character has a place; Font.cell() finds the cell of the
sheet for a place, and draws letters beyond ASCII and signs that are seldom seen when they are first
wanted, for a table hardly needs more than the few of its language. Font.get_glyph() is for
adafruit_display_text. Needs neither terminalio nor fontio, which some builds lack. Must not know
pages or screens.
"""

from collections import namedtuple

from displayio import Bitmap

# Values of a pixel in the sheet.
PAPER = 0
INK = 1

# Places that code names, and how many there are.
SPACE = 0
HASH = 3
MINUS = 13
ZERO = 16
PLACES = 221

_LETTERS, _SYMBOLS = 95, 191  # where those beyond ASCII begin, and what comes after them
ACROSS, _DOWN = 32, 4  # cells of the sheet; 32 of any width fill whole words of a Bitmap
NO_CELL = 255
_UNKNOWN = 31  # "?"
_SELDOM = b'"$&*;<=>@[\\]^_`{|}~'

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
    """The place of a character; that of "?" for one that the font lacks."""
    code = ord(char)
    if 32 <= code < 127:
        return code - 32
    if 160 <= code < 256:
        return code - 65
    place = SYMBOLS.find(char)
    return place + 191 if place >= 0 else _UNKNOWN


def char(place):
    """The character of a place, `tile()` turned round."""
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
        self.bitmap = Bitmap(ACROSS * width, _DOWN * height, 2)
        self._cells = bytearray([NO_CELL] * PLACES)
        self._n = 0  # cells that are drawn
        for place in range(PLACES):
            # by code: a character that was looked at takes memory for good
            if not _LETTERS <= place < _SYMBOLS and place + 32 not in _SELDOM:
                self._cells[place] = self._n
                self._n += 1
        self._draw(self._cells)

    def cell(self, place):
        """The cell of a place in the sheet; that of "?" where there is no room for one more."""
        cell = self._cells[place]
        if cell != NO_CELL:
            return cell
        if self._n == ACROSS * _DOWN:
            return self._cells[_UNKNOWN]
        fresh = bytearray([NO_CELL] * PLACES)
        fresh[place] = self._cells[place] = self._n
        self._n += 1
        self._draw(fresh)
        return self._cells[place]

    def _draw(self, cells):
        from gadget.sheet import draw_cells

        draw_cells(self.bitmap, self.width, self.height, cells)

    def get_bounding_box(self):
        """Width and height of the cell in pixels."""
        return (self.width, self.height)

    def get_glyph(self, codepoint):
        """The Glyph of a code point; a label's middle is the middle of its cells."""
        cell = self.cell(tile(chr(codepoint)))
        return Glyph(self.bitmap, cell, self.width, self.height, 0, -1, self.width, 0)
