# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The name of a player, letter by letter from a board of letters."""

from gadget import keys, nav
from gadget.texts import part

texts = part("name")

_MOST = 10  # letters, one line of big text
_SPACE = "_"
_ACCENT = "¨"
_DONE = "✓"


# each letter and its accents, in the order of their turns
_TURNS = "AÄÅÀÁÂÃÆ", "CÇ", "EÉÈËÊ", "IÍÎÏÌ", "NÑ", "OÖØÓÒÔÕ", "UÜÚÙÛ", "YÝ"


class NameScreen:
    """names: the list that gets the name. The old one stays until a letter is taken."""

    done = True

    def __init__(self, names, player):
        self._names = names
        self._player = player
        self._name = names[player]
        self._fresh = True  # nothing typed yet: the first letter replaces the old name
        self._row = 0
        self._column = 0

    def paint(self, page):
        """Show the name and the board."""
        page.begin()
        page.put(0, texts.NAME_OF % (self._player + 1))
        page.big(1, self._name)
        line = 0
        while line < len(texts.NAME_LETTERS):
            column = 0
            for letter in texts.NAME_LETTERS[line]:
                page.put(line + 3, letter, 0, 2 * column + 1)
                column += 1
            line += 1
        page.invert(self._row + 3, 2 * self._column, 3)
        done = self._letter() == _DONE
        page.footer(
            texts.OK_DONE if done else texts.OK_ADD, texts.BACK if self._fresh else texts.BACK_UNDO
        )
        page.end()

    def _letter(self):
        return texts.NAME_LETTERS[self._row][self._column]

    def handle(self, key):
        """OK adds the letter under the cursor, or is done; BACK takes the last one off."""
        rows = len(texts.NAME_LETTERS)
        columns = len(texts.NAME_LETTERS[0])
        if key == keys.UP:
            self._row = (self._row - 1) % rows
        elif key == keys.DOWN:
            self._row = (self._row + 1) % rows
        elif key == keys.LEFT:
            self._column = (self._column - 1) % columns
        elif key == keys.RIGHT:
            self._column = (self._column + 1) % columns
        elif key == keys.PREV or key == keys.NEXT:
            at = self._row * columns + self._column + keys.way(key)
            self._row = at // columns % rows
            self._column = at % columns
        elif key == keys.FAST:
            self._row = (self._row + 1) % rows
            self._column = 0
        elif key == keys.BACK:
            return self._undo()
        elif key == keys.DONE or key == keys.OK and self._letter() == _DONE:
            if self._name.strip():
                self._names[self._player] = self._name.strip()
            return nav.BACK
        elif key == keys.OK and self._letter() == _ACCENT:
            self._turn()
        elif key == keys.OK:
            self._add(self._letter())
        return None

    def _add(self, letter):
        if self._fresh:
            self._fresh = False
            self._name = ""
        if letter == _SPACE:
            letter = " "
        elif self._name and self._name[-1] not in " -'":
            letter = _small(letter)
        if len(self._name) < _MOST:
            self._name += letter
        if len(self._name) == _MOST:  # nothing more can be added: to what is done
            self._row = len(texts.NAME_LETTERS) - 1
            self._column = len(texts.NAME_LETTERS[0]) - 1

    def _turn(self):
        """Give the last letter its next accent."""
        if self._fresh:
            return
        end = len(self._name) - 1
        last = self._name[end]
        capital = _capital(last)
        for letters in _TURNS:
            if capital in letters:
                turned = letters[(letters.index(capital) + 1) % len(letters)]
                self._name = self._name[:end] + (turned if last == capital else _small(turned))

    def _undo(self):
        if self._fresh:
            return nav.BACK
        self._name = self._name[: len(self._name) - 1]
        if not self._name:
            self._name = self._names[self._player]
            self._fresh = True
        return None


def _small(letter):
    code = ord(letter)
    return chr(code + 32) if 65 <= code <= 90 or 192 <= code <= 222 else letter


def _capital(letter):
    code = ord(letter)
    return chr(code - 32) if 97 <= code <= 122 or 224 <= code <= 254 else letter
