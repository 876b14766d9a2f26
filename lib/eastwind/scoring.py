# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Score one counted hand by one ruleset: the single pass that fills a sheet.

Rows fire on facts. No rule is written here; the tables are in eastwind.rulesets. Nothing is scored
that is not a line of the sheet, so the explanation is the sheet read aloud.
"""

from eastwind import const
from eastwind.facts import (
    ALL_HONOURS,
    BARE,
    DEAD,
    FIRST,
    HONOURS_ONLY,
    RARE,
    RARE_FOUND,
    TALLY,
    WINNER,
    follow,
)
from eastwind.sets import TOTAL
from eastwind.switches import CAP_OTHERS, ROOFLESS

_ROOM = const(32)  # lines
_MOST = const(1 << 26)  # only a table's own ruleset has more, and a payment must be a small int

# a line is a small int: points, and from these bits on doubles, row id, index of the set
AT_DOUBLES, AT_ROW, AT_SET = 8, 16, 24
WHOLE = 60  # what a share of the limit is counted in

# row ids that every ruleset shares: the points of one set, its doubles
THE_SET = 0
SET_DOUBLES = 1
BONUS = 25  # flowers and seasons

_BITS = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4"  # how many bits a number has


class Sheet:
    """Lines and sums of one scored hand."""

    def __init__(self):
        self.lines = [0] * _ROOM
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


def score(hand, rules, sheet, found=0):
    """Fill the sheet and return its value, in points to be settled. Allocates nothing.

    found: the facts that follow from a winner's sets, where they are known. A dead hand is worth 0.
    A told hand (points or total) has no lines.
    """
    facts = hand.flags
    if facts & DEAD:
        sheet.clear()
        return 0
    sheet.after = sheet.limit_row = 0
    if hand.mode:  # not SETS
        sheet.n = 0
        sheet.points = hand.base
        sheet.doubles = hand.doubles
        if hand.mode == TOTAL:
            facts &= ~FIRST
        close(sheet, rules, facts, hand.base << hand.doubles)
        return cap(sheet, rules, facts)

    codes = hand.codes
    lines = sheet.lines
    winner = facts & WINNER
    points_of = rules.winner_points if winner else rules.other_points
    doubles_of = rules.set_doubles
    tally_of = TALLY  # a board finds a local name faster
    points = of_sets = tally = at = share = special = 0
    n = hand.n
    for i in range(n):
        code = codes[i]
        more = points_of[code]
        if more:
            points += more
            lines[at] = i << AT_SET | more  # the row is THE_SET
            at += 1
        code >>= 2
        tally += tally_of[code]
        of_sets += doubles_of[code]
    if hand.bonus and rules.bonus:
        more = bonus(hand, rules)
        points += more
        lines[at] = BONUS << AT_ROW | more
        at += 1

    if not found:
        if rules.find:
            found = rules.find(hand, rules, tally)
        elif winner and tally:
            found = follow(tally)
    lacks = ~found
    if winner:
        rows = rules.usual_rows
        rare = facts & RARE or found & RARE_FOUND
        if rare:
            rows = rules.winner_rows
            if found & HONOURS_ONLY:
                facts |= ALL_HONOURS
        if facts & rules.limit_facts or found & rules.limit_found:
            for looks, needs, also, row, more in rules.limits if rare else rules.usual_limits:
                if facts & looks == needs and not also & lacks:
                    if more == WHOLE and not rules.switches & ROOFLESS:
                        return limit_hand(sheet, rules, row, rules.limit_value)
                    if not share or more > share:
                        share = more
                        special = row
    else:
        rows = rules.other_rows
        if rules.fishing:
            special = hand.base
    doubles = of_sets
    for looks, needs, also, row, more, twice in rows:
        if facts & looks == needs and not also & lacks:
            if also & BARE and points != rules.mahjongg:
                continue
            points += more
            doubles += twice
            lines[at] = row << AT_ROW | twice << AT_DOUBLES | more
            at += 1

    if of_sets:
        for i in range(n):
            twice = doubles_of[codes[i] >> 2]
            if twice:
                lines[at] = i << AT_SET | SET_DOUBLES << AT_ROW | twice << AT_DOUBLES
                at += 1
    sheet.n = at
    sheet.points = points
    sheet.doubles = doubles
    value = sheet.total = points << doubles  # as close() would say, but a call takes long
    if facts & FIRST or rules.round_to:
        value = close(sheet, rules, facts, value)
    if value > (rules.limit or _MOST):  # most hands are below it
        value = cap(sheet, rules, facts)
    sheet.value = value
    if special:
        return rules.special(hand, rules, sheet, facts, found, special, share)
    return value


def limit_hand(sheet, rules, row, value):
    """Make it the sheet of a special hand that is worth so much, whatever else it holds."""
    sheet.n = sheet.doubles = sheet.after = 0
    sheet.limit_row = row
    sheet.points = sheet.total = sheet.value = value
    return value


def bonus(hand, rules):
    """The points of a hand's flowers and seasons."""
    return (_BITS[hand.bonus & 15] + _BITS[hand.bonus >> 4]) * rules.bonus


def close(sheet, rules, facts, total):
    """Add what comes after doubling to a total, and round; the total of the sheet."""
    if facts & FIRST:
        for row, share, least in rules.extras:
            extra = rules.limit_value * share // WHOLE
            if least:
                extra = max(0, extra - total)
            if extra:
                sheet.after = extra
                sheet.after_row = row
                total += extra
    if rules.round_to:
        total = (total + rules.round_to // 2) // rules.round_to * rules.round_to
    sheet.total = total
    return total


def cap(sheet, rules, facts):
    """Put the limit on a winner's total, and on a loser's where the ruleset does; the value."""
    value = sheet.total
    if value > _MOST:
        value = _MOST
    if rules.limit and value > rules.limit and (facts & WINNER or rules.switches & CAP_OTHERS):
        value = rules.limit
    sheet.value = value
    return value
