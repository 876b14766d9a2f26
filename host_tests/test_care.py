# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the gadget tells of its memory, its drive and its battery, and what it does unasked."""

import gc
import importlib
import re

import pytest

from conftest import begun
from gadget.battery import Battery
from gadget.sentence import broken
from playing import shown
from sim.device import Device
from sim.store import Folder, Store


def fill(device, left):
    """Play draws until so many records have room in the memory."""
    table = device.app.screen.session.table
    while device.log.strip.free() > left:
        table.draw()


def test_foreign_memory_is_erased_only_when_asked():
    store = Store()
    store.memory[:] = b"somebody else's " * 256
    device = Device(store=store)
    assert "It holds what is not Eastwind's. Erase it" in shown(device)
    assert device.rows()[-1] == "OK erase    BACK keep"
    device.press("BACK")
    assert device.rows()[1].startswith("Eastwind")
    assert bytes(store.memory[:8]) == b"somebody"
    begun(device)
    assert bytes(store.memory[:8]) == b"somebody"
    device.restart()
    device.press("OK")
    assert bytes(store.memory[:8]) != b"somebody"
    assert "Game 1" in shown(device)


def test_about_says_the_free_memory_the_battery_and_the_journal(game, language, monkeypatch):
    monkeypatch.setattr(gc, "mem_free", lambda: 94208, raising=False)
    game.press("BACK UP OK")
    assert game.rows()[2].split()[-2:] == ["4.70" if language == "english" else "4,70", "V"]
    assert game.rows()[3].split()[-1] == "94208"
    assert len(game.rows()[2]) == len(game.rows()[3]) == game.app.page.columns, "to the edge"
    assert re.search(r"Journal \d+ \w+ 128", game.rows()[4])


def test_a_record_cut_short_is_said_once(game):
    game.app.screen.session.table.draw()
    end = game.log.strip.end * 32
    game.store.memory[end - 16 : end] = b"\xff" * 16
    game.restart()
    assert "Hand 1" in shown(game)
    assert "Last hand not saved - enter again." in shown(game)
    game.press("OK")
    assert game.rows()[0] == "East round     hand 1"
    game.press("OK OK OK OK")
    assert game.rows()[0] == "East round     hand 2"


def test_no_room_is_said_before_each_hand_and_not_saved_when_it_comes_to_that(game):
    game.store.drive.owned = True
    fill(game, 16)
    game.press("OK OK OK OK")
    assert "Room for records: 15. The computer owns the drive. Restart" in shown(game)
    game.press("OK OK OK OK OK")
    assert "Room for records: 14." in shown(game)
    game.press("OK")
    fill(game, 0)
    game.press("OK OK OK OK")
    assert "NOT SAVED. Play on; it is saved as soon as it can be." in shown(game)
    game.press("OK")
    assert "Room for records" not in shown(game), "there is none any more"
    assert game.rows()[0].startswith("■ NOT SAVED  hand 1")
    assert game.rows()[-1] == "OK result ! BACK menu"
    game.press("OK OK OK OK")
    assert game.rows()[-1] == "OK result ! BACK menu", "no room for 0 is not said again"
    game.press("BACK DOWN DOWN DOWN OK OK BACK")
    assert game.rows()[0] == "■ NOT SAVED Game over"
    game.press("BACK OK OK")
    # tried again once a minute, without a key
    game.store.drive.owned = False
    game.wait(3000)
    game.wait(60000)
    assert game.log.saved
    assert game.rows()[0].startswith("Undone")
    hand = game.app.screen.session.match.hand
    game.restart()
    assert "Hand %d" % hand in shown(game)


def test_a_full_drive_offers_the_oldest_game(game):
    begun(game)
    assert sorted(name[:4] for name in game.store.drive.files) == ["0001", "0001"]
    game.store.drive.full = True
    fill(game, 16)
    game.press("OK OK OK OK")
    assert "The drive is full. Delete game 1, the oldest?" in shown(game)
    game.press("BACK")
    assert "0001a.ewj" in game.store.drive.files
    game.press("OK OK OK OK")
    game.press("OK")
    assert "0001a.ewj" not in game.store.drive.files
    assert game.log.notice == 0


def test_records_of_a_later_program_are_said(game):
    from eastwind.slots import SLOT, seal

    slot = bytearray(SLOT)
    slot[0] = 0x4F
    seal(slot)
    game.log.append(slot)
    game.restart()
    game.press("OK")
    assert "records of a newer Eastwind" in shown(game)


def test_a_game_under_rules_of_a_later_program_can_be_seen(game):
    rules = game.app.screen.session.rules
    rules.id = "later"
    game.app.screen.session.table.new_game(rules, 4, list("ABCD"))
    game.app.screen.session.table.seats(0)
    game.app.screen.session.table.draw()
    game.restart()
    game.press("OK")
    assert "of a newer Eastwind" in shown(game)
    game.press("OK")
    assert game.rows()[0] == "East round     hand 2"
    game.press("OK")
    assert game.rows()[0].startswith("End the game?")
    game.press("BACK BACK DOWN OK OK")
    assert game.rows()[1] == "draw"


def test_a_drive_that_lost_the_game_is_said(game):
    fill(game, 16)
    game.app.screen.session.table.draw()
    game.store.drive.files.clear()
    hand = game.app.screen.session.match.hand
    game.restart()
    assert "Hand %d" % hand in shown(game)
    game.press("OK")
    assert "lacks the first hands of this game" in shown(game)


def test_the_about_screen_has_room_for_a_long_name_and_the_battery():
    device = Device("adafruit_feather_esp32s3_reverse_tft")
    device.press("BACK PREV OK")
    rows = device.rows()
    assert rows[0].endswith(" 4.70 V") and rows[1:3] == ["adafruit feather", "esp32s3 reverse tft"]


def test_the_about_screen_says_who_owns_the_drive(device):
    device.press("BACK UP OK")
    assert "Drive: this device's" in device.rows()
    assert "Start with UP: PC's" in device.rows()
    device.store.drive.owned = True
    device.press("DOWN")
    assert "Drive: the computer's" in device.rows()
    knob = Device("m5stack_dinmeter")
    knob.press("BACK PREV OK")
    assert "Start with OK: PC's" in knob.rows()


def test_a_half_entered_hand_is_kept_once_when_the_keys_rest(game):
    game.press("OK UP OK OK")
    records = len(game.log)
    game.wait(1000)
    assert len(game.log) == records
    game.wait(130000)
    assert len(game.log) == records + 1
    game.press("OK OK")  # the first only wakes
    game.wait(3000)
    assert len(game.log) == records + 2


def test_the_winner_is_kept_even_before_a_set(game):
    game.press("OK UP OK")
    game.wait(3000)
    game.restart()
    assert "W won" in shown(game)


@pytest.mark.parametrize("errno", [0, 5, 28, 30])
def test_the_longest_notice_fits_between_title_and_footer(language, errno):
    notices = importlib.import_module("gadget.notices")  # that of now, which speaks it
    assert notices.texts.BATTERY == {"english": "Battery", "german": "Akku"}[language]
    for name in ("NOT_SAVED_LONG", "NO_ROOM"):
        text = getattr(notices.texts, name).replace("%d", "15") + " " + notices.why(errno)
        if errno == 28:
            text += " " + notices.texts.DELETE_OLDEST % 1234
        assert len(broken(text, 21)) <= 6
    assert all(len(broken(text, 21)) <= 6 for _, _, text in notices.order())


def test_a_folder_outlasts_the_program(tmp_path):
    device = begun(Device(store=Folder(tmp_path / "games")))
    device.app.screen.session.table.draw()
    again = Device(store=Folder(tmp_path / "games"))
    assert "Hand 2" in shown(again)


@pytest.mark.parametrize(
    "volts, low, flat", [(0, False, False), (2999, True, False), (2400, True, True)]
)
def test_a_battery(volts, low, flat):
    battery = Battery(lambda: volts, 3000, 2500)
    assert (battery.low, battery.flat()) == (low, flat)


def test_a_battery_rises_well_above_the_limit_before_it_is_well():
    reads = [2990, 3050, 3101]
    battery = Battery(lambda: reads.pop(0), 3000, 2500)
    assert battery.low
    battery.measure()
    assert battery.low
    battery.measure()
    assert not battery.low
