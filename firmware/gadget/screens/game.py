# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One stored game: look at it, write it as a table for the computer, delete it."""

from eastwind import games
from eastwind.log import replay
from eastwind.match import Match
from eastwind.rulesets import INDEX
from gadget import entry, keys, nav, notices
from gadget.names import fit
from gadget.rows import Rows
from gadget.sentence import Sentence
from gadget.texts import part

texts = part("game")


class GameScreen:
    """current: true for the game that is in play or was played last; it cannot be deleted."""

    def __init__(self, session, number, current):
        self._session = session
        self._number = number
        rows = [texts.LOOK, texts.WRITE_CSV]
        if not current:
            rows.append(texts.DELETE)
        self._rows = Rows(2, 3)
        self._rows.fill(rows)
        self._sentence = Sentence()
        match = Match()
        self._steps = replay(games.open_game(session.table.log, number), match)
        rules = match.rules_id
        if rules in INDEX:
            rules = texts.RULESETS[INDEX.index(rules)]
        rules = match.house.split("\n")[0] or rules
        self._title = texts.NEW_GAME % number
        self._by = fit(rules, 20 - len(self._title))
        self._played = texts.PLAYED % (match.hand - 1)

    def paint(self, page):
        """Show what it was and what can be done with it."""
        page.begin()
        page.put(0, self._title)
        page.put(0, self._by, 0, page.columns - len(self._by))
        page.put(1, self._played)
        self._rows.paint(page)
        self._sentence.paint(page)
        page.footer(texts.OK_CHOOSE, texts.BACK)
        page.end()

    def handle(self, key):
        """Do what the row says."""
        self._sentence.clear()
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key) or key != keys.OK:
            return None
        if not self._rows.at:
            from gadget.screens.log import LogScreen

            return LogScreen(None, self._steps)
        if self._rows.at == 1:
            refused = entry.flat(self._session)
            if not refused:
                self._sentence.say(notices.written(self._session.table.log, self._number)[1])
            return refused
        from gadget.screens.confirm import ConfirmScreen

        title = texts.NEW_GAME % self._number
        return ConfirmScreen(title, texts.DELETE_IT, texts.OK_DELETE, texts.BACK_KEEP, self._delete)

    def _delete(self):
        if self._session.flat():
            return nav.Instead(notices.too_low)
        table = self._session.table
        if games.delete(table.log, self._number):
            table.retry()
            return nav.HOME
        return nav.Instead(notices.tell, texts.DELETE, texts.NOT_DELETED)
