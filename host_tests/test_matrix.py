# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the classical tables share and where they differ, as the sources set it side by side: points
and doubles of sets, who pays for all, penalties. Told from paper, number by number."""

import pytest

from eastwind import settle, void
from eastwind.rulesets import load
from eastwind.sets import CHOW, CLAIMED_KONG, CONCEALED, EXPOSED, KONG, PAIR, PUNG
from eastwind.switches import STREAK_PASSES
from score import answer_hand
from vector_queries import LATER

# simple, terminal, other wind, own, round, own and round, dragon; Babcock has no wind of the round
MINOR, MAJOR = 1, 6
PAIRS = {"babcock": (0, 0, 0, 2, 0, 2, 2)}
DOUBLES = {"babcock": (0, 0, 0, 1, 0, 1, 1)}
LIABLE = {"babcock": (), "bmja": (5,), "dmjl": (6,), "millington": (6,)}

every = pytest.mark.parametrize("ruleset", LATER)


@every
def test_points_of_sets_winner_or_not(ruleset):
    rules = load(ruleset)
    pairs = PAIRS.get(ruleset, (0, 0, 0, 2, 2, 4, 2))
    for table in (rules.winner_points, rules.other_points):

        def points(kind, state, table=table):
            return tuple(table[kind << 5 | cls << 2 | state] for cls in range(7))

        assert points(PUNG, EXPOSED) == (2,) * MINOR + (4,) * MAJOR
        assert points(PUNG, CONCEALED) == (4,) * MINOR + (8,) * MAJOR
        assert points(KONG, EXPOSED) == points(KONG, CLAIMED_KONG) == (8,) * MINOR + (16,) * MAJOR
        assert points(KONG, CONCEALED) == (16,) * MINOR + (32,) * MAJOR
        for state in range(3):
            assert points(PAIR, state) == pairs
            assert points(CHOW, state) == (0,) * 7


@every
def test_doubles_of_sets(ruleset):
    rules = load(ruleset)
    doubles = DOUBLES.get(ruleset, (0, 0, 0, 1, 1, 2, 1))
    for kind in (PUNG, KONG):
        assert tuple(rules.set_doubles[kind << 3 | cls] for cls in range(7)) == doubles


@every
def test_why_one_pays_for_all(ruleset):
    """BMJA: after misnaming; DMJL the dangerous game, Millington the cannon; Babcock none."""
    cases = load(ruleset).cases if LIABLE[ruleset] else 0
    assert [case for case in range(8) if cases >> case & 1] == list(LIABLE[ruleset])


@every
def test_the_winds_rotate_after_the_last_win_of_a_streak_by_dmjl_alone(ruleset):
    """East's ninth; Millington's thirteenth is a limit hand only."""
    assert bool(load(ruleset).switches & STREAK_PASSES) == (ruleset == "dmjl")


@pytest.mark.parametrize(
    "ruleset, which, present, net",
    [
        # DMJL, as kajongg has it: -50, -100 to who claimed it, -300 shared by the others
        ("dmjl", 2, 15, [-50, 0, 50, 0]),
        ("dmjl", 3, 15, [-100, 0, 100, 0]),
        ("dmjl", 4, 15, [-300, 100, 100, 100]),
        ("dmjl", 1, 5, [-300, 0, 300, 0]),
        ("dmjl", 4, 5, [-300, 0, 300, 0]),
        # BMJA, as kajongg has it: 50 to who claimed it
        ("bmja", 2, 15, [-50, 0, 50, 0]),
        ("bmja", 3, 15, [-50, 0, 50, 0]),
        # no such penalty is known
        ("bmja", 4, 15, [0, 0, 0, 0]),
        ("babcock", 1, 15, [0, 0, 0, 0]),
        ("millington", 1, 15, [0, 0, 0, 0]),
    ],
)
def test_penalties(ruleset, which, present, net):
    """1 false Mah-Jongg; 2 to 4 a discard misnamed and claimed for a chow, a pung, Mah-Jongg."""
    out = settle.Settlement()
    void.penalty(load(ruleset), 0, present, out, which, 2)
    assert out.net == net


HANDS = {
    # drawn or claimed; with a wind or of suits alone
    ("drawn", "mixed"): ("b222 c333 wwwwww b567 d99", "draw d9"),
    ("drawn", "suits"): ("b222 c333 d444 b567 d99", "draw d9"),
    ("claimed", "mixed"): ("b222 c333 wwwwww b567 d99", "discard b5"),
    ("claimed", "suits"): ("b222 c333 d444 b567 d99", "discard b5"),
    ("drawn", "exposed"): ("b222 c333 b567 d99 | wwwwww", "draw d9"),
    ("claimed", "exposed"): ("b222 c333 b567 d99 | wwwwww", "discard b5"),
}


@pytest.mark.parametrize("suits", ["no", "yes"])
@pytest.mark.parametrize("claims", ["no", "yes"])
def test_a_british_hand_is_concealed_as_was_agreed_and_once(claims, suits):
    """BMJA site, Doubling, and kajongg: the last tile may be claimed, suits alone do, or not."""
    chosen = {"concealed_by_discard": claims, "concealed_suits": suits}
    for (how, what), (hand, won) in HANDS.items():
        asked = {"rules": "bmja", "hand": hand, "seat": "S", "round": "E", "set": chosen}
        asked["won"], asked["tile"] = won.split()
        agreed = (how == "drawn" or claims == "yes") and (what == "mixed" or suits == "yes")
        doubles = 1 if agreed and what != "exposed" else 0
        assert answer_hand(asked)["doubles"] == doubles, (hand, won)
