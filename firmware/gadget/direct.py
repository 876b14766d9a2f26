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
from gadget.keys import DIGIT, HELD

_KONG, _CHOW, _PAIR, _CLOSED = 0, 7, 8, 9
_CLASSES = bytes((0, SIMPLE, TERMINAL, OWN, ROUND, WIND, DRAGON))  # by digit
_SETS = 4  # of a hand; more can only be pairs
_CLOSED_ROW, _KONG_ROW, _CLOSED_KONG_ROW = PUNG_ROW + 1, PUNG_ROW + 2, PUNG_ROW + 3


class Direct:
    """row is that of the kind that was pressed, 0 while none was."""

    def __init__(self, cells):
        self.row = 0
        self._cells = cells

    def press(self, key):
        """The cell that a digit key adds to, as ACROSS * row + column, NOWHERE where it only says
        the kind or nothing can be added."""
        digit = key - DIGIT & 15
        if digit == _CHOW:
            self.row = 0
            return self._able(0)
        if digit == _PAIR:
            self.row = 0 if self.row == PAIR_ROW else PAIR_ROW
        elif digit == _CLOSED:
            self._say(_CLOSED_ROW, _KONG_ROW)
        elif digit == _KONG:
            self._say(_KONG_ROW, _CLOSED_ROW)
        else:
            return self._class(_CLASSES[digit], key >= HELD)
        return NOWHERE

    def _say(self, row, other):
        """One of the kinds that go together is pressed; pressed again, it is taken back."""
        if self.row == _CLOSED_KONG_ROW:
            self.row = other
        elif self.row == other:
            self.row = _CLOSED_KONG_ROW
        else:
            self.row = 0 if self.row == row else row

    def _class(self, cls, held):
        row = self.row
        self.row = 0
        columns = self._cells.columns
        column = 0
        while columns[column] != cls and not (columns[column] == BOTH and cls in (OWN, ROUND)):
            column += 1
            if column == len(columns):
                return NOWHERE
        hand = self._cells.hand
        if not row:
            row = PAIR_ROW if hand.n - hand.pairs() == _SETS else PUNG_ROW
        if held and (row == PUNG_ROW or row == _KONG_ROW):
            row += 1
        return self._able(ACROSS * row + column)

    def _able(self, cell):
        return cell if self._cells.able[cell] else NOWHERE
