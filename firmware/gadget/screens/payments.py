# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who pays whom: each payment, then what it comes to for each player around the table.

Nothing is saved before OK. Seats are drawn as on the compass: East below, South on the right.
"""

from eastwind.match import ROUNDS
from eastwind.tiles import EAST
from gadget import entry, keys, nav
from gadget.texts import part

texts = part("payments")

_HALF = 11
_NAME = 10
_BESIDE = 8  # cells of a sum that leave room for another in the middle
_SUM = 9  # the column of the sum, in the middle
_WIDE = 100000  # too long to be tall beside its seats; then all are as small


class PaymentsScreen:
    """OK saves the hand and goes home, in a correction it goes on to the preview; BACK leads to the
    review; UP and DOWN turn the page."""

    def __init__(self, session):
        self.session = session
        self._sums = False
        self._east = texts.EAST_REMAINS
        if session.passes():
            seat = EAST + 1
            while not session.seats() >> seat & 1:
                seat += 1
            match = session.match
            place = session.place(seat)
            self._east = texts.NEXT_EAST % session.name(place, _NAME)
            played = (match.set - 1) * ROUNDS + match.round + (place == match.first_east)
            if 0 < match.length <= played:
                self._east = texts.HAND_NUMBER % match.hand

    def paint(self, page):
        """Show the payments, or the sums."""
        page.begin()
        if self._sums:
            self._table(page)
        else:
            self._top(page)
            self._payments(page)
        page.footer(texts.OK_GO_ON if self.session.main else texts.OK_SAVE, texts.BACK_REVIEW)
        page.end()

    def _top(self, page):
        """Who will be East, or that it was the last hand; that there is another page; of a
        correction its hand, for whether later hands follow it is asked on the preview."""
        session = self.session
        self._other(page, texts.BELOW)
        page.put(0, texts.HAND_NUMBER % session.match.hand if session.main else self._east)

    def _other(self, page, marks):
        """Where the other page is."""
        mark = marks[0 if page.arrows else 1]
        page.put(0, mark, 0, page.columns - len(mark))

    def _payments(self, page):
        """What the winner receives on the left, what the losers settle on the right."""
        session = self.session
        winner = session.seat(session.winner)
        small = max(session.settlement.pay) >= _WIDE
        left = right = 1
        at = 0
        while at < 16:
            amount = session.settlement.pay[at]
            if amount:
                if at & 3 == winner:
                    line, column = left, 0
                    left += 2
                else:
                    line, column = right, _HALF
                    right += 2
                page.put(line, texts.LETTERS[at >> 2] + "▶" + texts.LETTERS[at & 3], 0, column)
                if small:
                    page.number(line + 1, column, amount, _HALF - 1)
                else:
                    page.tall(line, column + _HALF - 1, amount)
            at += 1

    def _table(self, page):
        page.put(0, texts.SUMS)
        self._other(page, texts.ABOVE)
        session = self.session
        net = session.settlement.net
        line = 4  # of the sum: that of the nets at the sides, where they leave room
        for seat in range(4):
            if not session.seats() >> seat & 1:
                continue
            text = texts.LETTERS[seat] + " " + str(net[seat])
            name = session.name(session.place(seat), _NAME)
            if seat & 1:
                right = page.columns if seat == 1 else 0
                page.put(3, name, 0, max(0, right - len(name)))
                page.put(4, text, 0, max(0, right - len(text)))
                if len(text) > _BESIDE:
                    line = 5
            else:
                text = texts.LETTERS[seat] + " " + name + text[1:]
                page.put(1 if seat else 6, text, 0, (page.columns - len(text)) // 2)
        page.put(line, "=", 0, _SUM)
        page.number(line, _SUM + 1, net[0] + net[1] + net[2] + net[3], 2)

    def handle(self, key):
        """Save, turn the page or go back."""
        if key == keys.OK:
            return entry.commit(self.session, self.session.commit)
        if key == keys.BACK:
            return nav.BACK
        if keys.way(key):
            self._sums = not self._sums
        return None
