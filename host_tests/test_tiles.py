# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The tiles screen: telling a hand by its tiles, what the device finds in it, what it refuses."""

import pytest

from conftest import begun
from eastwind import events
from eastwind.facts import ONE_SUIT, ONLY_PLACE, OWN_FLOWER, SINGLE_HEADS
from eastwind.rulesets import load, options
from eastwind.sets import EXACT, SETS
from fresh_modules import nothing_loaded
from gadget import screens
from gadget.screens.extras import ExtrasScreen
from gadget.sentence import broken
from gadget.tray import Tray
from language_files import LANGUAGES, read
from playing import begin, play_deal, put, screen, screen_name, shows, unseen
from presses import turned
from sim.device import Device

SOUTH = "RIGHT OK UP RIGHT OK"  # by a discard, tile by tile


@pytest.fixture
def south(game):
    game.press(SOUTH)
    assert screen_name(game) == "TilesScreen"
    return game


def test_a_row_is_entered_by_its_pictures(south):
    assert south.rows()[3:5] == ["1◀2 3  4 5 6  7 8 9", "╫ ╫ ╫  ╫ ╫ ╫  ╫ ╫ ╫"]
    south.press("OK OK RIGHT OK")
    assert south.rows()[1:3] == [" 112", " ╫╫╫"]
    assert south.rows()[0] == "S S          ▲▼  3/14"


def test_back_takes_one_thing_off_and_ok_brings_it_again(south):
    put(south, "b12 +p d3")
    south.press("BACK")
    assert south.rows()[0].endswith("P□  2/14")
    south.press("OK")
    assert south.rows()[1:3] == [" 333│12", " ◎◎◎│╫╫"]
    south.press("BACK BACK BACK")
    assert south.rows()[1] == ""
    south.press("BACK")
    assert screen_name(south) == "GridScreen" and screen(south).hand.mode == SETS


def test_what_is_used_up_is_no_longer_there(south):
    south.press("OK OK OK OK")
    assert south.rows()[3] == " ◀2 3  4 5 6  7 8 9"
    south.press("OK")
    assert "There are only four" in south.rows()[5]
    assert south.rows()[1] == " 1111"
    south.press("LEFT")
    assert south.rows()[5].startswith("1 2 3")


def test_a_chow_that_there_is_not_is_refused(south):
    put(south, "+c b8")
    assert "A chow begins with" in south.rows()[5]
    put(south, "b7")
    assert south.rows()[1:3] == [" 789│", " ╫╫╫│"]


def test_the_last_tile_is_the_one_that_won_and_can_be_changed(south):
    put(south, "b234 d55 c33 hrrr +p d9")
    assert south.rows()[1] == " 999│2345533DDD ?" and south.rows()[-1].startswith("OK won on")
    put(south, "d5")
    assert south.rows()[0].split()[-1] == "52"
    assert south.rows()[1:3] == [" 999│2345533DDD 5", " ◎◎◎│╫╫╫◎◎‡‡rrr ◎"]
    assert south.rows()[6] == " Done  Won 5d"
    south.press("RIGHT OK")
    assert south.rows()[6] == " Done  Won 9d"
    south.press("OK OK OK OK OK OK")
    assert south.rows()[6] == " Done  Won 5d"


def test_a_laid_chow_does_not_say_which_of_its_tiles_won(south):
    put(south, "b234 d55 c333 hrrr +c d6")
    south.press("OK")
    assert "Say which tile won." in south.rows()[6]
    south.press("OK")
    assert south.rows()[6] == " Done  Won 2b"


def test_tiles_that_are_no_hand_are_not_counted(south):
    south.press("UP OK")
    assert south.rows()[5:7] == [" A winner has 14, a", " kong counts three."]
    put(south, "b147 d258 c369 hESWNr")
    south.press("OK")
    assert south.rows()[5:7] == [" That is not four", " sets and a pair."]
    assert screen_name(south) == "TilesScreen"


def test_the_device_finds_suit_and_only_place(south):
    put(south, "b11122 b345 b678 b99 b9")
    south.press("OK")
    hand = south.session.hands[1]
    assert hand.mode == SETS and hand.flags & ONE_SUIT
    assert not hand.flags & ONLY_PLACE, "nine, six and three had done"


def test_the_device_finds_the_thirteen_heads(south):
    put(south, "b19 d19 c19 hESWNrgw hE")
    assert south.rows()[0].split()[-1] == "300"
    south.press("OK")
    assert south.session.hands[1].flags & SINGLE_HEADS


def test_flower_and_season_are_there_where_they_count(game):
    session = game.session
    assert options(session.rules).choose("mandarins", "on")
    game.press(SOUTH)
    put(game, "hf")
    assert session.hands[1].flags & OWN_FLOWER
    assert (game.rows()[5], game.rows()[-1][:13]) == ("E S W  N D D  D  ◀S", "OK own flower")
    put(game, "hf")
    assert not session.hands[1].flags & OWN_FLOWER


def test_a_loser_has_thirteen_or_is_dead(south):
    put(south, "b234 d55 c33 hrrr +p d9 d5")
    south.press("OK OK")
    session = south.session
    assert session.counted == 0b0110
    south.press("LEFT OK")
    assert screen_name(south) == "TilesScreen" and south.rows()[0].startswith("N N")
    put(south, "hNNN b11 d258 c369 hEr")
    assert south.rows()[0].split()[-1] == "16", "concealed winds 8, his own double it"
    south.press("DOWN UP RIGHT OK")
    assert south.rows()[0].endswith(" Dead")
    south.press("BACK LEFT OK")
    assert session.scores[3] == 16


def test_a_counted_hand_is_opened_with_its_tiles_again(south):
    put(south, "b234 d55 c33 hrrr +p d9 d5")
    south.press("OK BACK")
    assert screen_name(south) == "TilesScreen"
    assert south.rows()[1:3] == [" 999│2345533DDD 5", " ◎◎◎│╫╫╫◎◎‡‡rrr ◎"]
    assert screen(south).hand.mode == EXACT


def test_the_draft_outlasts_the_power(south):
    put(south, "b234 +p d9")
    south.wait(70_000)
    south.restart()
    assert screen_name(south) == "ResumeScreen"
    south.press("OK")
    assert screen_name(south) == "TilesScreen"
    assert south.rows()[1:3] == [" 999│234", " ◎◎◎│╫╫╫"]


def test_a_counted_hand_outlasts_the_power_as_sets(south):
    put(south, "b234 d55 c33 hrrr +p d9 d5")
    south.press("OK")
    south.restart()
    south.press("OK")
    session = south.session
    assert session.scores[1] == 52 and session.counted == 2
    assert screen_name(south) == "GridScreen" and south.rows()[0].startswith("W W")
    south.press("BACK")
    assert south.rows()[0].split()[-1] == "52"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_leaves_the_upper_pictures(language):
    said = {name: text for section, name, text in read(language) if section == "[tiles]"}
    for name_of in "FOUR_ONLY NO_CHOW NO_ROOM TOO_FEW WHICH_WON NOT_COMPLETE".split():
        for text in said[name_of].split("|"):
            assert len(broken(text, 19)) <= 2, text


def test_the_pictures_are_dropped_with_the_screen():
    with nothing_loaded():
        device = begun(Device())
        large = device.app.page._large
        device.press(SOUTH)
        assert large._rack
        device.press("BACK")
        assert screen_name(device) == "GridScreen" and not large._rack
        assert "gadget.rack" not in screens.loaded() and "gadget.faces" not in screens.loaded()


# The deals of presses.py with the winner's hand told tile by tile: how it gets there, his
# tiles, the losers.
PRESSES = {
    ("typical", "pad"): (
        "RIGHT OK UP RIGHT OK",
        "RIGHT OK RIGHT OK RIGHT OK DOWN RIGHT OK OK DOWN LEFT LEFT OK OK "
        "DOWN RIGHT RIGHT OK OK OK DOWN RIGHT RIGHT OK UP UP RIGHT RIGHT RIGHT RIGHT OK "
        "LEFT LEFT LEFT LEFT OK OK",
        "OK",
        "DOWN OK done",
        "DOWN OK RIGHT OK done",
        54,
    ),
    ("typical", "three"): (
        "NEXT NEXT OK OK PREV PREV OK",
        "NEXT OK NEXT OK NEXT OK FAST" + turned(4) + " OK FAST" + turned(2) + " OK FAST"
        + turned(4) + " OK OK FAST" + turned(2) + " FAST FAST NEXT FAST FAST PREV OK"
        + turned(-4) + " OK",
        "OK",
        "NEXT OK PREV OK",
        "NEXT OK NEXT OK PREV PREV OK",
        64,
    ),
    ("typical", "knob"): (
        "NEXT NEXT OK OK PREV PREV OK",
        "NEXT OK NEXT OK NEXT OK" + turned(10) + " OK" + turned(7) + " OK" + turned(11)
        + " OK OK" + turned(5) + turned(-16) + turned(-4) + " OK",
        "OK",
        "NEXT OK PREV OK",
        "NEXT OK NEXT OK PREV PREV OK",
        91,
    ),
    ("typical", "twelve"): (
        "=6 PREV PREV OK",
        "2 3 4 0 0 3 3 0 5 5 5 0 0 =9 5 5 5 OK",
        "OK",
        "1 OK",
        "1 2 OK",
        30,
    ),
    ("cheap", "pad"): (
        "RIGHT OK UP RIGHT OK",
        "RIGHT OK RIGHT OK RIGHT OK RIGHT OK RIGHT OK RIGHT OK DOWN RIGHT OK OK "
        "LEFT LEFT LEFT LEFT OK LEFT OK LEFT OK DOWN RIGHT RIGHT RIGHT RIGHT OK RIGHT OK "
        "LEFT LEFT OK OK",
        "OK",
        "OK",
        "UP LEFT OK done",
        50,
    ),
    ("cheap", "three"): (
        "NEXT NEXT OK OK PREV PREV OK",
        "NEXT OK NEXT OK NEXT OK NEXT OK NEXT OK NEXT OK FAST NEXT OK NEXT OK NEXT OK "
        "FAST PREV PREV OK OK FAST FAST PREV PREV PREV OK PREV OK PREV OK OK",
        "OK",
        "OK",
        "PREV PREV PREV PREV OK FAST OK",
        53,
    ),
    ("cheap", "knob"): (
        "NEXT NEXT OK OK PREV PREV OK",
        "NEXT OK NEXT OK NEXT OK NEXT OK NEXT OK NEXT OK" + turned(4) + " NEXT OK NEXT OK"
        + turned(4) + " OK" + turned(7) + " NEXT OK PREV PREV OK OK",
        "OK",
        "OK",
        "PREV PREV PREV PREV OK NEXT NEXT NEXT OK",
        61,
    ),
    ("cheap", "twelve"): (
        "=6 PREV PREV OK",
        "2 3 4 5 6 7 0 8 8 2 3 4 0 6 7 5 OK",
        "OK",
        "OK",
        "8 6 OK",
        28,
    ),
}  # fmt: skip


@pytest.mark.parametrize("deal, kind", PRESSES)
def test_presses_of_a_whole_deal_by_tiles(deal, kind):
    *steps, most = PRESSES[deal, kind]
    assert play_deal(begin(kind), deal, steps) == most


def test_the_only_place_is_asked_only_where_the_tiles_leave_it_open(game):
    unseen(game)
    screen(game).session.rules = load("dmjl")
    game.press(SOUTH + " UP LEFT OK")
    assert shows(game, "Beside the tiles") and shows(game, "Only place")
    game.press("BACK")
    put(game, "b234 d345 c456 d678 b99")  # the second 9 won: a single one waited
    game.press("LEFT OK")
    assert shows(game, "Beside the tiles") and not shows(game, "Only place")


@pytest.mark.parametrize("chosen, asked", [("winner", False), ("any", True)])
def test_the_original_call_is_asked_of_a_loser_only_where_it_counts(game, chosen, asked):
    session = screen(unseen(game)).session
    session.rules = load("bmja")
    assert options(session.rules).choose("original_call", chosen)
    session.begin(1, events.BY_DISCARD)
    game.app.stack.append(ExtrasScreen(session, 2, Tray(session, 2)))
    game.app._stale = True
    game.tick()
    assert shows(game, "Other seasons") and shows(game, "Original call") == asked
