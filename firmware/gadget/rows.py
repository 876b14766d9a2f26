# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The one list of the device: rows of text under a cursor, values at the right.

UP and DOWN move and wrap, as PREV and NEXT do; FAST moves by what is shown at once. Rows that do
not fit scroll. What OK, LEFT and RIGHT do to a row is the screen's affair. Must not know the game.
"""

from gadget.keys import DOWN, FAST, NEXT, PREV, UP

ROOM = 19  # cells of a row beside the rim on the left and the scroll mark on the right


class Rows:
    """Shown on `height` lines from `line` on. `at` is the row under the cursor."""

    def __init__(self, line, height):
        self.at = 0
        self.texts = ()
        self.values = ()
        self._line = line
        self._height = height
        self._top = 0

    def fill(self, texts, values=()):
        """The rows: texts, and for each its value ("" none) where any row has one."""
        self.texts = texts
        self.values = values
        if self.at >= len(texts):
            self.at = len(texts) - 1

    def move(self, key):
        """Move the cursor; False where the key is for the screen."""
        if key == UP or key == PREV:
            self.at = self.at - 1 if self.at else len(self.texts) - 1
        elif key == DOWN or key == NEXT:
            self.at = self.at + 1 if self.at + 1 < len(self.texts) else 0
        elif key == FAST:
            last = len(self.texts) - 1
            self.at = min(self.at + self._height, last) if self.at < last else 0
        else:
            return False
        return True

    def show(self, page, title, ok, back):
        """Show a page that is nothing but these rows: its title, what OK and BACK do."""
        self._height = page.lines - 2
        page.begin()
        page.put(0, title)
        self.paint(page)
        page.footer(ok, back)
        page.end()

    def paint(self, page):
        """Show the rows around the cursor; LEFT and RIGHT change a value between arrows."""
        if self.at < self._top:
            self._top = self.at
        elif self.at >= self._top + self._height:
            self._top = self.at - self._height + 1
        i = self._top
        line = self._line
        while i < len(self.texts) and line < self._line + self._height:
            column = 1
            if self.values and self.values[i]:
                end = page.columns - 2
                spare = end - 2 - len(self.texts[i]) - len(self.values[i])
                if spare < 0:
                    page.cut = True
                if i == self.at and page.arrows:
                    marked = self._marked(i)
                    if spare <= marked:
                        spare += 1  # from the rim
                        column = 0
                    if spare > 1 and marked:
                        end -= 1  # a gap before the scroll mark
                    page.put(line, "◀", 0, end - len(self.values[i]) - 1)
                    page.put(line, "▶", 0, end)
                page.put(line, self.values[i], 0, end - len(self.values[i]))
            elif len(self.texts[i]) == ROOM and self._marked(i):
                column = 0
            page.put(line, self.texts[i], 0, column)
            if i == self.at:
                page.invert(line, 0, page.columns - 1)
            i += 1
            line += 1
        if self._top:
            page.put(self._line, "▲", 0, page.columns - 1)
        if i < len(self.texts):
            page.put(line - 1, "▼", 0, page.columns - 1)

    def _marked(self, i):
        last = self._top + self._height - 1
        return i == self._top > 0 or i == last < len(self.texts) - 1
