# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How many presses whole deals take, and what is near a hand: undo, the way back to the grid."""

import pytest

from eastwind.rulesets import options
from playing import begin, play, play_deal
from presses import ACCEPT, PRESSES, SECOND


@pytest.mark.parametrize("deal, kind", PRESSES)
def test_presses_of_a_whole_deal(deal, kind):
    *steps, most = PRESSES[deal, kind]
    game = begin(kind)
    session = game.app.screen.session
    if deal == "many points":
        assert options(session.rules).choose("p2_limit", "none")
    if deal in SECOND:
        play(game, " ".join(PRESSES["points", kind][:-1]) + " " + ACCEPT)
    assert play_deal(game, deal, steps) == most


def test_back_from_points_is_one_press_and_stays():
    game = begin("pad")
    play(game, " ".join(PRESSES["points", "pad"][:-1]) + " " + ACCEPT)
    play(game, "RIGHT OK")
    assert game.rows()[2].startswith(" Total")
    play(game, "BACK")
    assert "₂₈" in game.rows()[1]
    play(game, "BACK OK")
    assert "₂₈" in game.rows()[1], "nobody wants points any more"


@pytest.mark.parametrize(
    "kind, at_once",
    [("pad", "done"), ("twelve", "done"), ("three", "OK"), ("knob", "OK"), ("paper", "OK")],
)
def test_a_hand_is_undone_in_two_presses(kind, at_once):
    game = begin(kind)
    session = game.app.screen.session
    play(game, " ".join(PRESSES["cheap", kind][:-1]) + " " + ACCEPT)
    before = session.match.totals[:]
    assert session.match.hand == 2 and before != [0] * 4
    play(game, "BACK")
    assert game.rows()[:2] == ["Hand 1: S won", " Undo            +80"]
    assert game.rows()[-1].startswith("OK choose" if at_once == "done" else "OK undo")
    play(game, at_once)
    assert game.app.stack == [game.app.screen] and session.match.hand == 1
    assert session.match.totals == [0] * 4 and game.rows()[0] == "Undone         hand 1"
    play(game, "BACK")
    assert game.rows()[:2] == ["Hand 1 is undone", " Redo            +80"]
    play(game, at_once)
    assert session.match.hand == 2 and session.match.totals == before
    assert game.rows()[0] == "East round     hand 2"
    play(game, "BACK BACK")
    assert session.match.hand == 2, "a BACK too many only opens the menu"
