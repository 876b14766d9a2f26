# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A hand that nobody has won: draw, washing, false Mah-Jongg; or not a new hand at all."""

from eastwind.seats import NOBODY
from gadget import entry, keys, nav, texts
from gadget.rows import Rows


class NoWinnerScreen:
    """Only what the ruleset knows is listed. A hand left half counted can be gone on with."""

    def __init__(self, session):
        self._session = session
        self._title = texts.NO_WINNER % session.match.hand
        rows = []
        if session.winner != NOBODY:
            rows.append(texts.GO_ON % session.name(session.winner, 7))
        rows.append(texts.DRAW)
        if session.rules.data.WASH:
            rows.append(texts.WASH)
        if session.rules.data.PENALTIES:
            rows.append(texts.FALSE_MAHJONGG)
        if session.table.steps.live:
            rows.append(texts.UNDO_LAST)
        self._rows = Rows(1, 6)
        self._rows.fill(rows)

    def paint(self, page):
        """Show the rows."""
        page.begin()
        page.put(0, self._title)
        self._rows.paint(page)
        page.footer(texts.OK_CHOOSE, texts.BACK)
        page.end()

    def handle(self, key):
        """Open the row under the cursor."""
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key) or key != keys.OK:
            return None
        return self._open(self._rows.texts[self._rows.at])

    def _open(self, row):
        session = self._session
        if row == texts.DRAW:
            from gadget.screens.confirm import ConfirmScreen

            name = session.name(session.match.east, 10)
            lines = texts.DRAW_LINES[:2] + (texts.DRAW_LINES[2] % name,)
            return ConfirmScreen(texts.DRAW_TITLE, lines, texts.OK_RECORD, texts.BACK, self._draw)
        if row == texts.WASH:
            from gadget.screens.wash import WashScreen

            return WashScreen(session)
        if row == texts.FALSE_MAHJONGG:
            from gadget.screens.penalty import PenaltyScreen

            return PenaltyScreen(session)
        if row == texts.UNDO_LAST:
            from gadget.screens.undo import UndoScreen

            return UndoScreen(session, False)
        return entry.go_on(session)

    def _draw(self):
        self._session.drop()
        self._session.table.draw()
        return nav.HOME
