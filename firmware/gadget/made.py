# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the winning tile made of a winner's sets: what is possible, the default, the answer.

The default is what pays nothing. A claimed three lies exposed and a drawn one concealed, as the
running rules have it; where no three does, nothing is taken for granted. Must not know the page.
"""

from eastwind.counting import (
    MADE_CLOSED,
    MADE_OPEN,
    MADE_PAIR,
    MADE_THREE,
    MADE_UNKNOWN,
    finish,
)
from eastwind.facts import CLAIMED, DRAWN, FOURTH
from eastwind.sets import (
    BY_CLAIM,
    BY_DRAW,
    CHOW,
    CLOSED,
    CONCEALED,
    EXPOSED,
    OPEN,
    PAIR,
    PUNG,
    SIMPLE,
    TERMINAL,
)
from eastwind.switches import CLAIM_EXPOSES

ANSWERS = 5  # MADE_UNKNOWN to MADE_OPEN


class Made:
    """answer is MADE_...; mark() puts it into the hand."""

    def __init__(self, hand, rules):
        self.hand = hand
        self.answer = MADE_UNKNOWN
        self._rules = rules
        self._three = False  # a three that the winning tile can have made
        i = 0
        while i < hand.n:  # a hand that has been counted before
            at = hand.codes[i]
            if at >> 5 == PAIR and at & 3:
                self.answer = MADE_PAIR
            elif at >> 5 == CHOW and at >> 2 & 7:
                self.answer = MADE_CLOSED + (at >> 2 & 7) - CLOSED
            i += 1
        self._default = self.answer == MADE_UNKNOWN  # nobody has said anything else

    def mark(self, full):
        """Follow the sets. full: there are all."""
        hand = self.hand
        if not full or not hand.n or not hand.flags & (CLAIMED | DRAWN):
            finish(hand, MADE_UNKNOWN)
            self._default = self._default or not full
            return
        exposed = self.claimed() and self._rules.switches & CLAIM_EXPOSES
        self._three = False
        i = 0
        while i < hand.n:
            at = hand.codes[i]
            if at >> 5 == PUNG and at & 3 == (EXPOSED if exposed else CONCEALED):
                self._three = True
            i += 1
        if self._default or not self.can_be(self.answer):
            self.answer = self._usual()
            self._default = True
        made = self.answer
        if made == MADE_THREE and hand.flags & FOURTH:
            made = MADE_OPEN
        elif made == MADE_OPEN and self._default:
            made = MADE_UNKNOWN  # nobody has told it: won in another way, it may pay
        finish(hand, made)

    def turn(self, step):
        """Go to the next (1) or the former (-1) answer that is possible, round the end."""
        made = (self.answer + step) % ANSWERS
        while not self.can_be(made):
            made = (made + step) % ANSWERS
        self.answer = made
        self._default = False

    def can_be(self, made):
        """True where the winning tile can have made this."""
        if made == MADE_PAIR:
            return True
        if made == MADE_THREE:
            return self._three
        if made == MADE_OPEN and self._three and self.open_is_three():
            return False
        if made == MADE_CLOSED and not self._rules.winner_points[CLOSED << 2 | self._state()]:
            return False
        return made >= MADE_CLOSED and self.chows() > 0

    def _usual(self):
        """What pays nothing; unknown where each answer pays, or a three lies on the wrong side."""
        if self._three:
            return MADE_THREE
        if not self.pungs():
            if not self.chows():
                return MADE_PAIR
            if self.open_is_three():
                return MADE_OPEN
        return MADE_UNKNOWN

    def pays(self):
        """True where some answer gives points that the default does not."""
        hand = self.hand
        points = self._rules.winner_points
        state = self._state()
        i = 0
        while i < hand.n:
            at = hand.codes[i]
            if at >> 5 == PAIR and points[at & ~3] != points[at & ~3 | state]:
                return True
            i += 1
        if not self.chows():
            return False
        return points[CLOSED << 2 | state] > 0 or points[OPEN << 2 | state] > 0

    def fourth(self):
        """True where the tile can be the fourth of an exposed suited pung, used in a chow."""
        hand = self.hand
        if not self.chows() or self.answer == MADE_PAIR or self.answer == MADE_UNKNOWN:
            return False
        if self.answer == MADE_THREE and not self.open_is_three():
            return False
        simple = PUNG << 5 | SIMPLE << 2 | EXPOSED
        terminal = PUNG << 5 | TERMINAL << 2 | EXPOSED
        return hand.count(simple, simple) + hand.count(terminal, terminal) > 0

    def open_is_three(self):
        """True where an open chow pays as little as a three: one answer does for both."""
        return not self._rules.winner_points[OPEN << 2 | self._state()]

    def claimed(self):
        """True where the winning tile was another's."""
        return self.hand.flags & CLAIMED

    def chows(self):
        """How many chows there are."""
        return self.hand.count(0, 31)

    def pungs(self):
        """How many pungs there are, exposed or not."""
        return self.hand.count(PUNG << 5, (PUNG << 5) + 31)

    def _state(self):
        return BY_CLAIM if self.claimed() else BY_DRAW
