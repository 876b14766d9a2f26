# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a correction will do to the totals; nothing is written before OK.

The hands after it keep their East unless LEFT or RIGHT says otherwise.
"""

from gadget import entry, keys, nav, nets
from gadget.texts import part

texts = part("preview")

_ROW = 6


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
            page.put(len(rows) + 1, texts.OTHER_EAST)
            page.put(_ROW, texts.LATER_EASTS, 0, 1)
            answer = texts.MOVE if self._move else texts.KEEP
            if page.arrows:
                page.put(_ROW, "◀", 0, page.columns - 2 - len(answer))
                page.put(_ROW, "▶", 0, page.columns - 1)
            page.put(_ROW, answer, 0, page.columns - 1 - len(answer))
            page.invert(_ROW, 0, page.columns)
        page.footer(texts.OK_SAVE, texts.BACK)
        page.end()

    def handle(self, key):
        """OK writes the correction; a draft of the hand in play survives it."""
        if key == keys.OK:
            return entry.commit(self._session.main, self._accept)
        if key == keys.BACK:
            return nav.BACK
        if self._asks and keys.way(key):
            self._move = not self._move
        return None

    def _accept(self):
        self._session.main.keep()
        self._session.table.accept(self._move)
