# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands of which the points are told."""

from conftest import begun
from eastwind.sets import POINTS, SETS, TOTAL
from playing import play, screen, shows, unseen
from presses import BOARDS
from sim.device import Device

TO_POINTS = "OK RIGHT OK UP OK"  # South wins on a discard; the grid, its last row


def test_points_and_doubles(game):
    play(game, TO_POINTS)
    assert "Total" in game.rows()[2]
    play(game, "UP UP LEFT UP RIGHT RIGHT UP")  # 14; the word
    assert "Points" in game.rows()[2] and "Doubles" in game.rows()[3]
    play(game, "LEFT UP UP")
    hand = screen(game).hand
    assert (hand.mode, hand.base, hand.doubles) == (POINTS, 14, 2)
    assert game.rows()[5].split() == ["56"]
    play(game, "OK")
    assert screen(game).session.scores[1] == 56
    assert screen(game).hand.mode == TOTAL, "who counts in points goes on so"


def test_a_total_is_capped_like_a_hand(game):
    play(game, TO_POINTS + " LEFT LEFT UP UP UP UP")
    assert game.rows()[5].split() == ["300"] and game.rows()[6] == " the limit:"
    play(game, "DOWN DOWN")
    assert game.rows()[5].split() == ["200"] and not game.rows()[6]


def test_odd_points_do_not_occur(game):
    play(game, TO_POINTS + " UP")
    assert screen(game).hand.base == 2
    play(game, "DOWN DOWN")
    assert screen(game).hand.base == 8


def test_a_winner_has_points(game):
    play(game, TO_POINTS + " OK")
    assert any("A winner has" in row for row in game.rows())
    assert screen(game).session.counted == 0


def test_too_high_a_number_is_not_taken(game):
    play(game, TO_POINTS + " LEFT LEFT LEFT LEFT LEFT UP LEFT UP LEFT DOWN OK")
    assert any("The number is too" in row for row in game.rows())
    assert screen(game).session.counted == 0


def test_too_high_a_number_is_said_while_it_is_told_and_never_cut():
    device = unseen(begun(Device(BOARDS["twelve"]), "harr"))  # without a limit
    play(device, "6 OK PREV OK 9 9 9 9 9 9")
    assert shows(device, "The number is too") and not shows(device, "999999")
    play(device, "BACK 1 9 9 9 9 9")
    assert shows(device, "199999") and not shows(device, "too")
    play(device, "BACK PREV OK 1 9 3 6 8 8 OK 9")  # 193688 points, nine doubles
    assert shows(device, "Doubles            9") and shows(device, "The number is too")
    assert not shows(device, "limit")
    play(device, "OK")
    assert shows(device, "The number is too") and not screen(device).session.counted


def test_back_clears_then_leads_to_the_sets(game):
    play(game, "OK RIGHT OK OK UP OK")
    assert screen(game).hand.mode == TOTAL
    play(game, "UP BACK")
    assert screen(game).hand.base == 0
    play(game, "BACK")
    assert type(screen(game)).__name__ == "GridScreen"
    assert screen(game).hand.mode == SETS and screen(game).hand.n == 1, "the chow is still there"
