# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Facts of the sets that only some rulesets ask for, and special hands worth a part of the limit.

A ruleset with such rows brings these functions with it (see eastwind.rulesets.tables).
"""

from eastwind.facts import (
    ALL_TERMINALS,
    BARE,
    FOUR_CONCEALED,
    FOUR_FLOWERS,
    FOUR_SEASONS,
    HONOUR_SETS,
    HONOURS,
    HONOURS_ONLY,
    LAST,
    MADE_HEAD_PAIR,
    MADE_SIMPLE_PAIR,
    MIXED,
    NO_KONG,
    OWN_WIND,
    OWN_WINDS,
    PLAIN,
    THREE_CONCEALED,
    TWO_DRAGONS_PAIR,
    WINNER,
    follow,
)
from eastwind.scoring import AT_DOUBLES, AT_ROW, BONUS, cap, limit_hand
from eastwind.sets import PAIR, PUNG
from eastwind.switches import CLAIMED_KONGS, HIDDEN

# row of a loser's hand that lacks one tile of a special one, not named
FISHING = 60
UNNAMED = 136  # in Hand.base: this and its share, below 0 too; else its row

# digits of TALLY: kongs, pairs of dragons, pairs that score; all but kongs, terminals
_KONGS, _DRAGON_PAIRS, _SCORING_PAIRS = 0o70, 0o70000000, 0o770000000
_NO_TERMINALS, _PUNGS = 0o7777077707, PUNG << 5


def find(hand, rules, counts):
    """What is true of a hand's sets and bonus tiles; counts: the sum of TALLY for its sets.

    Of a loser, what would have to be true of all his tiles is to be asked for by no row. How many
    threes lie concealed is found only where a row asks for it.
    """
    found = 0
    if hand.bonus:
        if hand.bonus & 15 == 15:
            found = FOUR_FLOWERS
        if hand.bonus >> 4 == 15:
            found |= FOUR_SEASONS
    if not counts:
        return found
    found |= BARE
    chows = counts & 7
    if not chows or counts & HONOUR_SETS:
        found |= follow(counts)
    if counts & HONOURS:
        if not found & HONOURS_ONLY:
            found |= MIXED
        if counts & _DRAGON_PAIRS and counts >> 6 & 7 == 2:
            found |= TWO_DRAGONS_PAIR
        if counts >= OWN_WINDS:
            found |= OWN_WIND
    elif not counts & _NO_TERMINALS:
        found |= ALL_TERMINALS
    if not counts & _KONGS:
        found |= NO_KONG
    codes = hand.codes
    i = hand.n - 1
    code = codes[i]
    if code >> 5 != PAIR:  # arranging lays it last
        i = hand.n
        code = at = 0
        while at < i:
            if codes[at] >> 5 == PAIR:
                code = codes[at]
            at += 1
    if code & 3:
        found |= MADE_HEAD_PAIR if code >> 2 & 7 else MADE_SIMPLE_PAIR
    if chows == 4:
        if not counts & _SCORING_PAIRS:
            found |= PLAIN
    elif chows < 2 and rules.switches & HIDDEN:  # else not three
        hidden = 0
        while i:
            i -= 1
            code = codes[i]
            if code >= _PUNGS:
                if not code & 3 or code & 2 and rules.switches & CLAIMED_KONGS:
                    hidden += 1
        if hidden >= 3:
            found |= THREE_CONCEALED
            if hidden == 4:
                found |= FOUR_CONCEALED
    return found


def special(hand, rules, sheet, told, found, row, share):
    """Count a scored hand as this special hand where that is more; its value.

    share: in 60ths of the limit, or below 0 the doubles of the sets; 0 of a loser who lacks one
    tile of it, and row is his Hand.base. Bonus tiles apart are added, doubled by the rows for them
    alone; the double of the last discard reaches the sets only where they are doubled too.
    """
    lines = sheet.lines
    if not share:
        share = row - UNNAMED
        if share > -9:
            row = FISHING
        else:
            for limit in rules.limits:
                if limit[3] == row:
                    share = limit[4]
        if share > 0:
            share = share * rules.fishing // 60
    fixed = rules.limit_value * share // 60 if share > 0 else 0
    bonus = doubles = last = i = 0
    if rules.apart:
        while i < sheet.n:
            if lines[i] >> AT_ROW == BONUS:
                bonus = lines[i] & 255
            i += 1
        for looks, needs, also, _, _, twice in rules.apart:
            if told & looks == needs and found & also == also:
                doubles += twice
                if needs & LAST and share < 0:
                    last += twice
    total = fixed + (bonus << doubles)
    if share < 0:
        total += sheet.points - bonus << last - share
    if total <= sheet.total and (hand.n or not told & WINNER):
        return sheet.value
    if not bonus and fixed:
        return limit_hand(sheet, rules, row, fixed)
    sheet.total = total
    sheet.n = _keep(lines, sheet.n, share < 0)
    if share < 0:
        _put(sheet, row, -share)
        sheet.points -= bonus
        sheet.doubles = last - share
        sheet.after = bonus << doubles
        sheet.after_row = BONUS
    else:
        sheet.points = bonus
        sheet.doubles = doubles
        sheet.after = fixed
        sheet.after_row = row
    for looks, needs, also, other, _, twice in rules.apart:
        if told & looks == needs and found & also == also and (share > 0 or needs & LAST):
            _put(sheet, other, twice)
    return cap(sheet, rules, told)


def _keep(lines, n, of_sets):
    """Drop the lines but those with points of the sets, or but that of the bonus tiles."""
    kept = at = 0
    while at < n:
        line = lines[at]
        if line & 255 and (line >> AT_ROW != BONUS) == of_sets:
            lines[kept] = line & ~(255 << AT_DOUBLES)
            kept += 1
        at += 1
    return kept


def _put(sheet, row, doubles):
    sheet.lines[sheet.n] = row << AT_ROW | doubles << AT_DOUBLES
    sheet.n += 1
