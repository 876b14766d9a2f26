# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Rows of nine pictures of tiles on the display, two lines high, one of them under the cursor.

Made for the first row that is put and kept for the next painting; only what changed is touched.
Must not know what a tile is.
"""

from displayio import Bitmap, Group, Palette, TileGrid

from gadget import font
from gadget.marks import ABOVE, BELOW, BLANK
from gadget.screens import drop

_ROWS = 2
_ACROSS = 9
_COLUMNS = 21  # cells that the nine take
_DONE = ("gadget.faces", "gadget.glyphs", "gadget.pen")


class Rack:
    """`group` is to be shown; the page's cells begin at left, top. colours: as a page has them.

    n: how many rows the last painting had.
    """

    def __init__(self, cells, colours, left, top):
        self._cells = cells
        self._left = left
        self._top = top
        self._wide = _COLUMNS * cells.width // _ACROSS
        self._high = 2 * cells.height
        self._sheet = Bitmap((BLANK + 1) * self._wide, self._high, 2)
        self._draw()
        self.group = Group()
        plain = _palette(colours[0])
        self._rows = [self._grid(plain, _ACROSS) for _ in range(_ROWS)]
        self._cursor = self._grid(_palette(colours[1]), 1)
        self.n = 0
        self._used = 0  # in this painting
        self._marked = self._moved = False

    def _draw(self):
        from gadget.faces import draw_tiles

        draw_tiles(self._sheet, self._wide, self._high)
        for name in _DONE:
            drop(name)

    def _grid(self, palette, across):
        grid = TileGrid(
            self._sheet,
            pixel_shader=palette,
            width=across,
            height=1,
            tile_width=self._wide,
            tile_height=self._high,
            default_tile=BLANK,
        )
        grid.hidden = True
        self.group.append(grid)
        return grid

    def row(self, line, tiles, cursor):
        """Put nine tiles; cursor: the column of it, -1 where it is elsewhere."""
        grid = self._rows[self._used % _ROWS]
        self._used += 1
        column = 0
        while column < _ACROSS:
            self._show(grid, column, tiles[column])
            column += 1
        y = self._top + line * self._cells.height
        self._place(grid, self._left, y)
        if cursor >= 0:
            self._show(self._cursor, 0, tiles[cursor])
            self._place(self._cursor, self._left + cursor * self._wide, y)
            self._marked = True

    def _show(self, grid, column, tile):
        if grid[column] != tile:
            grid[column] = tile
            self._moved = True

    def _place(self, grid, x, y):
        if grid.x != x or grid.y != y or grid.hidden:
            grid.x = x
            grid.y = y
            grid.hidden = False
            self._moved = True

    def end(self):
        """A painting has ended: hide what it did not put; True where anything has changed."""
        self.n = row = self._used
        while row < _ROWS:
            self._hide(self._rows[row])
            row += 1
        if not self._marked:
            self._hide(self._cursor)
        moved = self._moved
        self._moved = self._marked = False
        self._used = 0
        return moved

    def _hide(self, grid):
        if not grid.hidden:
            grid.hidden = True
            self._moved = True

    def read(self, rows):
        """Write the tiles into rows of characters, two a tile, an arrow after the cursor's."""
        for grid in self._rows:
            if not grid.hidden:
                line = (grid.y - self._top) // self._cells.height
                for column in range(_ACROSS):
                    at = column * _COLUMNS // _ACROSS
                    rows[line][at] = ABOVE[grid[column]]
                    rows[line + 1][at] = BELOW[grid[column]]
        if not self._cursor.hidden:
            line = (self._cursor.y - self._top) // self._cells.height
            column = (self._cursor.x - self._left) // self._wide
            rows[line][column * _COLUMNS // _ACROSS + 1] = "◀"


def _palette(colours):
    palette = Palette(2)
    palette[font.PAPER], palette[font.INK] = colours
    return palette
