# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The cells of a page on the display, and what they show now.

Cells are tiles of our font, two TileGrids a line: the plain one below, above it the inverse
one, whose holes let the plain one through. Only what changed is touched. Must not know what
a page is for.
"""

from displayio import Palette, TileGrid

from gadget import font


def _palette(colours):
    palette = Palette(3)
    palette[font.PAPER], palette[font.INK] = colours
    palette.make_transparent(font.CLEAR)
    return palette


class Grids:
    """colours: paper and ink, plain and inverse. The cells begin at left, top."""

    def __init__(self, sheet, colours, left, top, columns, lines, group):
        self._sheet = sheet
        self._group = group
        self._left = left
        self._top = top
        self._columns = columns
        self._lines = lines
        self._shown = bytearray(columns * lines)
        self._shown_style = bytearray(columns * lines)
        plain = _palette(colours[0])
        if colours[0][font.PAPER]:
            # paper around the page, where the display leaves more than whole cells
            x, y = left - sheet.width, top - sheet.height
            self._grid(plain, font.SPACE, columns + 2, lines + 2, x, y)
        self._plain = self._grids(plain, font.SPACE)
        self._bars = self._grids(_palette(colours[1]), font.HOLE)
        for bar in self._bars:
            bar.hidden = True

    def _grids(self, palette, tile):
        grids = []
        for line in range(self._lines):
            y = self._top + line * self._sheet.height
            grids.append(self._grid(palette, tile, self._columns, 1, self._left, y))
        return grids

    def _grid(self, palette, tile, columns, lines, x, y):
        grid = TileGrid(
            self._sheet.bitmap,
            pixel_shader=palette,
            width=columns,
            height=lines,
            tile_width=self._sheet.width,
            tile_height=self._sheet.height,
            default_tile=tile,
            x=x,
            y=y,
        )
        self._group.append(grid)
        return grid

    def show(self, want, style):
        """Show these places of the font, inverse where style is not 0; True if any is new."""
        if want == self._shown and style == self._shown_style:
            return False
        line = 0
        while line < self._lines:
            self._show(line, want, style)
            line += 1
        self._shown[:] = want
        self._shown_style[:] = style
        return True

    def _show(self, line, want, style):
        plain = self._plain[line]
        bar = self._bars[line]
        bare = True
        at = line * self._columns
        column = 0
        while column < self._columns:
            tile = want[at]
            if style[at]:
                bare = False
                if not self._shown_style[at] or tile != self._shown[at]:
                    bar[column] = tile
            elif self._shown_style[at]:
                bar[column] = font.HOLE
                # The plain tile may have fallen behind while the bar covered it.
                if plain[column] != tile:
                    plain[column] = tile
            elif tile != self._shown[at]:
                plain[column] = tile
            at += 1
            column += 1
        if bar.hidden != bare:
            bar.hidden = bare

    def read(self):
        """The characters that are shown, a list for each line."""
        rows = []
        for line in range(self._lines):
            start = line * self._columns
            cells = self._shown[start : start + self._columns]
            rows.append([font.char(place) for place in cells])
        return rows
