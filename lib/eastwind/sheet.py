# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The sheet of one scored hand: its lines, and the total that is their sum.

Nothing is scored that is not a line, so the explanation is the sheet read aloud.
"""

# a line is four bytes: row id, index of the set, points, doubles
LINE = 4
ROOM = 32  # lines

# row ids that every ruleset shares
THE_SET = 0  # the points of one set
SET_DOUBLES = 1  # the doubles of one set


class Sheet:
    """Lines and sums of one hand; scoring.score fills it and allocates nothing."""

    def __init__(self):
        self.lines = bytearray(LINE * ROOM)
        self.n = 0
        self.points = 0
        self.doubles = 0
        self.after = 0  # added after doubling
        self.after_row = 0  # the row that added it
        self.limit_row = 0  # the limit hand, 0 none
        self.total = 0  # points times two to the doubles, plus after
        self.value = 0  # total after the cap that the ruleset puts on a hand

    def clear(self):
        self.n = self.points = self.doubles = 0
        self.after = self.after_row = self.limit_row = 0
        self.total = self.value = 0

    def add(self, row, index, points, doubles):
        """One line more."""
        at = LINE * self.n
        lines = self.lines
        lines[at] = row
        lines[at + 1] = index
        lines[at + 2] = points
        lines[at + 3] = doubles
        self.n += 1
        self.points += points
        self.doubles += doubles
