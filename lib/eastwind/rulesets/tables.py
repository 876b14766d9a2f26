# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How a ruleset is written, its options, and the Rules that follow from what is chosen.

For the time of setting up: this module and that of the ruleset need not stay in memory.

`options` has a line for each: name=choices, the default first, or name=number/what it must be a
multiple of. `table` has a line for each rule; a word option=choice makes it hold only then
(none for a number that is 0).

    [winner] pung|kong [table], pair|chow [claimed|drawn]
                   points by class: simple terminal wind own round own=round dragon; for a chow
                   idle closed open. The last number stands for those that are missing
    double         the same for the doubles of a pung or kong
    id 10 fact -fact      a row: points, facts it needs and (-) forbids; 1d is a double. Rows count
                   in this order. "winner" is a fact like others; a row with "apart" counts of
                   bonus tiles that are counted apart, too
    id L/2 fact           a limit hand: its share of the limit; x8: its points eight times
    id +L/2 fact, <L/2    is added after doubling, or fills up to the share
    false_mahjongg each L/2 east     a penalty: to whom, how much, whether East counts double
    name number           sets what rulesets.Rules has under this name
    name                  switches on what eastwind.switches has under it
"""

from eastwind.facts import (
    EAST_STREAK,
    JADE,
    NAMED_TILE,
    RARE,
    RARE_FOUND,
    SINGLE_HEADS,
    SNAKE,
    SUITS,
    WINNER,
)
from eastwind.rulesets import read
from eastwind.switches import ROOFLESS

# names of the facts, by bit
_TOLD = (
    " winner dead claimed drawn loose last first original robbed only_place fourth suit_honours"
    " one_suit all_honours own_flower own_season single_heads original_call kong_on_kong named_tile"
    " seven_pairs knitted triple_knitted snake east_streak gates nine_waits jade concealed "
)
_FOUND = (
    " no_chow all_heads honours_only four_kongs three_dragons four_winds three_winds_pair bare"
    " all_terminals plain no_kong two_dragons_pair own_wind three_concealed four_concealed"
    " four_flowers four_seasons made_simple_pair made_head_pair mixed "
)

# names of eastwind.switches, by bit
_SWITCHES = (
    " claim_exposes single_pair any_pair by_shape edge_only any_set round_wind one_pair cap_others"
    " robbing flowers pays_all claimed_kongs head_pairs roofless winner_only east_single"
    " streak_passes "
)

_KINDS = ("chow", "pair", "pung", "kong")
_STATES = {"table": (1, 2), "claimed": (1,), "drawn": (2,)}  # 2: a claimed kong
_DOUBLES = ("x1", "x2", "x4", "x8")
_PENALTIES = ("false_mahjongg", "misnamed_chow", "misnamed_pung", "misnamed_mahjongg")
_SHAPES = (JADE << 1) - NAMED_TILE - EAST_STREAK | SINGLE_HEADS  # facts of eastwind.shapes
_OF_FIND = 8  # the first fact that eastwind.finds finds
_PAYEES = ("each", "shared", "one")


class Options:
    """The options of running rules, by name. The module of the ruleset stays as long as this."""

    def __init__(self, rules):
        self.rules = rules
        self.book = read(rules.id)
        self.names = []
        self._choices = []
        self._rows = None  # of a winner, of others, those that are apart, limit hands
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
        if not self.set(name, text):
            return False
        self.build(self.rules.values)
        return True

    def set(self, name, text):
        """The same before a build()."""
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
        self.rules.values[self.names.index(name)] = value
        return True

    def start(self, values=()):
        """Set the values of the options before a build(); of those that are missing, for a game
        began before there were any, the defaults. ValueError where there are too many."""
        values = list(values)
        if len(values) > len(self.names):
            raise ValueError(self.rules.id)
        for text in self._choices[len(values) :]:
            values.append(0 if "|" in text else int(text.split("/")[0]))
        self.rules.values = values

    def build(self, values=None, changes=None):
        """Work the values of the options into the tables of the rules; values: see start().

        changes: the module, where the caller has it.
        """
        rules = self.rules
        book = self.book
        rules.__init__(rules.id)
        self.start(values or ())
        rules.version = book.version
        ways = read("ways")  # while there is much room in one piece
        if rules.house:
            changes = (changes or read("changes")).Changes(rules.house)
        # what no code of a set uses is filled, or four cells would look to a board's collector like
        # the address of something that it must keep
        rules.winner_points = bytearray(b"\0\0\0\xfe" * 32)
        rules.other_points = bytearray(rules.winner_points)
        rules.set_doubles = bytearray(b"\0\0\0\0\0\0\0\xfe" * 4)
        self._rows = ([], [], [], [])
        end = 0
        while end + 1 < len(book.table):  # a line at a time, so that little lies about
            at = end + 1
            end = book.table.find("\n", at)
            words = book.table[at:end].split()
            if all([self._holds(word) for word in words]):
                words = [word for word in words if "=" not in word]
                words = changes.made(words) if rules.house else words
                if words:
                    self._take(words)
        rules.winner_rows, rules.other_rows, rules.apart, rules.limits = map(tuple, self._rows)
        self._rows = None
        if rules.other_points == rules.winner_points:
            rules.other_points = rules.winner_points
        ways.find(rules)
        rules.usual_rows = _usual(rules.winner_rows)
        rules.usual_limits = _usual(rules.limits)
        rules.limit = self.value(book.limit_option) if book.limit_option else 0
        rules.limit_value = rules.limit or book.limit

    def _holds(self, word):
        """False for option=choice where something else was chosen."""
        name, _, choice = word.partition("=")
        return not choice or (self.value(name) or "none") == choice

    def _take(self, words):
        rules = self.rules
        first = words[0]
        if first.isdigit():
            self._row(int(first), words[1:])
        elif first == "double":
            for cls in range(7):
                doubles = int(words[min(cls + 1, len(words) - 1)])
                rules.set_doubles[2 << 3 | cls] = rules.set_doubles[3 << 3 | cls] = doubles
        elif first == "winner" or first in _KINDS:
            if first == "winner":
                words = words[1:]
            else:
                _put_points(rules.other_points, words)
            _put_points(rules.winner_points, words)
        elif first == "wash":
            rules.wash = bytes([int(word) for word in words[1:]])
        elif first in _PENALTIES:
            amount = (0, _share(words[2])) if "L" in words[2] else (int(words[2]), 0)
            row = (_PENALTIES.index(first) + 1, _PAYEES.index(words[1])) + amount
            rules.penalties += (row + ("east" in words,),)
        elif len(words) > 1:
            setattr(rules, first, _share(words[1]) if "L" in words[1] else int(words[1]))
        else:
            rules.switches |= _bit(_SWITCHES, first)

    def _row(self, row, words):
        rules = self.rules
        needs = forbids = also = points = doubles = share = 0
        extra = ""
        apart = "apart" in words
        for word in words:
            mark = word[:1]  # a slice is forgotten, a single character is remembered as a name
            if mark in "+<":
                extra = mark
                word = word[1:]
            if "L" in word:
                share = _share(word)
            elif word == "apart":
                continue
            elif mark == "x":
                share = -_DOUBLES.index(word)
            elif word.isdigit():
                points = int(word)
            elif word[:-1].isdigit():
                doubles = int(word[:-1])
            elif mark == "-":
                forbids |= _bit(_TOLD, word[1:])
            else:
                bit = _bit(_TOLD, word)
                needs |= bit
                also |= 0 if bit else _bit(_FOUND, word)
        if also >> _OF_FIND:
            rules.find = _finds().find
        if extra:
            rules.extras += ((row, share, extra == "<"),)
        elif share:
            self._rows[3].append((needs | forbids, needs, also, row, share))
            self._ask_first(needs, also)
            rules.shapes |= needs & (_SHAPES | SUITS if needs & SNAKE else _SHAPES)
            if share != 60 or rules.switches & ROOFLESS:
                rules.special = _finds().special
        else:
            played = (needs | forbids, needs, also, row, points, doubles)
            if not forbids & WINNER:
                self._rows[0].append(played)
            if not needs & WINNER:
                self._rows[1].append(played)
            if apart:
                self._rows[2].append(played)
            if row == 2:
                rules.mahjongg = points

    def _ask_first(self, needs, also):
        """Note a fact of a limit hand that few other hands have; one that has is asked further."""
        few = needs & RARE or needs & SUITS
        if few or not also:
            self.rules.limit_facts |= few or needs
        else:
            self.rules.limit_found |= also & RARE_FOUND or also


def _usual(rows):
    """Those that need nothing that few hands have."""
    return tuple([row for row in rows if not (row[1] & RARE or row[2] & RARE_FOUND)])


def _finds():
    """The module of the facts that only some rulesets ask for."""
    from eastwind import finds

    return finds


def _bit(names, name):
    """The bit of a name, 0 where it is not among the names."""
    at = names.find(" " + name + " ")
    return 0 if at < 0 else 1 << names[:at].count(" ")


def _share(text):
    """60ths of the limit: 60 for L, 20 for L/3, 24 for 2L/5."""
    times, _, parts = text.partition("L")
    return 60 * int(times or 1) // int(parts[1:] or 1)


def _put_points(table, words):
    """A line of points by class into the points by code."""
    kind = _KINDS.index(words[0])
    states = (0, 1, 2) if words[0] == "pair" else (0,)
    first = 1
    if words[1] in _STATES:
        states = _STATES[words[1]]
        first = 2
    for cls in range(7):
        points = int(words[min(cls + first, len(words) - 1)])
        for state in states:
            table[kind << 5 | cls << 2 | state] = points
