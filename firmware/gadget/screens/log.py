# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A game hand by hand: what happened, the scores, what each has gained or lost by it.

UP leads to the hand before, DOWN to the next. In the game in play OK opens a hand, to be read and
corrected.
"""

from eastwind import events
from eastwind.match import Match
from eastwind.seats import NOBODY, seat_of
from gadget import keys, nav, nets
from gadget.texts import part

texts = part("log")


class LogScreen:
    """session: None for a stored game, which is only looked at. Begins at the last hand."""

    def __init__(self, session, steps):
        self._session = session
        self._steps = steps
        self._match = Match()
        self._scores = [0, 0, 0, 0]
        self._nets = [0, 0, 0, 0]
        self._counted = 0
        self._what = ""
        self._k = self._next(steps.live, -1)
        self._show()

    def _next(self, k, step):
        """The next step in a direction that is a hand; -1 or beyond the last where none is."""
        steps = self._steps
        k += step
        while 0 <= k < steps.live and (steps.corrects(k) != k or steps.read(k) == events.END):
            k += step
        return k

    def _show(self):
        k = self._k
        steps = self._steps
        steps.rewind(max(k, 0), self._match)
        if k < 0:
            return
        kind = steps.read(k)
        self._penalty = steps.slot[2] if kind == events.PENALTY else 0  # which
        nets.from_record(steps.slot, self._nets)
        self._what = nets.what(kind, self._match.names[events.who(steps.slot, 0)], 18)
        counted = range(4)
        if kind == events.DEAL and events.liable(steps.slot, 0) != NOBODY:
            counted = (events.who(steps.slot, 0),)  # what was counted of the losers was not paid
        self._counted = 0
        for place in counted:
            if steps.find(k, place):
                self._counted |= 1 << place
                self._scores[place] = events.score(steps.slot, 0)

    def paint(self, page):
        """Show one hand."""
        match = self._match
        page.begin()
        if self._k < 0:
            page.put(0, texts.NO_HANDS)
        else:
            page.put(0, texts.HAND_NUMBER % match.hand)
            text = texts.ROUND_OF % texts.WINDS[match.round]
            page.put(0, text, 0, page.columns - len(text))
            page.put(1, self._what)
            self._players(page)
        page.footer(texts.OK_OPEN if self._session and self._k >= 0 else "", texts.BACK)
        page.end()

    def _players(self, page):
        match = self._match
        rows = []
        for place in range(4):
            if match.present >> place & 1:
                name = texts.LETTERS[seat_of(place, match.east)] + " " + match.names[place]
                score = str(self._scores[place]) if self._counted >> place & 1 else ""
                rows.append((name, score, str(self._nets[place])))
        nets.columns(page, 2, (texts.SCORED, texts.NET), rows)
        if self._next(self._k, -1) >= 0:
            page.put(1, "▲", 0, page.columns - 2)
        if self._next(self._k, 1) < self._steps.live:
            page.put(1, "▼", 0, page.columns - 1)

    def handle(self, key):
        """Turn the page, or open the hand."""
        if key == keys.BACK:
            return nav.BACK
        step = keys.way(key)
        if step:
            k = self._next(self._k, step)
            if 0 <= k < self._steps.live:
                self._k = k
                self._show()
        elif key == keys.OK and self._session and self._k >= 0:
            return self._open()
        return None

    def _open(self):
        from eastwind.correct import Correction
        from gadget.session import Session

        session = Session(Correction(self._session.table, self._k), self._session, self._k)
        if self._penalty > events.FALSE_MAHJONGG:  # the hand went on: nobody can have won it here
            from gadget.screens.penalty import PenaltyScreen

            return PenaltyScreen(session, self._penalty)
        if session.winner == NOBODY:
            from gadget.screens.result import ResultScreen

            return ResultScreen(session)
        from gadget.screens.review import ReviewScreen

        return ReviewScreen(session, True)
