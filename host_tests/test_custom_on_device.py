# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A table's own rulesets on the device: chosen in a new game, kept, wrong ones said."""

import shutil

import pytest

from eastwind.rulesets import INDEX, load
from gadget import texts
from gadget.screens.new_game import NewGameScreen
from own_rules import FRIDAY
from sim.device import Device
from sim.store import Folder


@pytest.fixture
def drive(tmp_path):
    """A device whose drive is a folder with the rules of Friday's table and a wrong file."""
    (tmp_path / "rules").mkdir()
    shutil.copy(FRIDAY, tmp_path / "rules")
    (tmp_path / "rules" / "wrong.txt").write_text("base = dmjl\n# half the limit\n46 L/7\n")
    (tmp_path / "rules" / "._friday.txt").write_bytes(b"\0\5\26\7")
    (tmp_path / "rules" / "notes.doc").write_text("nothing\n")
    return Device(store=Folder(tmp_path / "games"))


def rules_row(device):
    return device.rows()[3].split("◀")[-1].rstrip("▶ ▼")


def choose(device, name):
    device.press("OK DOWN DOWN")
    for _ in range(9):
        if rules_row(device) == name:
            return
        device.press("RIGHT")
    raise AssertionError(device.rows())


def session(device):
    return device.session


def told(rules):
    """What rules hold, functions by their names: their modules come and go."""
    return {name: getattr(value, "__name__", value) for name, value in vars(rules).items()}


def test_they_are_listed_after_those_that_are_built_in(drive, language):
    drive.press("OK DOWN DOWN")
    seen = [rules_row(drive)]
    for _ in INDEX:
        drive.press("RIGHT")
        seen.append(rules_row(drive))
    assert seen == list(texts.part("new_game").RULESETS) + ["friday"]
    drive.press("RIGHT")
    shown = " ".join(" ".join(drive.rows()).split())
    assert shown.startswith("wrong.txt ")
    assert ("Line 3: Limit hand 46" if language == "english" else "Zeile 3: Limithand 46") in shown
    assert not drive.app.page.cut
    drive.press("OK")
    assert rules_row(drive) == "friday"
    drive.press("RIGHT")
    assert rules_row(drive) == "Harr"  # the wrong one is not offered again


def test_going_left_the_wrong_file_is_told_too(drive):
    drive.press("OK DOWN DOWN LEFT")
    assert drive.rows()[0] == "wrong.txt"
    drive.press("BACK LEFT")
    assert rules_row(drive) == "friday"
    drive.press("LEFT RIGHT RIGHT")
    assert rules_row(drive) == "Harr"


def test_a_game_is_played_by_them_and_goes_on_so_without_the_file(drive, tmp_path):
    choose(drive, "friday")
    assert drive.rows()[4].split() == ["Limit", "500"]
    drive.press("UP UP OK")  # Start
    while session(drive).match.phase != 1:
        drive.press("OK")
    mine = session(drive).rules
    assert mine.house.startswith("friday\n") and mine.max_chows == 4 and mine.limit == 500
    (tmp_path / "rules" / "friday.txt").unlink()
    drive.restart()
    again = session(drive)
    assert again.match.house == mine.house and told(again.rules) == told(mine)
    assert again.rules.winner_rows != load("bmja", mine.values).winner_rows
    # another game is offered with the same rules, which are kept in this one
    drive.app.stack.append(NewGameScreen(again))
    drive.press("DOWN DOWN")
    assert rules_row(drive) == "friday"
    assert drive.app.screen._setup.options.rules.house == mine.house
    drive.press("LEFT OK LEFT RIGHT")
    assert "It cannot be read." in " ".join(drive.rows())


def test_the_limit_of_every_ruleset_can_be_changed(device):
    """To what its parts are whole of: 12ths of Babcock's, 20ths of the British one."""
    device.press("OK DOWN DOWN RIGHT RIGHT DOWN")
    assert device.rows()[4].split() == ["Limit", "◀300▶"]  # Babcock
    device.press("RIGHT")
    assert "◀360▶" in device.rows()[4]
    device.press("LEFT LEFT")
    assert "◀240▶" in device.rows()[4]
    device.press("UP RIGHT DOWN RIGHT")
    assert "◀1100▶" in device.rows()[4]  # BMJA
    device.press("OK RIGHT RIGHT RIGHT RIGHT UP OK")  # the last digit one more: it is cut
    assert "◀1100▶" in device.rows()[4]


def test_without_a_penalty_nobody_is_asked_for_one(drive, tmp_path):
    (tmp_path / "rules" / "mild.txt").write_text("base = bmja\nfalse_mahjongg each off\n")
    choose(drive, "mild")
    drive.press("UP UP OK")
    while session(drive).match.phase != 1:
        drive.press("OK")
    drive.press("BACK OK OK")
    shown = " ".join(drive.rows())
    assert "Draw" in shown and "False" not in shown
