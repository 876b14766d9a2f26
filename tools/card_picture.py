# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A text as a picture to be printed, in the gadget's own letters, black on white."""

from gadget import font
from sim import png

_WIDE, _HIGH = 12, 22  # pixels of a letter; some 75 in a line are 18 cm wide at 130 dots an inch
_MARGIN = 3  # letters
_SCALE = 2
_WHITE, _BLACK = 0xFFFFFF, 0x000000


def write(path, lines):
    """Write the lines; one that is not indented is a heading, with a bar below it."""
    letters = font.Font(_WIDE, _HIGH)
    columns = max(map(len, lines)) + 2 * _MARGIN
    blank = [_WHITE] * (columns * _WIDE)
    rows = [list(blank) for _ in range(_MARGIN * _HIGH // 2)]
    for line in lines:
        picture = [list(blank) for _ in range(_HIGH)]
        for i, char in enumerate(line):
            _letter(letters, letters.cell(font.tile(char)), picture, (_MARGIN + i) * _WIDE)
        if line[:1].strip():
            end = (columns - _MARGIN) * _WIDE
            picture[-1][_MARGIN * _WIDE : end] = [_BLACK] * (end - _MARGIN * _WIDE)
        rows += picture
    rows += [list(blank) for _ in range(_MARGIN * _HIGH // 2)]
    png.write_colours(path, rows, _SCALE)


def _letter(letters, cell, picture, left):
    x0 = cell % font.ACROSS * _WIDE
    y0 = cell // font.ACROSS * _HIGH
    for y in range(_HIGH):
        for x in range(_WIDE):
            if letters.bitmap[x0 + x, y0 + y] == font.INK:
                picture[y][left + x] = _BLACK
