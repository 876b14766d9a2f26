# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A sentence or a question: OK acts, BACK leaves everything as it is."""

from gadget import keys, nav
from gadget.sentence import broken


class ConfirmScreen:
    """action: called by OK; what it returns is the answer of handle()."""

    def __init__(self, title, text, left, right, action):
        self._title = title
        self._lines = broken(text, 21)
        self._left = left
        self._right = right
        self._action = action

    def paint(self, page):
        """Show the question."""
        page.begin()
        page.put(0, self._title)
        line = 1 if len(self._lines) > 4 else 2
        for text in self._lines:
            page.put(line, text)
            line += 1
        page.footer(self._left, self._right)
        page.end()

    def handle(self, key):
        """OK acts."""
        if key == keys.OK:
            return self._action()
        return nav.BACK if key == keys.BACK else None
