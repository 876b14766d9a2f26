# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Break the wall: two throws, then which stack holds the loose tiles and where drawing begins.

A picture of the square as it lies before East: he sits below, South on the right.
"""

from eastwind.rulesets import options
from eastwind.switches import FLOWERS
from eastwind.wall import break_wall, overflows, side_length, side_of
from gadget import keys, nav
from gadget.dice import Dice
from gadget.texts import part

texts = part("wall")

_PLAIN, _MANDARINS = 136, 144  # tiles

# the picture of the square: a ring of cells, counted in the order of drawing from East's right end
_ACROSS, _DOWN = 8, 4  # cells of a side, without the corners
_SIDES = (0, 3, 2, 1)  # the seats in the order of drawing
_RING = 2 * (_ACROSS + _DOWN)
_TEXT = _ACROSS + 3  # the column of what is said beside it
_LOOSE, _DRAW = "●", "◀▲▶▼"  # by side, in the order of drawing


class WallScreen:
    """BACK at any time skips it; nothing is recorded."""

    digits = True

    def __init__(self, session):
        self._session = session
        chosen = options(session.rules)
        self._length = side_length(_MANDARINS if session.rules.switches & FLOWERS else _PLAIN)
        self._again = chosen.value("wall_overflow") == "again"
        self._dice = Dice()
        self._first = 0  # East's throw
        self._second = 0
        self._faces = ["", ""]  # of both: what the dice show, or the sum that was set

    def paint(self, page):
        """Ask for a throw, or show the wall."""
        page.begin()
        page.put(0, texts.THROWN % tuple(self._faces) if self._second else texts.WALL)
        if not self._first:
            self._ask(page, 0)
        elif not self._second:
            self._ask(page, side_of(self._first))
        else:
            self._broken(page)
        page.end()

    def _ask(self, page, seat):
        """Say which seat throws; East does for a seat where nobody sits (Part II, p.76)."""
        thrower = seat if self._session.seats() >> seat & 1 else 0
        line = 1
        if self._first:
            page.put(line, texts.BREAKS % (self._faces[0], texts.WINDS[seat]))
            line += 1
        text = texts.THROWS if thrower == seat else texts.FOR_DUMMY
        page.put(line, text % texts.WINDS[seat])
        page.put(line + 1, self._session.name(self._session.place(thrower), 10), 0, 1)
        if self._dice.sum:
            page.big(line + 3, str(self._dice.sum), 1)
        page.footer(self._dice.footer(), texts.BACK_SKIP)

    def _broken(self, page):
        if self._again and overflows(self._first, self._second, self._length):
            page.put(2, texts.BEYOND[0] % (self._first + self._second))
            page.put(3, texts.BEYOND[1])
            page.footer(texts.OK_GO_ON, texts.BACK_SKIP)
            return
        side, stack, _, draw_side, draw_stack = break_wall(self._first, self._second, self._length)
        _square(page)
        cell = self._cell(side, stack)
        _mark(page, cell, _LOOSE * 4)
        _mark(page, (cell + 1) % _RING, _DRAW)
        page.put(1, texts.SIDE % texts.WINDS[side], 0, _TEXT)
        page.put(2, texts.STACK % stack, 0, _TEXT)
        page.put(3, texts.FROM_RIGHT, 0, _TEXT)
        page.put(4, _LOOSE, 0, _TEXT)
        page.put(4, texts.LOOSE, 0, _TEXT + 2)
        page.put(5, _DRAW[_side((cell + 1) % _RING)], 0, _TEXT)
        page.put(5, texts.DRAW, 0, _TEXT + 2)
        page.put(6, texts.DRAW_STACK % (texts.WINDS[draw_side], draw_stack), 0, _TEXT)
        page.footer(texts.OK_DONE, texts.BACK_SKIP)

    def _cell(self, side, stack):
        """The cell of the ring in which a stack lies."""
        cell = k = 0
        while _SIDES[k] != side:
            cell += _DOWN if k & 1 else _ACROSS
            k += 1
        cells = _DOWN if k & 1 else _ACROSS
        return cell + (stack - 1) * (cells - 1) // (self._length - 1)  # the last stack in the last

    def handle(self, key):
        """Throw, or set the sum of a throw."""
        if key == keys.BACK:
            return nav.HOME
        if self._second:
            if key != keys.OK:
                return None
            if not (self._again and overflows(self._first, self._second, self._length)):
                return nav.HOME
            self._first = self._second = 0
        elif key == keys.OK:
            if self._first:
                self._second = self._throw(1)
            else:
                self._first = self._throw(0)
        else:
            self._dice.move(key)
        return None

    def _throw(self, nth):
        dice = self._dice
        total = dice.take()
        self._faces[nth] = texts.FACES % (dice.one, dice.two) if dice.one else str(total)
        return total


def _side(cell):
    """Which side a cell of the ring is on, in the order of drawing."""
    half = _ACROSS + _DOWN
    return cell // half * 2 + (cell % half >= _ACROSS)


def _mark(page, cell, marks):
    """Put into a cell of the ring the mark for its side, in the order of drawing."""
    side = _side(cell)
    if side == 0:
        page.put(_DOWN + 2, marks[0], 0, _ACROSS - cell)
    elif side == 1:
        page.put(_DOWN + 1 - cell + _ACROSS, marks[1])
    elif side == 2:
        page.put(1, marks[2], 0, cell - _ACROSS - _DOWN + 1)
    else:
        page.put(cell - 2 * _ACROSS - _DOWN + 2, marks[3], 0, _ACROSS + 1)


def _square(page):
    """The four sides, and the letter of each seat before its own."""
    cell = 0
    while cell < _RING:
        _mark(page, cell, "─│─│")
        cell += 1
    page.put(_DOWN + 1, texts.LETTERS[0], 0, _ACROSS // 2 + 1)
    page.put(3, texts.LETTERS[1], 0, _ACROSS - 1)
    page.put(2, texts.LETTERS[2], 0, _ACROSS // 2 + 1)
    page.put(3, texts.LETTERS[3], 0, 2)
