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
from eastwind.sets import BY_CLAIM, BY_DRAW, CLOSED, EXPOSED, OPEN
from eastwind.switches import (
    ANY_PAIR,
    ANY_SET,
    BY_SHAPE,
    CHOW_MADE,
    CLAIM_EXPOSES,
    EDGE_ONLY,
    HIDDEN,
    PAIRS,
    PUNG_LIES,
    RUNS,
    SINGLE_PAIR,
    THREES,
)

_ONLY = 0x80  # see eastwind.best
_FILL = 0xFE  # or four bytes would look to a board's collector like an address
_MADE = MADE_SIMPLE_PAIR | MADE_HEAD_PAIR
_OF_SETS = _MADE | THREE_CONCEALED | FOUR_CONCEALED  # how they lie tells whether these are true


def find(rules):
    """Set plain, what winner_points have behind the points and, in switches, what arranging tries.

    Rows only add, and but for BARE only for what is there. So a way is not better that has no more
    points of sets and no other facts; which facts a completed set has is seen in _adds(): a chow
    has those that a pung has, a pair those of all others.
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
    tries = PUNG_LIES if shown[0] >= hidden[0] or shown[1] >= hidden[1] else 0
    if not min(shown) or max(chows) > min(shown):  # nothing at all may score, or more than it
        tries = PUNG_LIES
    if not rules.switches & ANY_SET or pairs < 0 or min(chows) < max(chows):
        tries |= CHOW_MADE
    for looks, needs, also, *_ in rules.winner_rows + rules.other_rows + rules.limits:
        forbids = looks ^ needs
        if looks & FOURTH or forbids & CONCEALED:
            tries |= PUNG_LIES
        if looks & CONCEALED and not needs & DRAWN and not forbids & CLAIMED:
            tries |= CHOW_MADE
        if also & (THREE_CONCEALED | FOUR_CONCEALED):
            tries |= HIDDEN
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
    if threes or not 0 < min(shown) or idle > min(chows[3:]):
        tries |= THREES
    if (
        tries & THREES
        or limits & NO_CHOW
        or rules.find  # there are facts of chows, as PLAIN
        or rules.switches & BY_SHAPE
        or of_chows > min(shown) + 2 * min(hidden)
    ):
        tries |= RUNS
    if not limits & _OF_SETS and made & _MADE == _MADE and pairs >= max(chows) - idle:
        tries |= PAIRS
    rules.plain = 0
    odd = points[32] or points[36] or points[40]  # pairs that a plain hand may have score
    odd = odd or rules.set_doubles[16] or rules.set_doubles[17]  # pungs of suits are doubles
    told = rules.switches & ANY_SET and rules.switches & CLAIM_EXPOSES
    if told and not odd and not tries & THREES and not limits & PLAIN:
        rules.plain = _plain(rules, 3 * min(hidden) - max(chows) + idle)
    rules.switches |= tries
    points.extend(_adds(rules.switches))


def _adds(switches):
    """What the winning tile adds to the set that it completes, see ADDS in eastwind.best."""
    adds = []
    for by in (BY_DRAW, BY_CLAIM):
        for single in (0, _ONLY):
            only = _ONLY if switches & BY_SHAPE else single
            each = only if switches & ANY_SET else 0
            end = OPEN << 2 | by | each
            middle = CLOSED << 2 | by | only
            edge = middle if switches & (EDGE_ONLY | ANY_SET) else CLOSED << 2 | by
            three = each | EXPOSED if by == BY_CLAIM and switches & CLAIM_EXPOSES else each
            two = _ONLY if switches & ANY_PAIR else only
            if single or not switches & SINGLE_PAIR:
                two |= by
            adds += (edge, middle, end, middle, end, middle, edge, _FILL, three, two, _FILL, _FILL)
    return bytes(adds)


def _plain(rules, less):
    """What tells three pungs from three chows, where the winning tile was claimed and a fourth set
    is a chow: points for winning, from bit 10 on those of the only place, from bit 20 on doubles of
    PLAIN. 0 where there may be more.

    less: points that three chows with the winning tile have less than pungs in hand.
    """
    base = only = doubles = hidden = 0
    for looks, needs, also, _, more, twice in rules.winner_rows:
        rest = looks & ~WINNER
        if also & BARE or also & PLAIN and (rest or more) or rest & ONLY_PLACE and (also or twice):
            return 0
        if also == THREE_CONCEALED and not rest:
            hidden += twice
        elif also & PLAIN:
            doubles += twice
        elif rest & ONLY_PLACE:
            only += more
        elif not also and not rest:
            base += more
        elif more and not also & _MADE and not needs & DRAWN and not (looks ^ needs) & CLAIMED:
            return 0
    for looks, needs, also, _, _ in rules.limits:
        if also == NO_CHOW and not needs & DRAWN and not (looks ^ needs) & CLAIMED:
            less = 0  # four pungs may be a limit hand
    if only < less and hidden and doubles <= hidden:
        return base | only << 10 | doubles << 20
    return 0
