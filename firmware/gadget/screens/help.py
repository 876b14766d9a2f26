# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The help of a screen, or of the keys. Only that one is read from the file of the language."""

from gadget import keys, nav, screens
from gadget.sentence import broken
from gadget.texts import part

texts = part("help")

_WIDTH = 20  # beside the scroll mark


class HelpScreen:
    """screen: the name of its class. UP and DOWN turn the pages, any other key leaves.

    first: what stands above the help.
    """

    def __init__(self, screen, first=""):
        found = part(screen)
        text = found.HELP if hasattr(found, "HELP") else part("Keys").HELP
        self._lines = broken(first, _WIDTH) if first else []
        for sentences in (text,) if isinstance(text, str) else text:
            self._lines += broken(sentences, _WIDTH)
        self._top = 0
        self._height = 1  # lines of a page

    def paint(self, page):
        """Show a page of it."""
        page.begin()
        page.put(0, texts.HELP)
        self._height = page.lines - 2
        i = self._top
        while i < len(self._lines) and i < self._top + self._height:
            page.put(1 + i - self._top, self._lines[i])
            i += 1
        if self._top:
            page.put(1, "▲", 0, page.columns - 1)
        if i < len(self._lines):
            page.put(page.lines - 2, "▼", 0, page.columns - 1)
        page.footer("", texts.BACK)
        page.end()

    def handle(self, key):
        """Turn the page or leave; then all this is dropped."""
        way = keys.way(key)
        if not way:
            screens.drop(__name__)
            return nav.BACK
        top = self._top + way * self._height
        if 0 <= top < len(self._lines):
            self._top = top
        return None
