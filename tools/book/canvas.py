# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A picture to draw on: boxes, other pictures, and words in the gadget's own font."""

from gadget.font import tile
from gadget.glyphs import GLYPHS

COLUMNS, HEIGHT = 5, 8  # of a glyph
WIDTH = COLUMNS + 1  # of its cell


class Canvas:
    """`rows` are lists of colours, 0xRRGGBB. What is drawn beyond the edges is lost."""

    def __init__(self, width, height, colour):
        self.width = width
        self.height = height
        self.rows = [[colour] * width for _ in range(height)]

    def box(self, x, y, width, height, colour, radius=0):
        """A filled box, its corners round by so many pixels."""
        for line in range(height):
            from_edge = min(line, height - 1 - line)
            inset = radius - _chord(radius, radius - from_edge) if from_edge < radius else 0
            self._line(x + inset, y + line, width - 2 * inset, colour)

    def _line(self, x, y, width, colour):
        left, right = max(x, 0), min(x + width, self.width)
        if 0 <= y < self.height and left < right:
            self.rows[y][left:right] = [colour] * (right - left)

    def picture(self, x, y, rows, scale=1):
        """Another picture, so many times larger."""
        for line, row in enumerate(rows):
            wide = [colour for colour in row for _ in range(scale)]
            for below in range(scale):
                place = y + scale * line + below
                if 0 <= place < self.height:
                    self.rows[place][x : x + len(wide)] = wide[: self.width - x]

    def text(self, x, y, text, colour, scale=1):
        """Words from a place to the right; returns where they end."""
        for char in text:
            place = COLUMNS * tile(char)
            for column in range(COLUMNS):
                bits = GLYPHS[place + column]
                for line in range(HEIGHT):
                    if bits >> line & 1:
                        left = x + scale * column
                        self.box(left, y + scale * line, scale, scale, colour)
            x += WIDTH * scale
        return x

    def middle(self, x, y, text, colour, scale=1):
        """Words about a place."""
        self.text(x - (len(text) * WIDTH - 1) * scale // 2, y, text, colour, scale)


def _chord(radius, away):
    """Half of what a circle cuts from a line so far from its middle."""
    x = 0
    while (x + 1) ** 2 + away**2 <= (radius + 0.5) ** 2:
        x += 1
    return x
