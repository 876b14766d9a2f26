# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The most work that one hand can give the arranger, found by trying all hands of one suit.

What is counted is how often the arranger scores: once for each placing (see one_suit).
"""

import sys

import pytest

from eastwind.arrange import Arranger
from eastwind.facts import CLAIMED, DRAWN, WINNER
from eastwind.hand import Hand
from eastwind.loose import Loose
from eastwind.readings import Readings, classify
from eastwind.rulesets import load
from eastwind.scoring import score
from eastwind.sets import CHOW, EXPOSED, PUNG
from eastwind.tiles import EAST, NO_WIND
from one_suit import laid_out, placings, whole

HANDS = 13259  # complete hands of one suit
MOST_READINGS = 4
MOST_IN_HAND = 8  # placings while nothing lies on the table
MOST = 10  # placings of any hand
DEPTH = 7  # calls one inside the other, arrange() the first; the board has room for 26

# the worst hands, which go up the suit as far as they fit: tiles of each rank, sets on the table
READ = ((3, 4, 4, 3, 0, 0, 0, 0, 0), (3, 3, 3, 3, 2, 0, 0, 0, 0), (2, 3, 3, 3, 3, 0, 0, 0, 0))
IN_HAND = (3, 4, 4, 3, 0, 0, 0, 0, 0)  # b11122223333444, won with b2 or b3
HELD, LAID = (3, 1, 4, 3, 0, 0, 0, 0, 0), [(1, 1, 1)]  # b11123333444 | b222, with b2 claimed
WON = 1

EVERY = 97  # of the hands with sets on the table so many are arranged, beside the worst


class Watch:
    """A profiler: how often score() is called, and how deep the calls lie."""

    def __init__(self):
        self.scored = self.depth = self.deepest = 0

    def __call__(self, frame, event, _):
        if event == "call":
            self.depth += 1
            self.deepest = max(self.depth, self.deepest)
            self.scored += frame.f_code is score.__code__
        elif event == "return":
            self.depth -= 1


@pytest.fixture(scope="module")
def scored():
    """How often a hand is scored: ranks held, a rank won, sets laid out; watches the depth."""
    rules = load("harr_limit")
    loose = Loose()
    arranger = Arranger()
    loose.flags = WINNER
    assert not arranger.arrange(loose, rules)  # loads what only some rulesets need

    def run(held, won, laid=()):
        loose.clear()
        loose.seat = loose.round = EAST
        loose.flags = WINNER | (CLAIMED if laid else DRAWN)
        loose.tile = won
        loose.hold([rank for rank in range(9) for _ in range(held[rank])])
        for one in laid:
            loose.lay(PUNG if one[0] == one[1] else CHOW, one[0], EXPOSED)
        assert not loose.problems()
        watch = Watch()
        before = sys.getprofile()
        sys.setprofile(watch)
        try:
            found = arranger.arrange(loose, rules)
        finally:
            sys.setprofile(before)
        assert found
        assert watch.deepest <= DEPTH
        return watch.scored

    return run


def test_all_hands_are_tried():
    assert len(whole(4, 1)) == HANDS


def test_readings_are_all_found_and_few():
    hand = Hand()
    readings = Readings(hand)
    classify(EAST, NO_WIND, readings.classes)
    most = 0
    worst = set()
    for counts, wanted in whole(4, 1).items():
        hand.clear()
        readings.start([sum(counts[i] << 3 * i for i in range(9)), 0, 0, 0])
        found = []
        while readings.next():
            sets = zip(hand.codes[: hand.n], hand.tiles)
            found.append(tuple(sorted(ranks(code >> 5, tile) for code, tile in sets)))
        assert sorted(found) == sorted(tuple(sorted(sets)) for sets in wanted)
        if len(found) >= most:
            worst = {counts} if len(found) > most else worst | {counts}
            most = len(found)
    assert most == MOST_READINGS
    assert {lowest(counts) for counts in worst} == set(READ)


def ranks(kind, rank):
    """The ranks of a set."""
    return ((rank, rank + 1, rank + 2), (rank, rank), (rank, rank, rank))[kind]


def lowest(counts):
    """A hand moved down to the lowest rank."""
    return counts if counts[0] else lowest(counts[1:] + (0,))


def test_placings_in_hand_are_few(scored):
    by_rank = placings(1)
    worst = set()
    for counts in whole(4, 1):
        most = max(by_rank[counts])
        assert scored(counts, by_rank[counts].index(most)) == most <= MOST_IN_HAND
        if most == MOST_IN_HAND:
            worst.add(lowest(counts))
    assert worst == {IN_HAND}


def test_placings_with_sets_on_the_table_are_few(scored):
    hands = laid_out(4, 1)
    assert max(hands)[0] == MOST
    assert scored(HELD, WON, LAID) == MOST
    for i, (most, won, laid, held) in enumerate(hands):
        if most > MOST_IN_HAND or i % EVERY == 0:
            assert scored(held, won, laid) == most


def test_several_suits_are_no_worse():
    """The readings of other suits multiply, but have only the sets that the winning suit lacks."""
    for n in range(5):
        for pair in range(2):
            most = max([0] + [hand[0] for hand in laid_out(n, pair)])
            most = max([most] + [max(placings(pair)[counts]) for counts in whole(n, pair)])
            for m in range(5 - n):
                second = max(map(len, whole(m, 1 - pair).values()))
                third = max(map(len, whole(4 - n - m, 0).values()))
                assert most * second * third <= MOST
