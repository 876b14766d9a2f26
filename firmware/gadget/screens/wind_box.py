# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The wind box: who arranges, who takes which marker, who sits where (Harr, Part II, p.57-59)."""

from eastwind.lots import count_off, reseat
from gadget import entry, keys, nav
from gadget.dice import Dice
from gadget.rows import Rows
from gadget.texts import part

texts = part("wind_box")

_THROWER, _FIRST, _BOX, _SECOND, _TAKERS, _SIT = 0, 1, 2, 3, 4, 8


class WindBoxScreen:
    """A form: OK throws on a throw, and on the last row seats everybody and begins the game."""

    def __init__(self, session, setup):
        self._session = session
        self._setup = setup
        self._thrower = 0  # a place
        self._first = self._second = 7  # sums of two dice
        self._faces = ["", ""]  # of both, where the device has thrown
        self._box = 1  # which marker lies on the box
        self._winds = [0, 1, 2, 3]  # of the markers, in the order of taking
        self._origin = [0, 0, 0, 0]
        self._rows = Rows(2, 5)
        self._fill()

    def _arranger(self):
        return count_off(self._thrower, self._first)

    def _taker(self, nth):
        return count_off(count_off(self._arranger(), self._second), nth)

    def _fill(self):
        names = self._setup.names
        markers = bytearray(4)
        rows = [texts.BOX_THROWER, texts.FIRST_THROW, texts.BOX_AT, texts.SECOND_THROW]
        values = [names[self._thrower], self._faces[0] or str(self._first)]
        values += [texts.ORDER[self._box - 1], self._faces[1] or str(self._second)]
        for nth in (1, 2, 3, 4):
            place = self._taker(nth)
            markers[place] = self._winds[nth - 1]
            rows.append(texts.DREW % names[place])
            values.append(texts.WINDS[self._winds[nth - 1]])
        reseat(markers, self._taker(self._box), self._origin)
        east = names[self._origin[self._taker(self._box)]]
        rows.append(texts.SIT_DOWN % east)
        values.append("")
        self._rows.fill(rows, values)

    def paint(self, page):
        """Show the form; the arranger, whom the first throw finds, above it from there on."""
        at = self._rows.at
        ok = texts.OK_DONE if at == _SIT else texts.OK_CHANGE
        if self._throws(at):
            ok = texts.OK_THROW
        page.begin()
        page.put(0, texts.TITLE)
        if at != _THROWER:
            page.put(1, texts.ARRANGES % self._setup.names[self._arranger()])
        self._rows.paint(page)
        page.footer(ok, texts.BACK)
        page.end()

    def _throws(self, at):
        """Where OK lets the device throw; with a line of keys it sets what the table has thrown."""
        return at in (_FIRST, _SECOND) and not self._session.line

    def handle(self, key):
        """LEFT and RIGHT change what the table tells, and so does OK."""
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key):
            return None
        at = self._rows.at
        if key != keys.OK:
            self._change(at, keys.way(key))
        elif at == _SIT:
            return self._begin()
        elif not self._throws(at):
            self._change(at, 1)
        elif at == _FIRST:
            self._first = self._throw(0)
        else:
            self._second = self._throw(1)
        self._fill()
        return None

    def _throw(self, nth):
        dice = Dice()
        total = dice.take()
        self._faces[nth] = texts.FACES % (dice.one, dice.two)
        return total

    def _change(self, at, step):
        if at == _THROWER:
            self._thrower = (self._thrower + step) & 3
        elif at == _FIRST:
            self._first = 2 + (self._first - 2 + step) % 11
            self._faces[0] = ""
        elif at == _BOX:
            self._box = 1 + (self._box - 1 + step & 3)
        elif at == _SECOND:
            self._second = 2 + (self._second - 2 + step) % 11
            self._faces[1] = ""
        elif at < _SIT:
            self._draw(at - _TAKERS, step)

    def _draw(self, i, step):
        """Give marker i the next wind that none before it has; who has that one gets its own."""
        winds = self._winds
        k = -1
        wind = winds[i]
        while k < i:
            wind = wind + step & 3
            k = winds.index(wind)
        winds[k] = winds[i]
        winds[i] = wind

    def _begin(self):
        setup = self._setup
        setup.names = [setup.names[place] for place in self._origin]
        setup.begin(self._session, self._taker(self._box))
        return nav.Instead(entry.open_wall, self._session)
