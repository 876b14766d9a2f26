# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A card as a picture to be printed on a page, in the gadget's own letters, black on white."""

from gadget import font
from sim import png

_WIDE, _HIGH = 12, 22  # pixels of a letter
_PAGE = 96  # letters in a line of a page
_LEFT = "Points and doubles"  # the block that others stand beside
_OVER = 4  # lines by which these may be taller
_MARGIN = 3  # letters, between columns too
_SCALE = 2
_WHITE, _BLACK = 0xFFFFFF, 0x000000


def write(path, blocks):
    """Write blocks of lines, the first of each a heading with a bar below it."""
    letters = font.Font(_WIDE, _HIGH)
    placed, columns, lines = lay(blocks)
    columns += 2 * _MARGIN
    rows = [[_WHITE] * (columns * _WIDE) for _ in range((lines + _MARGIN) * _HIGH)]
    for x, y, width, block in placed:
        left, top = (x + _MARGIN) * _WIDE, y * _HIGH + _MARGIN * _HIGH // 2
        for i, line in enumerate(block):
            for j, char in enumerate(line):
                cell = letters.cell(font.tile(char))
                _letter(letters, cell, rows, left + j * _WIDE, top + i * _HIGH)
        rows[top + _HIGH - 1][left : left + width * _WIDE] = [_BLACK] * (width * _WIDE)
    png.write_colours(path, rows, _SCALE)


def lay(blocks):
    """([(column, line, width, block)], columns, lines): in order, with a blank line between them;
    those that follow _LEFT stand to its right, while the page is wide enough and it is as tall."""
    heads = [block[0] for block in blocks]
    widths = [max(map(len, block)) for block in blocks]
    left = heads.index(_LEFT)
    right = widths[left] + _MARGIN
    fit = [k for k in range(left + 1, len(blocks)) if right + widths[k] <= _PAGE]
    columns = max([*widths, *(right + widths[k] for k in fit)])
    placed = []
    free = end = bottom = 0  # the next line at the right; below all; what the left leaves
    for k, block in enumerate(blocks):
        if k in fit and free + len(block) <= bottom:
            placed.append((right, free, columns - right, block))
            free += len(block) + 1
            end = max(end, free)
        else:
            placed.append((0, end, right - _MARGIN if k == left else columns, block))
            if k == left:
                free, bottom = end, end + len(block) + _OVER
            end += len(block) + 1
    return placed, columns, end - 1


def _letter(letters, cell, rows, left, top):
    x0 = cell % font.ACROSS * _WIDE
    y0 = cell // font.ACROSS * _HIGH
    for y in range(_HIGH):
        for x in range(_WIDE):
            if letters.bitmap[x0 + x, y0 + y] == font.INK:
                rows[top + y][left + x] = _BLACK
