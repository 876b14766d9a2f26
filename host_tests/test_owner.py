# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The owner's settings: kept through a torn file, put into effect at once, on all keys."""

import pytest

from conftest import begun
from gadget import owner, texts
from playing import open_settings
from sim.device import Device
from sim.store import Files


def test_a_new_board_has_the_usual_settings():
    record, names = owner.load(Files())
    assert owner.language(record) == "english" and names == []
    assert [record[at] for at in (owner.LEFT, owner.BEEP, owner.HOLD)] == [0, 1, 6]


def test_settings_and_names_are_read_back():
    drive = Files()
    record, _ = owner.load(drive)
    record[owner.HOLD] = 9
    owner.speaks(record, "german")
    owner.save(drive, record, ["Zoë", "Bartholom."])
    again, names = owner.load(drive)
    assert again[owner.HOLD] == 9 and owner.language(again) == "german"
    assert names == ["Zoë", "Bartholom."]


def test_a_file_torn_anywhere_costs_one_change_and_never_more():
    drive = Files()
    record, _ = owner.load(drive)
    for hold in (7, 8):
        record[owner.HOLD] = hold
        owner.save(drive, record, ["Ann"])
    newest = max(drive.files, key=lambda name: drive.files[name][1])
    whole = drive.files[newest]
    for length in range(len(whole) + 1):
        drive.files[newest] = whole[:length]
        found, names = owner.load(drive)
        assert found[owner.HOLD] == (8 if length >= 32 else 7)
        assert names == (["Ann"] if length >= 64 or length < 32 else [])
        drive.files[newest] = whole[:length] + b"\xff" * (len(whole) - length)
        assert owner.load(drive)[0][owner.HOLD] == (8 if length >= 32 else 7)


def test_nonsense_becomes_the_usual():
    drive = Files()
    record, _ = owner.load(drive)
    record[owner.HOLD], record[owner.BRIGHT], record[owner.LEFT] = 0, 77, 2
    owner.speaks(record, "klingon")
    owner.save(drive, record, [])
    record, _ = owner.load(drive)
    assert (record[owner.HOLD], record[owner.BRIGHT], record[owner.LEFT]) == (6, 5, 0)
    assert owner.language(record) == "english"


def test_the_age_goes_round():
    drive = Files()
    record, _ = owner.load(drive)
    record[1] = record[2] = 255
    for hold in (4, 5, 6, 7):
        record[owner.HOLD] = hold
        owner.save(drive, record, [])
        assert owner.load(drive)[0][owner.HOLD] == hold


def test_the_language_changes_at_once_and_is_kept(game):
    rows = open_settings(game)
    assert rows[:2] == ["Settings", " Language  ◀English▶"]
    game.press("RIGHT")
    assert game.rows()[:2] == ["Einstellungen", " Sprache   ◀Deutsch▶"]
    game.press("BACK")
    assert game.rows()[0] == "Menü"
    game.press("BACK")
    assert game.rows()[0] == "Ostrunde      Spiel 1"
    owner.speak("english")
    game.restart()
    assert texts.language == "german"
    assert game.rows()[-1] == "OK weiter  BACK Tisch"


def test_a_drive_of_the_computers_is_said_and_the_setting_stays_until_then(game):
    game.store.drive.owned = True
    open_settings(game, "UP RIGHT BACK")
    said = " ".join(game.rows())
    assert "Kept only until it is switched off." in said and "The computer owns the drive." in said
    game.press("OK BACK")
    assert game.app.keys.hold == 700
    game.restart()
    assert game.app.keys.hold == 600


def test_an_empty_battery_writes_no_settings(game):
    game.millivolts = 2000
    open_settings(game, "UP RIGHT BACK")
    assert not [name for name in game.store.drive.files if name.startswith("settings")]
    assert "Nothing was" in " ".join(game.rows()), game.rows()
    assert game.app.settings[owner.HOLD] == 7, "it stays in effect"


def test_nothing_is_written_where_nothing_has_changed(game):
    open_settings(game, "RIGHT LEFT BACK")
    assert not [name for name in game.store.drive.files if name.startswith("settings")]


def test_the_hold_time(game):
    open_settings(game, "UP LEFT LEFT BACK BACK")
    assert game.app.keys.hold == 400
    game.feed("OK", True)
    game.wait(440)
    game.feed("OK", False)
    game.wait(60)
    assert game.rows()[0] == "Draw?"


# keys as the board has them, and which key of the board is the one below after it was turned
TURNED = {
    "raspberry_pi_pico": "UP",
    "adafruit_feather_rp2040": "PREV",
    "pygamer": "UP",
    "pimoroni_badger2040": "UP",
    "m5stack_dinmeter": "NEXT",
    "adafruit_macropad_rp2040": "5",
}


@pytest.mark.parametrize("board", TURNED)
def test_left_handed_the_picture_and_the_keys_are_turned(board):
    device = begun(Device(board))
    table = device.app.screen.session.table
    table.draw()
    table.undo()
    device.app.screen.paint(device.app.page)
    device.wait(4000)
    before = device.pixels()
    table.draw()  # the next painting shows something else
    down = "DOWN" if device.has("DOWN") else "8" if device.has("8") else "NEXT"
    up = {"DOWN": "UP", "8": "2", "NEXT": "PREV"}[down]
    device.press("BACK " + (up + " ") * 5 + "OK")
    assert device.rows()[0] == "Settings"
    device.press(down + " OK")
    device.app.screen.paint(device.app.page)
    assert device.rows()[2].replace("◀", " ").replace("▶", " ").split() == ["Left-handed", "yes"]
    below = TURNED[board]
    device.press(below)
    assert device.app.screen._rows.at == 2
    back = {"adafruit_macropad_rp2040": "3"}.get(board, "BACK")
    ok = {"adafruit_macropad_rp2040": "1"}.get(board, "OK")
    device.press("%s %s" % (back, back))
    table.undo()
    device.press(ok + " " + back)
    device.wait(4000)
    turned = [row[::-1] for row in device.pixels()[::-1]]
    assert turned == before


@pytest.mark.parametrize("board", TURNED)
def test_one_press_turns_once(board):
    """The switch is another key when it is let go."""
    device = begun(Device(board))
    on = "RIGHT" if device.has("RIGHT") else "6" if device.has("6") else "OK"
    down = "DOWN" if device.has("DOWN") else "8" if device.has("8") else "NEXT"
    up = {"DOWN": "UP", "8": "2", "NEXT": "PREV"}[down]
    device.press("BACK " + (up + " ") * 5 + "OK " + down)
    for milliseconds in (100, 2000):  # long enough to repeat, and to be held
        before = device.app.settings[owner.LEFT]
        device.feed(on, True)
        device.wait(milliseconds)
        device.feed(on, False)
        device.wait(100)
        if on != "OK" or milliseconds == 100:  # a held OK leaves or is done
            assert device.app.settings[owner.LEFT] == 1 - before
        on = {"RIGHT": "LEFT", "6": "7"}.get(on, on)


def test_a_turn_is_kept_over_the_power(game):
    open_settings(game, "DOWN RIGHT BACK BACK")
    game.restart()
    game.press("OK")
    game.press("UP")
    assert "(E) won" in game.rows()[0], "the upper key is now the lower one, East's"


def test_only_what_the_board_has_is_listed():
    device = begun(Device("adafruit_feather_rp2040"))
    device.press("BACK PREV PREV PREV PREV PREV OK")
    assert not [row for row in device.rows() if "Beep" in row]
    device = begun(Device("pimoroni_badger2040"))
    assert not [row for row in open_settings(device) if "Brightness" in row]
