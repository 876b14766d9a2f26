# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Loose tiles to the best-scoring arrangement, the best placing of the winning tile, the waits.

Tiles on the table count as laid; tiles in hand are split every possible way. The set that a claimed
tile completed may lie on either side: each place where it can lie is tried, and a tile counts as
the only one that would have won only where it is so in all of them.
"""

from eastwind import heads
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
from eastwind.readings import Readings
from eastwind.rules import SHAPE, STRICT
from eastwind.scoring import score
from eastwind.sets import (
    BY_CLAIM,
    BY_DRAW,
    CHOW,
    CLOSED,
    EXPOSED,
    OPEN,
    PAIR,
    PUNG,
    classify,
)
from eastwind.sheet import Sheet
from eastwind.split import PAIR_SET
from eastwind.tiles import KINDS, NO_TILE, NO_WIND
from eastwind.waits import drop_held, places_of

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
        self._hand = Hand()
        self._sheet = Sheet()
        self._scratch = [0] * 4
        self._readings = Readings()
        self._classes = bytearray(KINDS)
        self._loose = None
        self._rules = None
        self._flags = 0
        self._tile = NO_TILE
        self._single = False
        self._back = -1

    def arrange(self, loose, rules):
        """Fill hand, sheet and waits; False where a winner's tiles are not a complete hand.

        The caller has seen to loose.problems().
        """
        self._loose = loose
        self._rules = rules
        self.found = False
        masks = self.waits
        masks[0] = masks[1] = masks[2] = masks[3] = 0
        classify(loose.seat, loose.round if rules.round_wind else NO_WIND, self._classes)
        self._flags = loose.flags | _SUIT_FACTS[loose.suits()]
        self._tile = NO_TILE if loose.flags & ORIGINAL else loose.tile
        single_heads = rules.limit_facts & SINGLE_HEADS
        if not loose.flags & WINNER:
            self._loser()
        elif self._tile == NO_TILE:
            self._read(-1)
        else:
            places = places_of(loose, single_heads, masks, self._scratch)
            self._single = drop_held(loose, masks) == 1
            i = -1
            while places:
                if places & 1:
                    if i >= 0:
                        loose.take_back(i, 1)
                    self._read(i)
                    if i >= 0:
                        loose.take_back(i, -1)
                places >>= 1
                i += 1
        if single_heads and loose.flags & WINNER and not loose.n and heads.single(loose.held):
            self._start(-1)
            self._keep(SINGLE_HEADS)
        return self.found

    def _start(self, back):
        """Begin the working hand with the sets on the table, but the one taken back."""
        loose = self._loose
        hand = self._hand
        hand.clear()
        self._back = back
        for i in range(loose.n):
            if i != back:
                first = loose.firsts[i]
                kind = loose.kinds[i]
                cls = self._classes[first] if kind else 0
                hand.add(kind << 5 | cls << 2 | loose.states[i], first)
        return hand.n

    def _read(self, back):
        """Score every reading of the tiles in hand."""
        fixed = self._start(back)
        readings = self._readings
        hand = self._hand
        codes = hand.codes
        tiles = hand.tiles
        readings.start(self._loose.packs)
        while readings.next():
            i = fixed
            hand.n = fixed + readings.n
            while i < hand.n:
                found = readings.sets[i - fixed]
                tile = found & 63
                tiles[i] = tile
                codes[i] = CHOW if found < PAIR_SET else found >> 6 << 5 | self._classes[tile] << 2
                i += 1
            self._place(fixed)

    def _place(self, fixed):
        """Score the reading with the winning tile in each set that holds it."""
        hand = self._hand
        tile = self._tile
        if tile == NO_TILE:
            self._keep(0)
            return
        codes = hand.codes
        tiles = hand.tiles
        i = fixed
        while i < hand.n:
            first = tiles[i]
            kind = codes[i] >> 5
            equal = i > fixed and first == tiles[i - 1] and kind == codes[i - 1] >> 5
            if not equal and (first == tile or kind == CHOW and first < tile <= first + 2):
                was = codes[i]
                self._complete(i, kind, tile - first)
                codes[i] = was
            i += 1

    def _complete(self, i, kind, at):
        """Score with set i completed; at is the winning tile's place in a chow."""
        rules = self._rules
        hand = self._hand
        single = self._single
        claimed = self._flags & CLAIMED
        told = 0
        if kind == PUNG:
            if claimed and rules.claim_exposes:
                hand.codes[i] |= EXPOSED
        elif kind == PAIR:
            if single or not rules.single_pair:
                hand.codes[i] |= BY_CLAIM if claimed else BY_DRAW
            if single or rules.only_place < STRICT:
                told = ONLY_PLACE
        else:
            rank = hand.tiles[i] % 9
            edge = at == 2 and rank == 0 or at == 0 and rank == 6
            cls = CLOSED if edge or at == 1 else OPEN
            hand.codes[i] = cls << 2 | (BY_CLAIM if claimed else BY_DRAW)
            if at == 1 or edge and rules.edge_only:
                if single or rules.only_place == SHAPE:
                    told = ONLY_PLACE
            if self._exposed_three():
                told |= FOURTH
        self._keep(told)

    def _exposed_three(self):
        loose = self._loose
        for i in range(loose.n):
            if i != self._back and loose.kinds[i] == PUNG and loose.firsts[i] == self._tile:
                return True
        return False

    def _keep(self, told):
        """Score the working hand; keep it where it is the best so far."""
        hand = self._hand
        hand.flags = self._flags | told
        new = self._sheet
        old = self.sheet
        value = score(hand, self._rules, new)
        better = not self.found or value > old.value
        if not better and value == old.value:
            better = new.total > old.total or new.total == old.total and new.points > old.points
        if better:
            self.found = True
            self.hand.copy_from(hand)
            self.sheet = new
            self._sheet = old

    def _loser(self):
        """Threes and pairs in hand; what is left scores nothing (Harr, Part I, p.25)."""
        self._start(-1)
        if not self._flags & DEAD:
            hand = self._hand
            packs = self._loose.packs
            best = 0
            for tile in range(KINDS):
                count = packs[tile // 9] >> 3 * (tile % 9) & 7
                cls = self._classes[tile]
                if count >= 3:
                    hand.add(PUNG << 5 | cls << 2, tile)
                elif count == 2:
                    pair = PAIR << 5 | cls << 2
                    points = self._rules.other_points[pair]
                    if not self._rules.one_pair:
                        hand.add(pair, tile)
                    elif points > best:
                        best = points
                        hand.pop_pair()
                        hand.add(pair, tile)
        self._keep(0)
