# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Pixels as Braille characters, two by four in each: 128x64 become 64 by 16."""

# The bit of each dot, by row and column of the cell.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def lines(pixels):
    """One str for every four rows of pixels (lists of 0 or 1)."""
    out = []
    for y in range(0, len(pixels), 4):
        line = ""
        for x in range(0, len(pixels[0]), 2):
            bits = 0
            for row in range(4):
                for column in range(2):
                    if y + row < len(pixels) and pixels[y + row][x + column]:
                        bits |= _DOTS[row][column]
            line += chr(0x2800 + bits)
        out.append(line)
    return out
