# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The menu behind home: all that is not the result of a hand."""

from eastwind.match import PLAYING
from gadget import keys, nav
from gadget.rows import ROOM, Rows
from gadget.screens import PutAway
from gadget.texts import part

texts = part("menu")


class MenuScreen:
    """Only what can be done now is listed."""

    done = True

    def __init__(self, session, at=0):
        self._session = session
        table = session.table
        playing = session.match.phase == PLAYING
        rows = []
        if table.steps.live:
            rows.append(texts.MENU_UNDO)
        if table.steps.undone:
            rows.append(texts.MENU_REDO)
        if playing and session.rules and not session.match.complete():
            rows.append(texts.MENU_WALL)
        if table.steps.live:
            rows.append(texts.MENU_LOG)
        if playing:
            rows.append(texts.MENU_END)
        rows.append(texts.MENU_SETTINGS)
        rows.append(texts.MENU_HELP)
        rows.append(texts.MENU_NEW)
        rows.append(texts.GAMES)
        rows.append(texts.MENU_ABOUT)
        self._rows = Rows(1, 6)
        self._rows.at = at
        self._rows.fill(rows)
        self._title = texts.MENU
        if table.steps.live or table.steps.undone:
            self._name_step()

    def _name_step(self):
        """Say in the title what the first row is about, and in the row how much."""
        from gadget import nets
        from gadget.screens.undo import UndoScreen

        session = self._session
        again = not session.table.steps.live
        undo = UndoScreen(session, again)
        gain = undo.gain
        which, kind, place = undo.step
        if again:
            which = texts.UNDONE % which
        else:
            what = nets.what(kind, session.match.names[place], 19 - len(which))
            which += ": " + what if what else ""
        self._title = which[0].upper() + which[1:]
        if gain:
            row = self._rows.texts[0]
            amount = "%+d" % gain
            self._rows.texts[0] = row + " " * (ROOM - len(row) - len(amount)) + amount

    def put_away(self):
        """What stays of this screen while another lies on it."""
        return PutAway("menu", "MenuScreen", self._session, self._rows.at)

    def paint(self, page):
        """Show the rows."""
        ok = texts.OK_CHOOSE
        if self._at_once(keys.OK):
            ok = texts.OK_UNDO if self._session.table.steps.live else texts.OK_REDO
        self._rows.show(page, self._title, ok, texts.BACK)

    def _at_once(self, key):
        """True for DONE on the first row where the title names a step; for OK where that is held
        to be BACK, so that there is no DONE."""
        if self._rows.at or self._title == texts.MENU:
            return False
        return key == keys.DONE or key == keys.OK and self._session.app.page.holds

    def handle(self, key):
        """Open the row under the cursor, or do at once what the title names."""
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key):
            return None
        if self._at_once(key):
            return self._open(self._rows.texts[0]).handle(keys.OK)
        if key == keys.OK or key == keys.DONE:
            return self._open(self._rows.texts[self._rows.at])
        return None

    def _open(self, row):
        session = self._session
        if row == texts.MENU_WALL:
            from gadget.screens.wall import WallScreen

            return WallScreen(session)
        if row == texts.MENU_END:
            from gadget.screens.end import EndScreen

            return EndScreen(session)
        if row == texts.MENU_NEW:
            return self._new_game()
        if row == texts.MENU_ABOUT:
            from gadget.screens.about import AboutScreen

            return AboutScreen(session)
        if row == texts.MENU_SETTINGS:
            from gadget.screens.settings import SettingsScreen

            return SettingsScreen(session)
        if row == texts.MENU_HELP:
            from gadget.legend import printed
            from gadget.screens.help import HelpScreen

            return HelpScreen("Keys", printed(session.app, session.app.printed))
        if row == texts.MENU_LOG:
            from gadget.screens.log import LogScreen

            return LogScreen(session if session.rules else None, session.table.steps)
        if row == texts.GAMES:
            from gadget.screens.games import GamesScreen

            return GamesScreen(session)
        from gadget.screens.undo import UndoScreen

        return UndoScreen(session, row == texts.MENU_REDO or not session.table.steps.live)

    def _new_game(self):
        if self._session.match.phase == PLAYING:
            from gadget.screens.confirm import ConfirmScreen

            return ConfirmScreen(
                texts.MENU_NEW, texts.LEAVE_GAME, texts.OK_YES, texts.BACK_NO, self._open_new_game
            )
        return self._open_new_game()

    def _open_new_game(self):
        from gadget.screens.new_game import NewGameScreen

        return NewGameScreen(self._session)
