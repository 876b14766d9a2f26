# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who pays whom. Seats are winds: 0 is East, who pays and receives double.

Every function fills a Settlement, allocates nothing and leaves the nets summing to zero.
"""

from eastwind.switches import CAP_OTHERS, EAST_SINGLE, WINNER_ONLY
from eastwind.tiles import EAST, NO_WIND


class Settlement:
    """pay[4 * payer + payee] in points, never negative; net by seat."""

    def __init__(self):
        self.pay = [0] * 16
        self.net = [0] * 4

    def clear(self):
        i = 0
        while i < 16:
            self.pay[i] = 0
            i += 1
        i = 0
        while i < 4:
            self.net[i] = 0
            i += 1

    def add(self, payer, payee, amount):
        """One payment more."""
        self.pay[4 * payer + payee] += amount
        self.net[payer] -= amount
        self.net[payee] += amount


def settle(rules, scores, present, winner, pays_all, dead, out):
    """Settle one hand (Harr, Part I, p.25; Part II, p.60-61 and Penalties, p.67-70).

    scores: four ints by seat. present, dead: seats as bits. winner: a seat. pays_all: the seat that
    made the dangerous discard and pays the shares of all, or -1; the losers then settle nothing,
    as where the ruleset pays the winner only.
    """
    out.clear()
    limit = rules.limit
    east = NO_WIND if rules.switches & EAST_SINGLE else EAST
    won = scores[winner]
    if limit and won > limit:
        won = limit
    seat = 0
    while seat < 4:
        if seat != winner and present >> seat & 1:
            share = 2 * won if seat == east or winner == east else won
            out.add(seat if pays_all < 0 else pays_all, winner, share)
        seat += 1
    if pays_all >= 0 or rules.switches & WINNER_ONLY:
        return
    first = 0
    while first < 3:
        second = first + 1
        while second < 4:
            if first != winner and second != winner and present >> first & present >> second & 1:
                owed = _counts(rules, scores[second], dead >> second & 1)
                owed -= _counts(rules, scores[first], dead >> first & 1)
                if limit:
                    owed = min(max(-limit, owed), limit)
                if first == east:
                    owed *= 2
                if owed > 0:
                    out.add(first, second, owed)
                else:
                    out.add(second, first, -owed)
            second += 1
        first += 1


def _counts(rules, score, dead):
    """What a loser's score counts: a dead hand nothing, where each score is capped the limit."""
    if dead:
        return 0
    return rules.limit if rules.switches & CAP_OTHERS and score > rules.limit > 0 else score
