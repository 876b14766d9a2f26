# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One number on a page of its own."""

from gadget import keys, nav
from gadget.texts import part

texts = part("amount")


class AmountScreen:
    """take: called by OK with the value. notes: lines that say what it can be."""

    digits = True

    def __init__(self, title, number, take, notes=()):
        self._title = title
        self._number = number
        self._take = take
        self._notes = notes
        self._line = False  # no directions: OK leads through the digits

    def paint(self, page):
        """Show the number."""
        self._line = not page.arrows
        page.begin()
        page.put(0, self._title)
        self._number.paint(page, 3, (page.columns - self._number.width) // 2)
        line = 5
        for note in self._notes:
            page.put(line, note)
            line += 1
        leads = self._number.leads(self._line)
        page.footer(texts.OK_GO_ON if leads else texts.OK_TAKE, texts.BACK)
        page.end()

    def handle(self, key):
        """OK takes it, on the last of its digits where it leads there; BACK leaves it as it was."""
        if key == keys.OK:
            if self._number.goes_on(self._line):
                return None
            self._take(self._number.value)
            return nav.BACK
        if key == keys.BACK:
            return nav.BACK
        self._number.move(key)
        return None
