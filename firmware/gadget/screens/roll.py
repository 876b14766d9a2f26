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

    digits = True

    def __init__(self, session, setup):
        self._session = session
        self._setup = setup
        self._dice = Dice()
        self._thrown = []  # by each OK: a list of throws, see _throw()
        self._start()

    def _start(self):
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
            page.footer(texts.OK_GO_ON, texts.BACK_UNDO)
        else:
            if roll.sums[turn]:
                page.put(6, texts.TIED)
            told = self._dice.sum or self._thrown
            page.footer(self._dice.footer(), texts.BACK_UNDO if told else texts.BACK)
        page.end()

    def _name(self, place):
        return self._setup.names[self._setup.player(place)]

    def handle(self, key):
        """OK throws for all who wait, or takes the sum set for one. BACK takes that off."""
        roll = self._roll
        if key == keys.BACK:
            return self._back()
        if roll.east != NOBODY:
            return self._begin() if key == keys.OK else None
        if key == keys.OK:
            count = 1
            if self._dice.sum < 2:
                count = len([place for place in range(4) if roll.waiting >> place & 1])
            throws = []
            while len(throws) < count:
                total = self._dice.take()
                throws.append(total + 16 * (self._dice.one * 8 + self._dice.two))
                self._throw(throws[-1])
            self._thrown.append(throws)
        else:
            self._dice.move(key)
        return None

    def _back(self):
        if self._dice.sum:
            self._dice.sum = 0
        elif self._thrown:
            self._thrown.pop()
            self._start()
            for throws in self._thrown:
                for throw in throws:
                    self._throw(throw)
        else:
            return nav.BACK
        return None

    def _throw(self, throw):
        """Let one throw: the sum in the low four bits, above them the faces of the device's."""
        self._faces[self._roll.turn()] = throw >> 4
        self._roll.throw(throw & 15)

    def _begin(self):
        self._setup.begin(self._session, self._roll.east)
        return nav.Instead(entry.open_wall, self._session)
