# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A hand that is being told tile by tile, and what the device finds in it once it is whole.

Adding and taking back allocate nothing. Must not know the page or what a key is.
"""

from eastwind import exact
from eastwind.arrange import Arranger
from eastwind.facts import DEAD, ORIGINAL, OWN_FLOWER, OWN_SEASON, WINNER
from eastwind.hand import PACKED
from eastwind.loose import Loose
from eastwind.sets import SETS
from eastwind.switches import CLAIMED_KONGS, FLOWERS
from eastwind.tiles import KINDS, NO_TILE

BONUS = KINDS  # the own flower as a tile, then the own season
_FACTS = (OWN_FLOWER, OWN_SEASON)

UNKNOWN = -1


class Tray:
    """hand holds what is told, loose the same tiles, value what the whole hand scores."""

    def __init__(self, session, place):
        self.hand = session.hands[place]
        self.loose = Loose()
        self.form = exact.IN_HAND  # of what is added next
        self.value = UNKNOWN
        self.bonus = session.rules.switches & FLOWERS
        self.forms = 6 if session.rules.switches & CLAIMED_KONGS else 5
        own, wind, _ = session.classes(place)
        self._seat = own
        self._round = wind
        self._rules = session.rules
        self._arranger = Arranger()
        self._arranger.ready(session.rules)
        self._fishing = None
        if session.rules.fishing and not self.hand.flags & WINNER:
            from eastwind.fishing import Fishing

            self._fishing = Fishing()
        self.follow()

    def follow(self):
        """Read the hand anew, and score it where it is whole."""
        exact.fill(self.hand, self.loose)
        self._look()

    def _look(self):
        hand = self.hand
        loose = self.loose
        self.value = UNKNOWN
        loose.flags = hand.flags
        loose.bonus = hand.bonus
        loose.seat = self._seat
        loose.round = self._round
        loose.tile = hand.base - 1 if hand.base else NO_TILE
        if not self.full() or self.needs_tile() and not hand.base or loose.problems():
            return
        if self._arranger.arrange(loose, self._rules):
            self.value = self._arranger.sheet.value
            if self._fishing:
                self.value = self._fishing.look(self._arranger, loose, self._rules)

    def finds(self, fact):
        """True where the tiles themselves say a fact that can be told, too."""
        return self.value != UNKNOWN and self._arranger.hand.flags & ~self.hand.flags & fact

    def has(self, tile):
        """True where there is one more of a tile to add."""
        if tile >= BONUS:
            return self.bonus and not self.hand.flags & _FACTS[tile - BONUS]
        return self.loose.held[tile] < 4

    def full(self):
        """No tile can be added."""
        return exact.size(self.loose) >= exact.wanted(self.hand)

    def needs_tile(self):
        """True where it must be known which tile won."""
        return self.hand.flags & WINNER and not self.hand.flags & ORIGINAL

    def lacks_winning(self):
        """True where but the winning tile is told."""
        return self.needs_tile() and exact.size(self.loose) + 1 == exact.wanted(self.hand)

    def add(self, tile):
        """Add a tile or the set of the form; returns why it cannot be, else 0."""
        if tile >= BONUS:
            self.hand.flags ^= _FACTS[tile - BONUS]
            if self._rules.bonus:
                self.hand.bonus ^= 1 << self._seat + 4 * (tile - BONUS)
            self._look()
            return 0
        hand = self.hand
        loose = self.loose
        refused = exact.refuses(hand, loose, self.form, tile)
        if refused:
            return refused
        exact.add(hand, loose, self.form, tile)
        single = self.form == exact.IN_HAND or self.form == exact.LAID_PUNG
        if single and self.full() and self.needs_tile():
            hand.base = tile + 1  # the device has asked for the winning tile
        if exact.size(loose) + 3 > exact.wanted(hand):
            self.form = exact.IN_HAND
        self._look()
        return 0

    def undo(self):
        """Take the last entry back, so that adding brings it again; returns its tile."""
        hand = self.hand
        hand.n -= 1
        hand.base = 0
        code = exact.entry(hand, hand.n)
        self.form = code // KINDS
        self.follow()
        return code % KINDS

    def turn_winning(self):
        """Let the next tile be the one that won, of those that can be."""
        hand = self.hand
        loose = self.loose
        tile = hand.base % KINDS
        count = 0
        while count < KINDS:
            loose.tile = tile
            i = -1
            while i < loose.n and not loose.may_complete(i):
                i += 1
            if i < loose.n:
                hand.base = tile + 1
                break
            tile = (tile + 1) % KINDS
            count += 1
        self._look()

    def finish(self):
        """Put the sets that were found into the hand; returns the entries, to come back to, or
        None where there are none."""
        hand = self.hand
        if hand.flags & DEAD or not hand.n:
            hand.n = hand.base = 0
            hand.mode = SETS
            return None
        kept = bytearray(PACKED)
        hand.pack_into(kept, 0)
        hand.copy_from(self._arranger.hand)
        if self._fishing:
            hand.base = self._fishing.row
        return kept
