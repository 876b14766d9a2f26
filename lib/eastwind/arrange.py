# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Loose tiles to the best-scoring arrangement, the best placing of the winning tile, the waits.

Tiles on the table count as laid; tiles in hand are split every possible way. The set that a claimed
tile completed may lie on either side: each place where it can lie is tried, and a tile counts as
the only one that would have won only where it is so in all of them.
"""

from eastwind import const, heads
from eastwind.facts import (
    ALL_HONOURS,
    CLAIMED,
    DEAD,
    FOURTH,
    ONE_SUIT,
    ONLY_PLACE,
    ORIGINAL,
    SINGLE_HEADS,
    SUIT_HONOURS,
    WINNER,
)
from eastwind.hand import Hand
from eastwind.readings import Readings, classify
from eastwind.scoring import Sheet, score
from eastwind.sets import (
    BY_CLAIM,
    BY_DRAW,
    CLOSED,
    EXPOSED,
    OPEN,
    PAIR,
    PUNG,
)
from eastwind.split import waits
from eastwind.tiles import KINDS, NO_TILE, NO_WIND

# facts of the suits in a hand: bit 0 bamboo, 1 dots, 2 characters, 3 honours
_SUIT_FACTS = (0, ONE_SUIT, ONE_SUIT, 0, ONE_SUIT, 0, 0, 0, ALL_HONOURS) + (
    (SUIT_HONOURS, SUIT_HONOURS, 0, SUIT_HONOURS, 0, 0, 0)
)
_FOURS = const(0o444444444)  # of a suit, four of any tile


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
        self._back = -1  # the set on the table whose tiles are read with those in hand
        # what _weigh() has found
        self._by = self._pung = self._pair = self._fourth = 0
        self._pair_told = self._middle_told = self._edge_told = 0

    def arrange(self, loose, rules):
        """Fill hand, sheet and waits; False where a winner's tiles are not a complete hand.

        The caller has seen to loose.problems().
        """
        self._loose = loose
        self._rules = rules
        self.found = False
        masks = self.waits
        masks[0] = masks[1] = masks[2] = masks[3] = 0
        wind = loose.round if rules.round_wind else NO_WIND
        classify(loose.seat, wind, self._readings.classes)
        self._flags = loose.flags | _SUIT_FACTS[loose.suits()]
        self._tile = NO_TILE if loose.flags & ORIGINAL else loose.tile
        if loose.flags & WINNER:
            self._winner()
        else:
            self._loser()
        return self.found

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
                    waits(loose.packs, tile, self._readings.pair, self.waits)
                    self._single = self._single_wait()
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
        if not self.found and not loose.n and self._rules.limit_facts & SINGLE_HEADS:
            if heads.single(loose.held):
                if tile != NO_TILE:
                    heads.waits(loose.held, tile, self.waits)
                self._put_down()
                self._hand.flags = self._flags | SINGLE_HEADS
                self._keep()

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
        hand.n = i = 0
        while i < loose.n:
            if i != self._back:
                first = loose.firsts[i]
                kind = loose.kinds[i]
                cls = self._readings.classes[first] if kind else 0
                hand.add(kind << 5 | cls | loose.states[i], first)
            i += 1

    def _single_wait(self):
        """Take from the waits the tiles of which the player holds all four; True where one is
        left."""
        loose = self._loose
        packs = loose.packs
        masks = self.waits
        if loose.n or (packs[0] | packs[1] | packs[2]) & _FOURS:
            suit = 0
            while suit < 4:
                mask = masks[suit]
                i = 9 * suit
                while mask:
                    if mask & 1 and loose.held[i] == 4 and i != self._tile:
                        masks[suit] &= ~(1 << i % 9)
                    mask >>= 1
                    i += 1
                suit += 1
        suits = masks[0] | masks[1] << 9 | masks[2] << 18
        honours = masks[3]
        if suits:
            return not honours and not suits & suits - 1
        return not honours & honours - 1

    def _weigh(self):
        """What the set that the winning tile completes adds, by its kind, in the place now open."""
        rules = self._rules
        claimed = self._flags & CLAIMED
        told = ONLY_PLACE if self._single or rules.by_shape else 0
        self._by = by = BY_CLAIM if claimed else BY_DRAW
        self._pung = EXPOSED if claimed and rules.claim_exposes else 0
        self._pair = by if self._single or not rules.single_pair else 0
        self._pair_told = ONLY_PLACE if rules.any_pair else told
        self._edge_told = told if rules.edge_only else 0
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
                hand.flags = self._flags | (0 if three else self._pair_told)
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
        hand.codes[i] = cls << 2 | self._by
        return told

    def _keep(self):
        """Score the working hand; keep it where it is the best so far."""
        new = self._sheet
        old = self.sheet
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

    def _loser(self):
        """Threes and pairs in hand; what is left scores nothing (Harr, Part I, p.25)."""
        self._put_down()
        hand = self._hand
        hand.flags = self._flags
        if not self._flags & DEAD:
            packs = self._loose.packs
            best = 0
            for tile in range(KINDS):
                count = packs[tile // 9] >> 3 * (tile % 9) & 7
                cls = self._readings.classes[tile]
                if count >= 3:
                    hand.add(PUNG << 5 | cls, tile)
                elif count == 2:
                    pair = PAIR << 5 | cls
                    points = self._rules.other_points[pair]
                    if not self._rules.one_pair:
                        hand.add(pair, tile)
                    elif points > best:
                        best = points
                        if hand.n and hand.codes[hand.n - 1] >> 5 == PAIR:
                            hand.n -= 1
                        hand.add(pair, tile)
        self._keep()
