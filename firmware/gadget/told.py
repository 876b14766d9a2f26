# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What must be told about a hand beside its sets: the rows below the grid.

A row is there only where its answer is possible and can pay under the running rules; a fact
without a row is not told. The default of every row is what pays nothing. Must not know the page.
"""

from eastwind.counting import MADE_UNKNOWN, of_class
from eastwind.facts import (
    ALL_HONOURS,
    CLAIMED,
    DEAD,
    DRAWN,
    FOURTH,
    ONE_SUIT,
    ONLY_PLACE,
    OWN_FLOWER,
    OWN_SEASON,
    SINGLE_HEADS,
    SUIT_HONOURS,
    SUITS,
    WINNER,
)
from eastwind.scoring import score
from eastwind.sets import SIMPLE, TERMINAL
from gadget.made import Made

# the rows
SUIT, MADE, PLACE, FOUR, FLOWER, SEASON, HEADS = 0, 1, 2, 3, 4, 5, 6
ROWS = 14  # those from MORE on are in gadget.asked
MORE = 7

# the fact of each row that is answered no or yes
_FACTS = (SUITS, 0, ONLY_PLACE, FOURTH, OWN_FLOWER, OWN_SEASON, SINGLE_HEADS)
# the answers of the row SUIT; facts.ALL_HONOURS of a winner follows from his sets
_SUITS = (0, SUIT_HONOURS, ONE_SUIT, ALL_HONOURS)


class Told:
    """rows: the rows there are, as bits. made: what the winning tile made.

    refresh() follows the hand; value is then what it is worth.
    """

    def __init__(self, hand, rules, sheet):
        self.hand = hand
        self.made = Made(hand, rules)
        self.rows = 0
        self.value = 0
        self.full = False  # a winner's hand that needs no more sets
        self.rules = rules
        self.sheet = sheet

    def refresh(self, full):
        """Find the rows, drop the facts that lost theirs, and score. full: the winner's hand is."""
        self.full = full
        self.made.mark(full)
        self.score()
        self._find()
        told = i = 0
        while i < MORE:
            if not self.rows >> i & 1:
                told |= _FACTS[i]
            i += 1
        if self.rows & 1 and not self.can(self.hand.flags & SUITS):
            told |= SUITS
        if self.hand.flags & told:
            self.hand.flags &= ~told
            self.made.mark(full)
            self.score()

    def score(self):
        """A winner's hand counts when it is full; before that, the points of its sets."""
        hand = self.hand
        if self.full or not hand.flags & WINNER:
            self.value = score(hand, self.rules, self.sheet)
            return
        self.value = i = 0
        while i < hand.n:
            self.value += self.rules.winner_points[hand.codes[i]]
            i += 1

    def _find(self):
        hand = self.hand
        flags = hand.flags
        rows = 0
        if flags & WINNER:
            points = self.full
            table = self.rules.winner_rows
            if not hand.n and self.rules.limit_facts & SINGLE_HEADS:
                rows |= 1 << HEADS
            if points and self.sheet.limit_row:
                points = False
        else:
            points = self.sheet.points and not flags & DEAD
            table = self.rules.other_rows
        if points:
            if self.can(SUIT_HONOURS) or self.can(ONE_SUIT) or self.can(ALL_HONOURS):
                rows |= 1 << SUIT
            if flags & WINNER and flags & (CLAIMED | DRAWN):
                if self.made.pays():
                    rows |= 1 << MADE
                if needs(table, ONLY_PLACE, flags):
                    rows |= 1 << PLACE
                if needs(table, FOURTH, flags) and self.made.fourth():
                    rows |= 1 << FOUR
            if needs(table, OWN_FLOWER, flags):
                rows |= 1 << FLOWER
            if needs(table, OWN_SEASON, flags):
                rows |= 1 << SEASON
        self.rows = rows

    def can(self, fact):
        """True where the sets allow an answer of the row SUIT, and the rules use it."""
        return not fact or self.can_be(fact) and self.pays(fact)

    def can_be(self, fact):
        """True where the sets can be of these suits."""
        hand = self.hand
        winner = hand.flags & WINNER
        ends = of_class(hand, TERMINAL)
        suited = ends + of_class(hand, SIMPLE) + self.made.chows()
        honours = hand.n - suited
        if fact == ALL_HONOURS:
            return not winner and not suited
        if ends > 2:
            return False
        if fact == ONE_SUIT:
            return not honours
        return not winner or honours > 0 and suited > 0

    def pays(self, fact):
        """True where a row of the rules needs the fact."""
        winner = self.hand.flags & WINNER
        return needs(self.rules.winner_rows if winner else self.rules.other_rows, fact, 0)

    def asks(self):
        """True where it must be said what the winning tile made."""
        return self.rows >> MADE & 1 and self.made.answer == MADE_UNKNOWN

    def answer(self, row):
        """The answer of a row, as its number."""
        if row == MADE:
            return self.made.answer
        if row == SUIT:
            i = 0
            while self.hand.flags & SUITS != _SUITS[i]:
                i += 1
            return i
        return 1 if self.hand.flags & _FACTS[row] else 0

    def turn(self, row, step):
        """Go to the next (1) or the former (-1) possible answer, round the end."""
        hand = self.hand
        if row == MADE:
            self.made.turn(step)
        elif row == SUIT:
            i = (self.answer(SUIT) + step) % len(_SUITS)
            while not self.can(_SUITS[i]):
                i = (i + step) % len(_SUITS)
            hand.flags = hand.flags & ~SUITS | _SUITS[i]
        else:
            hand.flags ^= _FACTS[row]


def needs(rows, fact, flags):
    """True where a row of the rules fires on a fact, and nothing told forbids it."""
    for looks, wants, _, _, _, _ in rows:
        if wants & fact and not flags & looks & ~wants:
            return True
    return False
