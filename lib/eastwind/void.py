# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands that are not played out: washing the tiles, penalties. Who pays whom.

Every function fills a Settlement (see eastwind.settle); seats are winds.
"""

from eastwind.events import FALSE_MAHJONGG
from eastwind.tiles import EAST

# to whom, in a row of rules.penalties: to each, or
SHARED, ONE = 1, 2

HEADS_TO_WASH = 9


def penalty(rules, offender, present, out, penalised=FALSE_MAHJONGG, payee=-1):
    """What the ruleset says, to each of the others, shared by them or to one seat; for a false
    Mah-Jongg in Harr half of the limit, with East on either side the limit (Penalties 1, p.67)."""
    out.clear()
    for which, whom, points, share, east in rules.penalties:
        if which == penalised:
            amount = points + rules.limit_value * share // 60
            if whom == SHARED:
                amount //= _others(offender, present)
            seat = 0
            while seat < 4:
                if seat != offender and present >> seat & 1 and (whom < ONE or seat == payee):
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
