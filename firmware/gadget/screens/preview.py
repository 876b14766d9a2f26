# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a correction will do to the totals; nothing is written before OK.

Where East would have been another in later hands it asks then: they keep theirs unless the bar lies
on the other row.
"""

from eastwind.seats import NOBODY
from gadget import entry, keys, nav
from gadget.rows import Rows
from gadget.texts import part

texts = part("preview")

_HALF = 11  # as on the home screen
_NAME = 10


class PreviewScreen:
    """session: that of the corrected hand."""

    def __init__(self, session):
        self._session = session
        self._asked = False
        self._rows = Rows(1, 2)  # of the question
        self._rows.fill((texts.KEEP, texts.MOVE))
        self._totals = [0, 0, 0, 0]
        session.table.totals(self._totals)

    def paint(self, page):
        """Show the totals as they are and as they will be, or the question."""
        title = texts.HAND_NUMBER % self._session.match.hand
        if self._asked:
            self._rows.show(page, title, texts.OK_SAVE, texts.BACK)
            return
        match = self._session.main.match
        page.begin()
        page.put(0, title)
        page.put(0, texts.NOW_THEN, 0, page.columns - len(texts.NOW_THEN))
        corner = 0
        for place in range(4):
            if match.present >> place & 1:
                self._player(page, match, place, 1 + corner // 2 * 3, corner % 2 * _HALF)
                corner += 1
        asks = self._session.table.moves()
        page.footer(texts.OK_GO_ON if asks else texts.OK_SAVE, texts.BACK)
        page.end()

    def _player(self, page, match, place, line, column):
        """A corner for each, as on the home screen."""
        name = match.names[place]
        page.put(line, name, 0, column + (len(name) < _NAME))
        page.number(line + 1, column, match.totals[place], _NAME)
        page.put(line + 2, "▶", 0, column)
        page.number(line + 2, column + 1, self._totals[place], _NAME - 1)

    def handle(self, key):
        """OK writes the correction; a draft of the hand in play survives it."""
        if key == keys.OK:
            return self._go_on()
        if key == keys.BACK:
            if not self._asked:
                return nav.BACK
            self._asked = False
        elif self._asked:
            self._rows.move(key)
        return None

    def _go_on(self):
        main = self._session.main
        if not self._asked and self._session.table.moves():
            self._asked = True
            self._rows.at = 0
            return None
        if not self._rows.at or main.winner == NOBODY:
            return self._save()
        from gadget.screens.confirm import ConfirmScreen

        text = texts.HALF % main.match.hand
        return ConfirmScreen(texts.MOVE, text, texts.OK_SAVE, texts.BACK, self._save)

    def _save(self):
        return entry.commit(self._session.main, self._accept)

    def _accept(self):
        self._session.main.keep()
        self._session.table.accept(self._rows.at > 0)
