# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A new game: who plays by which rules. The cursor begins on Start, so defaults are one press."""

from gadget import entry, keys, nav
from gadget.names import fit
from gadget.number import Number
from gadget.rows import Rows
from gadget.screens import PutAway
from gadget.setup import Setup
from gadget.texts import part

texts = part("new_game")

# the rows that there always are; the limit and the names come after
_START, _PLAYERS, _RULES, _POINTS, _LENGTH, _EAST, _HOUSE, _LIMIT = 0, 1, 2, 3, 4, 5, 6, 7
_NAMES = 8

_ROLL, _BOX, _FIRST = 0, 1, 2  # how the first East is found: from 2 on by hand

_MOST_ROUNDS = 16
_LIMIT_STEP = 100
_RULES_ROOM = 11  # cells of what the rules are called


class NewGameScreen:
    """A form over a Setup. Names and numbers open a screen of their own by OK."""

    def __init__(self, session, setup=None, east=_ROLL, at=0):
        self._session = session
        self._setup = setup or Setup(session.match, texts.NAMES, session.table.log.drive)
        self._east = east
        self._row_ids = ()
        self._rows = Rows(1, 6)
        self._rows.at = at

    def put_away(self):
        """What stays of this screen while another lies on it."""
        told = self._setup, self._east, self._rows.at
        return PutAway("new_game", "NewGameScreen", self._session, *told)

    def paint(self, page):
        """Show the form; what its rows say is looked up afresh."""
        self._fill()
        row = self._row_ids[self._rows.at]
        plain = row in (_PLAYERS, _RULES, _EAST, _LENGTH)
        ok = texts.OK_CHANGE if plain else texts.OK_CHOOSE if row else texts.OK_START
        self._rows.show(page, texts.NEW_GAME % self._setup.number, ok, texts.BACK)

    def _fill(self):
        setup = self._setup
        ids = [_START, _PLAYERS, _RULES]
        if setup.options.book.limit_option:
            ids.append(_LIMIT)
        for player in range(setup.players):
            ids.append(_NAMES + player)
        ids += [_EAST, _LENGTH, _POINTS, _HOUSE]
        self._row_ids = bytes(ids)
        rows = [self._text(row) for row in ids]
        self._rows.fill([row[0] for row in rows], [row[1] for row in rows])

    def _text(self, row):
        setup = self._setup
        if row == _START:
            return texts.START, ""
        if row == _PLAYERS:
            return texts.PLAYERS, str(setup.players)
        if row == _RULES:
            known = setup.ruleset < len(texts.RULESETS)
            names = texts.RULESETS if known else setup.rulesets
            return texts.RULES, fit(names[setup.ruleset], _RULES_ROOM)
        if row == _LIMIT:
            return texts.LIMIT_ROW, str(setup.options.rules.limit or texts.NONE)
        if row == _POINTS:
            return texts.START_POINTS, str(setup.start)
        if row == _LENGTH:
            if setup.length < 2:
                return texts.LENGTH, texts.ONE_ROUND if setup.length else texts.OPEN
            return texts.LENGTH, texts.ROUNDS % setup.length
        if row == _EAST:
            return texts.FIRST_EAST, self._east_text()
        if row == _HOUSE:
            return texts.HOUSE_RULES, ""
        return texts.PLAYER % (row - _NAMES + 1, setup.names[row - _NAMES]), ""

    def _east_text(self):
        if self._east < _FIRST:
            return texts.BY_BOX if self._east else texts.BY_ROLL
        return self._setup.names[self._east - _FIRST]

    def handle(self, key):
        """LEFT and RIGHT change a value; OK as well, or it opens what is longer, or begins."""
        if key == keys.BACK:
            return nav.BACK
        self._fill()  # keys may come before the first painting, or before the next
        if self._rows.move(key):
            return None
        row = self._row_ids[self._rows.at]
        if key == keys.OK:
            return self._open(row)
        if key == keys.LEFT or key == keys.RIGHT:
            return self._change(row, 1 if key == keys.RIGHT else -1)
        return None

    def _change(self, row, step):
        setup = self._setup
        if row == _PLAYERS:
            setup.players = 2 + (setup.players - 2 + step) % 3
            self._east = _ROLL
        elif row == _RULES:
            wrong = setup.choose(setup.ruleset + step)
            if wrong:
                from gadget import notices

                return notices.tell(texts.WRONG_FILE % fit(wrong[0], 17), wrong[1])
        elif row == _LIMIT:
            more = _LIMIT_STEP if not _LIMIT_STEP % self._multiple() else 5 * self._multiple()
            self._set_limit(max(0, setup.options.rules.limit + step * more))
        elif row == _POINTS:
            setup.start = max(0, setup.start + step * 500)
        elif row == _LENGTH:
            setup.length = (setup.length + step) % (_MOST_ROUNDS + 1)
        elif row == _EAST:
            choices = _FIRST + setup.players
            self._east = (self._east + step) % choices
            if self._east == _BOX and setup.players < 4:
                self._east = (self._east + step) % choices
        return None

    def _open(self, row):
        setup = self._setup
        if row == _START:
            return self._start()
        if row == _LIMIT:
            notes = texts.LIMIT_CAN[0] % self._multiple(), texts.LIMIT_CAN[1]
            return self._number(texts.LIMIT_ROW, setup.options.rules.limit, self._set_limit, notes)
        if row == _POINTS:
            return self._number(texts.START_POINTS, setup.start, self._set_start)
        if row == _HOUSE:
            from gadget.screens.options import OptionsScreen

            return OptionsScreen(setup.options)
        if row >= _NAMES:
            return self._name(row - _NAMES)
        return self._change(row, 1)

    def _name(self, player):
        """Who played before and is not here yet is offered first."""
        from gadget import owner

        here = self._setup.names
        known = owner.load(self._session.table.log.drive)[1]
        known = [name for name in known if name not in here]
        if known:
            from gadget.screens.known import KnownScreen

            return KnownScreen(here, player, known)
        from gadget.screens.name import NameScreen

        return NameScreen(here, player)

    def _number(self, title, value, take, notes=()):
        from gadget.screens.amount import AmountScreen

        return AmountScreen(title, Number(value, 5), take, notes)

    def _multiple(self):
        # what a limit must be a multiple of, so that its parts are whole
        options = self._setup.options
        return options.choices(options.book.limit_option)

    def _set_limit(self, value):
        options = self._setup.options
        options.choose(options.book.limit_option, str(value - value % self._multiple()))

    def _set_start(self, value):
        self._setup.start = value

    def _start(self):
        refused = entry.flat(self._session)
        if refused:
            return refused
        if self._east == _ROLL:
            from gadget.screens.roll import RollScreen

            return RollScreen(self._session, self._setup)
        if self._east == _BOX:
            from gadget.screens.wind_box import WindBoxScreen

            return WindBoxScreen(self._session, self._setup)
        self._setup.begin(self._session, self._setup.places()[self._east - _FIRST])
        return nav.Instead(entry.open_wall, self._session)
