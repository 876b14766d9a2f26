# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The options of a ruleset, and the tables that follow from what is chosen.

For the time of setting up: this module and that of the ruleset need not stay in memory. How a
ruleset is written is shown by eastwind.rulesets.harr.
"""

from eastwind.facts import WINNER
from eastwind.rulesets import read
from eastwind.sets import KONG, PUNG


class Options:
    """The options of running rules, by name. The module of the ruleset stays as long as this."""

    def __init__(self, rules):
        self.rules = rules
        self.book = read(rules.id)
        self.names = []
        self._choices = []
        for option in self.book.options.split():
            name, choices = option.split("=")
            self.names.append(name)
            self._choices.append(choices)

    def choices(self, name):
        """The words that an option can be, the default first; or where it is a number the number
        of which it must be a multiple."""
        text = self._choices[self.names.index(name)]
        return text.split("|") if "|" in text else int(text.split("/")[1])

    def value(self, name):
        """The word of the choice, or the number (0 for none)."""
        value = self.rules.values[self.names.index(name)]
        choices = self.choices(name)
        return value if isinstance(choices, int) else choices[value]

    def choose(self, name, text):
        """Set an option from its text; False, and nothing changed, where it is not to be had."""
        if name not in self.names:
            return False
        choices = self.choices(name)
        if not isinstance(choices, int):
            if text not in choices:
                return False
            value = choices.index(text)
        elif text == "none":
            value = 0
        elif text.isdigit() and len(text) < 7 and not int(text) % choices:
            value = int(text)
        else:
            return False
        values = self.rules.values
        values[self.names.index(name)] = value
        self.build(values)
        return True

    def build(self, values=None):
        """Work the values of all options, or the defaults, into the tables of the rules.

        Raises ValueError where there are not as many options.
        """
        rules = self.rules
        book = self.book
        if values is None:
            values = [0 if "|" in text else int(text.split("/")[0]) for text in self._choices]
        if len(values) != len(self.names):
            raise ValueError(rules.id)
        rules.values = list(values)
        rules.version = book.version
        rules.winner_points = _by_code(book.winner_points, self._chosen(book.cells))
        rules.other_points = rules.winner_points
        if rules.other_points != _by_code(book.other_points):
            rules.other_points = _by_code(book.other_points)
        for cls in range(7):
            doubles = book.set_doubles[cls]
            rules.set_doubles[PUNG << 3 | cls] = rules.set_doubles[KONG << 3 | cls] = doubles
        rules.winner_rows = rules.other_rows = ()
        rows = self._chosen(book.rows)
        rules.mahjongg = rows[0][3]
        for row, needs, forbids, points, doubles in rows:
            played = ((needs | forbids, needs, row, points, doubles),)
            if not forbids & WINNER:
                rules.winner_rows += played
            if not needs & WINNER:
                rules.other_rows += played
        rules.limits = self._chosen(book.limits)
        rules.limit_facts = 0
        for row in rules.limits:
            rules.limit_facts |= row[1]
        rules.extras = self._chosen(book.extras)
        rules.limit = self.value(book.limit_option) if book.limit_option else 0
        rules.limit_value = rules.limit or book.limit
        rules.wash = book.wash
        rules.penalties = book.penalties
        rules.round_wind = book.round_wind
        for name in (
            "any_pair",
            "by_shape",
            "cap_others",
            "claim_exposes",
            "edge_only",
            "one_pair",
            "robbing",
            "single_pair",
        ):
            setattr(rules, name, self._on(getattr(book, name)))

    def _on(self, when):
        """True where a condition holds: 0 always, else option index + 1 << 4 | choice."""
        return not when or when > 0 and self.rules.values[(when >> 4) - 1] == when & 15

    def _chosen(self, groups):
        chosen = ()
        for group in groups:
            if self._on(group[0]):
                chosen += group[1:]
        return chosen


def _by_code(table, cells=()):
    """A points table of a ruleset as it is played, with some cells changed."""
    # the seven-byte rows as codes of class 0: pung and kong concealed and exposed, pair idle,
    # claimed and drawn, chow claimed and drawn (which use only three bytes)
    order = b"\x40\x41\x60\x61\x20\x21\x22\x01\x02"
    points = bytearray(128)
    for i in range(len(order)):
        for cls in range(7):
            points[order[i] | cls << 2] = table[7 * i + cls]
    for cell, changed in cells:
        points[cell] = changed
    return points
