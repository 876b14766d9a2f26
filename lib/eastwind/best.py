# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The ways in which the winning tile completes a set, and the best of all placings of it."""

from eastwind import const
from eastwind.facts import (
    ALL_HONOURS,
    BARE,
    HONOURS_ONLY,
    ONLY_PLACE,
    RARE,
    RARE_FOUND,
    TALLY,
    follow,
)
from eastwind.hand import Hand
from eastwind.scoring import bonus, close, score
from eastwind.sets import BY_CLAIM, BY_DRAW, CLOSED, EXPOSED, OPEN
from eastwind.switches import (
    ANY_PAIR,
    ANY_SET,
    BY_SHAPE,
    CLAIM_EXPOSES,
    EDGE_ONLY,
    SINGLE_PAIR,
)

_EACH = const(4)  # facts told and found, points and doubles that rows give for them
_GIVEN = const(16)  # for four hands

# ways: as the middle of a chow, at its only open end, at one of two; a three, a pair
MIDDLE, EDGE, END, THREE, TWO = 0, 1, 2, 3, 4
WAYS = 5


def how(first, tile):
    """The way in which a tile completes the chow from first on."""
    if tile == first + 1:
        return MIDDLE
    return EDGE if first % 9 == (6 if tile == first else 0) else END


def weigh(switches, claimed, single, made, told):
    """Fill two tables by way: what is added to the code of the set, and the facts that are told.

    single: no other tile would have won.
    """
    by = BY_CLAIM if claimed else BY_DRAW
    made[MIDDLE] = made[EDGE] = CLOSED << 2 | by
    made[END] = OPEN << 2 | by
    made[THREE] = EXPOSED if claimed and switches & CLAIM_EXPOSES else 0
    made[TWO] = by if single or not switches & SINGLE_PAIR else 0
    only = ONLY_PLACE if single or switches & BY_SHAPE else 0
    told[MIDDLE] = only
    told[EDGE] = only if switches & (EDGE_ONLY | ANY_SET) else 0
    told[END] = told[THREE] = only if switches & ANY_SET else 0
    told[TWO] = ONLY_PLACE if switches & ANY_PAIR else only


class Best:
    """hand is the best one that keep() was given after begin(). The sheet is what it works with.

    Most hands have but one placing, which is not looked at. Of others only the total is found,
    without the lines of a sheet: rows look at nothing but facts, so what they give is kept by the
    facts, and the sets of a reading are summed up once.
    """

    def __init__(self, sheet):
        self.hand = Hand()
        self.found = False
        self.ready = False  # the sums are those of the reading, nothing completed in it
        self._rules = None
        self._sheet = sheet
        self._total = self._worth = 0  # the best hand's, below 0 where they are not known; points
        self._points = self._doubles = self._tally = 0  # of the sets of a reading
        self._given = [0] * _GIVEN
        self._next = 0  # where in that list the next are put

    def begin(self, rules):
        """Another hand, by these rules."""
        self.found = False
        self._rules = rules
        self._next = 0
        given = self._given
        given[0] = given[_EACH] = given[2 * _EACH] = given[3 * _EACH] = -1

    def keep(self, hand, i, was):
        """Keep a hand where it is the best so far; True where it is.

        was: the code of set i without what the winning tile has made of it. The rest of the hand is
        as it was when `ready` was set to False last.
        """
        best = self.hand
        total = points = -1
        if self.found:
            if self._total < 0:
                self.ready = False
                self._fill(best, 0, best.codes[0])
                self.ready = False
                self._total = self._sheet.total
                self._worth = self._sheet.points
            self._fill(hand, i, was)
            total = self._sheet.total
            points = self._sheet.points
            # with equal totals more points are better than more doubles; values follow the totals
            if total < self._total or total == self._total and points <= self._worth:
                return False
        self.found = True
        self._total = total
        self._worth = points
        best.copy_from(hand)
        return True

    def _fill(self, hand, i, was):
        """Points, doubles and total of a winner's hand, in a sheet."""
        rules = self._rules
        sheet = self._sheet
        points_of = rules.winner_points
        change = points_of[hand.codes[i]] - points_of[was]
        if not self.ready:
            self._sum_up(hand, points_of)
            self._points -= change
        points = self._points + change
        found = rules.find(hand, rules, self._tally) if rules.find else follow(self._tally)
        if points:
            found &= ~BARE
        told = hand.flags
        given = self._given
        at = 0
        while given[at] != told or given[at + 1] != found:
            at += _EACH
            if at == _GIVEN:
                at = self._next
                if not self._ask(hand, told, found, points, at):
                    score(hand, rules, sheet)
                    return
                break
        sheet.points = points + given[at + 2]
        sheet.doubles = self._doubles + given[at + 3]
        sheet.after = 0
        close(sheet, rules, told)

    def _sum_up(self, hand, points_of):
        codes = hand.codes
        tally_of = TALLY  # a board finds a local name faster
        doubles_of = self._rules.set_doubles
        points = doubles = tally = i = 0
        n = hand.n
        while i < n:
            code = codes[i]
            points += points_of[code]
            code >>= 2
            tally += tally_of[code]
            doubles += doubles_of[code]
            i += 1
        self._points = points
        self._doubles = doubles
        self._tally = tally
        self.ready = True

    def _ask(self, hand, told, found, points, at):
        """Ask the rows for some facts, and keep what they give; False where it is a limit hand."""
        rules = self._rules
        facts = told | ALL_HONOURS if found & HONOURS_ONLY else told
        rare = facts & RARE or found & RARE_FOUND
        if facts & rules.limit_facts or found & rules.limit_found:
            for looks, needs, also, _, _ in rules.limits if rare else rules.usual_limits:
                if facts & looks == needs and found & also == also:
                    return False
        more = bonus(hand, rules)
        twice = 0
        for looks, needs, also, _, one, double in rules.winner_rows if rare else rules.usual_rows:
            if facts & looks == needs and found & also == also:
                if not also & BARE or points + more == rules.mahjongg:
                    more += one
                    twice += double
        given = self._given
        given[at] = told
        given[at + 1] = found
        given[at + 2] = more
        given[at + 3] = twice
        self._next = (at + _EACH) % _GIVEN
        return True
