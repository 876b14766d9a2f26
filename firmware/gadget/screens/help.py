# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The help of a screen, or of the keys. Only that one is read from the file of the language.

Marks before a sentence say where it holds: + keys for directions, - none, * a key BACK, ~ none,
= e-paper, ! none, @ a knob, ^ none, # keys with digits. Keys are called as on the board.
"""

from gadget import keys, nav, screens
from gadget.sentence import broken
from gadget.texts import part

texts = part("help")

_WIDTH = 21
_MARKS = "+-*~=!@^#"


class HelpScreen:
    """screen: the name of its class. UP and DOWN turn the pages, any other key leaves.

    first: what stands above the help.
    """

    def __init__(self, screen, first=""):
        found = part(screen)
        self._text = found.HELP if hasattr(found, "HELP") else part("Keys").HELP
        self._first = first
        self._lines = ()  # found at the first painting, for the page knows the keys
        self._top = 0
        self._height = 1  # lines of a page

    def paint(self, page):
        """Show a page of it; with what its number is, and with which key the next one comes."""
        if not self._lines:
            self._lines = said(self._text, page, self._first)
        page.begin()
        page.put(0, texts.HELP)
        self._height = page.lines - 2
        count = len(self._lines)
        pages = (count + self._height - 1) // self._height
        if pages > 1:
            text = "%d/%d" % (self._top // self._height + 1, pages)
            page.put(0, text, 0, page.columns - len(text))
        i = self._top
        while i < count and i < self._top + self._height:
            page.put(1 + i - self._top, self._lines[i])
            i += 1
        page.footer(texts.MORE[0 if page.arrows else 1] if i < count else "", texts.BACK)
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


def said(text, page, first=""):
    """The lines of a help for the keys of a board, after those of another text."""
    lines = broken(first, _WIDTH) if first else []
    arrows, holds, slow, knob = page.arrows, page.holds, page.slow, page.knob
    true = (arrows, not arrows, not holds, holds, slow, not slow, knob, not knob, page.digits)
    for sentence in (text,) if isinstance(text, str) else text:
        while sentence[0] in _MARKS and true[_MARKS.find(sentence[0])]:
            sentence = sentence[1:]
        if sentence[0] in _MARKS:
            continue
        if page.holds:
            sentence = sentence.replace("BACK", texts.HOLD)
        if not page.arrows:
            sentence = sentence.replace("UP", "PREV").replace("DOWN", "NEXT")
        lines += broken(sentence, _WIDTH)
    return lines
