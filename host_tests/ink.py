# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The pixels of bitmaps, as rows."""

from gadget import font


def picture(bitmap, x, y, width, height):
    """The value of each pixel, as rows."""
    return [[bitmap[column, row] for column in range(x, x + width)] for row in range(y, y + height)]


def glyph(sheet, place):
    """The pixels of a place in a sheet, as rows."""
    cell = sheet.cell(place)
    x = cell % font.ACROSS * sheet.width
    y = cell // font.ACROSS * sheet.height
    return picture(sheet.bitmap, x, y, sheet.width, sheet.height)
