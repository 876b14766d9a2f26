# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The class grid as a chart of the keys that gadget.codes takes: each stands beside what it means.

Before a class is typed the keys are in the heads of the columns, then beside the rows; what is
typed is a bar. Painting allocates nothing. Must not know keys.
"""

from eastwind.sets import BOTH, OWN, ROUND, WIND
from gadget.cells import ACROSS, CHOW_ROW, NOWHERE, PAIR_ROW, PUNG_ROW
from gadget.codes import A_WIND, Codes
from gadget.cursor import TOLD
from gadget.texts import part

texts = part("chart")

_UP, _DOWN, _LEFT, _RIGHT, _OK = "▲", "▼", "◀", "▶", "●"
_FIRST = (_UP, _DOWN)  # by column; the winds have LEFT, the last has RIGHT
_KINDS = (None, _UP, _DOWN, _LEFT, _RIGHT, _OK)  # by row
_WINDS = {OWN: _UP, BOTH: _UP, ROUND: _DOWN, WIND: _RIGHT}


class Chart:
    """Shows a view: as it is while the cursor is below the grid, else with keys. codes: theirs."""

    def __init__(self, view, cells, told_rows, cursor):
        self.codes = Codes(cells, told_rows, cursor)
        self._view = view
        self._told = told_rows
        self._cells = cells
        self._cursor = cursor

    def paint(self, page):
        """Put everything but the footer."""
        if self._cursor.row >= TOLD:
            self._view.paint(page)
            return
        self._view.header(page)
        chosen = self.codes.begun - 1 if self.codes.begun != A_WIND else NOWHERE
        row = PUNG_ROW
        while row <= PAIR_ROW:
            line = row + 1
            page.put(line, texts.GRID_SHORT[row], 0, 1)
            self._view.row(page, line, row, chosen)
            if chosen != NOWHERE and self._cells.able[ACROSS * row + chosen]:
                page.put(line, _KINDS[row])
            row += 1
        self._heads(page, chosen)

    def _heads(self, page, chosen):
        """The keys of classes over the columns, the chows on the left of them."""
        chows = self._cells.counts[CHOW_ROW]
        if chows or self._cells.able[CHOW_ROW]:
            page.put(1, texts.GRID_SHORT[CHOW_ROW])
        if chows:
            page.number(1, 2, chows, 1)
        columns = self._cells.columns
        begun = self.codes.begun
        at = self._view.left(page)
        column = 0
        while column < len(columns):
            end = at + self._view.widths[column]
            mark = end - 1 - len(self._view.heads[column])
            wind = columns[column] in _WINDS
            if not self.codes.free(column):
                pass  # its key adds nothing
            elif begun == A_WIND and wind:
                page.put(1, _WINDS[columns[column]], 0, mark)
            elif not begun and column == len(columns) - 1:
                page.put(1, _RIGHT, 0, mark)
            elif not begun:
                page.put(1, _LEFT if wind else _FIRST[column], 0, mark)
            if column == chosen or begun == A_WIND and wind:
                page.invert(1, at, end - at)
            at = end
            column += 1
