# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The book's 83 worked hands entered by class with keys, and how the grid behaves."""

import re

import pytest

from conftest import begun
from gadget import owner
from grid_player import Player, Told
from playing import play, screen, screen_name, shows, unseen
from vector_queries import HARR
from vector_text import title, totals, with_options


def chosen(case, **more):
    """The options that a vector is scored with."""
    if case.rules == "harr_limit":
        more["p2_limit"] = case.how.get("limit", "none")
    if "flowers" in case.how:
        more["mandarins"] = "on"
    return more


def check(device, vector, line, **more):
    case = Told(vector, more.get("p2_pair_needs_single_wait") == "yes")
    sheet = Player(unseen(device), case, **chosen(case, **more)).enter()
    expected = totals(line)
    if isinstance(expected, str):
        assert sheet.limit_row
        assert sheet.total == sheet.value == 300
    else:
        assert (sheet.points, 1 << sheet.doubles, sheet.total) == expected
        limit = int(case.how.get("limit", 1 << 20))
        assert sheet.value == min(limit, sheet.total)


@pytest.mark.parametrize(
    "vector, options, line",
    [
        pytest.param(vector, options, line, id=" ".join([title(vector), *options]))
        for vector in HARR
        for options, line in with_options(vector)
    ],
)
def test_hand(device, vector, options, line):
    check(device, vector, line, **options)


SOUTH_CLAIMS = "OK RIGHT OK "


def test_a_full_hand_closes_and_back_takes_one_set_off(game):
    play(game, SOUTH_CLAIMS + "OK OK OK OK")
    assert shows(game, "4/4")
    assert [row for row in game.rows() if row.startswith("Pr")]
    assert not shows(game, "K□")  # no fifth set
    play(game, "OK")
    assert screen(game).told.full and shows(game, " Suits")
    play(game, "BACK BACK")
    assert screen(game).hand.n == 3 and shows(game, "3/4")
    assert screen(game).cursor.row == 0, "where the set was"


def test_the_winds_of_a_hand_are_limited(game):
    play(game, SOUTH_CLAIMS + "DOWN LEFT LEFT OK OK")  # the two other winds
    assert screen(game).cursor.column == 5, "none is left, so the cursor goes on"
    play(game, "LEFT OK LEFT OK")  # the round's and his own
    assert screen(game).hand.n == 4
    play(game, "OK")
    assert screen(game).told.value == 300, "four winds, a limit hand"
    assert screen(game).told.rows == 0, "nothing more can pay"


def test_a_claimed_three_must_lie_exposed(game):
    play(game, SOUTH_CLAIMS + "OK OK DOWN DOWN OK OK OK")
    assert shows(game, "Made a")
    play(game, "=OK")
    assert shows(game, "A claimed pung")
    play(game, "RIGHT")
    assert screen(game).session.counted == 0 and shows(game, "pair")
    play(game, "=OK")
    assert screen(game).session.counted == 2


def test_a_kong_on_a_kong_has_two_kongs(device):
    play(begun(device, "dmjl"), "RIGHT UP UP OK")  # the last of the ways
    play(device, "DOWN DOWN DOWN OK UP OK OK OK OK =OK")
    assert shows(device, "two kongs") and screen(device).session.counted == 0
    play(device, "BACK BACK DOWN OK OK =OK")
    assert screen(device).session.scores[1] == 500, "DMJL: a limit hand"


def test_an_unfinished_winner_is_told_what_lacks(game):
    play(game, SOUTH_CLAIMS + "OK =OK")
    assert shows(game, "A winner needs")
    play(game, "DOWN")
    assert not shows(game, "A winner needs")


def test_a_dead_hand_counts_nothing(game):
    play(game, SOUTH_CLAIMS + "OK OK OK OK OK =OK DOWN OK =OK")
    play(game, "DOWN OK UP RIGHT RIGHT OK")
    assert game.rows()[0].endswith(" Dead")
    play(game, "BACK")
    assert not game.rows()[0].endswith(" Dead") and screen(game).hand.n == 1
    play(game, "RIGHT RIGHT OK OK")
    session = screen(game).session
    assert session.scores[3] == 0 and session.dead() == 8


def test_back_from_an_empty_hand_leads_to_the_one_before_as_it_was(game):
    play(game, SOUTH_CLAIMS + "OK OK OK OK OK =OK DOWN OK =OK")
    assert shows(game, "N N")
    play(game, "BACK")
    assert shows(game, "W W") and screen(game).hand.n == 1
    play(game, "BACK BACK")
    assert shows(game, "S S") and screen(game).told.full
    play(game, "=OK OK")
    assert shows(game, "N N")


def test_what_the_winning_tile_made_is_kept_on_the_way_back(game):
    play(game, SOUTH_CLAIMS + "OK OK OK OK OK")
    row = next(row for row in game.rows() if "Made a" in row)
    assert "open chow" in row
    play(game, "DOWN LEFT")
    assert shows(game, "closed chow")
    play(game, "=OK BACK")
    assert shows(game, "closed chow")
    assert screen(game).told.value == 12


def made(game):
    """What the winning tile made, as the row says it."""
    assert screen_name(game) == "GridScreen", game.rows()
    row = next(row for row in game.rows() if row.startswith(" Made a"))
    return row[7:].strip(" ◀▶")


@pytest.mark.parametrize("way", ["BACK DOWN OK", "OK OK BACK DOWN DOWN OK OK OK OK DOWN OK"])
@pytest.mark.parametrize(
    "keys, answer",
    [
        ("", "?"),  # an open chow pays nothing on a discard, and by a draw as much as a closed one
        ("DOWN LEFT RIGHT ", "open chow"),
        ("DOWN LEFT ", "closed chow"),
        ("DOWN LEFT LEFT ", "pair"),
    ],
)
def test_what_nobody_has_told_is_asked_where_another_way_to_win_pays_for_it(
    game, keys, answer, way
):
    play(game, SOUTH_CLAIMS + "OK OK OK OK OK " + keys)
    before = made(game)
    assert before == (answer if keys else "open chow")
    play(game, "=OK =OK =OK =OK")
    game.restart()
    play(unseen(game), "OK BACK OK")
    assert made(game) == before, "the same way again"
    play(game, "=OK " + way)  # he drew the tile: of the hand at play, and of that of the log
    assert made(game) == answer
    play(game, "=OK")
    assert screen_name(game) == ("ReviewScreen" if keys else "GridScreen")


def test_single_heads_opened_again_can_be_left(game):
    """A winner's hand without sets, told as a whole, has no free cell for the cursor."""
    play(game, "RIGHT DOWN OK UP UP OK OK BACK LEFT RIGHT UP")
    assert shows(game, "S S") and screen(game).cursor.row > 0


def test_five_keys_reach_all(five):
    play(five, SOUTH_CLAIMS + "OK OK OK OK OK UP OK")
    assert five.app.screen.session.counted == 2
    play(five, "DOWN OK UP OK DOWN OK =OK")  # the hold takes it off again
    assert five.app.screen.hand.n == 0
    play(five, "UP OK OK OK OK")
    assert five.app.screen.session.match.hand == 2


def test_it_is_seen_that_there_are_rows_above(device):
    play(begun(device, "bmja"), SOUTH_CLAIMS)
    play(device, "OK OK OK OK OK")
    assert screen(device).cursor.row > 6 and device.rows()[2].startswith((" ", "Pr"))
    play(device, "=OK")
    assert shows(device, "W W") and device.rows()[2].startswith(" Limit 1")
    assert device.rows()[3].startswith(" Done")
    play(device, "UP UP")
    assert device.rows()[2].startswith(" Other flow") and device.rows()[3].startswith(" Other sea")


def test_what_must_be_told_does_not_hide_what_may(device):
    begun(device, "dmjl")
    play(device, SOUTH_CLAIMS + "OK DOWN DOWN OK OK OK OK")
    rows = device.rows()
    at = [row.startswith(" Made a") for row in rows].index(True)
    assert at > 2 and rows[at - 1].startswith(" Suits")


def test_the_rows_of_part_one(device):
    session = begun(device, "harr").app.screen.session
    play(device, "OK DOWN OK")
    assert device.rows()[1].split() == ["▲▼", "₂₈", "₁₉", "E", "SWN", "Dr"]
    play(device, "OK OK OK OK OK")
    assert shows(device, "Only place") and not shows(device, "Made a")
    play(device, "=OK")
    assert not shows(device, "Suits"), "no points, so it cannot pay"
    play(device, "DOWN OK UP UP")
    assert shows(device, "Suits")
    play(device, "RIGHT RIGHT =OK")
    assert session.scores[1] == 2 * 8


def test_arrows_below_the_grid_touch_no_word(game, language):
    owner.speak(language)
    play(game, SOUTH_CLAIMS + "UP UP")
    assert any(re.search(r"\w +◀(no|nein)▶", row) for row in game.rows()), game.rows()
    play(game, "DOWN DOWN OK OK OK OK OK =OK")
    end = game.rows()[2]
    assert end.endswith(" ▶") and game.rows()[0].startswith("W ")
    play(game, "RIGHT RIGHT")
    assert game.rows()[2] == end
