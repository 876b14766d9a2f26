# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who gets a discard, and which fours of a kind may be made."""

import pytest

from eastwind.claims import (
    NO_CLAIM,
    NOT_ALLOWED,
    TO_CHOW,
    TO_PUNG,
    TO_WIN,
    TO_WIN_BY_CHOW,
    award,
    four,
)
from eastwind.rulesets import load
from eastwind.seats import NOBODY, PRESENT, next_place
from eastwind.sets import CONCEALED, EXPOSED, KONG, TERMINAL, code

E, S, W, N = range(4)
FOUR = PRESENT[4]


def calls(**by_seat):
    return [by_seat.get(seat, NO_CLAIM) for seat in "ESWN"]


@pytest.mark.parametrize(
    "discarder, claims, to",
    [
        pytest.param(E, calls(S=TO_CHOW), S, id="E. To Chow, Illustration 11, p.18-19"),
        pytest.param(E, calls(W=TO_CHOW), NOBODY, id="E. To Chow, p.18: not from across"),
        pytest.param(S, calls(E=TO_PUNG), E, id="F. To Pung, Illustration 12, p.20"),
        pytest.param(E, calls(S=TO_CHOW, N=TO_PUNG), N, id="F. rule 4, p.21: pung over chow"),
        pytest.param(E, calls(S=TO_PUNG, N=TO_WIN), N, id="F. rule 5, p.21: win over pung"),
        pytest.param(S, calls(E=TO_WIN, N=TO_WIN), N, id="F. rule 6, p.21: the nearest winner"),
    ],
)
def test_claim(discarder, claims, to):
    assert award(discarder, claims, FOUR, True) == to


def test_play_goes_on_right_of_the_claimant_F_To_Pung_Illustration_12_p20():
    assert next_place(E, FOUR) == S


def test_nobody_claims():
    assert award(W, calls(), FOUR, True) == NOBODY


def test_the_discarder_claims_nothing():
    assert award(W, calls(W=TO_WIN), FOUR, True) == NOBODY


def test_winning_sequence_from_any_seat_F_rule_2_p20():
    assert award(E, calls(N=TO_WIN_BY_CHOW), FOUR, True) == N
    assert award(E, calls(S=TO_PUNG, N=TO_WIN_BY_CHOW), FOUR, True) == N
    assert award(E, calls(W=TO_WIN_BY_CHOW, N=TO_WIN), FOUR, True) == W


def test_winning_sequence_only_from_the_left_where_the_table_says_so():
    assert award(E, calls(N=TO_WIN_BY_CHOW), FOUR, False) == NOBODY
    assert award(E, calls(S=TO_WIN_BY_CHOW), FOUR, False) == S
    assert award(E, calls(W=TO_WIN_BY_CHOW, N=TO_WIN), FOUR, False) == N
    assert award(E, calls(S=TO_PUNG, N=TO_WIN_BY_CHOW), FOUR, False) == S


def test_a_dummy_is_passed_over_Two_and_three_players_p76():
    assert award(W, calls(E=TO_CHOW), PRESENT[3], True) == E
    assert award(E, calls(W=TO_CHOW), PRESENT[2], True) == W


@pytest.mark.parametrize(
    "shown, claimed, lies, points",
    [
        pytest.param(False, True, EXPOSED, 16, id="Illustration 13, p.23: three in hand, discard"),
        pytest.param(False, False, CONCEALED, 32, id="Illustration 14, p.23: three in hand, drawn"),
        pytest.param(True, False, EXPOSED, 16, id="Illustration 15, p.24: three exposed, drawn"),
    ],
)
def test_four(shown, claimed, lies, points):
    assert four(shown, claimed, 1) == lies
    assert load("harr").other_points[code(KONG, TERMINAL, lies)] == points  # the book's are d1


def test_no_four_of_an_exposed_three_and_a_discard_Illustration_15_p24():
    assert four(True, True, 1) == NOT_ALLOWED


@pytest.mark.parametrize("shown", [False, True])
@pytest.mark.parametrize("claimed", [False, True])
def test_no_four_without_a_loose_tile(shown, claimed):
    assert four(shown, claimed, 0) == NOT_ALLOWED
