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
from eastwind.hand import (
    BY_CLAIM,
    BY_DRAW,
    CHOW,
    CLOSED,
    EXPOSED,
    OPEN,
    PAIR,
    PUNG,
    Hand,
    classify,
)
from eastwind.loose import ONE
from eastwind.rules import BOOK, STRICT
from eastwind.scoring import score
from eastwind.sheet import Sheet
from eastwind.split import HONOURS, PAIR_SET, PUNG_SET, lay, size, weight
from eastwind.tiles import KINDS, NO_TILE, NO_WIND, WINDS
from eastwind.waits import drop_held, places_of

# facts of the suits in a hand: bit 0 bamboo, 1 dots, 2 characters, 3 honours
_SUIT_FACTS = (0, ONE_SUIT, ONE_SUIT, 0, ONE_SUIT, 0, 0, 0, ALL_HONOURS) + (
    (SUIT_HONOURS, SUIT_HONOURS, 0, SUIT_HONOURS, 0, 0, 0)
)
# tiles, as bits, that can begin three equal chows
_RUN = 0o177177177


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
        self._sets = bytearray(8)
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
        """Every way to split the tiles in hand, each pair and each run of three chows."""
        fixed = self._start(back)
        packs = self._loose.packs
        pair_suit = -1
        for suit in range(4):
            over = size(packs[suit]) % 3
            if over == 1 or over and pair_suit >= 0:
                return
            if over:
                pair_suit = suit
        if pair_suit < 0:
            return
        pack = packs[pair_suit]
        rank = 0
        step = 1
        if pair_suit != HONOURS:
            # chows and pungs add 0 to the weight, so that the pair's rank is known modulo 3
            rank = 2 * weight(pack) % 3
            step = 3
        while rank < 9:
            if pack >> 3 * rank & 7 >= 2:
                pair = 9 * pair_suit + rank
                runs = self._lay(pair, NO_TILE, fixed)
                tile = 0
                while runs:
                    if runs & 1:
                        self._lay(pair, tile, fixed)
                    runs >>= 1
                    tile += 1
            rank += step

    def _lay(self, pair, run, fixed):
        """One reading, all its placings scored; returns the tiles, as bits, that begin runs of
        three neighbouring pungs, which are three equal chows too."""
        packs = self._loose.packs
        sets = self._sets
        n = 0
        for suit in range(4):
            pack = packs[suit]
            if suit == pair // 9:
                pack -= 2 * ONE[pair]
            if pack:
                n = lay(pack, 9 * suit, run, sets, n)
                if n < 0:
                    return 0
        sets[n] = PAIR_SET | pair
        hand = self._hand
        codes = hand.codes
        tiles = hand.tiles
        classes = self._classes
        pungs = 0
        i = fixed
        hand.n = fixed + n + 1
        while i < hand.n:
            found = sets[i - fixed]
            tile = found & 63
            tiles[i] = tile
            if found < PAIR_SET:
                codes[i] = CHOW
            else:
                codes[i] = found >> 6 << 5 | classes[tile] << 2
                if found >= PUNG_SET and tile < WINDS:
                    pungs |= 1 << tile
            i += 1
        self._place(fixed)
        return pungs & pungs >> 1 & pungs >> 2 & _RUN

    def _place(self, fixed):
        """Score the reading with the winning tile in each set that holds it."""
        hand = self._hand
        tile = self._tile
        if tile == NO_TILE:
            self._keep(0)
            return
        i = fixed
        while i < hand.n:
            first = hand.tiles[i]
            kind = hand.codes[i] >> 5
            if first == tile or kind == CHOW and first < tile <= first + 2:
                was = hand.codes[i]
                self._complete(i, kind, tile - first)
                hand.codes[i] = was
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
                if single or rules.only_place not in (BOOK, STRICT):
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
