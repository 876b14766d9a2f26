# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who pays whom, for any scores: zero-sum, East double, the caps of Part Two."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind import settle, void
from eastwind.rulesets import load, options

SCORES = st.lists(st.integers(0, 400_000), min_size=4, max_size=4)
SEATS = st.integers(0, 3)
PRESENT = st.sampled_from([0b1111, 0b0111, 0b1011, 0b1101, 0b0101])
LIMITS = st.sampled_from(["none", "300", "400", "600"])


def rules_of(limit, cap="difference"):
    rules = load("harr_limit")
    for name, text in (("p2_limit", limit), ("p2_nonwinner_cap", cap)):
        assert options(rules).choose(name, text)
    return rules


def expected(scores, present, winner, dead, limit, each):
    """Net by seat, added up from the book's sentences one pair at a time."""
    top = limit or 10**9
    net = [0] * 4
    seats = [seat for seat in range(4) if present >> seat & 1]
    counts = [0 if dead >> seat & 1 else scores[seat] for seat in range(4)]
    if each:
        counts = [min(score, top) for score in counts]
    for payer in seats:
        for payee in seats:
            if payee == winner and payer != winner:
                amount = min(scores[winner], top)
            elif winner not in (payer, payee) and counts[payee] > counts[payer]:
                amount = min(counts[payee] - counts[payer], top)
            else:
                continue
            if 0 in (payer, payee):
                amount *= 2
            net[payer] -= amount
            net[payee] += amount
    return net


@given(SCORES, PRESENT, SEATS, st.integers(0, 15), LIMITS, st.sampled_from(["difference", "each"]))
def test_a_hand_is_settled_pair_by_pair(scores, present, winner, dead, limit, cap):
    if not present >> winner & 1:
        return
    dead &= present & ~(1 << winner)
    out = settle.Settlement()
    rules = rules_of(limit, cap)
    settle.settle(rules, scores, present, winner, -1, dead, out)
    assert sum(out.net) == 0 and min(out.pay) >= 0
    assert out.net == expected(scores, present, winner, dead, rules.limit, cap == "each")


@given(SCORES, PRESENT, SEATS, SEATS, LIMITS)
def test_one_pays_for_all(scores, present, winner, payer, limit):
    if winner == payer or not present >> winner & present >> payer & 1:
        return
    out = settle.Settlement()
    rules = rules_of(limit)
    settle.settle(rules, scores, present, winner, payer, 0, out)
    shares = expected(
        [s * (i == winner) for i, s in enumerate(scores)], present, winner, 0, rules.limit, False
    )
    wanted = [0] * 4
    wanted[winner], wanted[payer] = shares[winner], -shares[winner]
    assert out.net == wanted


@given(PRESENT, SEATS, LIMITS, st.integers(9, 13))
def test_penalty_and_washing(present, seat, limit, heads):
    if not present >> seat & 1:
        return
    out = settle.Settlement()
    rules = rules_of(limit)
    others = [other for other in range(4) if present >> other & 1 and other != seat]
    void.penalty(rules, seat, present, out)
    half = (rules.limit or 300) // 2
    assert sum(out.net) == 0
    assert out.net[seat] == -sum(half * (2 if 0 in (seat, other) else 1) for other in others)
    void.wash(rules, seat, heads, present, out)
    assert sum(out.net) == 0
    assert out.net[seat] == len(others) * {9: 50, 10: 70, 11: 100, 12: 150, 13: 200}[heads]


@pytest.mark.parametrize(
    "seat, heads, net", [(0, 9, [150, -50, -50, -50]), (1, 13, [-200, 600, -200, -200])]
)
def test_washing_is_paid_alike_by_all_East_too_p61(seat, heads, net):
    out = settle.Settlement()
    void.wash(load("harr_limit"), seat, heads, 0b1111, out)
    assert out.net == net


def test_a_net_of_zero_stays_zero():
    """A public report: a change of exactly nothing must not become the starting points."""
    out = settle.Settlement()
    settle.settle(load("harr"), [0, 4, 10, 2], 0b1111, 2, -1, 0, out)
    assert out.net == [-32, 0, 40, -8]
