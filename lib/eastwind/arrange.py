# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Loose tiles to the best-scoring arrangement, the best placing of the winning tile, the waits.

Tiles on the table count as laid; tiles in hand are split every possible way. The set that a claimed
tile completed may lie on either side: each place where it can lie is tried, and a tile counts as
the only one that would have won only where it is so in all of them.
"""

from eastwind import losers
from eastwind.best import ADDS, CHOWS, EDGES, PUNGS, Best
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
from eastwind.loose import classify
from eastwind.scoring import Sheet, score
from eastwind.sets import EXPOSED, PAIR, PUNG
from eastwind.split import Readings, is_only, waits
from eastwind.switches import ANY_SET, CHOW_MADE, CLAIMED_KONGS, PUNG_LIES, ROUND_WIND, RUNS
from eastwind.tiles import NO_TILE, NO_WIND


class Arranger:
    """Arranges one Loose hand after another in its own buffers; allocates nothing after that.

    After arrange(): hand and sheet are the best reading and its score, waits are four masks of
    ranks (suit by suit, bit 0 the one or East) of the tiles that would have won.
    """

    def __init__(self):
        self.sheet = Sheet()
        self._best = Best(self.sheet)
        self.hand = self._best.hand
        self.waits = [0] * 4
        self.found = False
        self._hand = Hand()  # the one that is tried
        self._readings = Readings(self._hand)
        self._loose = self._rules = None
        self._flags = 0
        self._tile = NO_TILE
        self._single = False  # one tile only would have won
        self._masks = [0] * 4  # the waits of one place
        # a set that was taken back is also to be read as it lies (2); with ONLY_PLACE the winning
        # tile is then the only one, where that is asked of each place apart (1: not asked yet)
        self._lies = 0
        self._back = -1  # the set on the table whose tiles are read with those in hand
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
        best = self._best
        best.begin(rules)
        masks = self.waits
        masks[0] = masks[1] = masks[2] = masks[3] = 0
        wind = loose.round if rules.switches & ROUND_WIND else NO_WIND
        classify(loose.seat, wind, self._readings.classes)
        suits = loose.suits()
        flags = loose.flags
        self._tile = NO_TILE if flags & ORIGINAL else loose.tile
        if suits == 8:
            flags |= ALL_HONOURS
        elif suits and not suits & suits - 1 & 7:
            flags |= ONE_SUIT if suits < 8 else SUIT_HONOURS
        self._flags = flags
        self._hand.bonus = loose.bonus
        if not flags & WINNER:
            self._open(-1)
            losers.lay(loose, rules, self._readings.classes, self._flags, self._hand)
            best.keep(self._hand, 0, 0, self._flags)
        else:
            if rules.shapes:
                if self._shapes is None:
                    self.ready(rules)
                self._flags |= self._shapes.told(loose, rules, suits)
            self._winner()
            if self._flags & IRREGULAR:
                self._irregular(suits)
        self.found = best.found
        if best.found:
            score(self.hand, rules, self.sheet, best.facts)
        return best.found

    def _irregular(self, suits):
        """Try the tiles as a hand that need not be sets and a pair."""
        hand = self._hand
        hand.n = 0
        hand.flags = self._flags
        score(hand, self._rules, self.sheet)
        if self.sheet.limit_row or self.sheet.after:  # it is one that the ruleset names
            if self._best.keep(hand, 0, 0, self._flags) and self._tile != NO_TILE:
                self._shapes.waits(self._loose, self._rules, suits, self.waits)

    def _winner(self):
        # The set that the winning tile completed may lie in hand or on the table. A tile counts as
        # the only one that would have won only where it is so in all these places, unless the
        # player may choose the place, so the waits come first. With a set of the table taken back
        # the hand is read as it lies, too, and all tiles win that do as it lies.
        loose = self._loose
        tile = self._tile
        sets = 0 if tile == NO_TILE else loose.n
        may = seen = 0
        for i in range(sets):
            if loose.may_complete(i):
                like = 1 << tile - loose.firsts[i] + 3 * loose.kinds[i]
                if not seen & like:  # of like sets one is enough
                    seen |= like
                    may |= 1 << i
        if not may:
            if not sets or loose.has_in_hand(tile):
                if self._open(-1):
                    here = self._readings
                    self._single = tile != NO_TILE and waits(loose, tile, here, self.waits)
                    self._read()
            return
        choose = self._rules.switches & ANY_SET
        self._lies = loose.has_in_hand(tile) > 0 if choose else 2
        places = i = 0
        while may >> i:
            if may >> i & 1 and self._open(i):
                apart = choose and self.waits[tile // 9]  # from those of the place before
                masks = self._masks if apart else self.waits
                self._single = waits(loose, tile, self._readings, masks)
                if apart:
                    for suit in range(4):
                        self.waits[suit] |= masks[suit]
                        masks[suit] = 0
                if choose:
                    self._read()
                else:
                    places |= 1 << i
            i += 1
        while places:
            i -= 1
            if places >> i & 1:
                places ^= 1 << i
                if i != self._back:
                    self._open(i)
                self._read()
        if self._back >= 0:
            loose.take_back(self._back, -1)
            self._back = -1

    def _read(self):
        """Score all readings of the place that is open; the first has been laid."""
        rules = self._rules
        hand = self._hand
        best = self._best
        back = self._back
        readings = self._readings
        flags = self._flags
        claimed = flags & CLAIMED
        most = rules.max_chows
        tile = self._tile
        single = self._single
        fixed = readings.fixed
        kind = first = PAIR
        if back >= 0:
            kind = self._loose.kinds[back]
            first = self._loose.firsts[back]
        best.tile = tile
        best.ways = ADDS + 12 * (single + claimed // 2)
        more = True
        while more:
            best.ready = False
            three = readings.again
            worth = 0
            if three:
                if rules.plain and tile != NO_TILE:
                    lies = not kind and three == 1 << first
                    told = single or flags & ONLY_PLACE
                    only = told or lies and self._only()
                    worth = best.chows_win(hand, fixed, claimed, told, only)
                if worth == PUNGS or most < 3 or not (rules.switches & RUNS or single):
                    readings.again = 0
            if worth == CHOWS or most < 4 and hand.count(0, 31) > most:
                pass
            elif kind != PAIR:
                self._place(kind, first, fixed, three)
            elif tile == NO_TILE:
                best.keep(hand, 0, 0, flags)
            else:
                best.complete(hand, fixed, -1, flags)
            more = (readings.again or readings.at < 27) and readings.next()
        self._lies = 0

    def _open(self, back):
        """Begin the working hand with the sets on the table, but one that is taken back (-1 none),
        and lay a winner's first reading of the rest; False where there is none."""
        loose = self._loose
        if self._back >= 0:
            loose.take_back(self._back, -1)
        if back >= 0:
            loose.take_back(back, 1)
        self._back = back
        hand = self._hand
        readings = self._readings
        flags = (self._flags | CONCEALED) & ~FOURTH
        shown = not self._rules.switches & CLAIMED_KONGS
        hand.n = 0
        for i in range(loose.n):
            if i != back:
                first = loose.firsts[i]
                kind = loose.kinds[i]
                state = loose.states[i]
                cls = readings.classes[first] if kind else 0
                hand.add(kind << 5 | cls | state, first)
                if state == EXPOSED or state and shown:
                    flags &= ~CONCEALED
                if kind == PUNG and first == self._tile:
                    flags |= FOURTH  # for it can be in nothing but a chow
        self._flags = flags
        if not flags & WINNER:
            return False
        readings.start(loose.packs)
        return readings.next()

    def _only(self):
        """ONLY_PLACE where that is told of a hand with the set that was taken back as it lies."""
        if self._lies == 1:
            loose = self._loose
            tile = self._tile
            laid = 3 if loose.kinds[self._back] else 0o111
            laid <<= 3 * (loose.firsts[self._back] % 9)
            pack = loose.packs[tile // 9] - (1 << 3 * (tile % 9)) - laid
            self._lies = 2 | ONLY_PLACE * is_only(pack, tile, self._readings, self.waits)
        return self._lies & ONLY_PLACE

    def _place(self, kind, first, fixed, three):
        """Try the reading with the winning tile in each set that holds it; the set that was taken
        back, of this kind and lowest tile, is one of them where it can be. three: see
        Readings.again."""
        hand = self._hand
        rules = self._rules
        best = self._best
        flags = self._flags
        codes = hand.codes
        tiles = hand.tiles
        i = -1
        for at in range(fixed, hand.n):
            if tiles[at] == first and codes[at] >> 5 == kind:
                i = at
                break
        lies = 0
        if i >= 0:
            points = rules.winner_points
            was = codes[i]
            more = points[was | EXPOSED] - points[was]
            only = self._only()
            lies = self._lies
            if kind and not rules.switches & PUNG_LIES:
                # only where just that is told, not where three pungs in hand are a double instead
                lies = 0 if self._single or three and rules.plain else only
        if lies:
            # the set may have lain there before the winning tile completed another one
            codes[i] = was | EXPOSED
            best.rather = rules.switches & ANY_SET
            best.lying = more
            lying = flags & ~CONCEALED | (FOURTH if kind else 0) | only
            other = best.complete(hand, fixed, i, lying)
            best.rather = best.lying = 0
            codes[i] = was
            if kind and rules.find:
                if hand.count(0, 31) < 2:  # three pungs may be in hand again
                    best.ready = False
                elif only & ~flags and rules.plain and (rules.plain >> 10 & 1023) + more >= 0:
                    return
            if not kind and other and flags & CLAIMED and not rules.switches & CHOW_MADE:
                return
        if kind or i < 0:
            best.complete(hand, fixed, -1, flags)
        else:
            # once the chow is as it lay, others are completed only without it being taken back
            tile = self._tile
            way = points[best.ways + (EDGES >> 3 * (tile % 9) & 7) + tile - first]
            best.keep(hand, i, way, flags)
