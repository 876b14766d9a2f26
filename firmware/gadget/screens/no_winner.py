# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A hand that nobody has won: draw, washing, penalties; or not a new hand at all."""

from eastwind.seats import NOBODY
from gadget import entry, keys, nav
from gadget.rows import Rows
from gadget.texts import part

texts = part("no_winner")


class NoWinnerScreen:
    """Only what the ruleset knows is listed. A hand left half counted can be gone on with."""

    def __init__(self, session):
        self._session = session
        under_way = session.winner != NOBODY
        self._title = (texts.HAND_NUMBER if under_way else texts.NO_WINNER) % session.match.hand
        rows = []
        if under_way:
            rows.append(texts.GO_ON % session.name(session.winner, 10))
        rows.append(texts.DRAW)
        if session.rules.wash:
            rows.append(texts.WASH)
        for row in session.rules.penalties:
            rows.append(texts.PENALTIES[row[0] - 1])
        if session.table.steps.live and not session.main:
            rows.append(texts.UNDO_LAST)
        self._rows = Rows(1, 6)
        self._rows.fill(rows)

    def paint(self, page):
        """Show the rows."""
        self._rows.show(page, self._title, texts.OK_CHOOSE, texts.BACK)

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
            return draw(session)
        if row == texts.WASH:
            from gadget.screens.wash import WashScreen

            return WashScreen(session)
        if row in texts.PENALTIES:
            from gadget.screens.penalty import PenaltyScreen

            return PenaltyScreen(session, texts.PENALTIES.index(row) + 1)
        if row == texts.UNDO_LAST:
            from gadget.screens.undo import UndoScreen

            return UndoScreen(session, False)
        return entry.go_on(session)


def draw(session):
    """The screen that asks before a draw is recorded."""
    from gadget.screens.confirm import ConfirmScreen

    def record():
        return entry.commit(session, session.table.draw)

    text = texts.DRAW_TEXT % session.name(session.match.east, 10)
    ok = texts.OK_GO_ON if session.main else texts.OK_SAVE
    return ConfirmScreen(texts.DRAW_TITLE, text, ok, texts.BACK, record)
