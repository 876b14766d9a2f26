# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The most work that one hand can give the arranger, found by trying all hands of one suit.

What is counted is how many placings (see one_suit) the arranger tries, and how many it scores.
"""

import sys

import pytest

from eastwind.arrange import Arranger
from eastwind.best import Best
from eastwind.facts import CLAIMED, WINNER
from eastwind.hand import Hand
from eastwind.loose import Loose, classify
from eastwind.rulesets import load
from eastwind.scoring import score
from eastwind.sets import CHOW, EXPOSED, PUNG
from eastwind.split import Readings
from eastwind.tiles import EAST, NO_WIND
from one_suit import laid_out, placings, whole

HANDS = 13259  # complete hands of one suit
MOST_READINGS = 4
MOST_IN_HAND = 8  # placings while nothing lies on the table
MOST = 10  # placings of any hand
TRIED_IN_HAND = 6  # of these, those that the arranger tries; see eastwind.rulesets.ways
TRIED = 7
SCORED = 1  # ... and scores, for of the others their total is enough
DEPTH = 10  # calls one inside the other, arrange() the first; the board has room for 26

# the worst hands, which go up the suit as far as they fit: tiles of each rank, rank won, sets laid
READ = ((3, 4, 4, 3, 0, 0, 0, 0, 0), (3, 3, 3, 3, 2, 0, 0, 0, 0), (2, 3, 3, 3, 3, 0, 0, 0, 0))
PLACED = (3, 4, 4, 3, 0, 0, 0, 0, 0)  # b11122223333444, won with b2 or b3
IN_HAND = {  # b11223334444556, won with b4, and its mirror image
    ((2, 2, 3, 4, 2, 1, 0, 0, 0), 3),
    ((1, 2, 4, 3, 2, 2, 0, 0, 0), 2),
}
LAID = {  # b11233444556 | b234, won with b4, and its mirror image
    ((2, 1, 2, 3, 2, 1, 0, 0, 0), 3, ((1, 2, 3),)),
    ((1, 2, 3, 2, 1, 2, 0, 0, 0), 2, ((2, 3, 4),)),
}

EVERY = 97  # of the other hands so many are arranged


class Watch:
    """A profiler: how many placings are tried, how many scored, and how deep the calls lie."""

    def __init__(self):
        self.tried = self.scored = self.depth = self.deepest = 0

    def __call__(self, frame, event, _):
        if event == "call":
            self.depth += 1
            self.deepest = max(self.depth, self.deepest)
            self.scored += frame.f_code is score.__code__
            self.tried += frame.f_code is Best.keep.__code__
        elif event == "return":
            self.depth -= 1


@pytest.fixture(scope="module")
def tried():
    """How many placings are tried: ranks held, a rank won, sets laid out; watches the depth."""
    rules = load("harr_limit")
    loose = Loose()
    arranger = Arranger()
    loose.flags = WINNER
    assert not arranger.arrange(loose, rules)  # loads what only some rulesets need

    def run(held, won, laid=()):
        loose.clear()
        loose.seat = loose.round = EAST
        loose.flags = WINNER | CLAIMED
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
        assert watch.scored <= SCORED
        return watch.tried

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
    assert {lowest(counts)[0] for counts in worst} == set(READ)


def ranks(kind, rank):
    """The ranks of a set."""
    return ((rank, rank + 1, rank + 2), (rank, rank), (rank, rank, rank))[kind]


def lowest(counts, won=0, laid=()):
    """A hand, the rank won and the sets on the table, moved down to the lowest rank."""
    if counts[0] or any(0 in one for one in laid):
        return counts, won, laid
    down = tuple([tuple([rank - 1 for rank in one]) for one in laid])
    return lowest(counts[1:] + (0,), won - 1, down)


def test_placings_in_hand_are_few(tried):
    by_rank = placings(1)
    most = max(max(by_rank[counts]) for counts in whole(4, 1))
    assert most == MOST_IN_HAND
    assert {lowest(c)[0] for c in whole(4, 1) if max(by_rank[c]) == most} == {PLACED}
    worst = set()
    for i, counts in enumerate(whole(4, 1)):
        for won, placed in enumerate(by_rank[counts]):
            if placed >= TRIED_IN_HAND or placed and i % EVERY == 0:
                found = tried(counts, won)
                assert found <= min(placed, TRIED_IN_HAND)
                if found == TRIED_IN_HAND:
                    worst.add(lowest(counts, won)[:2])
    assert worst == IN_HAND


def test_placings_with_sets_on_the_table_are_few(tried):
    hands = laid_out(4, 1)
    assert max(hands)[0] == MOST
    worst = set()
    for i, (most, won, laid, held) in enumerate(hands):
        if most >= TRIED or i % (4 * EVERY) == 0:
            found = tried(held, won, laid)
            assert found <= min(most, TRIED)
            if found == TRIED:
                worst.add(lowest(held, won, laid))
    assert worst == LAID


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
