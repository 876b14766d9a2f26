# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who played here before, the last ones first: a name without spelling it."""

from gadget import keys, nav
from gadget.rows import Rows
from gadget.texts import part

texts = part("known")


class KnownScreen:
    """names: the list that gets the name. The last row leads to the letters."""

    def __init__(self, names, player, known):
        self._names = names
        self._player = player
        self._rows = Rows(1, 6)
        self._rows.fill(known + [texts.OTHER])

    def paint(self, page):
        """Show the names."""
        self._rows.show(page, texts.NAME_OF % (self._player + 1), texts.OK_CHOOSE, texts.BACK)

    def handle(self, key):
        """OK takes the name under the cursor."""
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key) or key != keys.OK:
            return None
        if self._rows.at + 1 < len(self._rows.texts):
            self._names[self._player] = self._rows.texts[self._rows.at]
            return nav.BACK
        from gadget.screens.name import NameScreen

        return nav.Instead(NameScreen, self._names, self._player)
