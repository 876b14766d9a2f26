# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a correction will do to the totals; nothing is written before OK.

The hands after it keep their East unless LEFT or RIGHT says otherwise.
"""

from gadget import entry, keys, nav
from gadget.texts import part

texts = part("preview")

_NOW_END = 13  # of the column
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
        page.put(0, texts.NOW, 0, _NOW_END - len(texts.NOW))
        page.put(0, texts.THEN, 0, page.columns - len(texts.THEN))
        digits = max([len(str(total)) for total in match.totals])
        line = 1
        for place in range(4):
            if match.present >> place & 1:
                page.put(line, session.name(place, _NOW_END - 1 - digits))
                page.number(line, _NOW_END - digits, match.totals[place], digits)
                page.number(line, 14, self._totals[place], 7)
                line += 1
        if self._asks:
            page.put(line, texts.OTHER_EAST)
            page.put(_ROW, texts.LATER_EASTS, 0, 1)
            answer = texts.MOVE if self._move else texts.KEEP
            page.put(_ROW, "◀" + answer + "▶", 0, page.columns - 2 - len(answer))
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
