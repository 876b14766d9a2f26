# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who won: a compass. East sits below, South on the right; the direction of a seat chooses it.

PREV and NEXT go round the seats instead, from nobody on to East.
"""

from eastwind.events import BY_DISCARD
from eastwind.seats import NOBODY
from gadget import entry, keys, nav
from gadget.screens import PutAway
from gadget.texts import part

texts = part("result")

_NAME = 10
_BOTH = 14  # letters of two names that fit on one line

# the seat of each direction
_SEATS = {keys.DOWN: 0, keys.RIGHT: 1, keys.UP: 2, keys.LEFT: 3}
_DIGITS = "2684"  # of each seat, where they are the directions
_NO_SEAT = 4


class ResultScreen:
    """A direction opens how it was won; OK what may happen when nobody has."""

    def __init__(self, session, mark=_NO_SEAT):
        self._session = session
        self._mark = mark  # the seat under the bar: who had won, or that PREV and NEXT came to

    def put_away(self):
        """What stays of this screen while another lies on it."""
        return PutAway("result", "ResultScreen", self._session, self._mark)

    def paint(self, page):
        """Show the players around the table."""
        page.begin()
        page.put(0, texts.WHO_WON % self._session.match.hand)
        middle = page.columns - _NAME - 3
        self._seat(page, 2, 1, middle, "▲")
        self._seat(page, 0, 5, middle, "▼")
        both = len(self._name(3)) + len(self._name(1))
        self._seat(page, 3, 3, 0, "◀", 0 if both > _BOTH else 1)
        self._seat(page, 1, 3, page.columns - 2, "▶")
        under_way = self._session.winner != NOBODY
        nobody = texts.OK_GO_ON if under_way else texts.OK_OTHER
        back = texts.BACK_NOBODY if self._takes_off() else texts.BACK
        page.footer(nobody if self._mark == _NO_SEAT else texts.OK_CHOOSE, back)
        page.end()

    def _takes_off(self):
        """Where there are directions, BACK takes the bar off; elsewhere NEXT leads to nobody."""
        return self._mark != _NO_SEAT and not self._session.line

    def _name(self, seat):
        session = self._session
        if session.seats() >> seat & 1:
            return session.name(session.place(seat), _NAME)
        return texts.EMPTY

    def _seat(self, page, seat, line, column, arrow, low=1):
        """The letter of a wind in big, towards the middle the name, in its lower line or not; in
        the other one the arrow or digit of a seat that can be chosen."""
        name = self._name(seat)
        right = column == page.columns - 2
        page.big(line, texts.LETTERS[seat], column)
        key = arrow if page.arrows else _DIGITS[seat] if page.digits else ""
        if self._session.seats() >> seat & 1:
            page.put(line + 1 - low, key, 0, column - 2 if right else column + 3)
        at = column - 1 - len(name) if right else column + 3
        page.put(line + low, name, 0, at)
        if seat == self._mark:
            page.invert(line + low, at - 1, len(name) + 1)

    def handle(self, key):
        """A direction where nobody sits does nothing."""
        session = self._session
        if key == keys.BACK and self._takes_off():
            self._mark = _NO_SEAT
            return None
        if key == keys.BACK:
            return nav.BACK
        if key >= keys.PREV:
            self._turn(keys.way(key))
            return None
        if key == keys.OK and self._mark == _NO_SEAT:
            from gadget.screens.no_winner import NoWinnerScreen

            return NoWinnerScreen(session)
        seat = self._mark if key == keys.OK else _SEATS.get(key)
        if seat is None or not session.seats() >> seat & 1:
            return None
        from gadget.screens.win_kind import WinKindScreen

        return WinKindScreen(session, session.place(seat))

    def _turn(self, step):
        """To the next seat with a player; between North and East lies nobody."""
        mark = (self._mark + step) % (_NO_SEAT + 1)
        while mark != _NO_SEAT and not self._session.seats() >> mark & 1:
            mark = (mark + step) % (_NO_SEAT + 1)
        self._mark = mark


def at_home(session, key):
    """What a key opens at home: the compass, or what it opens there. A digit key held opens the
    hand of a seat that won on a discard, where no hand has been begun."""
    screen = ResultScreen(session)
    if key == keys.OK:
        return screen
    if key >= keys.DIGIT:
        seat = _SEATS.get(keys.pad(key))
        if seat is None or not session.seats() >> seat & 1:
            return None
        if key >= keys.HELD and session.winner == NOBODY:
            return entry.begin(session, session.place(seat), BY_DISCARD)
        key = keys.pad(key)
    return screen.handle(key) or screen
