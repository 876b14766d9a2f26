# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Which ways to arrange a winner's tiles need not be tried, as the points of a ruleset tell.

For the time of setting up, as eastwind.rulesets.tables.
"""

from eastwind.facts import (
    BARE,
    FOUR_CONCEALED,
    MADE_HEAD_PAIR,
    MADE_SIMPLE_PAIR,
    NO_CHOW,
    ONLY_PLACE,
    THREE_CONCEALED,
    WINNER,
)
from eastwind.switches import BY_SHAPE

_MADE = MADE_SIMPLE_PAIR | MADE_HEAD_PAIR
_OF_SETS = _MADE | THREE_CONCEALED | FOUR_CONCEALED  # how they lie tells whether these are true


def find(rules):
    """Set runs, threes and pairs of the rules.

    Rows only add, and but for BARE only for what is there. So a way is not better that has no more
    points of sets and no other facts; which facts a completed set has is seen in
    eastwind.best, weigh(): a chow has those that a pung has, a pair those of all others.
    """
    points = rules.winner_points
    idle = points[0]
    chows = [points[cls << 2 | state] for cls in range(3) for state in range(3)]
    hidden = [points[2 << 5 | cls << 2] for cls in range(2)]  # pungs of simples, of terminals
    shown = [points[2 << 5 | cls << 2 | 1] for cls in range(2)]
    of_chows = 3 * max(chows)
    made = 0  # completed pairs that have points of their own
    limits = 0
    for looks, needs, also, _, more, twice in rules.winner_rows:
        if also & BARE:
            of_chows = max(of_chows, 255 if twice else more)
        if (looks ^ needs) & ONLY_PLACE:
            limits = _OF_SETS
        if more and not looks & ~WINNER and not also & ~_MADE:
            made |= also
    for looks, _, also, _, _ in rules.limits:
        # a limit hand may have a lower total than one that is none
        limits |= also | (_OF_SETS if looks & ONLY_PLACE else 0)
    threes = limits & _OF_SETS or shown[0] > hidden[0] or shown[1] > hidden[1]
    rules.threes = bool(threes or not 0 < min(shown) or idle > min(chows[3:]))
    rules.runs = bool(
        rules.threes
        or limits & NO_CHOW
        or rules.find  # there are facts of chows, as PLAIN
        or rules.switches & BY_SHAPE
        or of_chows > min(shown) + 2 * min(hidden)
    )
    pairs = min([points[32 | i] - points[32 | i & ~3] for i in range(28) if 0 < i & 3 < 3])
    rules.pairs = not limits & _OF_SETS and made & _MADE == _MADE and pairs >= max(chows) - idle
