# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the screens share: the table, the running rules, and the deal that is being counted.

A deal lives here from begin() to commit(); what is committed lives in the table. Must not know
keys, pages or screens.
"""

from eastwind import events, facts
from eastwind.hand import Hand
from eastwind.match import SETUP
from eastwind.rulesets import load
from eastwind.scoring import score
from eastwind.seats import NOBODY, next_place, place_of, seat_of
from eastwind.settle import Settlement, settle
from eastwind.sheet import Sheet
from eastwind.tiles import NO_WIND
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
)


class Session:
    """Lists of four go by place; amounts are points."""

    def __init__(self, table):
        self.table = table
        self.match = table.match
        self.rules = None  # of the game, None before the first
        self.hands = [Hand() for _ in range(4)]
        self.sheets = [Sheet() for _ in range(4)]
        self.scores = [0, 0, 0, 0]
        self.settlement = Settlement()  # by seat
        self.winner = NOBODY
        self.how = events.BY_DISCARD
        self.pays_all = NOBODY  # a place
        self.case = 0  # why it pays for all
        self.entry_order = b""  # places: the winner, then the losers to the right
        self.counted = 0  # mask of the places whose hand has been counted
        self._by_seat = [0, 0, 0, 0]

        if self.match.phase != SETUP:
            self._load_rules()
            self._resume()

    def _load_rules(self):
        """The rules of the game that the log holds, with its options."""
        self.rules = load(self.match.rules_id)
        self.rules.values[:] = self.match.options
        self.rules.build()

    def _resume(self):
        """Take up the hand that was being counted when the log ended."""
        steps = self.table.steps
        for place in range(4):
            hand = self.hands[place]
            if steps.hand(steps.live, place, hand):
                if hand.flags & facts.WINNER:
                    self.winner = place
                    self.how = steps.slot[events.HOW_AT] & 15
                    self.case = steps.slot[events.HOW_AT] >> 4
                    self.pays_all = events.liable(steps.slot, 0)
                self.scores[place] = score(hand, self.rules, self.sheets[place])
                if not events.is_open(steps.slot, 0):
                    self.counted |= 1 << place
        if self.winner != NOBODY:
            self._order()

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
        wind = self.match.round if self.rules.round_wind else NO_WIND
        return own, wind, own == wind

    def begin(self, winner, how, pays_all=NOBODY, case=0):
        """Start counting a won hand: empty hands and the told facts of the winner.

        The losers' hands stay where the same winner is counted anew. pays_all: the place of the
        dangerous discard; then the losers' hands do not count.
        """
        if winner != self.winner:
            for place in range(4):
                self._clear(place)
            if self.winner != NOBODY and self.match.counted >> self.winner & 1:
                self.table.draft(self.winner, self.hands[self.winner], 0, open=True)
        self._clear(winner)
        self.hands[winner].flags = facts.WINNER | _TOLD[how]
        self.winner = winner
        self.how = how
        self.pays_all = pays_all
        self.case = case
        self.counted = 0
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
        self.sheets[place].clear()
        self.scores[place] = 0

    def count(self, place):
        """Score the hand of a place and keep it as a draft."""
        value = score(self.hands[place], self.rules, self.sheets[place])
        self.scores[place] = value
        self.counted |= 1 << place
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

    def commit(self):
        """Write the settled deal; the winds turn."""
        self.table.deal(
            self.winner, self.settlement, self.how, self.pays_all, self.case, self.dead()
        )
        self.drop()

    def drop(self):
        """Forget the deal that is being counted."""
        self.winner = NOBODY
