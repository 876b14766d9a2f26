# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Which ways to arrange a winner's tiles need not be tried, as the points of a ruleset tell.

For the time of setting up, as eastwind.rulesets.tables.
"""

from eastwind.facts import (
    BARE,
    CLAIMED,
    CONCEALED,
    DRAWN,
    FOUR_CONCEALED,
    FOURTH,
    MADE_HEAD_PAIR,
    MADE_SIMPLE_PAIR,
    NO_CHOW,
    ONLY_PLACE,
    PLAIN,
    THREE_CONCEALED,
    WINNER,
)
from eastwind.switches import ANY_SET, BY_SHAPE

_MADE = MADE_SIMPLE_PAIR | MADE_HEAD_PAIR
_OF_SETS = _MADE | THREE_CONCEALED | FOUR_CONCEALED  # how they lie tells whether these are true


def find(rules):
    """Set runs, threes, pairs, lies and plain of the rules.

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
    pairs = min([points[32 | i] - points[32 | i & ~3] for i in range(28) if 0 < i & 3 < 3])
    lies = 1 if shown[0] >= hidden[0] or shown[1] >= hidden[1] else 0
    if not rules.switches & ANY_SET or pairs < 0 or min(chows) < max(chows):
        lies |= 2
    for looks, needs, *_ in rules.winner_rows + rules.limits:
        forbids = looks ^ needs
        if looks & FOURTH or forbids & CONCEALED:
            lies |= 1
        if looks & CONCEALED and not needs & DRAWN and not forbids & CLAIMED:
            lies |= 2
    for _, _, also, *_ in rules.winner_rows + rules.other_rows + rules.limits:
        if also & (THREE_CONCEALED | FOUR_CONCEALED):
            lies |= 4
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
    rules.lies = lies
    rules.plain = ()
    if rules.switches & ANY_SET and not rules.threes and not limits & PLAIN:
        rules.plain = _plain(rules, 3 * min(hidden) - max(chows) + idle)
    rules.pairs = not limits & _OF_SETS and made & _MADE == _MADE and pairs >= max(chows) - idle


def _plain(rules, less):
    """What tells three pungs from three chows, where the winning tile was claimed and a fourth set
    is a chow: points for winning, those of the only place, doubles of PLAIN. Nothing where there
    may be more. less: points that three chows with the winning tile have less than pungs in hand.
    """
    base = only = doubles = hidden = 0
    for looks, needs, also, _, more, twice in rules.winner_rows:
        rest = looks & ~WINNER
        if also & BARE or also & PLAIN and (rest or more) or rest & ONLY_PLACE and (also or twice):
            return ()
        if also == THREE_CONCEALED and not rest:
            hidden += twice
        elif also & PLAIN:
            doubles += twice
        elif rest & ONLY_PLACE:
            only += more
        elif not also and not rest:
            base += more
        elif more and not also & _MADE and not needs & DRAWN and not (looks ^ needs) & CLAIMED:
            return ()
    for looks, needs, also, _, _ in rules.limits:
        if also == NO_CHOW and not needs & DRAWN and not (looks ^ needs) & CLAIMED:
            less = 0  # four pungs may be a limit hand
    return (base, only, doubles) if only < less and hidden and doubles <= hidden else ()
