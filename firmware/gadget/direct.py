# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The sets of a hand by digit keys: a class is one press, its kind one before it.

    1 2-8          2 1/9      3 own wind         a class: an exposed three; held, a concealed one
    4 round wind   5 other    6 dragon
    7 chow         8 pair     9 concealed        8, 9, 0 before a class; 9 and 0 make a concealed
    BACK           0 kong     OK                 kong

Must not know the page.
"""

from eastwind.sets import BOTH, DRAGON, OWN, ROUND, SIMPLE, TERMINAL, WIND
from gadget.cells import ACROSS, NOWHERE, PAIR_ROW, PUNG_ROW
from gadget.keys import BACK, DIGIT, HELD, NO_KEY, OK
from gadget.texts import part

texts = part("direct")

_KONG, _CHOW, _PAIR, _CLOSED = 0, 7, 8, 9
_CLASSES = bytes((0, SIMPLE, TERMINAL, OWN, ROUND, WIND, DRAGON))  # by digit
_SETS = 4  # of a hand; more can only be pairs
_CLOSED_ROW, _KONG_ROW, _CLOSED_KONG_ROW = PUNG_ROW + 1, PUNG_ROW + 2, PUNG_ROW + 3


class Direct:
    """begun: the row of the kind that was pressed, 0 while none was. cell: see press()."""

    def __init__(self, cells):
        self.begun = 0
        self.cell = NOWHERE
        self._cells = cells

    def press(self, key):
        """Take a key; returns the one that is left for the screen, or NO_KEY.

        cell is then where a set is added, as ACROSS * row + column, or NOWHERE.
        """
        self.cell = NOWHERE
        if key < DIGIT:
            begun = self.begun
            if begun and key == OK:  # the footer names no OK
                return NO_KEY
            self.begun = 0
            return NO_KEY if begun and key == BACK else key
        digit = key - DIGIT & 15
        if digit == _CHOW:
            self.begun = 0
            self._add(0)
        elif digit == _PAIR:
            self.begun = 0 if self.begun == PAIR_ROW else PAIR_ROW
        elif digit == _CLOSED:
            self._say(_CLOSED_ROW, _KONG_ROW)
        elif digit == _KONG:
            self._say(_KONG_ROW, _CLOSED_ROW)
        else:
            self._class(_CLASSES[digit], key >= HELD)
        return NO_KEY

    def means(self):
        """What is typed, for the footer; None where nothing is."""
        return texts.GRID[self.begun] if self.begun else None

    def _say(self, row, other):
        """One of the kinds that go together is pressed; pressed again, it is taken back."""
        if self.begun == _CLOSED_KONG_ROW:
            self.begun = other
        elif self.begun == other:
            self.begun = _CLOSED_KONG_ROW
        else:
            self.begun = 0 if self.begun == row else row

    def _class(self, cls, held):
        row = self.begun
        self.begun = 0
        columns = self._cells.columns
        column = 0
        while columns[column] != cls and not (columns[column] == BOTH and cls in (OWN, ROUND)):
            column += 1
            if column == len(columns):
                return
        hand = self._cells.hand
        if not row:
            row = PAIR_ROW if hand.n - hand.pairs() == _SETS else PUNG_ROW
        if held and (row == PUNG_ROW or row == _KONG_ROW):
            row += 1
        self._add(ACROSS * row + column)

    def _add(self, cell):
        if self._cells.able[cell]:
            self.cell = cell
