# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The hand of one who did not win, from its tiles."""

from eastwind.facts import DEAD
from eastwind.sets import PAIR, PUNG
from eastwind.switches import ONE_PAIR
from eastwind.tiles import KINDS


def lay(loose, rules, classes, flags, hand):
    """Add threes and pairs in hand; the rest scores nothing (Harr, p.25)."""
    hand.flags = flags
    if flags & DEAD:
        return
    best = 0
    for tile in range(KINDS):
        count = loose.has_in_hand(tile)
        if count >= 3:
            hand.add(PUNG << 5 | classes[tile], tile)
        elif count == 2:
            pair = PAIR << 5 | classes[tile]
            points = rules.other_points[pair]
            if not rules.switches & ONE_PAIR:
                hand.add(pair, tile)
            elif points > best:
                best = points
                if hand.n and hand.codes[hand.n - 1] >> 5 == PAIR:
                    hand.n -= 1
                hand.add(pair, tile)
