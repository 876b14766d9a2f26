# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Home: the table between the hands, made to be read across it.

Each player keeps his corner of the screen all game; the bar marks East.
"""

from eastwind.match import ENDED, PLAYING, SETUP
from gadget import keys
from gadget.screens import PutAway
from gadget.texts import part

texts = part("home")

_HALF = 11  # the column where the right half begins
_NAME = 10  # cells for a name, all of its half


class HomeScreen:
    """The lowest screen. OK records a result, a direction that its seat has won, DONE a draw;
    BACK opens the menu.
    """

    digits = done = True

    def __init__(self, session):
        self.session = session

    def put_away(self):
        """What stays of this screen while another lies on it."""
        return PutAway("home", "HomeScreen", self.session)

    def paint(self, page):
        """Show the round, the hand, and for each player wind, name and total."""
        match = self.session.match
        page.begin()
        if match.phase == SETUP:
            from gadget import welcome

            welcome.paint(page, self.session.app)
        else:
            self._header(page, match)
            place = corner = 0
            while place < 4:
                if match.present >> place & 1:
                    self._player(page, match, place, 1 + corner // 2 * 3, corner % 2 * _HALF)
                    corner += 1
                place += 1
            page.put(page.lines - 1, "●" if self.session.table.log.saved else "!", 0, 10)
            over = match.phase == ENDED or match.complete()
            page.footer(texts.OK_RANKING if over else texts.OK_RESULT, texts.BACK_MENU)
        page.end()

    def _header(self, page, match):
        lost = not self.session.table.log.saved
        low = self.session.battery and self.session.battery.low
        over = match.phase == ENDED or match.complete()
        if lost or low:
            page.put(0, texts.ALARMS[(2 if low else 0) + lost - 1])
            if lost and low:
                pass
            elif over:
                page.put(0, texts.OVER, 0, page.columns - len(texts.OVER))
            else:
                self._hand(page, match)
        elif over:
            page.put(0, texts.GAME_OVER)
        elif self.session.table.steps.undone:
            page.put(0, texts.UNDONE)
            self._hand(page, match)
        else:
            wind = texts.WINDS[match.round]
            page.put(0, wind)
            if match.set == 1:
                page.put(0, texts.ROUND, 0, len(wind))
            else:
                page.number(0, len(wind) + 1, match.set, 1 if match.set < 10 else 2)
            self._hand(page, match)

    def _hand(self, page, match):
        digits = 1 if match.hand < 10 else 2 if match.hand < 100 else 3 if match.hand < 1000 else 4
        page.put(0, texts.HAND, 0, page.columns - digits - 1 - len(texts.HAND))
        page.number(0, page.columns - digits, match.hand, digits)

    def _player(self, page, match, place, line, column):
        seat = self.session.seat(place)
        name = self.session.name(place, _NAME)
        left = column + (len(name) < _NAME)
        page.put(line, name, 0, left)
        if not seat:
            page.invert(line, column, _NAME)
        page.put(line + 1, texts.LETTERS[seat], 0, left)
        page.tall(line + 1, column + _HALF - 1, match.totals[place])

    def handle(self, key):
        """Go where the footer says."""
        phase = self.session.match.phase
        if key == keys.BACK or key == keys.MENU:
            from gadget.screens.menu import MenuScreen

            return MenuScreen(self.session)
        if phase == PLAYING and self.session.rules and not self.session.match.complete():
            return self._result(key)
        if key != keys.OK and key != keys.DONE:
            return None
        if phase == SETUP:
            from gadget.screens.new_game import NewGameScreen

            return NewGameScreen(self.session)
        from gadget.screens.end import EndScreen

        return EndScreen(self.session)

    def _result(self, key):
        if key == keys.DONE:
            from gadget.screens.no_winner import draw

            return draw(self.session)
        if key != keys.OK and key < keys.DIGIT and not keys.way(key):
            return None
        from gadget.screens.result import at_home

        return at_home(self.session, key)
