# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Seats: the roll for East, the wind box, who sits where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind.lots import Roll, count_off, reseat
from eastwind.seats import NOBODY, PRESENT, next_place, place_of, seat_of

E, S, W, N = range(4)
players = st.integers(2, 4)


def roll(present, *sums):
    dice = Roll(present)
    for total in sums:
        dice.throw(total)
    return dice


def test_the_highest_throw_is_east_A_East_Wind_p13():
    dice = roll(PRESENT[4], 7, 11, 3, 10)
    assert dice.east == 1
    assert dice.turn() == NOBODY


def test_only_the_tied_throw_again_A_East_Wind_p13():
    dice = roll(PRESENT[4], 9, 4, 9, 9)
    assert (dice.east, dice.turn()) == (NOBODY, 0)
    dice.throw(5)
    dice.throw(8)
    dice.throw(8)
    assert (dice.east, dice.turn()) == (NOBODY, 2)
    dice.throw(2)
    assert (dice.east, dice.turn()) == (NOBODY, 3)
    dice.throw(3)
    assert dice.east == 3


def test_a_low_second_throw_does_not_lose_to_who_is_out():
    assert roll(PRESENT[4], 10, 11, 11, 9, 3, 2).east == 1


@pytest.mark.parametrize(
    "count, order", [(4, [0, 1, 2, 3]), (3, [0, 1, 2]), (2, [0, 2])], ids=["four", "three", "two"]
)
def test_who_throws(count, order):
    dice = Roll(PRESENT[count])
    for place in order:
        assert dice.turn() == place
        dice.throw(6)
    assert dice.turn() == 0


@pytest.mark.parametrize("total", [0, 1, 13, -2])
def test_two_dice_cannot_show(total):
    with pytest.raises(ValueError, match="2 to 12"):
        Roll(PRESENT[4]).throw(total)


def test_no_throw_after_east_is_found():
    dice = roll(PRESENT[2], 3, 4)
    with pytest.raises(ValueError, match="found"):
        dice.throw(5)


@given(players, st.lists(st.integers(2, 12), max_size=40))
def test_roll_agrees_with_a_plain_model(count, sums):
    dice = Roll(PRESENT[count])
    rivals = [place for place in range(4) if PRESENT[count] >> place & 1]
    while len(rivals) > 1 and len(sums) >= len(rivals):
        thrown = {}
        for place in rivals:
            assert (dice.east, dice.turn()) == (NOBODY, place)
            thrown[place] = sums.pop(0)
            dice.throw(thrown[place])
        rivals = [place for place in rivals if thrown[place] == max(thrown.values())]
    assert dice.east == (rivals[0] if len(rivals) == 1 else NOBODY)


def test_wind_box_Part_II_Procedure_of_Play_Illustration_1_p57_58():
    names = "ABCD"
    arranger = count_off(names.index("C"), 7)
    assert names[arranger] == "A"
    first = count_off(arranger, 8)
    assert [names[count_off(first, nth)] for nth in (1, 2, 3, 4)] == ["D", "A", "B", "C"]
    assert names[count_off(first, 2)] == "A"  # the box stands second: East's seat is before A


def test_everybody_sits_by_the_marker_drawn_Part_II_p58_59():
    origin = [NOBODY] * 4
    reseat([W, E, N, S], 2, origin)  # the box stands before place 2, place 1 drew East
    assert origin[2] == 1  # East comes to the box
    assert origin[3] == 3  # South to his right
    assert origin[0] == 0  # West opposite
    assert origin[1] == 2  # North to his left


@given(st.permutations([E, S, W, N]), st.integers(0, 3))
def test_reseat_moves_each_player_once(markers, box_holder):
    origin = [NOBODY] * 4
    reseat(markers, box_holder, origin)
    assert sorted(origin) == [0, 1, 2, 3]
    for place in range(4):
        assert seat_of(place, box_holder) == markers[origin[place]]


def test_south_sits_at_the_right_of_east_A_East_Wind_p13():
    assert [seat_of(place, 2) for place in range(4)] == [W, N, E, S]


@given(st.integers(0, 3), st.integers(0, 3))
def test_place_of_undoes_seat_of(place, east):
    assert place_of(seat_of(place, east), east) == place


@pytest.mark.parametrize(
    "count, order",
    [(4, [0, 1, 2, 3, 0]), (3, [0, 1, 2, 0]), (2, [0, 2, 0])],
    ids=["four, A p.13", "three with a dummy, p.76", "two opposite, p.76"],
)
def test_play_runs_to_the_right(count, order):
    for here, there in zip(order, order[1:]):
        assert next_place(here, PRESENT[count]) == there
