# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Score one counted hand by one ruleset: the single pass that fills a sheet.

Rows fire on facts. No rule is written here; the tables are in eastwind.rulesets. Nothing is scored
that is not a line of the sheet, so the explanation is the sheet read aloud.
"""

from eastwind import const
from eastwind.facts import BARE, DEAD, FIRST, TALLY, WINNER, follow
from eastwind.sets import SETS, TOTAL

_LINE = const(4)
_ROOM = const(32)  # lines

# a line is four bytes: row id, index of the set, points, doubles
LINE = _LINE

# row ids that every ruleset shares: the points of one set, its doubles
THE_SET = 0
SET_DOUBLES = 1


class Sheet:
    """Lines and sums of one scored hand."""

    def __init__(self):
        self.lines = bytearray(_LINE * _ROOM)
        self.clear()

    def clear(self):
        """Nothing scored."""
        self.n = 0  # lines
        self.points = 0
        self.doubles = 0
        self.after = 0  # added after doubling
        self.after_row = 0  # the row that added it
        self.limit_row = 0  # the limit hand, 0 none
        self.total = 0  # points times two to the doubles, plus after
        self.value = 0  # total after the cap that the ruleset puts on a hand


def score(hand, rules, sheet):
    """Fill the sheet and return its value, in points to be settled. Allocates nothing.

    A dead hand is worth 0. A told hand (points or total) has no lines.
    """
    facts = hand.flags
    if facts & DEAD:
        sheet.clear()
        return 0
    sheet.after = sheet.limit_row = 0
    if hand.mode != SETS:
        sheet.n = 0
        sheet.points = hand.base
        sheet.doubles = hand.doubles
        return _close(sheet, rules, facts & ~FIRST if hand.mode == TOTAL else facts)

    codes = hand.codes
    lines = sheet.lines
    winner = facts & WINNER
    points_of = rules.winner_points if winner else rules.other_points
    doubles_of = rules.set_doubles
    points = of_sets = tally = at = i = 0
    n = hand.n
    while i < n:
        code = codes[i]
        more = points_of[code]
        if more:
            points += more
            lines[at] = THE_SET
            lines[at + 1] = i
            lines[at + 2] = more
            lines[at + 3] = 0
            at += _LINE
        code >>= 2
        tally += TALLY[code]
        of_sets += doubles_of[code]
        i += 1

    if winner:
        facts |= follow(tally)
        if facts & rules.limit_facts:
            for row, needs, share in rules.limits:
                if facts & needs == needs:
                    return _limit_hand(sheet, rules, row, share)
        facts |= BARE  # until the row that needs it looks at the points
        rows = rules.winner_rows
    else:
        rows = rules.other_rows
    doubles = of_sets
    for looks, needs, row, more, twice in rows:
        if facts & looks == needs:
            if needs & BARE and points != rules.mahjongg:
                continue
            points += more
            doubles += twice
            lines[at] = row
            lines[at + 1] = 0
            lines[at + 2] = more
            lines[at + 3] = twice
            at += _LINE

    if of_sets:
        i = 0
        while i < n:
            twice = doubles_of[codes[i] >> 2]
            if twice:
                lines[at] = SET_DOUBLES
                lines[at + 1] = i
                lines[at + 2] = 0
                lines[at + 3] = twice
                at += _LINE
            i += 1
    sheet.n = at // _LINE
    sheet.points = points
    sheet.doubles = doubles
    return _close(sheet, rules, facts)


def _limit_hand(sheet, rules, row, share):
    value = rules.limit_value * share // 60
    sheet.n = sheet.doubles = 0
    sheet.limit_row = row
    sheet.points = sheet.total = sheet.value = value
    return value


def _close(sheet, rules, facts):
    """Sum up, add what comes after doubling, and put the cap on a winner."""
    total = sheet.points << sheet.doubles
    if facts & FIRST:
        for row, share, least in rules.extras:
            extra = rules.limit_value * share // 60
            if least:
                extra = max(0, extra - total)
            if extra:
                sheet.after = extra
                sheet.after_row = row
                total += extra
    sheet.total = total
    if rules.limit and total > rules.limit and (facts & WINNER or rules.cap_others):
        total = rules.limit
    sheet.value = total
    return total
