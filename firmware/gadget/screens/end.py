# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The end of the game: the ranking, to be read across the table; the list of what else there is to
tell on another page. Before the end OK ends it; afterwards it writes the table for the computer,
then begins another game."""

from eastwind.match import PLAYING
from eastwind.seats import NOBODY
from gadget import entry, keys, nav
from gadget.sentence import Sentence
from gadget.texts import part

texts = part("end")

_HALF = 11  # as on the home screen
_NAME = 10
_VALUE = 13  # the column of what is told of each


class EndScreen:
    """Equal totals share a rank. UP and DOWN turn the page."""

    def __init__(self, session):
        self._session = session
        self._sentence = Sentence()
        self._written = False
        self._listed = False
        match = session.match
        if match.phase == PLAYING and session.winner != NOBODY:
            self._listed = True  # the sentence has its room below the list
            self._sentence.say(texts.HALF % match.hand)
        order = [place for place in range(4) if match.present >> place & 1]
        order.sort(key=lambda place: (-match.totals[place], place))
        self._order = bytes(order)

    def paint(self, page):
        """Show rank, name and total."""
        match = self._session.match
        page.begin()
        playing = match.phase == PLAYING
        asks = playing and not match.complete()
        title = texts.END if asks else texts.RANKING
        if self._listed:
            title = texts.NET if match.start else texts.WINS
        page.put(0, title)
        other = (texts.ABOVE if self._listed else texts.BELOW)[0 if page.arrows else 1]
        page.put(0, other, 0, page.columns - len(other))
        rank = nth = 0
        while nth < len(self._order):
            place = self._order[nth]
            total = match.totals[place]
            if not nth or total != match.totals[self._order[nth - 1]]:
                rank = nth + 1
            if self._listed:
                self._row(page, nth + 1, rank, place)
            else:
                self._corner(page, 1 + nth // 2 * 3, nth % 2 * _HALF, rank, place)
            nth += 1
        if self._listed and match.best_place != NOBODY:
            page.put(5, texts.BEST)
            page.put(6, self._session.name(match.best_place, _NAME), 0, 2)
            page.number(6, _VALUE, match.best, 7)
        if playing:
            page.footer(texts.OK_END, texts.BACK_PLAY if asks else texts.BACK_HOME)
        else:
            page.footer(texts.OK_NEW_GAME if self._written else texts.OK_CSV, texts.BACK_HOME)
        self._sentence.paint(page)
        page.end()

    def _corner(self, page, line, column, rank, place):
        name = self._session.name(place, _NAME)
        left = column + (len(name) < _NAME)  # as at home
        page.put(line, name, 0, left)
        page.number(line + 1, left, rank, 1)
        page.tall(line + 1, column + _HALF - 1, self._session.match.totals[place])

    def _row(self, page, line, rank, place):
        """With the hands won; with start points the net instead."""
        match = self._session.match
        page.number(line, 0, rank, 1)
        page.put(line, self._session.name(place, _NAME), 0, 2)
        value = match.totals[place] - match.start if match.start else match.wins[place]
        page.number(line, _VALUE, value, 7)

    def handle(self, key):
        """A game that has ended stays on the screen until another begins."""
        session = self._session
        playing = session.match.phase == PLAYING
        if key == keys.BACK:
            return nav.BACK if playing else nav.HOME
        if keys.way(key):
            self._listed = not self._listed
            self._sentence.clear()
        if key != keys.OK:
            return None
        if not self._written:
            refused = entry.flat(session)
            if refused:
                return refused
            if playing:
                self._sentence.clear()
                session.table.end()
                session.resume()
            else:
                self._csv()
            return None
        from gadget.screens.new_game import NewGameScreen

        return NewGameScreen(session)

    def _csv(self):
        from eastwind import games
        from gadget import notices

        log = self._session.table.log
        self._listed = True  # the sentence has its room below the list
        self._written, text = notices.written(log, games.stored(log)[0])
        self._sentence.say(text)
