# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A ruleset of one's own, from a text file: what it is based on, and what differs from that.

    base = bmja            the ruleset; this comes first
    chows = any            an option of it, as in the settings
    limit = 500
    3 10                   a row by its id: points, doubles (2d) or both, or "off"
    46 L/2                 a limit hand by its id: its share of the limit, or "off"
    pair 0 0 0 2 2 2 2     points of sets as in its table, by class, and the doubles of pungs
    robbing off            any other line by the words that it begins with

What follows a "#" is for readers. The ids stand on the card of a ruleset (dev.py rules card), its
lines in its module.
"""

from eastwind.rulesets import INDEX, Rules, options, read

changes = read("changes")

# what can be wrong, to be said with a word of the line
NO_BASE, NO_RULESET, NO_OPTION, NO_CHOICE, NO_LINE, TWICE = 0, 1, 2, 3, 4, 5
NO_POINTS, NO_SHARE, NO_NUMBERS, TOO_LONG, TOO_MANY = 6, 7, 8, 9, 10

_LINE_FEED, _HASH, _SPACE = 10, 35, 32
_LONGEST = 64  # characters of a line, but for what is for readers
_NAME = 24  # bytes of a name
_ROOM = 240  # bytes that a game keeps, ten records

# the most that may be told, so that a hand's sum stays a small int and a line of a sheet a byte
_POINTS, _DOUBLES, _SET_DOUBLES, _WASH, _PENALTY, _CHOWS, _OTHER = 100, 9, 4, 250, 9999, 4, 25
_SETS = ("pung", "kong", "pair", "chow", "winner")


class Custom:
    """What a file says: its rules, or its problems as (number of the line, which, word), `most` of
    them."""

    def __init__(self, name, most=1):
        self.options = None  # eastwind.rulesets.tables.Options; of no use where there are problems
        self.problems = []
        self._most = most
        self._name = name
        self._number = 1
        self._said = []
        self._lines = []

    def read(self, file):
        """Read a binary file to its end. Raises OSError."""
        block = bytearray(_LONGEST)
        line = bytearray()
        comment = False
        n = file.readinto(block)
        while n and len(self.problems) < self._most:
            for i in range(n):
                byte = block[i]
                if byte == _LINE_FEED:
                    self._line(str(line, "utf-8"))
                    self._number += 1
                    line = bytearray()
                    comment = False
                elif byte == _HASH:
                    comment = True
                elif not comment and len(line) <= _LONGEST:
                    # a byte order mark is nothing, other letters are none that a ruleset knows
                    if byte < 128:
                        line.append(max(byte, _SPACE))
                    elif self._number > 1 or line or byte not in b"\xef\xbb\xbf":
                        line.append(ord("?"))
            n = file.readinto(block)
        self._line(str(line, "utf-8"))
        self._finish()

    def _wrong(self, which, word=""):
        if len(self.problems) < self._most:
            self.problems.append((self._number, which, word))

    def _line(self, text):
        name, equals, choice = text.partition("=")
        words = text.split()
        if len(text) > _LONGEST:
            self._wrong(TOO_LONG)
        elif not words:
            pass
        elif equals and name.strip() == "base":
            self._base(choice.strip())
        elif not self.options:
            if not self.problems:
                self._wrong(NO_BASE)
        elif equals:
            self._option(name.strip(), choice.strip())
        else:
            self._change(words)

    def _base(self, name):
        if self._once("base"):
            if name in INDEX:
                self.options = options(Rules(name))
                self.options.start()
            else:
                self._wrong(NO_RULESET, name)

    def _option(self, name, choice):
        if name not in self.options.names:
            self._wrong(NO_OPTION, name)
        elif self._once(name) and not self.options.set(name, choice):
            self._wrong(NO_CHOICE, name)

    def _once(self, what):
        if what in self._said:
            self._wrong(TWICE, what)
            return False
        self._said.append(what)
        return True

    def _change(self, words):
        begins, worth, rest = changes.split(words)
        what = " ".join(begins)
        known = [old for first, old, _ in self._table() if first == begins]
        if not known:
            self._wrong(NO_LINE, what)
            return
        if rest or not worth or not _fits(begins, worth, known):
            which = NO_NUMBERS
            if begins[0].isdigit():
                which = NO_SHARE if changes.of_limit(known[0]) else NO_POINTS
            self._wrong(which, what)
        elif self._once(what + "L" * changes.of_limit(worth)):
            self._lines.append(" ".join(words))

    def _table(self):
        """The lines of the base's table, split; without the options on which they depend."""
        for text in self.options.book.table.split("\n"):
            words = [word for word in text.split() if "=" not in word]
            if words:
                yield changes.split(words)

    def _finish(self):
        if not self.options and not self.problems:
            self._wrong(NO_BASE)
        kept = "\n".join([_cut(self._name)] + self._lines) + "\n"
        if len(kept) > _ROOM:
            self._wrong(TOO_MANY)
        if not self.problems:
            rules = self.options.rules
            rules.house = kept
            self.options.build(rules.values, changes)


def _fits(begins, worth, known):
    """True where the words are worth what a line can be; known: what it is worth in the table."""
    first = begins[0]
    if first == "cases":  # their numbers are the device's
        return False
    if worth == [changes.OFF]:
        return True
    shares = [before for before in known if changes.of_limit(before)]
    if changes.of_limit(worth):
        times = worth[0][0] == "x"
        known = [before for before in shares if before[0][0] == "x" or not times]
        return bool(known) and len(worth) == 1 and _is_share(worth[0])
    if first.isdigit():
        return len(shares) < len(known) and _is_points(worth)
    if first == "double":
        return _are_numbers(worth, 7, _SET_DOUBLES)
    if first in _SETS:
        return _are_numbers(worth, 7, _POINTS)
    if first == "wash":
        return _are_numbers(worth, 5, _WASH)
    if len(begins) > 1:
        return _are_numbers(worth, 1, _PENALTY)
    highest = _CHOWS if first == "max_chows" else _OTHER
    return bool(known[0]) and not shares and _are_numbers(worth, 1, highest)


def _cut(name):
    while len(name.encode()) > _NAME:
        name = name[: len(name) - 1]
    return name


def _is_points(worth):
    """Points, doubles, or one of each."""
    points = [word for word in worth if word.isdigit() and 0 < int(word) <= _POINTS]
    doubles = [word for word in worth if word[-1] == "d" and word[:-1].isdigit()]
    if doubles and not 0 < int(doubles[0][:-1]) <= _DOUBLES:
        return False
    return len(points) < 2 > len(doubles) and len(points) + len(doubles) == len(worth)


def _is_share(word):
    """L, L/n or nL/m up to the whole limit, counted in 60ths; x2, x4 or x8."""
    if word[0] == "x":
        return word in ("x2", "x4", "x8")
    times, _, parts = word.partition("L")
    if times and not times.isdigit() or parts and not (parts[0] == "/" and parts[1:].isdigit()):
        return False
    whole = int(parts[1:] or 1)
    share = 60 * int(times or 1)
    return 0 < whole <= 60 and not share % whole and 0 < share // whole <= 60


def _are_numbers(worth, most, highest):
    if len(worth) > most:
        return False
    for word in worth:
        if not word.isdigit() or len(word) > 4 or int(word) > highest:
            return False
    return True
