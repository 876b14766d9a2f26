# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The wall: who breaks it and where, the picture of it, the deal, what is left to draw."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conftest import begun
from eastwind.deal import deal_order, drawable, end_of_wall
from eastwind.seats import PRESENT
from eastwind.wall import break_wall, overflows, side_length, side_of
from gadget.keys import DIGIT, OK
from gadget.screens.wall import WallScreen
from playing import unseen

E, S, W, N = range(4)
throws = st.integers(2, 12)
lengths = st.sampled_from([17, 18])


def test_breaker_by_easts_throw_B_Breaking_the_Wall_Illustration_6_p15():
    seats = {E: [5, 9], S: [2, 6, 10], W: [3, 7, 11], N: [4, 8, 12]}
    for seat, sums in seats.items():
        assert [side_of(total) for total in sums] == [seat] * len(sums)


@pytest.mark.parametrize(
    "first, second, length, expected",
    [
        pytest.param(7, 7, 17, (W, 14, 3, W, 15), id="B. Breaking the Wall, Illustration 7, p.15"),
        pytest.param(11, 9, 17, (S, 3, 14, S, 4), id="not in the book: carried on, 11 + 9"),
        pytest.param(7, 10, 17, (W, 17, 0, S, 1), id="not in the book: the sum is the side, 17"),
        pytest.param(6, 12, 18, (S, 18, 0, E, 1), id="not in the book: the sum is the side, 18"),
        pytest.param(12, 12, 17, (W, 7, 10, W, 8), id="not in the book: the highest sum"),
        pytest.param(5, 12, 18, (E, 17, 1, E, 18), id="with mandarins, 18 long, p.29"),
        pytest.param(9, 10, 18, (N, 1, 17, N, 2), id="not in the book: carried on from East"),
    ],
)
def test_break(first, second, length, expected):
    assert break_wall(first, second, length) == expected


def test_overflow_is_a_count_beyond_the_side():
    assert not overflows(7, 10, 17)
    assert overflows(8, 10, 17)
    assert not overflows(8, 10, 18)


@pytest.mark.parametrize("first, second", [(1, 7), (7, 13)])
def test_two_dice_cannot_show(first, second):
    with pytest.raises(ValueError, match="2 to 12"):
        break_wall(first, second, 17)


@given(throws, throws, lengths)
def test_drawing_begins_where_a_walk_round_the_square_comes_to(first, second, length):
    # all stacks in the order of drawing: each side from its right end, then the side at the left
    square = [(side, stack) for side in (E, N, W, S) for stack in range(1, length + 1)] * 2
    at = square.index((side_of(first), 1)) + first + second - 1
    side, stack, left, draw_side, draw_stack = break_wall(first, second, length)
    assert square[at] == (side, stack)
    assert square[at + 1] == (draw_side, draw_stack)
    assert square[at - 1] == end_of_wall(side, stack, length)
    assert stack + left == length


def test_loose_tiles_lie_right_of_the_gap_Illustration_7_p15():
    assert end_of_wall(W, 14, 17) == (W, 13)
    assert end_of_wall(N, 1, 18) == (E, 18)


# the arrow of drawing on each side of the picture: East sits below, South at the right
ARROWS = {"East": "◀", "South": "▼", "West": "▶", "North": "▲"}


def marked(rows, mark):
    """Before whom a mark lies in the picture."""
    ((line, column),) = [(i, row.index(mark)) for i, row in enumerate(rows) if mark in row[:10]]
    if line in (1, 6):
        return "West" if line == 1 else "East"
    return "South" if column else "North"


def test_the_picture_has_the_marks_on_the_sides_that_the_words_name(device):
    session = begun(unseen(device)).app.screen.session
    for first, second in itertools.product(range(2, 13), repeat=2):
        screen = WallScreen(session)
        for total in (first, second):
            for digit in str(total):
                screen.handle(DIGIT + int(digit))
            screen.handle(OK)
        screen.paint(device.app.page)
        rows = device.rows()
        side, draw = rows[1][11:].split()[0], rows[6][11:].split()[0]
        breaker = ("East", "South", "West", "North")[(first - 1) % 4]  # p.15
        assert side == breaker or first + second > 17
        assert (marked(rows, "●"), marked(rows, ARROWS[draw])) == (side, draw), (first, second)
        assert rows[5][11] == ARROWS[draw]


def test_deal_C_Drawing_the_Original_Hand_p16():
    taken = [0] * 4
    for seat, tiles in deal_order(PRESENT[4]):
        taken[seat] += tiles
    assert taken == [14, 13, 13, 13]
    assert deal_order(PRESENT[4])[:5] == [(E, 4), (S, 4), (W, 4), (N, 4), (E, 4)]
    assert deal_order(PRESENT[4])[-5:] == [(E, 1), (S, 1), (W, 1), (N, 1), (E, 1)]
    assert 136 - sum(taken) == drawable(136, 4, 0) == 83
    assert drawable(136, 4, 14) == 69


def test_deal_with_mandarins_p29():
    assert side_length(136) == 17
    assert side_length(144) == 18
    assert drawable(144, 4, 0) == 91
    assert drawable(144, 4, 14) == 77


@pytest.mark.parametrize("players", [2, 3])
def test_a_dummy_is_dealt_nothing_Two_and_three_players_p76(players):
    order = deal_order(PRESENT[players])
    assert sum(tiles for _, tiles in order) == 13 * players + 1
    assert sorted({seat for seat, _ in order}) == {2: [E, W], 3: [E, S, W]}[players]
