# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The games that are stored, the newest first."""

from eastwind import games
from gadget import keys, nav
from gadget.rows import Rows
from gadget.texts import part

texts = part("games")


class GamesScreen:
    """OK opens one."""

    def __init__(self, session):
        self._session = session
        self._numbers = games.stored(session.table.log)
        self._rows = Rows(1, 6)
        self._rows.fill([texts.NEW_GAME % number for number in self._numbers])

    def paint(self, page):
        """Show the numbers."""
        page.begin()
        page.put(0, texts.GAMES)
        if self._numbers:
            self._rows.paint(page)
        else:
            page.put(2, texts.NO_GAME)
        page.footer(texts.OK_OPEN if self._numbers else "", texts.BACK)
        page.end()

    def handle(self, key):
        """Open the game under the cursor."""
        if key == keys.BACK:
            return nav.BACK
        if not self._numbers or self._rows.move(key) or key != keys.OK:
            return None
        from gadget.screens.game import GameScreen

        number = self._numbers[self._rows.at]
        return GameScreen(self._session, number, number == self._numbers[0])
