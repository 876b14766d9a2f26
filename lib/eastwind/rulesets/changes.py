# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the players of a table have changed of a ruleset, worked into the lines of its table.

A change is a line that begins as a line of the table does (with its id, or the words before its
numbers) and then says what that is worth here. Nothing is added. Rules.house holds the name of
these rules and the changes, a line each, as eastwind.rulesets.custom has read them from a file and
HOUSE records keep them with the game.
"""

OFF = "off"  # the line does not hold


def is_worth(word):
    """True for numbers, doubles (1d, x8) and shares of the limit (L/2, +L/2)."""
    mark = word[:1]  # a slice is forgotten, a single character is remembered as a name
    return mark.isdigit() or mark in "+<" or mark == "L" or mark == "x" and word[1:].isdigit()


def split(words):
    """A line as (what it begins with, what it is worth as words, the words after that)."""
    first = 1
    if not words[0].isdigit():
        while first < len(words) and not is_worth(words[first]) and words[first] != OFF:
            first += 1
    last = first
    while last < len(words) and (is_worth(words[last]) or words[last] == OFF):
        last += 1
    return words[:first], words[first:last], words[last:]


def of_limit(worth):
    """True where it is a share of the limit, or points so many times."""
    return bool(worth) and ("L" in worth[0] or worth[0][0] == "x")


class Changes:
    """The changes of Rules.house, whose first line is a name. ValueError for what are none."""

    def __init__(self, house):
        self._house = house
        for begins, worth, rest in self._lines(""):
            if rest or not worth:
                raise ValueError(begins)

    def _lines(self, first):
        """The lines that begin with a word, split; one at a time, so that little lies about."""
        house = self._house
        at = house.find("\n") + 1
        while 0 < at < len(house):
            end = house.find("\n", at)
            if end < 0:
                end = len(house)
            if house[at:end].strip() and house.startswith(first, at):
                yield split(house[at:end].split())
            at = end + 1

    def made(self, words):
        """The words that a line of the table becomes; none where it does not hold."""
        begins, worth, rest = split(words)
        for changed, new, _ in self._lines(begins[0]):
            if changed != begins:
                continue
            if new[0] == OFF:
                return ()
            if not begins[0].isdigit() or of_limit(new) == of_limit(worth):
                sign = worth[0][0] if worth[0][0] in "+<" else ""
                return begins + [sign + new[0]] + new[1:] + rest
        return words
