# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands that are not played out: washing the tiles, false Mah-Jongg. Who pays whom.

Every function fills a Settlement (see eastwind.settle); seats are winds.
"""

from eastwind.tiles import EAST

HEADS_TO_WASH = 9


def false_mahjongg(rules, offender, present, out):
    """Half the limit to each, with East on either side the limit (Harr, Penalties 1, p.67)."""
    out.clear()
    half = rules.limit_value // 2
    seat = 0
    while seat < 4:
        if seat != offender and present >> seat & 1:
            out.add(offender, seat, 2 * half if seat == EAST or offender == EAST else half)
        seat += 1


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
