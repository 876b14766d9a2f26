# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The beep of a key that does something, and the light that goes down while nobody presses one."""

import pytest

from conftest import begun
from gadget.beep import Beep
from playing import open_settings
from sim.device import Device, Speaker


def beeps(device, keys):
    del device.speaker.heard[:]
    device.press(keys)
    return device.speaker.heard


def test_a_key_that_does_something_is_heard(game):
    assert beeps(game, "OK") == [1760]
    assert beeps(game, "RIGHT") == [1320]
    assert beeps(game, "OK OK") == [1760, 1760]
    assert beeps(game, "BACK") == [880]
    game.wait(100)
    assert game.speaker.sounds == 0


def test_a_key_that_does_nothing_is_not(game):
    game.press("BACK UP OK")
    assert beeps(game, "RIGHT DOWN") == []


def test_the_beep_is_short(game):
    game.feed("DOWN", True)
    game.wait(20)
    assert game.speaker.sounds
    game.wait(40)
    assert not game.speaker.sounds


def test_the_beep_can_be_turned_off(game):
    row = [row for row in open_settings(game) if "Beep" in row][0]
    assert row.split() == ["Beep", "yes"]
    game.press("DOWN DOWN DOWN OK")
    assert beeps(game, "DOWN DOWN BACK") == []
    game.restart()
    assert beeps(game, "OK") == []


def test_a_beep_over_the_turn_of_the_clock():
    speaker = Speaker()
    beep = Beep(speaker)
    beep.key = 0
    beep.tick(0x1FFFFFFF - 5, True)
    beep.tick(5, False)
    assert speaker.sounds
    beep.tick(20, False)
    assert not speaker.sounds


def test_it_dims_after_a_minute_and_blanks_after_five(game):
    display = game.app.page.glass.display
    game.press("OK BACK")
    game.wait(55_000)
    assert display.brightness == 1
    game.wait(10_000)
    assert display.brightness == 0.25
    assert any(map(any, game.pixels()))
    game.wait(235_000)
    assert any(map(any, game.pixels()))
    game.wait(10_000)
    assert not any(map(any, game.pixels()))


@pytest.mark.parametrize("rest", [70_000, 400_000])
def test_the_first_key_only_wakes(game, rest):
    game.press("OK BACK")
    lit = game.pixels()
    game.wait(rest)
    game.press("OK")
    assert game.pixels() == lit
    assert game.app.page.glass.display.brightness == 1
    game.press("OK")
    assert game.rows()[0] == "Who won hand 1?"


@pytest.mark.parametrize("key", ["DOWN", "OK", "BACK"])
def test_the_key_that_wakes_does_nothing_however_long_it_is_held(game, key):
    game.wait(70_000)
    game.feed(key, True)
    game.wait(2000)
    game.feed(key, False)
    game.wait(100)
    assert game.rows()[0] == "East round     hand 1"
    assert game.app.page.glass.display.brightness == 1
    game.press("DOWN")
    assert game.rows()[0] == "E (E) won"


def test_paper_neither_dims_nor_blanks():
    device = begun(Device("pimoroni_badger2040"))
    device.wait(400_000)
    device.press("OK")
    assert device.rows()[0] == "Who won hand 1?"


def test_brightness_is_kept_and_dimmed_from_there(game):
    open_settings(game, "DOWN DOWN LEFT BACK BACK")
    display = game.app.page.glass.display
    assert display.brightness == 0.7
    game.restart()
    display = game.app.page.glass.display
    assert display.brightness == 0.7
    game.wait(70_000)
    assert display.brightness == 0.18
