# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A game of sixteen hands with all that can happen in one, as actions upon a table.

Hands are counted and settled by the core, as screens do it.
"""

from eastwind import events, facts
from eastwind.correct import Correction
from eastwind.hand import Hand
from eastwind.rulesets import load
from eastwind.scoring import Sheet, score
from eastwind.seats import NOBODY, next_place, place_of, seat_of
from eastwind.sets import CHOW, CONCEALED, DRAGON, EXPOSED, KONG, PAIR, PUNG, SIMPLE, TERMINAL, code
from eastwind.settle import Settlement, settle
from eastwind.void import penalty, wash

NAMES = ["Ann", "Jörg, the elder", "李四", 'Mo "the cat"']
RULES = "harr_limit"
HANDS = 16

CHEAP = [code(CHOW, SIMPLE, CONCEALED)] * 4 + [code(PAIR, SIMPLE, CONCEALED)]
TYPICAL = [
    code(CHOW, SIMPLE, CONCEALED), code(PUNG, SIMPLE, EXPOSED), code(PUNG, TERMINAL, EXPOSED),
    code(PUNG, DRAGON, CONCEALED), code(PAIR, SIMPLE, CONCEALED),
]  # fmt: skip
RICH = [code(KONG, SIMPLE, CONCEALED), code(PUNG, DRAGON, EXPOSED), *TYPICAL[2:]]
SOME = [code(PUNG, TERMINAL, EXPOSED), code(PAIR, DRAGON, CONCEALED)]
FEW = [code(PUNG, SIMPLE, CONCEALED)]

# winner by seat, how, its sets, the losers' by seat from the winner's right; who pays for all
DEALS = [
    (1, events.BY_DISCARD, TYPICAL, ([], FEW, SOME), NOBODY),
    (0, events.BY_DRAW, CHEAP, ([], [], FEW), NOBODY),
    (2, events.BY_LOOSE, RICH, (SOME, [], FEW), NOBODY),
    (3, events.BY_DISCARD, RICH, (), 1),
    (1, events.BY_LAST, CHEAP, (FEW, FEW, FEW), NOBODY),
]


def hand_of(sets, flags=0):
    """A hand of these sets, by their codes."""
    hand = Hand()
    hand.flags = flags
    for number in sets:
        hand.add(number)
    return hand


class Evening:
    """actions: functions of a table, each of which is one press of OK."""

    def __init__(self):
        self.rules = load(RULES)
        self.sheet = Sheet()
        self.paid = Settlement()
        self.actions = [self.begin, lambda table: table.seats(1)]
        self.hands = 0
        deals = 0
        while self.hands < HANDS:
            if self.hands == 3:
                self._one(lambda table: table.draw())
            elif self.hands == 5:
                self._one(self._wash)
            elif self.hands == 8:
                self._one(self._penalty)
            else:
                self._deal(*DEALS[deals % len(DEALS)])
                deals += 1
                if self.hands == 7:
                    self._slip()
                elif self.hands == 11:
                    self.actions.append(self._correct)
                    self.actions += [lambda table: table.undo(), lambda table: table.redo()]
        self.actions.append(lambda table: table.rename(2, "Łucja"))

    def begin(self, table):
        """The game, before its seats."""
        table.new_game(self.rules, 4, NAMES, start=2000, length=4)

    def _one(self, action):
        self.actions.append(action)
        self.hands += 1

    def _deal(self, winner, how, sets, losers, pays_all):
        """A winner's hand, the losers' hands, then the settlement."""

        def count(table, seat, held):
            match = table.match
            place = place_of(seat, match.east)
            hand = hand_of(held, facts.WINNER if seat == winner else 0)
            payer = NOBODY if pays_all == NOBODY else place_of(pays_all, match.east)
            table.draft(place, hand, score(hand, self.rules, self.sheet), payer, how)

        def close(table):
            match = table.match
            scores = [match.scores[place_of(seat, match.east)] for seat in range(4)]
            settle(self.rules, scores, 15, winner, pays_all, 0, self.paid)
            payer = NOBODY if pays_all == NOBODY else place_of(pays_all, match.east)
            table.deal(place_of(winner, match.east), self.paid, how, payer, payer != NOBODY)

        self.actions.append(lambda table: count(table, winner, sets))
        for k, held in enumerate(losers):
            self.actions.append(
                lambda table, k=k, held=held: count(table, (winner + 1 + k) & 3, held)
            )
        self._one(close)

    def _slip(self):
        """Two hands taken back and brought back, and one hand counted twice."""
        self.actions += [lambda table: table.undo(), lambda table: table.undo()]
        self.actions += [lambda table: table.redo(), lambda table: table.redo()]
        self.actions.append(lambda table: table.draft(0, hand_of(SOME), 12, open=True))
        self.actions.append(lambda table: table.draft(0, hand_of(SOME), 12))

    def _wash(self, table):
        wash(self.rules, 2, 11, 15, self.paid)
        table.wash(place_of(2, table.match.east), self.paid, 11)

    def _penalty(self, table):
        penalty(self.rules, 0, 15, self.paid)
        table.penalty(table.match.east, self.paid, events.FALSE_MAHJONGG, False)

    def _correct(self, table):
        """The first hand was worth more, and another player had won it."""
        fix = Correction(table, 0)
        winner = next_place(next_place(fix.match.east, 15), 15)
        hand = hand_of(RICH, facts.WINNER)
        fix.draft(winner, hand, score(hand, self.rules, self.sheet))
        scores = [0, 16, fix.match.scores[winner], 8]
        settle(self.rules, scores, 15, seat_of(winner, fix.match.east), NOBODY, 0, self.paid)
        fix.deal(winner, self.paid, events.BY_DRAW)
        fix.accept()
