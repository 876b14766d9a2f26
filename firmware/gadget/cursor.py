# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The cursor of the grid screen, on a ring of rows: the grid's, the told ones, the end.

Below the last row comes the first. Where nothing can be done the cursor does not stop. Must not
know the page or what a key is.
"""

from eastwind.facts import DEAD as DEAD_HAND
from eastwind.facts import IRREGULAR, WINNER
from gadget import told
from gadget.cells import ACROSS, CHOW_ROW, NOWHERE, PAIR_ROW, ROWS

# rows: the grid's are 0 to 5
TOLD = ROWS
END = TOLD + told.ROWS
# cells of the end
DONE, POINTS, DEAD, TILES = 0, 1, 2, 3


class Cursor:
    """row and column are where it is; ring holds the n rows there are, top is the first shown."""

    def __init__(self, cells, told_rows):
        self.row = END
        self.column = DONE
        self.ring = bytearray(END + 1)
        self.n = 0
        self.top = 0
        self.line = False  # moving takes long: a full hand leads to the end
        self.height = 5
        self._want = 0  # the column that it keeps to
        self._cells = cells
        self._told = told_rows

    def follow(self):
        """The hand has changed: find again what rows there are."""
        self._cells.refresh()
        self._told.refresh(self._cells.full())
        n = row = 0
        while row <= END:
            if row < TOLD:
                there = self._cells.has(row)
            else:
                there = row == END or self._told.rows >> row - TOLD & 1
            if there:
                self.ring[n] = row
                n += 1
            row += 1
        self.n = n

    def start(self):
        """Where a hand is opened: a loser's at the end, a winner's at the first cell or where the
        next set can be; a full one's at the end, below all it told, so that OK changes nothing."""
        if not self._cells.hand.flags & WINNER:
            self.enter(END, 0)
            self.top = self.n - 1
        elif self._told.full:
            self.enter(END, 0)
            self.top = max(0, self.n - self.height)
        elif self._cells.hand.n:
            self.land()
        else:
            self.enter(CHOW_ROW, 0)

    def enter(self, row, want):
        """Go to a row, in the grid to the free column nearest to the wanted one."""
        self.row = row
        self._want = want
        if row < TOLD:
            self.column = self._cells.nearest(row, want)
        elif row == END:
            self._want = 0
            self.column = DONE if self.can(DONE) else POINTS

    def step(self, step):
        """To the next (1) or the former (-1) row that has something to do."""
        i = self._index()
        row = NOWHERE
        while row == NOWHERE or row < TOLD and self._cells.nearest(row, 0) == NOWHERE:
            i = (i + step) % self.n
            row = self.ring[i]
        self.enter(row, self._want)

    def side(self, step):
        """To the next free cell of the row at the right (1) or left (-1), round the end."""
        if self.row < TOLD:
            self.column = self._want = self._cells.beside(self.row, self.column, step)
        elif self.row == END:
            self.column = (self.column + step) % 4
            while not self.can(self.column):
                self.column = (self.column + step) % 4

    def along(self, step):
        """To the next (1) or the former (-1) of all places, row by row; the end's are Tiles, Dead,
        Points, Done, so that Done lies before the first set."""
        column = self.column
        if self.row < TOLD:
            column += step
            while 0 <= column < len(self._cells.columns):
                if self._cells.able[ACROSS * self.row + column]:
                    self.column = column
                    return
                column += step
        elif self.row == END:
            column -= step
            while DONE <= column <= TILES:
                if self.can(column):
                    self.column = column
                    return
                column -= step
        self._want = 0 if step > 0 else len(self._cells.columns) - 1
        self.step(step)
        if self.row == END and step > 0:
            self.column = DEAD if self.can(DEAD) else POINTS

    def skip(self):
        """To the first place of the next row."""
        self._want = 0
        self.step(1)

    def can(self, cell):
        """Cells of the end: a winner can be done when his hand is full, and cannot be dead; tile by
        tile a hand is told from the first on."""
        hand = self._told.hand
        if cell == TILES:
            return not hand.n and not hand.flags & (DEAD_HAND | IRREGULAR)
        if hand.flags & WINNER:
            return cell == POINTS or cell == DONE and self._told.full
        return True

    def land(self):
        """Find the place after a set was added: stay, or go where the next one can be.

        Full: the row that must be told, else the first that may be; on a line the end, with those
        rows before it. Four sets: the pairs. The cell is used up: the one beside it, else the first
        that is free.
        """
        cells = self._cells
        if self._told.full:
            i = 0
            while self.ring[i] < TOLD:
                i += 1
            if self._told.asks():
                self.enter(TOLD + told.MADE, 0)
            else:
                self.enter(END if self.line else self.ring[i], 0)
            self.top = max(0, self.n - self.height)
            return
        if self.row < TOLD:
            if cells.able[ACROSS * self.row + self.column]:
                return
            if cells.nearest(self.row, 0) != NOWHERE:
                self.side(1)
                return
        row = CHOW_ROW
        while row <= PAIR_ROW and cells.nearest(row, 0) == NOWHERE:
            row += 1
        self.enter(row if row <= PAIR_ROW else END, 0)

    def scroll(self, height):
        """Move the window of `height` rows over the ring so that the cursor is in it, and of what
        must be told the row above too."""
        self.height = height
        if self.n <= height:
            self.top = 0
            return
        self.top %= self.n
        i = self._index()
        off = (i - self.top) % self.n
        above = 1 if i and self.ring[i - 1] >= TOLD else 0
        if off < above or off >= height and self.n - off <= off - height + 1:
            self.top = i - above
        elif off >= height:
            self.top = (self.top + off - height + 1) % self.n

    def _index(self):
        i = 0
        while self.ring[i] < self.row:
            i += 1
        return i
