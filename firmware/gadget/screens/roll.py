# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Roll for East: the device throws for all who have yet to, or each throw is set by hand.

Only the tied throw again (Harr, A. East Wind, p.13).
"""

from eastwind.lots import Roll
from eastwind.seats import NOBODY, PRESENT
from gadget import entry, keys, nav
from gadget.dice import Dice
from gadget.texts import part

texts = part("roll")


class RollScreen:
    """Ends with the game begun and the wall to be broken."""

    def __init__(self, session, setup):
        self._session = session
        self._setup = setup
        self._start()

    def _start(self):
        self._dice = Dice()
        self._roll = Roll(PRESENT[self._setup.players])
        self._faces = bytearray(4)  # of the device's throws, two octal digits by place

    def paint(self, page):
        """Show the throws: an arrow at whose turn it is, dots at those still to come."""
        roll = self._roll
        page.begin()
        turn = roll.turn()
        page.put(0, texts.IS_EAST if turn == NOBODY else texts.ROLL)
        line = 1
        for place in self._setup.places():
            page.put(line, self._name(place), 0, 2)
            if self._faces[place]:
                page.put(line, texts.FACES % divmod(self._faces[place], 8), 0, 13)
            if roll.sums[place]:
                page.number(line, 18, roll.sums[place], 2)
            if place == turn:
                page.put(line, "▶")
                if self._dice.sum:
                    page.put(line, " " * 5, 0, 13)
                    page.number(line, 18, self._dice.sum, 2)
                    page.invert(line, 17, 4)
            elif place == roll.east:
                page.put(line, "●")
            elif roll.waiting >> place & 1:
                page.put(line, "…")
            line += 1
        if turn == NOBODY:
            page.big(5, self._name(roll.east))
            page.footer(texts.OK_GO_ON, texts.BACK_AGAIN)
        else:
            if roll.sums[turn]:
                page.put(6, texts.TIED)
            page.footer(self._dice.footer(), texts.BACK_AGAIN if self._thrown() else texts.BACK)
        page.end()

    def _name(self, place):
        return self._setup.names[self._setup.player(place)]

    def _thrown(self):
        return self._roll.turn() != self._setup.places()[0] or self._roll.sums[0]

    def handle(self, key):
        """OK throws for all who wait, or takes the sum that was set for one."""
        roll = self._roll
        if key == keys.BACK:
            if not self._thrown():
                return nav.BACK
            self._start()
        elif roll.east != NOBODY:
            return self._begin() if key == keys.OK else None
        elif key == keys.OK:
            waiting = 1 << roll.turn() if self._dice.sum else roll.waiting
            while waiting:
                waiting &= ~(1 << roll.turn())
                self._throw()
        else:
            self._dice.move(key)
        return None

    def _throw(self):
        place = self._roll.turn()
        self._roll.throw(self._dice.take())
        self._faces[place] = self._dice.one * 8 + self._dice.two

    def _begin(self):
        self._setup.begin(self._session, self._roll.east)
        return nav.Instead(entry.open_wall, self._session)
