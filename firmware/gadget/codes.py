# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The sets of a hand by five keys and no cursor, for e-paper: a class, then its kind.

    key      first            then                 after LEFT, first
    UP       2-8              exposed pung         own wind
    DOWN     1/9              concealed pung       round wind
    LEFT     a wind: which?   exposed kong         all else: the rows below the grid
    RIGHT    dragon           concealed kong       another wind
    OK       chow; done       pair

A key means the same whatever the hand holds, so that it can be typed without looking; a code that
cannot be adds nothing. Must not know the page.
"""

from eastwind.facts import WINNER
from eastwind.sets import BOTH, OWN, ROUND, WIND
from gadget.cells import ACROSS, CHOW_ROW, NOWHERE, PAIR_ROW, PUNG_ROW
from gadget.cursor import END, TOLD
from gadget.keys import BACK, DONE, LEFT, NO_KEY, OK, RIGHT
from gadget.texts import part

texts = part("codes")

A_WIND = 7  # begun: a wind, but not which
_WINDS = ((OWN, BOTH), (ROUND, BOTH), (), (WIND,), ())  # which, by key


class Codes:
    """Types while the cursor is on the grid. begun: the column of the class that was typed and 1,
    A_WIND, or 0. cell: see press()."""

    def __init__(self, cells, told_rows, cursor):
        self.begun = 0
        self.cell = NOWHERE
        self._cells = cells
        self._told = told_rows
        self._cursor = cursor
        cursor.line = True
        cursor.row = PUNG_ROW
        cursor.column = 0
        cursor.land()

    def press(self, key):
        """Take a key; returns the one that is left for the screen, or NO_KEY.

        cell is then where a set is added, as ACROSS * row + column, or NOWHERE.
        """
        self.cell = NOWHERE
        begun = self.begun
        if self._cursor.row >= TOLD or key > BACK:
            return key
        self.begun = 0
        if key == BACK:
            return NO_KEY if begun else BACK
        if begun == A_WIND:
            self._wind(key)
        elif begun:
            self._add(ACROSS * (PUNG_ROW + key) + begun - 1)  # rows as keys: UP is the first
        elif key == OK:
            return self._ok()
        elif key == LEFT:
            self.begun = A_WIND
        else:
            self.begun = len(self._cells.columns) if key == RIGHT else key + 1
        return NO_KEY

    def means(self):
        """What OK does now, or LEFT; None where the cursor says it."""
        if self._cursor.row >= TOLD:
            return None
        if self.begun == A_WIND:
            return texts.LEFT_REST
        if self.begun:
            if self._cells.able[ACROSS * PAIR_ROW + self.begun - 1]:
                return texts.OK_PAIR
            return "" if self.free(self.begun - 1) else texts.NONE_LEFT
        if self._cells.able[CHOW_ROW]:
            return texts.OK_CHOW
        return texts.REST if self._cells.hand.flags & WINNER else texts.OK_DONE

    def free(self, column):
        """True where one more set of a class can be added."""
        row = PUNG_ROW
        while row <= PAIR_ROW:
            if self._cells.able[ACROSS * row + column]:
                return True
            row += 1
        return False

    def _wind(self, key):
        if key == LEFT:
            self._end()
            return
        columns = self._cells.columns
        column = len(columns) - 1
        while column >= 0 and columns[column] not in _WINDS[key]:
            column -= 1
        self.begun = column + 1 if column >= 0 else A_WIND

    def _ok(self):
        if self._cells.able[CHOW_ROW]:
            self.cell = CHOW_ROW
        elif self._cells.hand.flags & WINNER or not self._told.rows:
            return DONE
        else:  # nothing that may matter is passed over unseen
            self._end()
        return NO_KEY

    def _end(self):
        """Go below the grid, with all rows there in sight."""
        cursor = self._cursor
        cursor.enter(END, 0)
        cursor.top = max(0, cursor.n - cursor.height)

    def _add(self, cell):
        if self._cells.able[cell]:
            self.cell = cell
