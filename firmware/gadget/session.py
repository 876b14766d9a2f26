# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the screens share: the table, the running rules, and the deal that is being counted.

A deal lives here from begin() to commit(); what is committed lives in the table. Must not know
keys, pages or screens.
"""

from eastwind import events, facts
from eastwind.hand import PACKED, Hand
from eastwind.match import SETUP
from eastwind.scoring import Sheet, score
from eastwind.seats import NOBODY, next_place, place_of, seat_of
from eastwind.switches import ROUND_WIND, STREAK_PASSES
from eastwind.tiles import EAST, NO_WIND
from gadget.names import fit

# what is told of a winner's hand by how it was won (events.BY_...)
_TOLD = (
    facts.CLAIMED,
    facts.DRAWN,
    facts.DRAWN | facts.LOOSE,
    facts.DRAWN | facts.LAST,
    facts.CLAIMED | facts.FIRST,
    facts.ORIGINAL,
    facts.CLAIMED | facts.ROBBED,
    facts.CLAIMED | facts.LAST,
    facts.DRAWN | facts.LOOSE | facts.KONG_ON_KONG,
)
_ALL_TOLD = (
    facts.CLAIMED | facts.DRAWN | facts.LOOSE | facts.LAST | facts.FIRST | facts.ORIGINAL
    | facts.ROBBED | facts.KONG_ON_KONG
)  # fmt: skip

_NO_HAND = 255  # as its first byte: none


class Session:
    """Lists of four go by place; amounts are points.

    main: the session of the game where this one corrects a step of it; None where it is that.
    """

    def __init__(self, table, main=None, step=NOBODY):
        from eastwind.settle import Settlement

        self.main = main
        self.app = None  # what settings are put into effect on
        self.step = step
        self.battery = None  # where the board can sense one
        self.line = main.line if main else False  # the keys have no directions
        self.typed = main.typed if main else False  # no cursor is seen moving
        self.table = table
        self.match = table.match
        self.rules = None  # of the game; None before the first, and where they are not known here
        self.hands = [Hand() for _ in range(4)]
        self.sheet = Sheet()  # of the hand that is entered or looked at
        self.scores = [0, 0, 0, 0]
        self.settlement = Settlement()  # by seat
        self.winner = NOBODY
        self.how = events.BY_DISCARD
        self.pays_all = NOBODY  # a place
        self.case = 0  # why it pays for all
        self.entry_order = b""  # places: the winner, then the losers to the right
        self.counted = 0  # mask of the places whose hand has been counted
        self.told = False  # the last hand was told in points, so the next one is at first
        self.exact = [None] * 4  # packed hands that were told tile by tile, before their sets
        self._by_seat = [0, 0, 0, 0]

        self._entered = NOBODY  # the place whose hand is being entered
        self._now = bytearray(PACKED)
        self._kept = bytearray(PACKED)  # that hand as it was kept last

        if main:
            self.rules = main.rules
        elif self.match.phase != SETUP:
            self._load_rules()
        self.resume()

    def _load_rules(self):
        from eastwind.rulesets import load  # needed but once

        try:
            self.rules = load(self.match.rules_id, self.match.options, self.match.house)
        except ValueError:
            pass

    def resume(self):
        """Take up the deal that the log holds: the one being counted, or that of the step."""
        self.winner = self._entered = NOBODY
        self.counted = 0
        if not self.rules:
            return
        steps = self.table.steps
        for place in range(4):
            hand = self.hands[place]
            self.exact[place] = None
            if steps.hand(steps.live if self.step == NOBODY else self.step, place, hand):
                if hand.flags & facts.WINNER:
                    self.winner = place
                    self.how = steps.slot[events.HOW_AT] & 15
                    self.case = steps.slot[events.HOW_AT] >> 4
                    self.pays_all = events.liable(steps.slot, 0)
                self.scores[place] = events.score(steps.slot, 0)
                if not events.is_open(steps.slot, 0):
                    self.counted |= 1 << place
        if self.winner != NOBODY:
            self._order()

    def flat(self):
        """True where the battery is too low to write safely."""
        return bool(self.battery) and self.battery.flat()

    def seat(self, place):
        """The wind of a place in this hand."""
        return seat_of(place, self.match.east)

    def place(self, seat):
        """The place of a wind in this hand."""
        return place_of(seat, self.match.east)

    def seats(self):
        """Mask of the seats with a player."""
        mask = place = 0
        while place < 4:
            if self.match.present >> place & 1:
                mask |= 1 << self.seat(place)
            place += 1
        return mask

    def name(self, place, width):
        """The name of who sits at a place, cut to a width in cells."""
        return fit(self.match.names[place], width)

    def classes(self, place):
        """(own wind, round wind or NO_WIND, True where both are the same)."""
        own = self.seat(place)
        wind = self.match.round if self.rules.switches & ROUND_WIND else NO_WIND
        return own, wind, own == wind

    def begin(self, winner, how, pays_all=NOBODY, case=0):
        """Start counting a won hand: empty hands and the told facts of the winner.

        The hands stay, and what is counted of the losers, where the same winner is counted anew.
        pays_all: the place of the dangerous discard; then the losers' hands do not count.
        """
        hand = self.hands[winner]
        if winner != self.winner:
            for place in range(4):
                self._clear(place)
            if self.winner != NOBODY:
                self.table.draft(self.winner, self.hands[self.winner], 0, open=True)
            self._entered = winner
            self._kept[0] = _NO_HAND
            self.counted = 0
        hand.flags = hand.flags & ~_ALL_TOLD | facts.WINNER | _TOLD[how]
        self.winner = winner
        self.how = how
        self.pays_all = pays_all
        self.case = case
        self._order()

    def _order(self):
        order = [self.winner]
        place = next_place(self.winner, self.match.present)
        while place != self.winner and self.pays_all == NOBODY:
            order.append(place)
            place = next_place(place, self.match.present)
        self.entry_order = bytes(order)

    def _clear(self, place):
        self.hands[place].clear()
        self.exact[place] = None
        self.scores[place] = 0

    def enter(self, place):
        """The hand of a place is going to be entered."""
        self.counted &= ~(1 << place)
        if place != self._entered:
            self._entered = place
            self.hands[place].pack_into(self._kept, 0)

    def keep(self):
        """Keep the hand that is being entered as an open draft, if it has changed."""
        if self._entered == NOBODY:
            return
        hand = self.hands[self._entered]
        hand.pack_into(self._now, 0)
        if self._now != self._kept:
            self._kept[:] = self._now
            self.table.draft(self._entered, hand, 0, self.pays_all, self.how, self.case, open=True)

    def count(self, place):
        """Score the hand of a place and keep it as a draft."""
        value = score(self.hands[place], self.rules, self.sheet)
        self.scores[place] = value
        self.counted |= 1 << place
        self._entered = NOBODY
        self.table.draft(place, self.hands[place], value, self.pays_all, self.how, self.case)

    def dead(self):
        """Mask of the places with a dead hand."""
        mask = place = 0
        while place < 4:
            if self.hands[place].flags & facts.DEAD:
                mask |= 1 << place
            place += 1
        return mask

    def settle(self):
        """Work out who pays whom from the scores. A payer for all cancels those of the losers."""
        from eastwind.settle import settle  # needed but for a moment

        dead = 0
        for place in range(4):
            seat = self.seat(place)
            self._by_seat[seat] = self.scores[place]
            if self.hands[place].flags & facts.DEAD:
                dead |= 1 << seat
        payer = NOBODY if self.pays_all == NOBODY else self.seat(self.pays_all)
        settle(
            self.rules, self._by_seat, self.seats(), self.seat(self.winner), payer, dead,
            self.settlement,
        )  # fmt: skip

    def passes(self):
        """True where another is East after this hand."""
        flags = self.hands[self.winner].flags
        streak = flags & facts.EAST_STREAK and self.rules.switches & STREAK_PASSES
        return streak > 0 or self.seat(self.winner) != EAST

    def commit(self):
        """Write the settled deal."""
        self.table.deal(
            self.winner, self.settlement, self.how, self.pays_all, self.case, self.dead(),
            self.passes(),
        )  # fmt: skip
