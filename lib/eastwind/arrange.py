# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Loose tiles to the best-scoring arrangement, the best placing of the winning tile, the waits.

Tiles on the table count as laid; tiles in hand are split every possible way. The set that a claimed
tile completed may lie on either side: each place where it can lie is tried, and a tile counts as
the only one that would have won only where it is so in all of them.
"""

from eastwind import losers
from eastwind.facts import (
    ALL_HONOURS,
    CLAIMED,
    CONCEALED,
    FOURTH,
    IRREGULAR,
    ONE_SUIT,
    ONLY_PLACE,
    ORIGINAL,
    SUIT_HONOURS,
    WINNER,
)
from eastwind.hand import Hand
from eastwind.readings import Readings, classify
from eastwind.scoring import Sheet, score
from eastwind.sets import BY_CLAIM, BY_DRAW, CLOSED, EXPOSED, OPEN, PUNG
from eastwind.split import single, waits
from eastwind.switches import (
    ANY_PAIR,
    ANY_SET,
    BY_SHAPE,
    CLAIM_EXPOSES,
    CLAIMED_KONGS,
    EDGE_ONLY,
    ROUND_WIND,
    SINGLE_PAIR,
)
from eastwind.tiles import NO_TILE, NO_WIND

# facts of the suits in a hand: bit 0 bamboo, 1 dots, 2 characters, 3 honours
_SUIT_FACTS = (0, ONE_SUIT, ONE_SUIT, 0, ONE_SUIT, 0, 0, 0, ALL_HONOURS) + (
    (SUIT_HONOURS, SUIT_HONOURS, 0, SUIT_HONOURS, 0, 0, 0)
)


class Arranger:
    """Arranges one Loose hand after another in its own buffers; allocates nothing after that.

    After arrange(): hand and sheet are the best reading and its score, waits are four masks of
    ranks (suit by suit, bit 0 the one or East) of the tiles that would have won.
    """

    def __init__(self):
        self.hand = Hand()
        self.sheet = Sheet()
        self.waits = [0] * 4
        self.found = False
        self._hand = Hand()  # the one that is tried
        self._sheet = Sheet()
        self._readings = Readings(self._hand)
        self._loose = None
        self._rules = None
        self._flags = 0
        self._tile = NO_TILE
        self._single = False  # one tile only would have won
        self._masks = [0] * 4  # the waits of one place
        self._back = -1  # the set on the table whose tiles are read with those in hand
        # what _weigh() has found
        self._by = self._pung = self._pair = self._fourth = 0
        self._pair_told = self._middle_told = self._edge_told = self._any_told = 0
        self._few_chows = False  # a winner may not have as many as he likes
        self._shapes = None  # the module of the hands that are known by their tiles

    def ready(self, rules):
        """Load what these rules need, so that no later call allocates."""
        if rules.shapes and self._shapes is None:
            from eastwind import shapes

            self._shapes = shapes

    def arrange(self, loose, rules):
        """Fill hand, sheet and waits; False where a winner's tiles are not a complete hand.

        The caller has seen to loose.problems().
        """
        self._loose = loose
        self._rules = rules
        self.found = False
        masks = self.waits
        masks[0] = masks[1] = masks[2] = masks[3] = 0
        wind = loose.round if rules.switches & ROUND_WIND else NO_WIND
        classify(loose.seat, wind, self._readings.classes)
        self._flags = loose.flags | _SUIT_FACTS[loose.suits()]
        self._hand.bonus = loose.bonus
        self._few_chows = rules.max_chows < 4 and loose.flags & WINNER
        self._tile = NO_TILE if loose.flags & ORIGINAL else loose.tile
        if not loose.flags & WINNER:
            self._put_down()
            losers.lay(loose, rules, self._readings.classes, self._flags, self._hand)
            self._keep()
        elif rules.shapes:
            self.ready(rules)
            self._flags |= self._shapes.told(loose, rules)
            self._winner()
            self._irregular()
        else:
            self._winner()
        return self.found

    def _irregular(self):
        """Try the tiles as a hand that need not be sets and a pair."""
        if self._flags & IRREGULAR:
            hand = self._hand
            hand.n = 0
            hand.flags = self._flags
            score(hand, self._rules, self._sheet)
            if self._sheet.limit_row or self._sheet.after:  # it is one that the ruleset names
                kept = self.sheet
                self._keep()
                if self.sheet is not kept and self._tile != NO_TILE:
                    self._shapes.waits(self._loose, self._rules, self.waits)

    def _winner(self):
        # The set that the winning tile completed may lie in hand or on the table. A tile counts as
        # the only one that would have won only where it is so in all these places, so while there
        # is one such tile the scoring waits.
        loose = self._loose
        tile = self._tile
        later = 0
        if tile == NO_TILE:
            later = self._open(-1)
        else:
            i = -1
            while i < loose.n:
                if loose.may_complete(i) and self._open(i):
                    if self._rules.switches & ANY_SET:
                        self._read_place()
                    else:
                        waits(loose.packs, tile, self._readings.pair, self.waits)
                        self._single = single(loose, tile, self.waits)
                        if self._single:
                            later |= 1 << i + 1
                        else:
                            self._read()
                i += 1
        i = loose.n - 1
        while later:
            if later >> i + 1:
                later ^= 1 << i + 1
                if i != self._back:
                    self._open(i)
                self._read()
            i -= 1
        if self._back >= 0:
            loose.take_back(self._back, -1)
            self._back = -1

    def _read_place(self):
        """Read the place that is open, as one that the player may choose: its waits are its own."""
        masks = self._masks
        masks[0] = masks[1] = masks[2] = masks[3] = 0
        waits(self._loose.packs, self._tile, self._readings.pair, masks)
        self._single = single(self._loose, self._tile, masks)
        suit = 0
        while suit < 4:
            self.waits[suit] |= masks[suit]
            suit += 1
        self._read()

    def _read(self):
        """Score all readings of the place that is open; the first has been laid."""
        self._weigh()
        self._place()
        while self._readings.next():
            self._place()

    def _open(self, back):
        """Lay the first reading with a set on the table taken back, -1 none; False without."""
        loose = self._loose
        if self._back >= 0:
            loose.take_back(self._back, -1)
        if back >= 0:
            loose.take_back(back, 1)
        self._back = back
        self._put_down()
        self._readings.start(loose.packs)
        return self._readings.next()

    def _put_down(self):
        """Begin the working hand with the sets on the table, but the one taken back."""
        loose = self._loose
        hand = self._hand
        self._flags |= CONCEALED
        shown = not self._rules.switches & CLAIMED_KONGS
        hand.n = i = 0
        while i < loose.n:
            if i != self._back:
                first = loose.firsts[i]
                kind = loose.kinds[i]
                cls = self._readings.classes[first] if kind else 0
                hand.add(kind << 5 | cls | loose.states[i], first)
                if loose.states[i] == EXPOSED or loose.states[i] and shown:
                    self._flags &= ~CONCEALED
            i += 1

    def _weigh(self):
        """What the set that the winning tile completes adds, by its kind, in the place now open."""
        switches = self._rules.switches
        claimed = self._flags & CLAIMED
        told = ONLY_PLACE if self._single or switches & BY_SHAPE else 0
        self._by = by = BY_CLAIM if claimed else BY_DRAW
        self._pung = EXPOSED if claimed and switches & CLAIM_EXPOSES else 0
        self._pair = by if self._single or not switches & SINGLE_PAIR else 0
        self._pair_told = ONLY_PLACE if switches & ANY_PAIR else told
        self._any_told = told if switches & ANY_SET else 0
        self._edge_told = told if switches & (EDGE_ONLY | ANY_SET) else 0
        self._middle_told = told
        self._fourth = 0
        loose = self._loose
        i = 0
        while i < loose.n:
            if i != self._back and loose.kinds[i] == PUNG and loose.firsts[i] == self._tile:
                self._fourth = FOURTH  # his own exposed three
            i += 1

    def _place(self):
        """Try the reading with the winning tile in each set that holds it."""
        hand = self._hand
        tile = self._tile
        if tile == NO_TILE:
            hand.flags = self._flags
            self._keep()
            return
        codes = hand.codes
        tiles = hand.tiles
        i = self._readings.fixed
        if self._back >= 0 and not self._loose.kinds[self._back]:
            # once the chow is as it lay, the other sets are read without it being taken back
            first = self._loose.firsts[self._back]
            while i < hand.n and (codes[i] or tiles[i] != first):
                i += 1
            if i < hand.n:
                hand.flags = self._flags | self._complete_chow(i, tile - first)
                self._keep()
                return
            i = self._readings.fixed
        last = -1
        while i < hand.n:
            was = codes[i]
            at = tile - tiles[i]
            if at == 0 and was:
                three = was >= PUNG << 5
                codes[i] = was | (self._pung if three else self._pair)
                hand.flags = self._flags | (self._any_told if three else self._pair_told)
                self._keep()
                codes[i] = was
            elif not was and 0 <= at <= 2 and at != last:
                hand.flags = self._flags | self._complete_chow(i, at)
                self._keep()
                codes[i] = was
                last = at  # the next may be just like this one
            i += 1

    def _complete_chow(self, i, at):
        """Make set i the completed one, a chow with the winning tile at its place `at`; what there
        is to be told of it."""
        hand = self._hand
        rank = hand.tiles[i] % 9
        told = self._fourth
        if at == 1:
            cls = CLOSED
            told |= self._middle_told
        elif rank == (0 if at else 6):
            cls = CLOSED
            told |= self._edge_told
        else:
            cls = OPEN
            told |= self._any_told
        hand.codes[i] = cls << 2 | self._by
        return told

    def _keep(self):
        """Score the working hand; keep it where it is the best so far."""
        new = self._sheet
        old = self.sheet
        if self._few_chows and self._hand.count(0, 31) > self._rules.max_chows:
            return
        score(self._hand, self._rules, new)
        # with equal totals more points are better than more doubles; values follow the totals
        if self.found and (
            new.total < old.total or new.total == old.total and new.points <= old.points
        ):
            return
        self.found = True
        self.hand.copy_from(self._hand)
        self.sheet = new
        self._sheet = old
