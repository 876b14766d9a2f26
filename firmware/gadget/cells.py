# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The board of the class grid: which set each cell is, how many there are, which can be added.

Six rows of kinds by at most six columns of classes. Must not know keys or the page.
"""

from eastwind.counting import can_add, of_class
from eastwind.facts import DEAD, IRREGULAR, WINNER
from eastwind.sets import (
    BOTH,
    CHOW,
    CONCEALED,
    DRAGON,
    EXPOSED,
    KONG,
    OWN,
    PAIR,
    PUNG,
    ROUND,
    SIMPLE,
    TERMINAL,
    WIND,
)
from eastwind.switches import ONE_PAIR
from eastwind.tiles import NO_WIND

ROWS = 6
CHOW_ROW, PUNG_ROW, PAIR_ROW = 0, 1, 5
ACROSS = 6  # cells kept for a row
NOWHERE = -1

_KINDS = bytes((CHOW, PUNG, PUNG, KONG, KONG, PAIR))
_STATES = bytes((EXPOSED, EXPOSED, CONCEALED, EXPOSED, CONCEALED, CONCEALED))


def classes(own, wind, merged):
    """The class of each column, for what Session.classes() says."""
    columns = [SIMPLE, TERMINAL]
    if merged:
        columns.append(BOTH)
    else:
        if own != NO_WIND:
            columns.append(OWN)
        if wind != NO_WIND:
            columns.append(ROUND)
    columns.append(WIND)
    columns.append(DRAGON)
    return bytes(columns)


class Cells:
    """counts and able go by ACROSS * row + column; refresh() follows the hand."""

    def __init__(self, hand, rules, columns):
        self.hand = hand
        self.columns = columns  # class of each
        self.counts = bytearray(ROWS * ACROSS)
        self.able = bytearray(ROWS * ACROSS)  # 1 where one more can be added
        self._rules = rules
        # with a column each for his own and the round's wind there are two other winds
        self._winds = 2 if OWN in columns and ROUND in columns else 3

    def code(self, row, column):
        """The set of a cell."""
        cls = self.columns[column] if row else 0
        return _KINDS[row] << 5 | cls << 2 | _STATES[row]

    def points(self, row, column):
        """What the running rules give for it."""
        code = self.code(row, column)
        if not row:
            return 0
        if self.hand.flags & WINNER:
            return self._rules.winner_points[code]
        return self._rules.other_points[code]

    def cell_of(self, i):
        """The place in counts of set i of the hand."""
        code = self.hand.codes[i]
        kind = code >> 5
        if kind == CHOW:
            return 0
        state = CONCEALED if kind == PAIR or not code & 3 else EXPOSED
        row = PUNG_ROW
        while _KINDS[row] != kind or _STATES[row] != state:
            row += 1
        column = 0
        while self.columns[column] != code >> 2 & 7:
            column += 1
        return ACROSS * row + column

    def refresh(self):
        """Count the sets of the hand again, and find what can be added."""
        hand = self.hand
        i = 0
        while i < ROWS * ACROSS:
            self.counts[i] = 0
            i += 1
        i = 0
        while i < hand.n:
            self.counts[self.cell_of(i)] += 1
            i += 1
        open_ = not hand.flags & (DEAD | IRREGULAR) and not self.full()
        row = 0
        while row < ROWS:
            column = 0
            while column < len(self.columns):
                able = open_ and self._can(row, column)
                self.able[ACROSS * row + column] = 1 if able else 0
                column += 1
            row += 1

    def full(self):
        """A winner who needs no more sets."""
        flags = self.hand.flags
        return bool(flags & WINNER and (self.hand.full() or flags & IRREGULAR))

    def _can(self, row, column):
        hand = self.hand
        if row == CHOW_ROW and (column or hand.count(0, 31) == self._rules.max_chows):
            return False
        code = self.code(row, column)
        if not hand.flags & WINNER:
            # what gives a loser nothing need not be told
            if not self._rules.other_points[code] and not self._rules.set_doubles[code >> 2]:
                return False
            if row == PAIR_ROW and self._rules.switches & ONE_PAIR and hand.pairs():
                return False
        if row and self.columns[column] == WIND and of_class(hand, WIND) >= self._winds:
            return False
        return can_add(hand, code)

    def has(self, row):
        """True where a row holds a set or can take one."""
        at = ACROSS * row
        end = at + len(self.columns)
        while at < end:
            if self.counts[at] or self.able[at]:
                return True
            at += 1
        return False

    def nearest(self, row, column):
        """The column of the row's free cell nearest to a column, NOWHERE if there is none."""
        at = ACROSS * row
        off = 0
        while off < len(self.columns):
            if column + off < len(self.columns) and self.able[at + column + off]:
                return column + off
            if column >= off and self.able[at + column - off]:
                return column - off
            off += 1
        return NOWHERE

    def beside(self, row, column, step):
        """The next free cell of a row to the right (1) or left (-1), round the end."""
        width = len(self.columns)
        at = (column + step) % width
        while at != column and not self.able[ACROSS * row + at]:
            at = (at + step) % width
        return at
