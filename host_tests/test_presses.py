# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How many presses whole deals take, and what is near a hand: undo, the way back to the grid."""

import pytest

from conftest import begun
from eastwind.rulesets import options
from presses import ACCEPT, BOARDS, PRESSES, SCORES, SECOND
from sim.device import Device


def play(device, text):
    """Press keys; returns how many there were."""
    for key in text.split():
        if key == "done":
            device.hold("OK")
        elif key[0] == "=":
            device.hold(key[1:])
        else:
            device.press(key)
        assert not device.app.page.cut, device.rows()
    return len(text.split())


def begin(kind):
    """A device of a kind of keys with the game begun."""
    return begun(Device(BOARDS[kind]))


@pytest.mark.parametrize("deal, kind", PRESSES)
def test_presses_of_a_whole_deal(deal, kind):
    *steps, most = PRESSES[deal, kind]
    game = begin(kind)
    session = game.app.screen.session
    if deal == "many points":
        assert options(session.rules).choose("p2_limit", "none")
    if deal in SECOND:
        play(game, " ".join(PRESSES["points", kind][:-1]) + " " + ACCEPT)
    hand = session.match.hand
    presses = 0
    for keys in steps:
        presses += play(game, keys)
    assert type(game.app.screen).__name__ == "ReviewScreen"
    assert [session.scores[session.place(seat)] for seat in range(4)] == SCORES[deal]
    presses += play(game, ACCEPT)
    assert session.match.hand == hand + 1
    assert presses == most


def test_back_from_points_is_one_press_and_stays():
    game = begin("pad")
    play(game, " ".join(PRESSES["points", "pad"][:-1]) + " " + ACCEPT)
    play(game, "RIGHT OK")
    assert game.rows()[2].startswith(" Total")
    play(game, "BACK")
    assert "₂₈" in game.rows()[1]
    play(game, "BACK OK")
    assert "₂₈" in game.rows()[1], "nobody wants points any more"


@pytest.mark.parametrize("kind", ["pad", "twelve"])
def test_a_hand_is_undone_in_two_presses(kind):
    game = begin(kind)
    session = game.app.screen.session
    play(game, " ".join(PRESSES["cheap", kind][:-1]) + " " + ACCEPT)
    before = session.match.totals[:]
    assert session.match.hand == 2 and before != [0] * 4
    play(game, "BACK")
    assert game.rows()[0] == "hand 1: S won"
    play(game, "done")
    assert game.app.stack == [game.app.screen] and session.match.hand == 1
    assert session.match.totals == [0] * 4
    play(game, "BACK done")
    assert session.match.hand == 2 and session.match.totals == before
    play(game, "BACK BACK")
    assert session.match.hand == 2, "a BACK too many only opens the menu"
