# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The house rules of a ruleset: every option with its value, changed by LEFT and RIGHT."""

from gadget import keys, nav, texts
from gadget.rows import Rows


class OptionsScreen:
    """Works on the Rules themselves. The limit has its row in the new game."""

    def __init__(self, rules):
        self._rules = rules
        self._names = []
        for option in rules.data.OPTIONS:
            name = option.split("=")[0]
            if name != rules.data.LIMIT_OPTION:
                self._names.append(name)
        self._rows = Rows(1, 6)
        self._fill()

    def _fill(self):
        rules = self._rules
        labels = [texts.OPTIONS[name] for name in self._names]
        self._rows.fill(labels, [str(rules.option(name)) for name in self._names])

    def paint(self, page):
        """Show the options."""
        page.begin()
        page.put(0, texts.HOUSE_RULES)
        self._rows.paint(page)
        page.footer(texts.CHANGE, texts.BACK)
        page.end()

    def handle(self, key):
        """LEFT and RIGHT change the value under the cursor."""
        if key == keys.BACK or key == keys.OK:
            return nav.BACK
        if not self._rows.move(key) and key <= keys.RIGHT:
            self._change(1 if key == keys.RIGHT else -1)
            self._fill()
        return None

    def _change(self, step):
        name = self._names[self._rows.at]
        choices = self._rules.choices(self._rules.index(name))
        value = self._rules.option(name)
        if isinstance(choices, int):
            value = max(0, value + step * choices)
        else:
            value = choices[(choices.index(value) + step) % len(choices)]
        self._rules.choose(name, str(value))
