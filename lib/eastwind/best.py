# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The ways in which the winning tile completes a set, and the best of all placings of it."""

from eastwind import const
from eastwind.facts import (
    BARE,
    FIRST,
    FOUR_CONCEALED,
    MADE_HEAD_PAIR,
    MADE_SIMPLE_PAIR,
    ONLY_PLACE,
    RARE,
    RARE_FOUND,
    TALLY,
    THREE_CONCEALED,
    follow,
)
from eastwind.hand import Hand
from eastwind.scoring import bonus, close, score
from eastwind.sets import EXPOSED, PAIR, PUNG, TERMINAL, WIND
from eastwind.switches import PAIRS, PUNG_LIES, THREES
from eastwind.tiles import NO_TILE

_PAIRS, _PUNGS, _NOT_BARE = PAIR << 5, PUNG << 5, -1 - BARE
_SIMPLES, _TERMINALS = PUNG << 3, PUNG << 3 | TERMINAL  # in Rules.set_doubles
_HONOURS = const(0o7700)  # facts.TALLY of their sets

# chows_win()
CHOWS, PUNGS = 1, 2

# Rules.winner_points has behind the points, from ADDS on, what the winning tile adds to the code of
# the set that it completes, and ONLY where that is the only place: twelve bytes of a drawn tile, of
# one that alone would have won, and both of a claimed one. Of twelve, from the octal digit of EDGES
# for its rank on: as the lowest, the middle or the highest of a chow, for that of an edge differs;
# of a three, a pair
ADDS, ONLY = 128, 0x80
EDGES = 0o220222422
THREE, TWO = 8, 9


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
        self.tile = NO_TILE
        self.ways = 0  # where the twelve of the tile begin
        self.rather = 0  # below 64; above 0 what comes is taken rather than another as good
        self.lying = 0  # points that a set in hand has more, since it is read as one on the table
        # of the best hand, total below 0 where it is not known; worth: 64 times points, and rather
        self._total = self._worth = 0
        self._i = self._was = self._lay = 0  # see keep()
        # of a reading: points and doubles of its sets, and the facts that follow from them
        self._points = self._doubles = self._follows = 0
        self._counted = 0  # points of the hand that was counted last
        self._seen = self.facts = 0  # what follows from its sets, from those of the best; or 0
        # of the first and the last: facts told and found, points and doubles that rows give
        self._given = [0] * 8

    def begin(self, rules):
        """Another hand, by these rules."""
        self.found = False
        self._rules = rules
        self.facts = 0
        self._given[0] = self._given[4] = 0

    def complete(self, hand, start, but, flags):
        """Keep the hand with the winning tile in each set from start on that holds it, but one of
        them, as the completed one; True where one was not a pung."""
        codes = hand.codes
        tiles = hand.tiles
        tile = self.tile
        rules = self._rules
        points = rules.winner_points
        ways = self.ways
        n = hand.n
        if rules.switches & PAIRS and tiles[n - 1] == tile:  # the pair is laid last
            two = points[ways + TWO]
            if two & 3:
                self.keep(hand, n - 1, two, flags)
                return True
        low = tile - 2
        chow = three = -1
        for i in range(start, n):
            first = tiles[i]
            if first > tile or first < low or i == but:
                pass
            elif codes[i]:
                if first != tile:
                    pass
                elif codes[i] >= PUNG << 5:
                    three = i
                else:
                    self.keep(hand, i, points[ways + TWO], flags)
            else:
                way = points[ways + (EDGES >> 3 * (tile % 9) & 7) + tile - first]
                worth = (way & ONLY) << 1 | points[way & ~ONLY]
                if worth != chow:  # else all is as with the last chow
                    self.keep(hand, i, way, flags)
                    chow = worth
        if three >= 0 and (chow < 0 or rules.switches & THREES):
            # beside a chow that lies there a pung is better concealed, and that chow completed
            way = points[ways + THREE]
            if but < 0 or not way & EXPOSED or flags & ONLY_PLACE or rules.switches & PUNG_LIES:
                self.keep(hand, three, way, flags)
        return chow >= 0

    def chows_win(self, hand, i, claimed, single, also):
        """Which is worth more of three neighbouring pungs in hand: CHOWS or PUNGS; 0 where that
        cannot be said before it is counted.

        i: the first set in hand. single: nothing but the tile would have won; also: nothing else
        with the chows.
        """
        rules = self._rules
        codes = hand.codes
        tiles = hand.tiles
        tile = self.tile
        points = rules.winner_points
        three = points[self.ways + THREE] & ~ONLY
        last = hand.n - 1
        other = tiles[last] == tile or codes[last] >> 2 & 7 > WIND
        pungs = chows = at = 0
        while at < last:
            code = codes[at]
            first = tiles[at]
            if code >= PUNG << 5:
                pungs += points[code | three if first == tile else code]
            else:
                chows += 1
                other = other or at >= i and first <= tile <= first + 2
            at += 1
        if not claimed:
            return PUNGS if chows == 1 else 0
        if other or not chows:
            return PUNGS
        plain = rules.plain
        only = plain >> 10 & 1023
        rest = (plain & 1023) + bonus(hand, rules)
        pungs += rest + (only if single else 0)
        return CHOWS if rest + (only if also else 0) << (plain >> 20) > pungs else PUNGS

    def keep(self, hand, i, way, flags):
        """Keep a hand where it is the best so far; True where it is.

        way: what it adds to set i, see ADDS. flags: the other facts that are told. The sets are as
        they were when `ready` was set to False last.
        """
        codes = hand.codes
        was = codes[i]
        code = was | way & ~ONLY
        flags |= (way & ONLY) << 2  # which is ONLY_PLACE
        worth = self.rather
        best = self.hand
        tried = best.codes
        if self.found:
            if self._total < 0:
                same = self.ready
                self.ready = False
                at = self._i
                completed = tried[at]
                tried[at] = self._was
                self._total = self._count(best, at, completed, best.flags, self._lay)
                tried[at] = completed
                self.ready = same
                self._worth += self._counted << 6
                self.facts = self._seen
            total = self._count(hand, i, code, flags, self.lying)
            if total < self._total:
                return False
            worth += self._counted << 6
            # with equal totals more points are better than more doubles; values follow the totals
            if total == self._total and worth <= self._worth:
                return False
            self.facts = self._seen
        else:  # count it when another one comes
            self.found = self.ready = True
            total = -1
            self._i = i
            self._was = was
            self._lay = self.lying
            best.bonus = hand.bonus
        self._total = total
        self._worth = worth
        tried[:] = codes
        tried[i] = code
        best.tiles[:] = hand.tiles
        best.n = hand.n
        best.flags = flags
        return True

    def _count(self, hand, i, code, told, lying):
        """The total of a winner's hand with these facts and the code that set i has from the
        winning tile on, its points are in `_counted`."""
        rules = self._rules
        codes = hand.codes
        points_of = rules.winner_points
        find = rules.find
        given = self._given
        if self.ready:
            points = self._points + lying
            doubles = self._doubles
            found = self._follows
        else:  # sum up what is true whichever set is completed
            doubles_of = rules.set_doubles
            tally_of = TALLY  # a board finds a local name faster
            points = doubles = tally = found = 0
            if hand.n:  # five sets, or none; a loop would take twice as long
                points = (
                    points_of[codes[0]]
                    + points_of[codes[1]]
                    + points_of[codes[2]]
                    + points_of[codes[3]]
                    + points_of[codes[4]]
                )
                tally = (
                    tally_of[codes[0] >> 2]
                    + tally_of[codes[1] >> 2]
                    + tally_of[codes[2] >> 2]
                    + tally_of[codes[3] >> 2]
                    + tally_of[codes[4] >> 2]
                )
                if tally & _HONOURS or doubles_of[_SIMPLES] or doubles_of[_TERMINALS]:
                    at = 5
                    while at:
                        at -= 1
                        doubles += doubles_of[codes[at] >> 2]
            self._points = points - lying
            self._doubles = doubles
            if find:
                found = find(hand, rules, tally)
            elif tally:
                found = follow(tally)
            self._follows = found
            self.ready = True
        was = codes[i]
        if code != was:
            points += points_of[code] - points_of[was]
            if find and code >= _PAIRS:  # a pung is no longer concealed, or a pair was completed
                if code >= _PUNGS:
                    found &= ~(FOUR_CONCEALED if found & FOUR_CONCEALED else THREE_CONCEALED)
                else:
                    found |= MADE_HEAD_PAIR if code >> 2 & 7 else MADE_SIMPLE_PAIR
        self._seen = found
        if points:
            found &= _NOT_BARE
        if given[0] == told and given[1] == found:
            more = given[2]
            twice = given[3]
        elif given[4] == told and given[5] == found:
            more = given[6]
            twice = given[7]
        else:  # ask the rows
            rare = told & RARE or found & RARE_FOUND
            lacks = ~found
            if told & rules.limit_facts or found & rules.limit_found:
                for looks, needs, also, _, _ in rules.limits if rare else rules.usual_limits:
                    if told & looks == needs and not also & lacks:
                        hand.flags = told
                        codes[i] = code
                        score(hand, rules, self._sheet)
                        codes[i] = was
                        self._counted = self._sheet.points
                        return self._sheet.total
            more = twice = 0
            if hand.bonus:
                more = bonus(hand, rules)
            for looks, needs, also, _, one, two in rules.winner_rows if rare else rules.usual_rows:
                if told & looks == needs and not also & lacks:
                    if not also & BARE or points + more == rules.mahjongg:
                        more += one
                        twice += two
            at = 4 if given[0] else 0
            given[at] = told
            given[at + 1] = found
            given[at + 2] = more
            given[at + 3] = twice
        points += more
        doubles += twice
        self._counted = points
        total = points << doubles
        return close(self._sheet, rules, told, total) if told & FIRST or rules.round_to else total
