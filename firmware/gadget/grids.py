# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The cells of a page on the display, and what they show now.

Cells are tiles of our font, a TileGrid for each line; above them lie bars, of inverse cells, which
are moved to where they are wanted. Only what changed is touched. Must not know what a page is for.
"""

from displayio import Palette, TileGrid

from gadget import font

_WIDEST = 16  # cells of a bar; others have half, a quarter...: together all a line has
_WIDTHS = 5


def _palette(colours):
    palette = Palette(2)
    palette[font.PAPER], palette[font.INK] = colours
    return palette


class Grids:
    """colours: paper and ink, plain and inverse; so are the palettes. Begins at left, top."""

    def __init__(self, sheet, colours, left, top, columns, lines, group):
        self._sheet = sheet
        self._group = group
        self._left = left
        self._top = top
        self._columns = columns
        self._shown = bytearray(columns * lines)
        self._shown_style = bytearray(columns * lines)
        self.palettes = [_palette(pair) for pair in colours]
        plain = self.palettes[0]
        if colours[0][font.PAPER]:
            # paper around the page, where the display leaves more than whole cells
            self._grid(plain, columns + 2, lines + 2, left - sheet.width, top - sheet.height)
        self._plain = []
        for line in range(lines):
            self._plain.append(self._grid(plain, columns, 1, left, top + line * sheet.height))
        self._bars = [[self._new_bar(i)] for i in range(_WIDTHS)]
        self._used = bytearray(_WIDTHS)  # of them in this painting

    def _grid(self, palette, columns, lines, x, y):
        grid = TileGrid(
            self._sheet.bitmap,
            pixel_shader=palette,
            width=columns,
            height=lines,
            tile_width=self._sheet.width,
            tile_height=self._sheet.height,
            default_tile=font.SPACE,
            x=x,
            y=y,
        )
        self._group.append(grid)
        return grid

    def _new_bar(self, i):
        bar = self._grid(self.palettes[1], _WIDEST >> i, 1, self._left, self._top)
        bar.hidden = True
        return bar

    def show(self, want, style):
        """Show these places of the font, inverse where style is not 0; True if any is new."""
        if want == self._shown and style == self._shown_style:
            return False
        line = 0
        while line < len(self._plain):
            self._show(line, want, style)
            line += 1
        self._hide()
        self._shown[:] = want
        self._shown_style[:] = style
        return True

    def _show(self, line, want, style):
        plain = self._plain[line]
        start = line * self._columns
        column = 0
        while column < self._columns:
            at = start + column
            if style[at]:
                end = column + 1
                while end < self._columns and style[start + end]:
                    end += 1
                self._bar(line, column, end, want)
                column = end
                continue
            # what a bar has covered may have fallen behind
            if want[at] != self._shown[at] or self._shown_style[at]:
                tile = self._sheet.cell(want[at])
                if plain[column] != tile:
                    plain[column] = tile
            column += 1

    def _bar(self, line, column, end, want):
        """Lay bars from a column up to another."""
        at = line * self._columns + column
        y = self._top + line * self._sheet.height
        i = 0
        while column < end:
            while _WIDEST >> i > end - column:
                i += 1
            bars = self._bars[i]
            if self._used[i] == len(bars):
                bars.append(self._new_bar(i))
            bar = bars[self._used[i]]
            self._used[i] += 1
            k = 0
            while k < _WIDEST >> i:
                tile = self._sheet.cell(want[at])
                if bar[k] != tile:
                    bar[k] = tile
                at += 1
                k += 1
            x = self._left + column * self._sheet.width
            if bar.x != x:
                bar.x = x
            if bar.y != y:
                bar.y = y
            if bar.hidden:
                bar.hidden = False
            column += k

    def _hide(self):
        """Hide the bars that are not used in this painting."""
        i = 0
        while i < _WIDTHS:
            bars = self._bars[i]
            k = self._used[i]
            while k < len(bars):
                if not bars[k].hidden:
                    bars[k].hidden = True
                k += 1
            self._used[i] = 0
            i += 1

    def read(self):
        """The characters that are shown, a list for each line."""
        rows = []
        for line in range(len(self._plain)):
            start = line * self._columns
            cells = self._shown[start : start + self._columns]
            rows.append([font.char(place) for place in cells])
        return rows
