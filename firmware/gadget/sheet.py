# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Draws the sheets of glyphs, of the font and of tall numbers; dropped when that is done.

Must not know what they are for.
"""

from gadget.font import ACROSS, INK, JOINED, NO_CELL, PLACES
from gadget.glyphs import GLYPHS
from gadget.pen import Pen, places
from gadget.screens import drop

# Dots under a heavy nib: six columns of thirteen, two bytes a column, the lowest bit on top.
TALL = (
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


def draw_cells(bitmap, width, height, cells):
    """Draw glyphs of the font for cells of a size; cells: where, by place, or NO_CELL.

    A glyph has five columns of dots, one that joins its neighbour six, and eight rows.
    """
    wide = 1 + width // 10
    high = height // 8
    pen = Pen(bitmap, INK, wide, high)
    room = width - width // 6 - wide & ~1  # even, so that the middle column is in the middle
    left = (width - room - wide) // 2
    columns = places(5, room + wide, wide)
    joined = places(6, width, wide)
    rows = places(8, height, high)
    dots = bytearray(6)
    place = 0
    while place < PLACES:
        if cells[place] == NO_CELL:
            place += 1
            continue
        dots[:5] = GLYPHS[place * 5 : place * 5 + 5]
        dots[5] = dots[4]
        x = cells[place] % ACROSS * width
        y = cells[place] // ACROSS * height
        if place < JOINED:
            pen.draw(x + left, y, dots, columns, rows)
        else:
            pen.draw(x, y, dots, joined, rows)
        place += 1
    _forget()


def draw_tall(bitmap, width, height):
    """Draw the digits and the minus sign side by side, each so wide and high."""
    wide = width // 4
    high = max(2, height // 10)
    pen = Pen(bitmap, 1, wide, high)
    columns = places(_COLUMNS, width - (width + 2) // 6, wide)
    rim = height // 16
    rows = places(_ROWS, height - 2 * rim, high)
    dots = [0] * _COLUMNS
    glyph = at = 0
    while at < len(TALL):
        column = 0
        while column < _COLUMNS:
            dots[column] = TALL[at] | TALL[at + 1] << 8
            at += 2
            column += 1
        pen.draw(glyph * width, rim, dots, columns, rows)
        glyph += 1
    _forget()


def _forget():
    for name in ("gadget.sheet", "gadget.glyphs", "gadget.pen"):
        drop(name)
