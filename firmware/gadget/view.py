# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How the class grid looks: who and how much, the heads of the columns, the rows around the cursor.

Painting allocates nothing. Must not know keys.
"""

from eastwind.counting import MADE_CLOSED, MADE_OPEN, MADE_PAIR, MADE_THREE
from eastwind.facts import DEAD, WINNER
from eastwind.sets import DRAGON, ROUND, SIMPLE, TERMINAL, WIND
from eastwind.switches import SINGLE_PAIR
from gadget import told
from gadget.cells import ACROSS, NOWHERE
from gadget.cursor import DEAD as DEAD_CELL
from gadget.cursor import DONE, END, TILES, TOLD
from gadget.texts import part

texts = part("view")

_NAME = 10  # cells for a name
_SETS = 13  # column of "2/4"
_VALUE, _FULL_VALUE = 5, 8  # cells of the running value beside it, and alone
_CELL = 3
_LABEL = 5  # cells of a long label
_HEAD = 2  # the first line below the column heads


class View:
    """One player's grid on a page."""

    def __init__(self, session, place, cells, told_rows, cursor):
        own, wind, _ = session.classes(place)
        self._who = texts.LETTERS[session.seat(place)] + " " + session.name(place, _NAME)
        self.heads = _heads(cells.columns, own, wind)
        # three letters need a wider column
        self.widths = bytes([_CELL + len(head) // 3 for head in self.heads])
        self._rules = session.rules
        self._cells = cells
        self._told = told_rows
        self._cursor = cursor

    def paint(self, page):
        """Put everything but the footer."""
        self.header(page)
        height = page.lines - _HEAD - 1
        cursor = self._cursor
        cursor.scroll(height)
        if cursor.n > height:
            page.put(1, "▲▼")  # the rows go round
        line = 0
        while line < height and line < cursor.n:
            row = cursor.ring[(cursor.top + line) % cursor.n]
            if row < TOLD:
                labels = texts.GRID if self.left(page) >= _LABEL else texts.GRID_SHORT
                page.put(_HEAD + line, labels[row])
                here = cursor.column if row == cursor.row else NOWHERE
                self.row(page, _HEAD + line, row, here)
            elif row < END:
                self._told_row(page, _HEAD + line, row)
            else:
                self._end_row(page, _HEAD + line)
            line += 1

    def header(self, page):
        """Put who, how much, and the heads of the columns."""
        hand = self._told.hand
        page.put(0, self._who)
        if hand.flags & DEAD:
            page.put(0, texts.END_CELLS[DEAD_CELL], 0, _SETS)
            return
        width = _FULL_VALUE
        if hand.flags & WINNER and not self._told.full:
            page.number(0, _SETS, hand.n - hand.pairs(), 1)
            page.put(0, "/4", 0, _SETS + 1)
            width = _VALUE
        page.number(0, page.columns - width, self._told.value, width)
        column = 0
        end = self.left(page)
        while column < len(self.heads):
            end += self.widths[column]
            page.put(1, self.heads[column], 0, end - len(self.heads[column]))
            column += 1

    def left(self, page):
        """Where the first column begins."""
        left = page.columns
        column = 0
        while column < len(self.widths):
            left -= self.widths[column]
            column += 1
        return left

    def row(self, page, line, row, marked):
        """Put the cells of a row of the grid, that of the column marked as a bar."""
        at = self.left(page)
        column = 0
        while column < (len(self.heads) if row else 1):
            width = self.widths[column]
            end = at + width
            count = self._cells.counts[ACROSS * row + column]
            if count:
                page.put(line, "×", 0, end - 2)
                page.number(line, end - 1, count, 1)
            elif self._cells.able[ACROSS * row + column]:
                page.number(line, at, self._cells.points(row, column), width)
            else:
                page.put(line, "·", 0, end - 1)
            if column == marked:
                page.invert(line, at, width)
            at = end
            column += 1

    def _told_row(self, page, line, row):
        i = row - TOLD
        answer = self._told.answer(i)
        made = self._told.made
        label = texts.TOLD[i] if i < told.MORE else self._told.label(i)
        if i >= told.MORE:
            text = self._told.text(i)
        elif i == told.MADE:
            chow = 0 if made.can_be(MADE_CLOSED) else 1  # any chow is one answer
            text = texts.MADE[answer + chow if answer == MADE_OPEN else answer]
            if answer == MADE_THREE and made.chows() and made.open_is_three():
                text = texts.MADE_EITHER[chow]
            elif answer == MADE_PAIR and self._rules.switches & SINGLE_PAIR:
                text = texts.MADE_SINGLE
        elif i == told.SUIT:
            text = texts.SUITS[answer]
        else:
            text = texts.NO_YES[answer]
        column = page.columns - 1 - len(text)
        here = row == self._cursor.row
        # a long one leaves its margin to a gap before the arrow
        page.put(line, label, 0, 0 if here and page.arrows and len(label) + 2 == column else 1)
        page.put(line, text, 0, column)
        if here:
            if page.arrows:
                page.put(line, "◀", 0, column - 1)
                page.put(line, "▶", 0, page.columns - 1)
            page.invert(line, 0, page.columns)

    def _end_row(self, page, line):
        """The cells of the end; arrows where there are more than the page is wide."""
        here = self._cursor.column if self._cursor.row == END else DONE
        cell = DONE
        while self._end_width(cell, here) > page.columns:
            cell += 1
        if cell:
            page.put(line, "◀")
        column = 0
        while cell <= TILES:
            width = self._end_width(cell, cell)
            if column + width > page.columns:
                page.put(line, "▶", 0, page.columns - 1)
                return
            if column + width == page.columns and cell < TILES and self._cursor.can(TILES):
                column -= 1  # from the arrow
            if width:
                page.put(line, texts.END_CELLS[cell], 0, column + 1)
                if self._cursor.row == END and here == cell:
                    page.invert(line, column, width)
                column += width
            cell += 1
        while column < page.columns:  # below it comes the first row again
            page.put(line, "─", 0, column)
            column += 1

    def _end_width(self, cell, last):
        """Columns that some cells of the end take."""
        width = 0
        while cell <= last:
            if self._cursor.can(cell):
                width += len(texts.END_CELLS[cell]) + 2
            cell += 1
        return width


def _heads(columns, own, wind):
    """What stands above each column: classes by their tiles, winds by their letters."""
    heads = []
    others = ""
    for seat in range(4):
        if seat != own and seat != wind:
            others += texts.LETTERS[seat]
    for cls in columns:
        if cls == SIMPLE:
            heads.append(texts.COLUMN_SIMPLE)
        elif cls == TERMINAL:
            heads.append(texts.COLUMN_TERMINAL)
        elif cls == DRAGON:
            heads.append(texts.COLUMN_DRAGON)
        elif cls == WIND:
            heads.append(others)
        else:
            heads.append(texts.LETTERS[wind if cls == ROUND else own])
    return heads
