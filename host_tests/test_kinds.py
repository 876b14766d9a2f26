# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""All that is reached without directions: with PREV, NEXT and OK, with a knob, with digit keys."""

import pytest

from playing import begin, play, shows
from presses import BOARDS
from sim.device import Device

LINES = ("three", "knob")


@pytest.fixture(params=LINES)
def line(request):
    """A game on a device with a line of keys."""
    return begin(request.param)


@pytest.fixture
def twelve():
    return begin("twelve")


@pytest.mark.parametrize("kind", LINES)
def test_a_new_game_with_other_values(kind):
    device = Device(BOARDS[kind])
    play(device, "OK NEXT OK NEXT OK NEXT OK")  # players 3, Harr with limit, its limit
    assert shows(device, "Limit") and shows(device, "OK go on")
    play(device, "OK OK OK OK")
    assert shows(device, "OK take")
    play(device, "OK NEXT OK")  # the first player's name
    play(device, "NEXT OK OK PREV PREV OK")  # Bb, and from A before it to the end
    assert shows(device, "Name 1 Bb")
    play(device, "BACK")
    assert not shows(device, "Bb")


def test_a_number_is_told_digit_by_digit(line):
    play(line, "BACK PREV PREV PREV OK OK NEXT NEXT")  # menu, new game: the rules
    assert shows(line, "Harr, limit")
    play(line, "NEXT OK")
    assert shows(line, "Limit")
    play(line, "NEXT NEXT NEXT NEXT OK NEXT OK OK OK OK")
    assert shows(line, "Limit") and shows(line, "312"), "314 is no multiple of 4"


def test_a_wash(line):
    play(line, "OK OK NEXT OK")
    assert shows(line, "OK go on") and shows(line, "Wash: ")
    play(line, "NEXT OK NEXT")
    assert shows(line, "10") and shows(line, "210") and shows(line, "OK save")
    play(line, "OK")
    assert line.app.screen.session.match.hand == 2


def test_a_false_mahjongg(line):
    play(line, "OK OK NEXT NEXT OK NEXT OK")
    assert line.app.screen.session.match.hand == 2
    assert line.app.screen.session.match.totals[1] < 0


def test_the_seats_and_nobody_make_a_ring(line):
    for key, text in (("NEXT", "OK choose"), ("PREV", "OK nobody"), ("PREV", "OK choose")):
        play(line, key)
        assert shows(line, text)
    play(line, "PREV PREV PREV PREV")
    assert shows(line, "OK nobody")


def test_points_and_doubles(line):
    play(line, "NEXT OK OK PREV OK")
    play(line, "PREV")  # past 0 lies the word
    assert shows(line, "OK change")
    play(line, "OK NEXT NEXT OK NEXT OK")  # 14
    assert shows(line, "Doubles") and shows(line, "OK go on")
    play(line, "OK NEXT NEXT")
    assert line.rows()[5].split() == ["56"]
    play(line, "OK")
    assert line.app.screen.session.scores[0] == 56


def test_the_lines_of_all_players_are_one_list(line):
    play(line, "NEXT OK OK PREV OK NEXT NEXT OK OK OK OK OK")
    assert shows(line, "Scores")
    seen = []
    for _ in range(5):
        play(line, "NEXT")
        seen.append(line.rows()[0].split()[0])
    assert seen == ["E", "S", "W", "N", "Scores"]
    play(line, "PREV")
    assert line.rows()[0].split()[0] == "N"


def test_the_footer_names_the_key(line, game, five):
    assert shows(line, "HOLD menu") and shows(game, "BACK menu") and shows(five, "HOLD menu")
    play(line, "BACK")
    assert shows(line, "HOLD leave")


def test_skipping_leads_to_the_next_row():
    three = begin("three")
    play(three, "NEXT OK OK NEXT NEXT FAST")
    cursor = three.app.screen.cursor
    assert (cursor.row, cursor.column) == (2, 0)


def test_next_goes_over_every_place_that_can_be(line):
    play(line, "NEXT OK OK")
    cursor = line.app.screen.cursor
    cells = line.app.screen.cells
    seen = set()
    places = sum(cells.able) + 2  # single heads, and Points
    for _ in range(places):
        seen.add((cursor.row, cursor.column))
        play(line, "NEXT")
    assert len(seen) == places
    assert (cursor.row, cursor.column) == (0, 0)


def test_the_sets_of_a_hand_by_digits(twelve):
    play(twelve, "=6 9 0 2")  # a concealed four of 1/9
    hand = twelve.app.screen.hand
    assert (hand.n, twelve.app.screen.told.value) == (1, 32)
    play(twelve, "0 =2 BACK BACK")
    assert hand.n == 0
    play(twelve, "8")
    assert shows(twelve, "Pair")
    play(twelve, "BACK")
    assert shows(twelve, "OK add")
    play(twelve, "9 OK")
    assert shows(twelve, "Pung■ ") and hand.n == 0, "OK is not named there"
    play(twelve, "BACK 8 6 8 8")  # one pair of dragons, and no more than that
    assert hand.n == 1
    play(twelve, "4 4")  # the round's wind once
    assert hand.n == 2


def test_own_and_round_wind_may_be_one(twelve):
    play(twelve, "=8 4 3")  # East in East's round
    assert twelve.app.screen.hand.n == 1


def test_digits_are_directions_elsewhere(twelve):
    play(twelve, "6")
    assert shows(twelve, "S (S) won")
    play(twelve, "8 2 1 5 OK")
    assert type(twelve.app.screen).__name__ == "GridScreen"
    play(twelve, "BACK BACK =1 =8 1")
    assert type(twelve.app.screen).__name__ == "WinKindScreen", "a hand is under way"


def test_the_sum_of_dice_is_typed_where_there_are_digits(twelve):
    play(twelve, "BACK PREV PREV PREV OK OK OK")
    assert shows(twelve, "Roll for East") and shows(twelve, "OK throw")
    play(twelve, "8")
    assert shows(twelve, "OK take 8")
    play(twelve, "OK 1")
    assert twelve.rows()[2].endswith(" 1") and shows(twelve, "OK throw"), "not one yet"
    play(twelve, "2")
    assert shows(twelve, "OK take 12")
    play(twelve, "1 1")
    assert shows(twelve, "OK take 11")
    play(twelve, "OK 3 OK BACK 4 OK 5 OK OK")
    assert shows(twelve, "Break the wall")
    play(twelve, "1 0")
    assert shows(twelve, "OK take 10")


def test_the_compass_of_twelve_keys_has_the_digit_that_chooses_each_seat(twelve):
    play(twelve, "OK")
    rows = twelve.rows()[1:6]
    assert [row.split() for row in rows] == [
        ["W", "8"],
        ["W"],
        ["N", "4", "6", "S"],
        ["N", "S"],
        ["E", "2"],
    ]
    play(twelve, "4")
    assert twelve.rows()[0] == "N (N) won"


@pytest.mark.parametrize("kind", ["pad", "twelve"])
def test_a_draw_is_two_presses(kind):
    device = begin(kind)
    play(device, "done OK")
    assert device.app.screen.session.match.hand == 2


@pytest.mark.parametrize("kind", BOARDS)
def test_a_draw_and_the_end_are_undone_and_redone_in_two_presses(kind):
    """The menu, and there at once: OK where a held OK is BACK, elsewhere a held OK."""
    device = begin(kind)
    match = device.app.screen.session.match
    down = "DOWN " if device.has("DOWN") else "NEXT "
    at_once = "OK" if device.app.page.holds else "=OK"
    play(device, "OK OK OK OK BACK")
    assert match.hand == 2 and device.rows()[0] == "Hand 1: draw"
    play(device, at_once)
    assert match.hand == 1 and shows(device, "BACK menu" if at_once == "=OK" else "HOLD menu")
    play(device, "BACK")
    assert device.rows()[0] == "Hand 1 is undone"
    if at_once == "=OK":
        play(device, "OK")
        assert device.rows()[:2] == ["Redo hand 1?", " draw"]
        play(device, "BACK")
    play(device, at_once + " BACK " + down * 3 + "OK OK")
    assert match.hand == 2 and shows(device, "Final ranking")
    play(device, "BACK")
    assert shows(device, "Game over")
    play(device, "BACK")
    assert device.rows()[0] == "The end"
    play(device, at_once)
    assert match.hand == 2 and not shows(device, "Game over") and not shows(device, "Final")
