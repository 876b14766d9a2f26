# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Sets typed as codes of keys, where no cursor can be seen moving: a class, then a kind."""

import pytest

from conftest import begun
from eastwind.rulesets import load
from eastwind.sets import (
    BOTH,
    CHOW,
    CONCEALED,
    DRAGON,
    EXPOSED,
    KONG,
    OWN,
    PAIR,
    PUNG,
    ROUND,
    SIMPLE,
    TERMINAL,
    WIND,
    code,
)
from gadget import glass, owner
from playing import play, screen, shows
from sim.device import Device

BOARD = "pimoroni_badger2040"
SOUTH, EAST = "RIGHT OK ", "DOWN OK "  # who has won, on a discard

CLASSES = {
    "UP": SIMPLE,
    "DOWN": TERMINAL,
    "RIGHT": DRAGON,
    "LEFT UP": OWN,
    "LEFT DOWN": ROUND,
    "LEFT RIGHT": WIND,
}
KINDS = {
    "UP": (PUNG, EXPOSED),
    "DOWN": (PUNG, CONCEALED),
    "LEFT": (KONG, EXPOSED),
    "RIGHT": (KONG, CONCEALED),
    "OK": (PAIR, CONCEALED),
}
FULL = "OK OK OK OK UP OK "  # four chows and a pair


@pytest.fixture
def paper():
    """A Badger with a game begun."""
    return begun(Device(BOARD))


def codes(device):
    hand = screen(device).hand
    return list(hand.codes[: hand.n])


def part_one(device):
    """Another ruleset for the game: no round wind, and losers double for their whole hand."""
    screen(device).session.rules = load("harr")


@pytest.mark.parametrize("second", KINDS)
@pytest.mark.parametrize("first", CLASSES)
def test_a_class_and_a_kind_are_a_set(paper, first, second):
    play(paper, SOUTH + first)
    assert codes(paper) == []
    play(paper, second)
    kind, state = KINDS[second]
    assert codes(paper) == [code(kind, CLASSES[first], state)]


def test_ok_is_a_chow_as_long_as_the_winner_can_have_one(paper):
    play(paper, SOUTH + "OK OK OK OK")
    assert codes(paper) == [code(CHOW, 0, EXPOSED)] * 4
    play(paper, "OK")
    assert shows(paper, "A winner needs") and len(codes(paper)) == 4
    play(paper, "UP")
    assert not shows(paper, "A winner needs")
    play(paper, "OK")
    assert shows(paper, "OK done") and shows(paper, "Made a")


def test_own_and_round_wind_may_be_one(paper):
    play(paper, EAST + "LEFT UP UP LEFT DOWN OK LEFT RIGHT UP")
    assert codes(paper) == [code(PUNG, BOTH, EXPOSED), code(PUNG, WIND, EXPOSED)]
    play(paper, "BACK BACK LEFT DOWN RIGHT")
    assert codes(paper) == [code(KONG, BOTH, CONCEALED)]


def test_without_a_round_wind_its_key_does_nothing(paper):
    part_one(paper)
    play(paper, SOUTH + "LEFT DOWN UP DOWN")
    assert codes(paper) == [code(PUNG, OWN, CONCEALED)]


@pytest.mark.parametrize(
    "before, wrong",
    [
        ("OK OK OK OK", "UP UP"),  # a fifth set
        ("UP OK", "DOWN OK"),  # a second pair
        ("RIGHT UP RIGHT UP RIGHT UP", "RIGHT OK"),  # a fourth kind of dragon
        ("LEFT UP UP", "LEFT UP OK"),  # his own wind again
        ("", "LEFT OK UP BACK"),  # no wind is called OK
    ],
)
def test_a_code_that_cannot_be_changes_nothing(paper, before, wrong):
    play(paper, SOUTH + before)
    had = codes(paper)
    rows = paper.rows()
    play(paper, wrong)
    assert codes(paper) == had and paper.rows() == rows
    play(paper, "BACK")
    assert codes(paper) == had[:-1] if had else shows(paper, "won")


def test_back_takes_back_a_code_that_was_begun_then_the_last_set(paper):
    play(paper, SOUTH + "UP UP RIGHT DOWN DOWN")
    assert shows(paper, "undo")
    play(paper, "BACK")
    assert len(codes(paper)) == 2
    play(paper, "LEFT BACK LEFT RIGHT BACK")
    assert len(codes(paper)) == 2
    play(paper, "BACK")
    assert codes(paper) == [code(PUNG, SIMPLE, EXPOSED)]
    play(paper, "BACK UP BACK")
    assert codes(paper) == [] and shows(paper, "leave")
    play(paper, "BACK")
    assert shows(paper, "S (S) won")


def test_what_was_typed_and_what_the_keys_mean_is_seen(paper):
    play(paper, SOUTH)
    heads = paper.rows()[1]
    assert heads.split() == ["Ch", "▲₂₈▼₁₉", "◀S", "◀E◀WN▶Dr"]
    assert [row[1:3] for row in paper.rows()[2:7]] == ["P□", "P■", "K□", "K■", "Pr"]
    assert shows(paper, "OK chow ◀◀")
    play(paper, "OK OK LEFT")
    assert paper.rows()[1].split() == ["Ch2", "₂₈", "₁₉", "▲S", "▼E▶WN", "Dr"]
    assert shows(paper, "◀ the rest")
    play(paper, "UP")
    assert [row[:3] for row in paper.rows()[2:7]] == ["▲P□", "▼P■", "◀K□", "▶K■", "●Pr"]
    assert not any(mark in paper.rows()[1] for mark in "▲▼◀▶")
    assert shows(paper, "OK pair")


def test_the_rows_that_may_matter_are_shown_before_a_losers_hand_is_done(paper):
    part_one(paper)
    play(paper, SOUTH + FULL + "OK")
    assert shows(paper, "W W") and shows(paper, "OK done")
    play(paper, "OK")
    assert shows(paper, "N N"), "nothing can pay: one press"
    play(paper, "UP UP OK")
    assert shows(paper, "Suits") and shows(paper, "Done")
    play(paper, "UP RIGHT DOWN OK")
    assert screen(paper).session.scores[3] == 2 * 2
    assert shows(paper, "E E") and shows(paper, "OK done")


def test_all_else_is_reached_by_the_key_of_the_winds_twice(paper):
    play(paper, SOUTH + "LEFT LEFT")
    assert shows(paper, "OK points") and shows(paper, "Single heads")
    play(paper, "RIGHT")
    assert shows(paper, "OK tiles")
    play(paper, "UP DOWN")
    assert shows(paper, "OK points")
    play(paper, "DOWN")
    assert shows(paper, "OK chow ◀◀"), "round to the grid"
    play(paper, FULL + "OK LEFT LEFT RIGHT RIGHT OK")
    assert paper.rows()[0].split() == ["W", "W", "Dead"]
    play(paper, "BACK")
    assert paper.rows()[0].split() != ["W", "W", "Dead"]
    play(paper, "DOWN UP UP")
    assert len(codes(paper)) == 1, "from below the grid to a code"


def test_a_class_that_is_used_up_is_not_offered(paper):
    """Its key stays its own, for whoever types without looking."""
    play(paper, SOUTH + "RIGHT UP RIGHT UP RIGHT UP")
    assert paper.rows()[1].split() == ["Ch", "▲₂₈▼₁₉", "◀S", "◀E◀WN", "Dr"]
    play(paper, "RIGHT")
    assert paper.rows()[-1].split() == ["none", "left", "HOLD", "undo"]
    play(paper, "OK LEFT UP OK LEFT")
    assert paper.rows()[1].split() == ["Ch", "₂₈", "₁₉", "S", "▼E▶WN", "Dr"], "his own is told"


def test_it_is_seen_that_there_is_more_than_sets(paper):
    play(paper, SOUTH)
    assert paper.rows()[-1].startswith("OK chow ◀◀")
    play(paper, "OK OK OK OK")
    assert paper.rows()[-1].startswith("◀◀rest"), "no fifth chow"
    play(paper, "UP OK OK")
    assert paper.rows()[0].split() == ["W", "W", "0"], "it is said in one place"
    assert paper.rows()[-1].startswith("OK done ◀◀")
    play(paper, "LEFT LEFT")
    assert not shows(paper, "rest")


def test_a_hand_opened_again_is_as_it_was(paper):
    play(paper, SOUTH + FULL + "OK OK UP UP OK BACK")
    assert shows(paper, "N N") and codes(paper) == [code(PUNG, SIMPLE, EXPOSED)]
    assert shows(paper, "▼₁₉")
    play(paper, "BACK BACK BACK")
    assert shows(paper, "S S") and shows(paper, "OK done")


def test_no_key_is_cut_off_in_any_language(language):
    device = begun(Device(BOARD))
    owner.speak(language)
    play(device, EAST + "OK OK LEFT RIGHT LEFT UP DOWN LEFT LEFT RIGHT DOWN UP OK OK OK")
    play(device, "LEFT DOWN RIGHT UP UP")


def test_a_code_is_one_picture(paper):
    play(paper, SOUTH)
    paper.wait(6000)
    shown = paper.panel.shown
    play(paper, "UP UP")
    paper.wait(6000)
    assert paper.panel.shown == shown + 1
    play(paper, "RIGHT")
    paper.wait(glass.REST + 2500)
    assert paper.panel.shown == shown + 2, "whoever thinks it over sees what he has typed"
    play(paper, "DOWN UP OK OK DOWN")
    paper.wait(6000)
    assert paper.panel.shown == shown + 3, "the newest"


def test_a_whole_deal_typed_without_looking_loses_no_key(paper):
    """The panel is busy all the time: it shows a picture, and the keys come while it is sent."""
    display = paper.app.page.glass.display
    refresh = display.refresh
    waiting = (SOUTH + "OK UP UP DOWN UP RIGHT DOWN UP OK OK OK UP UP OK").split()

    def busy():
        refresh()
        for name in waiting[:4]:
            paper.feed(name, True)
            paper.feed(name, False)
        del waiting[:4]
        paper.now += 800

    display.refresh = busy
    play(paper, "OK")
    while waiting:
        paper.wait(1000)
    paper.wait(100)
    assert paper.panel.shown <= 4
    assert screen(paper).session.scores == [0, 52, 0, 2]
    assert shows(paper, "E E") and shows(paper, "OK done")


DEAL = "OK " + SOUTH + "OK UP UP DOWN UP RIGHT DOWN UP OK OK OK UP UP OK UP UP DOWN UP OK OK OK"


def test_there_is_no_more_than_a_picture_a_step(paper):
    """The steps: who won, how, four hands, the scores, the payments, the table."""
    paper.wait(6000)
    shown = paper.panel.shown
    for key in DEAL.split():
        play(paper, key)
        paper.wait(900)
    paper.wait(6000)
    assert paper.app.screen.session.match.hand == 2
    assert paper.panel.shown - shown <= 9


def test_a_hand_is_corrected_by_codes_too(paper):
    play(paper, DEAL + " BACK DOWN DOWN OK OK RIGHT OK")
    assert shows(paper, "W W") and shows(paper, "▼₁₉")
    play(paper, "RIGHT DOWN")
    assert codes(paper) == [code(PUNG, DRAGON, CONCEALED)]


def test_a_key_that_is_held_types_once(paper):
    play(paper, SOUTH)
    paper.hold("UP")
    paper.wait(1000)
    assert codes(paper) == []
    paper.hold("DOWN")
    assert codes(paper) == [code(PUNG, SIMPLE, CONCEALED)]
