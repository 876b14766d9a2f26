# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who pays whom. Seats are winds: 0 is East, who pays and receives double.

Every function fills a Settlement, allocates nothing and leaves the nets summing to zero.
"""

from eastwind.tiles import EAST

HEADS_TO_WASH = 9


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
    made the dangerous discard and pays the shares of all, or -1; the losers then settle nothing.
    """
    out.clear()
    limit = rules.limit
    won = scores[winner]
    if limit and won > limit:
        won = limit
    seat = 0
    while seat < 4:
        if seat != winner and present >> seat & 1:
            share = 2 * won if seat == EAST or winner == EAST else won
            out.add(seat if pays_all < 0 else pays_all, winner, share)
        seat += 1
    if pays_all >= 0:
        return
    first = 0
    while first < 3:
        second = first + 1
        while second < 4:
            if first != winner and second != winner and present >> first & present >> second & 1:
                difference = _counts(rules, scores[first], dead >> first & 1)
                difference -= _counts(rules, scores[second], dead >> second & 1)
                if difference < 0:
                    _owe(limit, first, second, -difference, out)
                else:
                    _owe(limit, second, first, difference, out)
            second += 1
        first += 1


def _counts(rules, score, dead):
    """What a loser's score counts: a dead hand nothing, where each score is capped the limit."""
    if dead:
        return 0
    return rules.limit if rules.cap_others and score > rules.limit > 0 else score


def _owe(limit, payer, payee, difference, out):
    if limit and difference > limit:
        difference = limit
    if payer == EAST or payee == EAST:
        difference *= 2
    out.add(payer, payee, difference)


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
    return rules.data.WASH[i] if 0 <= i < len(rules.data.WASH) else 0


def wash(rules, washer, heads, present, out):
    """Each pays the washer; East neither pays nor receives double."""
    out.clear()
    value = wash_value(rules, heads)
    seat = 0
    while seat < 4:
        if seat != washer and present >> seat & 1:
            out.add(seat, washer, value)
        seat += 1
