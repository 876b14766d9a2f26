# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands that are not played out: washing the tiles, false Mah-Jongg. Who pays whom.

Every function fills a Settlement (see eastwind.settle); seats are winds.
"""

from eastwind.events import FALSE_MAHJONGG
from eastwind.tiles import EAST

SHARED = 1  # in a row of rules.penalties

HEADS_TO_WASH = 9


def false_mahjongg(rules, offender, present, out):
    """What the ruleset says, to each of the others or shared by them; in Harr half of the limit,
    with East on either side the limit (Penalties 1, p.67)."""
    out.clear()
    for which, payee, points, share, east in rules.penalties:
        if which == FALSE_MAHJONGG:
            amount = points + rules.limit_value * share // 60
            if payee == SHARED:
                amount //= _others(offender, present)
            seat = 0
            while seat < 4:
                if seat != offender and present >> seat & 1:
                    double = east and (seat == EAST or offender == EAST)
                    out.add(offender, seat, 2 * amount if double else amount)
                seat += 1


def _others(seat, present):
    present &= ~(1 << seat)
    return (present & 1) + (present >> 1 & 1) + (present >> 2 & 1) + (present >> 3)


def wash_value(rules, heads):
    """What each pays for a hand of 9 to 13 different heads as dealt; 0 where it cannot be washed
    (Harr, Washing the Tiles, p.61)."""
    i = heads - HEADS_TO_WASH
    return rules.wash[i] if 0 <= i < len(rules.wash) else 0


def wash(rules, washer, heads, present, out):
    """Each pays the washer; East neither pays nor receives double."""
    out.clear()
    value = wash_value(rules, heads)
    seat = 0
    while seat < 4:
        if seat != washer and present >> seat & 1:
            out.add(seat, washer, value)
        seat += 1
