# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Rows of nine pictures of tiles on the display, two lines high, one of them under the cursor.

A picture is two halves, which tiles share: all ones have the same figure above their mark.
Made for the first row that is put and kept for the next painting; only what changed is touched.
Must not know what a tile is.
"""

from displayio import Bitmap, Group, TileGrid

from gadget.glass import hide, place
from gadget.marks import ABOVE, BELOW, BLANK
from gadget.screens import drop

_ROWS = 2
_ACROSS = 9
_COLUMNS = 21  # cells that the nine take
_DONE = ("gadget.faces", "gadget.glyphs", "gadget.pen")
_HALVES = 32  # 19 upper ones: nine figures, nine of tiles that share none, none; 13 lower ones


def _upper(tile):
    return tile % 9 if tile < 27 else tile - 18


def _lower(tile):
    return 19 + tile // 9 if tile < 27 else tile - 5


class Rack:
    """`group` is to be shown; the page's cells begin at left, top. palettes: plain and inverse.

    n: how many rows this painting has, or the last one had.
    """

    def __init__(self, cells, palettes, left, top):
        self._cells = cells
        self._left = left
        self._top = top
        self._wide = _COLUMNS * cells.width // _ACROSS
        self._sheet = Bitmap(_HALVES * self._wide, cells.height, 2)
        self._draw()
        self.group = Group()
        self._rows = [self._grid(palettes[0], _ACROSS) for _ in range(_ROWS)]
        self._cursor = self._grid(palettes[1], 1)
        self._tiles = [bytearray([BLANK] * _ACROSS) for _ in range(_ROWS)]  # that are shown
        self._under = bytearray([BLANK])  # the cursor
        self.n = 0
        self._marked = self._moved = False

    def _draw(self):
        from gadget.faces import draw_halves

        draw_halves(self._sheet, self._wide, self._cells.height, _upper, _lower)
        for name in _DONE:
            drop(name)

    def _grid(self, palette, across):
        grid = TileGrid(
            self._sheet,
            pixel_shader=palette,
            width=across,
            height=2,
            tile_width=self._wide,
            tile_height=self._cells.height,
            default_tile=_upper(BLANK),
        )
        grid.hidden = True
        self.group.append(grid)
        return grid

    def row(self, line, tiles, cursor):
        """Put nine tiles; cursor: the column of it, -1 where it is elsewhere."""
        grid = self._rows[self.n % _ROWS]
        shown = self._tiles[self.n % _ROWS]
        self.n += 1
        column = 0
        while column < _ACROSS:
            self._show(grid, shown, column, tiles[column])
            column += 1
        y = self._top + line * self._cells.height
        if place(grid, self._left, y):
            self._moved = True
        if cursor >= 0:
            self._show(self._cursor, self._under, 0, tiles[cursor])
            if place(self._cursor, self._left + cursor * self._wide, y):
                self._moved = True
            self._marked = True

    def _show(self, grid, shown, column, tile):
        if shown[column] != tile:
            shown[column] = tile
            grid[column] = _upper(tile)
            grid[len(shown) + column] = _lower(tile)
            self._moved = True

    def end(self):
        """A painting has ended: hide what it did not put; True where anything has changed."""
        row = self.n
        while row < _ROWS:
            if hide(self._rows[row]):
                self._moved = True
            row += 1
        if not self._marked and hide(self._cursor):
            self._moved = True
        moved = self._moved
        self._moved = self._marked = False
        return moved

    def read(self, rows):
        """Write the tiles into rows of characters, two a tile, an arrow after the cursor's."""
        for grid, tiles in zip(self._rows, self._tiles):
            if not grid.hidden:
                line = (grid.y - self._top) // self._cells.height
                for column in range(_ACROSS):
                    at = column * _COLUMNS // _ACROSS
                    rows[line][at] = ABOVE[tiles[column]]
                    rows[line + 1][at] = BELOW[tiles[column]]
        if not self._cursor.hidden:
            line = (self._cursor.y - self._top) // self._cells.height
            column = (self._cursor.x - self._left) // self._wide
            rows[line][column * _COLUMNS // _ACROSS + 1] = "◀"
