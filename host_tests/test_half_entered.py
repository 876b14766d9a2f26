# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What is said before a hand that is half entered is lost, and when the last hand is played."""

import pytest

from playing import begin, play, screen, screen_name, shown, shows, unseen
from presses import PRESSES

HAND = " ".join(PRESSES["cheap", "pad"][:-1]) + " OK OK"


@pytest.fixture
def half():
    """A game at home with one hand saved, South's, and West's of the next one entered."""
    device = unseen(begin("pad"))
    play(device, HAND + " RIGHT OK OK OK OK OK OK done")
    assert screen(device).session.counted
    device.restart()
    unseen(device)
    play(device, "BACK")
    assert screen_name(device) == "HomeScreen"
    return device


def test_undo_and_the_end_say_that_a_half_entered_hand_goes_too(half):
    play(half, "BACK OK")
    assert shows(half, "Undo hand 1?") and half.rows()[2] == " and hand 2 so far"
    play(half, "BACK DOWN DOWN DOWN OK")
    assert "Hand 2 so far goes with it." in shown(half)
    play(half, "DOWN")
    assert shows(half, "End the game?") and not shows(half, "so far")


def test_a_correction_asks_before_it_drops_a_half_entered_hand(half):
    session = screen(half).session
    play(half, "BACK DOWN DOWN OK OK OK DOWN OK")  # it was East who had won
    play(half, "OK OK OK OK UP LEFT OK UP RIGHT OK OK OK OK OK OK")
    assert screen_name(half) == "PreviewScreen", half.rows()
    play(half, "OK")
    assert half.rows()[1:3] == [" Easts as played", " Easts as corrected"]
    play(half, "DOWN OK")
    assert "Hand 2 so far goes with it." in shown(half)
    play(half, "BACK")
    assert half.rows()[1:3] == [" Easts as played", " Easts as corrected"]
    play(half, "UP OK")
    assert session.winner == 2, "what was played stays, and so does the hand in play"


def test_after_the_last_hand_there_is_no_next_one():
    device = unseen(begin("pad"))
    match = screen(device).session.match
    match.length = 1
    match.east, match.first_east = 3, 0  # North is the last East
    play(device, " ".join(PRESSES["cheap", "pad"][:-1]) + " OK")
    assert screen_name(device) == "PaymentsScreen" and device.rows()[0].startswith("Hand 1")
    play(device, "OK BACK")
    assert match.complete() and not shows(device, "Break the wall")
    play(device, "BACK OK")
    assert shows(device, "Final ranking")
    assert device.rows()[-1].split() == ["OK", "end", "BACK", "home"]


def test_another_winner_empties_what_is_counted_only_after_a_question(half):
    session = screen(half).session
    play(half, "OK DOWN OK")
    assert half.rows()[0] == "S (E) won"
    assert "What is counted with W as the winner goes." in shown(half)
    play(half, "BACK BACK RIGHT OK")
    assert screen_name(half) == "GridScreen" and session.hands[2].n == 5
    play(half, "BACK BACK BACK BACK BACK BACK BACK UP OK")
    assert screen_name(half) == "GridScreen" and session.winner == 3, "nothing was left to go"


def test_a_digit_held_at_home_begins_no_hand_over_another():
    device = begin("twelve")
    play(device, "=6 7 7 1")
    device.wait(3000)
    device.restart()
    play(unseen(device), "BACK =8")
    assert screen_name(device) == "WinKindScreen" and device.rows()[0] == "E (E) won"
    play(device, "OK")
    assert "What is counted with S as the winner goes." in shown(device)
    play(device, "OK")
    assert screen(device).session.winner == 0 and screen(device).hand.n == 0
