# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The limit hands that do not follow from the cells of the grid: one row chooses among those that
the sets, and how it was won, allow. Must not know the page."""

from eastwind.counting import of_class
from eastwind.facts import (
    EAST_STREAK,
    GATES,
    IRREGULAR,
    JADE,
    NAMED_TILE,
    NINE_WAITS,
    NO_CHOW,
    SNAKE,
    SUIT_HONOURS,
    SUITS,
)
from eastwind.sets import DRAGON, SIMPLE, TERMINAL
from eastwind.tiles import EAST
from gadget import more
from gadget.texts import part

texts = part("specials")

SPECIALS = IRREGULAR | JADE | NAMED_TILE | EAST_STREAK

_AS_SETS = GATES | NINE_WAITS | SNAKE  # hands that can be told as sets, too


class Specials:
    """names: what the answers from 1 on are called; 0 is none. full: the winner's hand is."""

    def __init__(self, hand, rules, seat):
        self._hand = hand
        self._seat = seat
        found = []  # their rows of the rules
        names = []
        for limit in rules.limits:
            row = limit[3]
            if limit[1] & SPECIALS and not (found and found[-1][3] == row):
                found.append(limit)
                names.append(more.row(row) if row > more.BEFORE else texts.TOLD[-1])
        self._limits = tuple(found)
        self.names = tuple(names)

    def answer(self, full):
        """Which is told, counted from 1 on."""
        flags = self._hand.flags & SPECIALS
        i = 0
        while flags and i < len(self._limits):
            needs = self._limits[i][1] & SPECIALS
            if flags & needs == needs and self._can(i, full):
                return i + 1
            i += 1
        return 0

    def beside(self, step, full):
        """The next (1) or the former (-1) answer that is possible, round the end."""
        i = self.answer(full)
        count = len(self._limits) + 1
        i = (i + step) % count
        while i and not self._can(i - 1, full):
            i = (i + step) % count
        return i

    def turn(self, step, full):
        """Tell it."""
        hand = self._hand
        i = self.beside(step, full)
        if hand.flags & IRREGULAR:
            hand.flags &= ~SUITS
        hand.flags &= ~SPECIALS
        if i:
            hand.flags |= self._limits[i - 1][1] & (SPECIALS | SUITS)

    def _can(self, i, full):
        looks, needs, also, _, _ = self._limits[i]
        hand = self._hand
        rest = looks & ~(SPECIALS | SUITS)
        if hand.flags & rest != needs & rest:
            return False
        if not hand.n:
            return needs & IRREGULAR
        if not full or needs & NAMED_TILE:
            return full
        if needs & EAST_STREAK:
            return self._seat == EAST
        simples = of_class(hand, SIMPLE)
        chows = hand.count(0, 31)
        if needs & JADE:
            dragons = of_class(hand, DRAGON)
            if hand.flags & SUITS and not also & NO_CHOW:
                simples += chows  # not asked of every hand of chows
            return dragons < 2 and simples + dragons == hand.n
        ends = of_class(hand, TERMINAL)
        suited = ends == 2 and chows > 1 and simples + ends + chows == hand.n
        return suited and needs & _AS_SETS and not needs & SUIT_HONOURS
