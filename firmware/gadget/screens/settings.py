# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The owner's settings. Each takes effect at once and is kept when the screen is left."""

from gadget import keys, light, nav, notices, owner
from gadget.rows import Rows
from gadget.texts import part

texts = part("settings")

_LANGUAGE = 0  # beside the places in owner's record


class SettingsScreen:
    """OK, LEFT and RIGHT change the row under the cursor. Only what the board has is listed."""

    def __init__(self, session):
        self._session = session
        self._app = session.app
        self._drive = session.table.log.drive
        self._record = bytearray(self._app.settings)
        app = self._app
        self._ids = [_LANGUAGE]
        if light.can_turn(app.page.glass):
            self._ids.append(owner.LEFT)
        bright = self._record[owner.BRIGHT]
        if not app.page.slow and light.shine(app.page.glass, bright, light.FULL):
            self._ids.append(owner.BRIGHT)
        if app.beep:
            self._ids.append(owner.BEEP)
        self._ids.append(owner.HOLD)
        self._rows = Rows(1, 6)

    def _fill(self):
        names = []
        values = []
        for row in self._ids:
            names.append(texts.NAMES[0 if row == _LANGUAGE else row - owner.LEFT + 1])
            values.append(self._value(row))
        self._rows.fill(names, values)

    def _value(self, row):
        value = self._record[row]
        if row == _LANGUAGE:
            return texts.SPEAKS
        if row == owner.HOLD:
            return texts.SECONDS % divmod(value, 10)
        if row == owner.BRIGHT:
            return str(value + 1)
        return texts.NO_YES[value]

    def paint(self, page):
        """Show the rows, in the language that is set."""
        self._fill()
        self._rows.show(page, texts.SETTINGS, texts.OK_CHANGE, texts.BACK)

    def handle(self, key):
        """Change what the cursor is on; BACK keeps all and leaves."""
        if key == keys.BACK:
            return self._leave()
        self._fill()  # keys may come before the first painting
        if self._rows.move(key):
            return None
        step = 1 if key == keys.OK else keys.way(key)
        row = self._ids[self._rows.at]
        if step and row == _LANGUAGE:
            known = owner.languages()
            at = known.index(owner.language(self._record)) + step
            owner.speaks(self._record, known[at % len(known)])
        elif step:
            low, high, _ = owner.RANGE[row]
            self._record[row] = low + (self._record[row] - low + step) % (high - low + 1)
        owner.change(self._app, self._record)
        return None

    def _leave(self):
        if not self._drive:
            return nav.BACK
        kept, names = owner.load(self._drive)
        self._record[: owner.LEFT] = kept[: owner.LEFT]  # its mark and age
        if self._record[: owner.TEXT_END] == kept[: owner.TEXT_END]:
            return nav.BACK
        if self._session.flat():
            return nav.Instead(notices.too_low)
        try:
            owner.save(self._drive, self._record, names)
        except OSError as error:
            text = texts.NOT_KEPT + " " + notices.why(error.errno)
            return nav.Instead(notices.tell, texts.SETTINGS, text)
        return nav.BACK
