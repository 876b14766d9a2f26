# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The house rules of a ruleset: every option with its value, changed by OK, LEFT and RIGHT."""

from gadget import keys, nav
from gadget.rows import Rows
from gadget.texts import part

texts = part("options")


class OptionsScreen:
    """The limit has its row in the new game."""

    def __init__(self, options):
        self._options = options
        ruleset = options.rules.id
        self._labels = part(ruleset[0].upper() + ruleset[1:])
        self._names = [name for name in options.names if name != options.book.limit_option]
        self._rows = Rows(1, 6)
        self._fill()

    def _fill(self):
        labels = [getattr(self._labels, name)[0] for name in self._names]
        self._rows.fill(labels, [_said(self._options.value(name)) for name in self._names])

    def paint(self, page):
        """Show the options; the title says what the one under the cursor is about."""
        title = getattr(self._labels, self._names[self._rows.at])[1]
        self._rows.show(page, title, texts.OK_CHANGE, texts.BACK)

    def handle(self, key):
        """Change the value under the cursor; OK on a number opens it."""
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key):
            return None
        name = self._names[self._rows.at]
        choices = self._options.choices(name)
        if key != keys.OK:
            self._change(name, choices, keys.way(key))
        elif isinstance(choices, int):
            return self._number(name, choices)
        else:
            self._change(name, choices, 1)
        return None

    def _number(self, name, multiple):
        from gadget.number import Number
        from gadget.screens.amount import AmountScreen

        def take(value):
            self._choose(name, value - value % multiple)

        title = getattr(self._labels, name)[1]
        return AmountScreen(title, Number(self._options.value(name), 5), take)

    def _change(self, name, choices, step):
        value = self._options.value(name)
        if isinstance(choices, int):
            value = max(0, value + step * choices)
        else:
            value = choices[(choices.index(value) + step) % len(choices)]
        self._choose(name, value)

    def _choose(self, name, value):
        self._options.choose(name, str(value))
        self._fill()


def _said(value):
    """A number, or the word of a choice as the language has it."""
    value = str(value)
    at = texts.CHOICES.find(";" + value + ":") + len(value) + 2
    if at < len(value) + 2:
        return value
    return texts.CHOICES[at : texts.CHOICES.find(";", at)]
