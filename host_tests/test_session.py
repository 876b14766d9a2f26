# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the screens stand on: the session, and the parts that several of them share."""

import random

import pytest

from eastwind import events, facts
from eastwind.match import Match
from eastwind.rulesets import options
from eastwind.sets import DRAGON, EXPOSED, PUNG, code
from eastwind.table import Table
from gadget import keys, nets
from gadget.dice import Dice
from gadget.names import fit
from gadget.number import Number
from gadget.rows import Rows
from gadget.session import Session
from gadget.turn import turn_place


@pytest.fixture
def session(game):
    return game.app.screen.session


def test_a_session_opens_the_game_that_a_log_holds(game, session):
    options(session.rules).choose("p2_limit", "600")
    session.table.new_game(session.rules, 3, ["Ann", "Bob", "Cyd", ""])
    session.table.seats(1)
    again = Session(Table(Match(), game.log))
    assert again.rules.id == "harr_limit" and again.rules.limit == 600
    assert again.match.names == ["Ann", "Bob", "Cyd", ""]
    assert again.seats() == 0b1011


def test_the_same_winner_counted_anew_keeps_the_losers(session):
    session.begin(1, events.BY_DISCARD)
    assert session.entry_order == b"\x01\x02\x03\x00"
    session.hands[2].add(code(PUNG, DRAGON, EXPOSED))
    session.begin(1, events.BY_DRAW)
    assert session.hands[1].flags == facts.WINNER | facts.DRAWN
    assert session.hands[2].n == 1
    session.begin(3, events.BY_DRAW)
    assert session.hands[2].n == session.hands[1].flags == 0


def test_a_hand_half_counted_is_taken_up_again(game, session):
    session.begin(2, events.BY_DISCARD, 3, 4)
    session.count(2)
    session.begin(1, events.BY_LOOSE)
    session.hands[1].add(code(PUNG, DRAGON, EXPOSED))
    session.count(1)
    session.count(2)
    again = Session(Table(Match(), game.log))
    assert (again.winner, again.how, again.pays_all) == (1, events.BY_LOOSE, -1)
    assert again.entry_order == session.entry_order and again.counted == 0b0110
    assert again.hands[1].n == 1 and not again.hands[2].flags
    assert again.scores == session.scores
    for place in (3, 0):
        again.count(place)
    again.settle()
    again.commit()
    assert Session(Table(Match(), game.log)).winner == -1


def test_who_pays_for_all_cancels_the_hands_of_the_losers(session):
    session.begin(2, events.BY_DISCARD, 3, 1)
    assert session.entry_order == b"\x02"
    session.scores[2] = 40
    session.settle()
    assert session.settlement.net == [0, 0, 160, -160]
    session.commit()
    assert session.match.totals == [0, 0, 160, -160]
    assert session.match.east == 1


def test_what_a_record_moved_is_what_the_settlement_said(session):
    session.table.draw()
    session.begin(3, events.BY_DRAW)
    session.scores[:] = [8, 16, 4, 64]
    session.settle()
    said, moved = [0] * 4, [0] * 4
    nets.from_settlement(session, said)
    session.commit()
    session.table.steps.read(1)
    nets.from_record(session.table.steps.slot, moved)
    assert said == moved == session.match.totals


def test_rows_wrap_scroll_and_show_values(device):
    page = device.app.page
    rows = Rows(1, 3)
    rows.fill(["one", "two", "three", "four"], ["", "2", "", ""])

    def shown():
        page.begin()
        rows.paint(page)
        page.end()
        return page.text()[1:4]

    assert shown() == [" one", " two              2", " three              ▼"]
    assert rows.move(keys.DOWN) and not rows.move(keys.LEFT)
    assert shown()[1] == " two             ◀2▶"
    rows.fill(rows.texts, ["", "2", "East", ""])
    assert rows.move(keys.DOWN)
    assert shown()[2] == " three       ◀East▶ ▼", "a free cell before the mark"
    rows.fill(["one", "two", "three and twenty", "four"], ["", "2", "1", ""])
    assert shown()[2] == "three and twenty ◀1▶▼", "but a full row has none: it gives up its margin"
    rows.fill(["one", "two", "three, twenty", "four"], ["", "2", "100", ""])
    assert shown()[2] == "three, twenty ◀100▶ ▼", "with one cell less there is room for both"
    rows.fill(["one", "two", "three", "four"], ["", "2", "", ""])
    assert rows.move(keys.UP)
    assert rows.move(keys.UP) and rows.move(keys.UP)
    assert rows.at == 3
    assert shown() == [" two              2 ▲", " three", " four"]
    rows.fill(["a"])
    assert rows.at == 0 and shown() == [" a", "", ""]


def test_a_number_is_turned_digit_by_digit(device):
    number = Number(95, 4)
    for key in (keys.UP, keys.LEFT, keys.UP, keys.LEFT, keys.LEFT, keys.DOWN, keys.LEFT, keys.DOWN):
        assert number.move(key)
    assert number.value == 9005
    assert not number.move(keys.OK)
    number = Number(4, 4)
    number.move(keys.LEFT)
    number.move(keys.LEFT)
    page = device.app.page
    page.begin()
    number.paint(page, 2, 0)
    page.end()
    assert page.text()[2] == " 004"


def test_dice_are_thrown_or_set():
    random.seed(2)
    dice = Dice()
    thrown = [dice.take() for _ in range(500)]
    assert set(thrown) == set(range(2, 13))
    assert dice.one + dice.two == thrown[-1]
    assert dice.move(keys.UP) and dice.move(keys.RIGHT) and not dice.move(keys.OK)
    assert dice.take() == 8 and dice.sum == dice.one == 0
    for _ in range(7):
        dice.move(keys.DOWN)
    assert dice.take() == 12


def test_names_are_cut_with_a_mark():
    assert fit("Ann", 3) == "Ann"
    assert fit("Anne", 3) == "An…"


def test_going_round_the_table_passes_empty_places_over():
    assert [turn_place(place, 0b0111, True) for place in (0, 1, 2)] == [1, 2, 0]
    assert [turn_place(place, 0b0101, False) for place in (0, 2)] == [2, 0]


@pytest.mark.parametrize(
    "value, shown",
    [
        (0, "0"),
        (7, "7"),
        (-1, "-1"),
        (123456, "123456"),
        (-123456, "-123456"),
        (1234567, "1234567"),
    ],
)
def test_tall_numbers_end_at_their_column(device, value, shown):
    page = device.app.page
    page.begin()
    page.tall(2, 12, value)
    page.end()
    assert page.text()[2] == shown.rjust(12)
    assert not page.cut
    lit = [[x for x, p in enumerate(row) if p] for row in device.pixels()]
    assert min(y for y, row in enumerate(lit) if row) >= 17
    assert max(y for y, row in enumerate(lit) if row) <= 30
    assert max(x for row in lit for x in row) <= 12 * 6


def test_a_tall_number_that_does_not_fit_says_so_until_it_does(device):
    page = device.app.page
    for value, cut in ((-1234567, True), (-1234567, True), (5, False)):
        page.begin()
        page.tall(2, 12, value)
        page.end()
        assert page.cut == cut
