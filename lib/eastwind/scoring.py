# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Score one counted hand by one ruleset: the single pass that fills the sheet.

Rows fire on facts. No rule is written here; the tables are in eastwind.rulesets.
"""

from eastwind.facts import BARE, DEAD, FIRST, TALLY, WINNER, follow
from eastwind.sets import SETS, TOTAL
from eastwind.sheet import SET_DOUBLES, THE_SET


def score(hand, rules, sheet):
    """Fill the sheet and return its value, in points to be settled. Allocates nothing.

    A dead hand is worth 0. A told hand (points or total) has no lines.
    """
    sheet.clear()
    facts = hand.flags
    if facts & DEAD:
        return 0
    if hand.mode != SETS:
        sheet.points = hand.base
        sheet.doubles = hand.doubles
        return _close(sheet, rules, facts & ~FIRST if hand.mode == TOTAL else facts)

    codes = hand.codes
    winner = facts & WINNER
    points_of = rules.winner_points if winner else rules.other_points
    doubles_of = rules.set_doubles
    tally = doubling = i = 0
    while i < hand.n:
        code = codes[i]
        points = points_of[code]
        if points:
            sheet.add(THE_SET, i, points, 0)
        code >>= 2
        tally += TALLY[code]
        if doubles_of[code]:
            doubling |= 1 << i
        i += 1

    if winner:
        facts |= follow(tally)
        if facts & rules.limit_facts:
            for row, needs, share in rules.limits:
                if facts & needs == needs:
                    return _limit_hand(sheet, rules, row, share)
        rows = rules.winner_rows
    else:
        rows = rules.other_rows
    for row, needs, forbids, points, doubles in rows:
        if needs & BARE and sheet.points == rules.mahjongg:
            facts |= BARE
        if facts & needs == needs and not facts & forbids:
            sheet.add(row, 0, points, doubles)

    i = 0
    while doubling:
        if doubling & 1:
            sheet.add(SET_DOUBLES, i, 0, doubles_of[codes[i] >> 2])
        doubling >>= 1
        i += 1
    return _close(sheet, rules, facts)


def _limit_hand(sheet, rules, row, share):
    sheet.clear()
    value = rules.limit_value * share // 60
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
