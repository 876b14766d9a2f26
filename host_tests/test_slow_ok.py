# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""OK on every kind of keys: pressed slowly, and where there are no directions to move by."""

import pytest

from eastwind.rulesets import load
from playing import begin, play, screen, screen_name, shows, unseen
from presses import PRESSES

# where a held OK has no meaning of its own: the keys to there, and the screen that OK opens
SLOW = {
    "BACK DOWN": "WallScreen",
    "BACK UP UP": "GamesScreen",
    "BACK UP UP UP": "ConfirmScreen",
    "BACK UP UP UP OK": "NewGameScreen",
    "BACK UP UP UP OK OK DOWN DOWN DOWN": "AmountScreen",
    "BACK UP UP UP OK OK UP": "OptionsScreen",
    "OK": "NoWinnerScreen",
    "OK OK DOWN": "WashScreen",
    "OK OK DOWN DOWN": "PenaltyScreen",
    "OK RIGHT": "GridScreen",
}


@pytest.fixture(scope="module")
def pad():
    """A game with the first hand saved."""
    device = unseen(begin("pad"))
    play(device, " ".join(PRESSES["cheap", "pad"][:-1]) + " OK OK")
    return device


@pytest.mark.parametrize("way", SLOW)
def test_a_slow_ok_is_ok(pad, way):
    play(pad, way + " =OK")
    assert screen_name(pad) == SLOW[way]
    while len(pad.app.stack) > 1:
        pad.press("BACK")


def test_a_slow_ok_does_what_the_footer_says():
    device = unseen(begin("pad"))
    match = screen(device).session.match
    play(device, " ".join(PRESSES["cheap", "pad"][:-1]) + " =OK")
    assert screen_name(device) == "PaymentsScreen" and match.hand == 1
    play(device, "=OK")
    assert match.hand == 2
    play(device, "BACK UP =OK")
    assert screen_name(device) == "AboutScreen"
    play(device, "BACK BACK BACK OK =OK")
    assert match.hand == 1
    play(device, "BACK DOWN DOWN =OK =OK")
    assert shows(device, "Final ranking")
    device.press("BACK")
    assert shows(device, "OK rank")
    play(device, "=OK")
    assert shows(device, "Final ranking")


@pytest.mark.parametrize("kind", ["three", "knob"])
def test_ok_leads_through_all_digits_of_a_number(kind):
    device = unseen(begin(kind))
    play(device, "BACK PREV PREV PREV OK OK NEXT NEXT NEXT OK")
    assert screen_name(device) == "AmountScreen" and shows(device, "300")
    assert shows(device, "OK go on")
    play(device, "OK OK NEXT OK OK")
    assert shows(device, "00400") and shows(device, "OK take")
    play(device, "OK")
    assert screen_name(device) == "NewGameScreen" and shows(device, " 400")
    play(device, "OK OK OK OK NEXT NEXT OK OK")
    assert screen_name(device) == "NewGameScreen" and shows(device, " 2400")


def test_a_typed_number_is_taken_at_once():
    device = unseen(begin("twelve"))
    play(device, "BACK PREV PREV PREV OK OK NEXT NEXT NEXT OK 4 0 0")
    assert shows(device, "  400") and shows(device, "OK take")
    play(device, "OK")
    assert screen_name(device) == "NewGameScreen" and shows(device, " 400")
    play(device, "OK NEXT OK")
    assert screen_name(device) == "AmountScreen", "turned, not typed"


@pytest.mark.parametrize("kind", ["three", "knob"])
def test_ok_passes_a_digit_of_told_points_that_others_stand_before(kind):
    device = unseen(begin(kind))
    session = screen(device).session
    play(device, "NEXT NEXT OK OK PREV OK NEXT NEXT OK NEXT PREV OK NEXT")
    assert screen(device).hand.base == 104
    play(device, "OK OK")
    assert session.counted == 1 << 1
    play(device, "OK OK OK")
    assert screen_name(device) == "ReviewScreen"
    play(device, "BACK OK")
    assert screen_name(device) == "PointsScreen" and shows(device, "OK go on")
    play(device, "OK OK NEXT OK OK")
    assert session.hands[1].base == 204 and screen_name(device) == "ReviewScreen"


@pytest.mark.parametrize("kind", ["three", "knob", "twelve"])
def test_ok_leads_from_who_named_a_discard_to_who_claimed_it(kind):
    device = unseen(begin(kind))
    session = screen(device).session
    session.rules = load("bmja")
    play(device, "OK OK NEXT NEXT NEXT OK")
    assert shows(device, "Misnamed, pung") and shows(device, "OK go on")
    play(device, "OK")
    assert shows(device, "OK save")
    play(device, "NEXT")
    assert shows(device, "Named") and session.match.totals == [0] * 4
    play(device, "OK")
    assert session.match.totals == [-50, 0, 50, 0], "Ann named, who sits across claimed"


def test_east_cannot_win_on_the_first_discard_which_is_his():
    device = unseen(begin("pad"))
    play(device, "OK DOWN")
    assert shows(device, "original hand") and not shows(device, "1st discard")
    play(device, "BACK RIGHT")
    assert shows(device, "1st discard") and not shows(device, "original hand")
