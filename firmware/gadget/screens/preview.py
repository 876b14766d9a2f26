# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a correction will do to the totals; nothing is written before OK.

The hands after it keep their East unless the bar lies on the other row.
"""

from eastwind.seats import NOBODY
from gadget import entry, keys, nav, nets
from gadget.texts import part

texts = part("preview")

_ROW = 5


class PreviewScreen:
    """session: that of the corrected hand."""

    def __init__(self, session):
        self._session = session
        self._asks = session.table.moves()
        self._move = False
        self._totals = [0, 0, 0, 0]
        session.table.totals(self._totals)

    def paint(self, page):
        """Show the totals as they are and as they will be."""
        session = self._session
        match = session.main.match
        page.begin()
        page.put(0, texts.HAND_NUMBER % session.match.hand)
        rows = []
        for place in range(4):
            if match.present >> place & 1:
                now, then = match.totals[place], self._totals[place]
                rows.append((match.names[place], str(now), str(then)))
        nets.columns(page, 0, (texts.NOW, texts.THEN), rows)
        if self._asks:
            page.put(_ROW, texts.KEEP, 0, 1)
            page.put(_ROW + 1, texts.MOVE, 0, 1)
            page.invert(_ROW + self._move, 0, page.columns)
        page.footer(texts.OK_SAVE, texts.BACK)
        page.end()

    def handle(self, key):
        """OK writes the correction; a draft of the hand in play survives it."""
        if key == keys.OK:
            main = self._session.main
            if not self._move or main.winner == NOBODY:
                return self._save()
            from gadget.screens.confirm import ConfirmScreen

            text = texts.HALF % main.match.hand
            return ConfirmScreen(texts.MOVE, text, texts.OK_SAVE, texts.BACK, self._save)
        if key == keys.BACK:
            return nav.BACK
        if self._asks and keys.way(key):
            self._move = not self._move
        return None

    def _save(self):
        return entry.commit(self._session.main, self._accept)

    def _accept(self):
        self._session.main.keep()
        self._session.table.accept(self._move)
