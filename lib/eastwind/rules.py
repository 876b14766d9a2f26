# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The running ruleset: its tables with the chosen options worked in.

Choosing an option rebuilds the tables, so scoring never looks an option up. How a ruleset module
is written is shown by eastwind.rulesets.harr.
"""

from eastwind.facts import WINNER
from eastwind.sets import KONG, PUNG

# how a ruleset reads "the only place": a pair counts whatever else would have won, or all by
# shape, or nothing but a single wait
BOOK, SHAPE, STRICT = 0, 1, 2

NEVER = -1  # a condition that no option fulfils

NONE = "none"  # what 0 is called where an option is a number

# the order of the seven-byte rows of a POINTS table, as codes of class 0: pung and kong concealed
# and exposed, pair idle, claimed and drawn, chow claimed and drawn (which use only three bytes)
_ORDER = b"\x40\x41\x60\x61\x20\x21\x22\x01\x02"


class Rules:
    """One ruleset as it is played: the data of its module and a value for each of its options.

    values holds, for each option, the index of the choice or the number. Rows are (id, needs,
    forbids, points, doubles), points tables are indexed by the code of a set, set_doubles by the
    code without its state.
    """

    def __init__(self, module):
        self.data = module
        self.id = module.ID
        self.version = module.VERSION
        self.values = []
        for option in module.OPTIONS:
            default = option.split("=")[1]
            self.values.append(0 if "|" in default else int(default.split("/")[0]))
        self.winner_points = bytearray(128)
        self.other_points = bytearray(128)
        self.set_doubles = bytearray(32)
        self.round_wind = module.ROUND_WIND
        self.build()

    def index(self, name):
        """Where an option stands, -1 where the ruleset has none of that name."""
        i = len(self.values) - 1
        while i >= 0 and self.data.OPTIONS[i].split("=")[0] != name:
            i -= 1
        return i

    def choices(self, i):
        """The words that option i can be, or where it is a number the number of which it must be
        a multiple."""
        text = self.data.OPTIONS[i].split("=")[1]
        return text.split("|") if "|" in text else int(text.split("/")[1])

    def option(self, name):
        """The value of an option: the word of its choice, or its number (0 for none)."""
        i = self.index(name)
        choices = self.choices(i)
        return self.values[i] if isinstance(choices, int) else choices[self.values[i]]

    def choose(self, name, text):
        """Set an option from its text; False, and nothing changed, where it is not to be had."""
        i = self.index(name)
        if i < 0:
            return False
        choices = self.choices(i)
        if not isinstance(choices, int):
            if text not in choices:
                return False
            value = choices.index(text)
        elif text == NONE:
            value = 0
        elif text.isdigit() and len(text) < 7 and not int(text) % choices:
            value = int(text)
        else:
            return False
        self.values[i] = value
        self.build()
        return True

    def build(self):
        """Work the options into the tables. To be called after values have been changed."""
        data = self.data
        for i in range(len(_ORDER)):
            for cls in range(7):
                self.winner_points[_ORDER[i] | cls << 2] = data.WINNER_POINTS[7 * i + cls]
                self.other_points[_ORDER[i] | cls << 2] = data.OTHER_POINTS[7 * i + cls]
        for cell, points in self._chosen(data.CELLS):
            self.winner_points[cell] = points
        for cls in range(7):
            doubles = data.SET_DOUBLES[cls]
            self.set_doubles[PUNG << 3 | cls] = self.set_doubles[KONG << 3 | cls] = doubles
        rows = self._chosen(data.ROWS)
        self.winner_rows = tuple([row for row in rows if not row[2] & WINNER])
        self.other_rows = tuple([row for row in rows if not row[1] & WINNER])
        self.mahjongg = rows[0][3]
        self.limits = self._chosen(data.LIMITS)
        self.limit_facts = 0  # a hand with none of these facts is no limit hand
        for row in self.limits:
            self.limit_facts |= row[1]
        self.extras = self._chosen(data.EXTRAS)
        # limit is the cap, 0 for none; limit_value is what a limit hand is worth in any case
        self.limit = self.option(data.LIMIT_OPTION) if data.LIMIT_OPTION else 0
        self.limit_value = self.limit or data.LIMIT
        self.cap_others = self.on(data.CAP_OTHERS)
        self.claim_exposes = self.on(data.CLAIM_EXPOSES)
        self.one_pair = self.on(data.ONE_PAIR)
        self.single_pair = self.on(data.SINGLE_PAIR)
        self.only_place = BOOK
        while self.only_place < STRICT and not self.on(data.ONLY_PLACE[self.only_place]):
            self.only_place += 1
        self.edge_only = self.on(data.EDGE_ONLY)

    def on(self, when):
        """True where a condition holds: 0 always, else option index + 1 << 4 | choice."""
        return not when or when > 0 and self.values[(when >> 4) - 1] == when & 15

    def _chosen(self, groups):
        chosen = ()
        for group in groups:
            if self.on(group[0]):
                chosen += group[1:]
        return chosen
