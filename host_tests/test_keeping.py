# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the gadget says and refuses where a game is kept, by its keys: tables for the computer, an
empty battery, the oldest game, another version of the rules, a drive that is the computer's."""

import csv
import io

from conftest import begun
from eastwind import events, games
from eastwind.match import Match
from eastwind.records import Log
from eastwind.rulesets import load
from eastwind.slots import SLOT
from eastwind.table import Table
from game_model import NAMES, Payments, Ruleset
from playing import put, screen_name, shown
from sim.device import Device


def ended(device):
    """Play one hand, and end the game: the ranking is up."""
    device.session.table.draw()
    device.press("BACK DOWN DOWN DOWN OK OK")
    assert "Final ranking" in shown(device)
    return device


# the table for the computer


def test_the_ranking_offers_the_table_then_another_game(game):
    ended(game)
    assert game.rows()[-1] == "OK CSV      BACK home"
    game.press("OK")
    assert "0001.csv written." in shown(game)
    assert game.rows()[-1].startswith("OK new game")
    table = game.store.drive.files["0001.csv"].decode("utf-8")
    head, row = csv.reader(io.StringIO(table, newline=""))
    assert row[:6] == ["1", "1", "East", "E", "draw", ""]
    game.press("OK")
    assert screen_name(game) == "NewGameScreen"


def test_the_ranking_says_why_there_is_no_table_and_tries_again(game):
    game.store.drive.owned = True
    ended(game)
    game.press("OK")
    assert "The computer owns the drive. Restart." in shown(game)
    assert game.rows()[-1].startswith("OK CSV")
    game.store.drive.owned = False
    game.press("OK")
    assert "written" in shown(game)


def test_half_a_table_is_not_left_on_a_full_drive(game):
    ended(game)
    game.store.drive.full = True
    game.press("OK")
    assert "The drive is full." in shown(game)
    assert "0001.csv" not in game.store.drive.files


# an empty battery


def test_an_empty_battery_refuses_a_hand_at_the_end_of_a_player(game):
    game.press("OK UP OK UP OK LEFT UP UP")  # the winner's hand, as 20 points
    game.millivolts = 2000
    records = len(game.log)
    game.press("OK")
    assert "Too low to save safely. Nothing was written." in shown(game)
    game.wait(3000)
    assert len(game.log) == records
    game.press("OK")
    assert "2 0" in shown(game)
    game.millivolts = 4700
    game.press("OK")
    assert len(game.log) == records + 1


def test_an_empty_battery_leaves_the_tiles_as_they_were(game):
    game.press("RIGHT OK UP RIGHT OK")
    put(game, "b123 b456 b789 d111 d99")
    rows = game.rows()
    game.millivolts = 2000
    game.press("DONE")
    assert "Too low to save" in shown(game)
    game.press("OK")
    assert game.rows() == rows
    game.millivolts = 4700
    game.press("DONE")
    assert game.session.counted == 2 and game.session.scores[1] > 20


def test_an_empty_battery_refuses_to_begin_to_count(game):
    game.millivolts = 2000
    game.press("OK UP OK")
    assert "Too low to save safely." in shown(game)
    game.press("OK")
    assert screen_name(game) == "WinKindScreen"


def test_an_empty_battery_refuses_a_table_and_to_delete(game):
    begun(game)
    game.millivolts = 2000
    files = dict(game.store.drive.files)
    game.press("BACK UP UP OK DOWN OK DOWN OK")
    assert "Too low to save safely." in shown(game)
    game.press("OK DOWN OK OK")
    assert "Too low to save safely." in shown(game)
    assert game.store.drive.files == files


def test_an_empty_battery_erases_nothing():
    device = Device()
    device.store.memory[:] = strange = b"somebody else's " * 256
    device.millivolts = 2000
    device.restart()
    device.press("OK")
    while "Too low" not in shown(device):
        device.press("OK")
    assert bytes(device.store.memory) == strange


# the oldest game


def test_the_oldest_game_is_one_that_can_be_deleted(game):
    """Two games that could not leave the memory are not offered, for they cannot be deleted."""
    game.store.drive.full = True
    begun(game)
    assert games.stored(game.log) == [2, 1]
    assert not games.oldest(game.log)
    table = game.app.screen.session.table
    while game.log.strip.free() > 16:
        table.draw()
    game.press("OK OK OK OK")
    assert "Room for records: 15" in shown(game)
    assert "Delete" not in shown(game)


def test_a_game_that_could_not_be_deleted_is_said(game):
    begun(game)
    game.store.drive.full = True
    table = game.app.screen.session.table
    while game.log.strip.free() > 16:
        table.draw()
    game.press("OK OK OK OK")
    assert "Delete game 1, the oldest?" in shown(game)
    game.store.drive.owned = True
    game.press("OK")
    assert "It could not be deleted." in shown(game)
    assert "0001a.ewj" in game.store.drive.files


def test_a_memory_that_could_not_be_erased_is_said():
    device = Device()
    device.store.memory[:] = b"somebody else's " * 256
    device.restart()
    device.log.erase = lambda: False
    device.press("OK")
    assert "could not be erased" in shown(device)


# what is told at the start


def test_another_version_of_the_rules_is_said_once(game):
    session = game.app.screen.session
    session.rules.version += 1
    session.table.new_game(session.rules, 4, list("ESWN"))
    session.table.seats(0)
    game.restart()
    game.press("OK")
    assert "under another version of its rules" in shown(game)
    game.press("OK")
    assert game.rows()[0] == "East round     hand 1"


def test_a_drive_that_is_the_computers_is_said_at_the_start(game):
    game.store.drive.owned = True
    game.restart()
    assert "Hand 1" in shown(game)
    game.press("OK")
    assert "The computer owns the drive. Restart." in shown(game)
    game.press("OK")
    assert game.rows()[0] == "East round     hand 1"


def test_a_game_found_without_a_hand_begun_says_so(game):
    game.restart()
    assert "Nothing entered yet" in shown(game)
    game.press("OK OK UP OK OK")
    game.wait(3000)
    game.restart()
    assert "Go on: W won" in shown(game)
    assert "Nothing" not in shown(game)


def test_a_correction_cut_short_is_said(game):
    table = game.app.screen.session.table
    table.draw()
    slot = bytearray(SLOT)
    events.pack_correct(slot, 1, False)
    table.write(slot)
    game.restart()
    assert "Last hand not saved - enter again." in shown(game)
    game.press("OK OK OK OK OK")
    game.restart()
    assert "not saved" not in shown(game)


# a later program


def test_what_was_agreed_stays_whatever_the_rules_say_later(game):
    """The payments of a hand are those of its record, under other rules and another version."""
    session = game.app.screen.session
    session.begin(1, 0)
    session.scores[:] = [8, 64, 0, 16]
    session.settle()
    session.commit()
    totals = list(session.match.totals)
    assert sum(totals) == 0 and any(totals)
    log = Log()
    table = Table(Match(), log)
    for i in range(len(game.log)):
        slot = bytearray(SLOT)
        game.log.read_into(i, slot)
        if slot[0] == events.GAME:
            slot[2] = 99  # version
        table.write(slot)
    assert table.match.totals == totals
    assert (table.match.rules_id, table.match.rules_version) == ("harr_limit", 99)
    again = Table(Match(), log)
    assert again.match.totals == totals
    other = Table(Match(), Log())
    other.new_game(Ruleset, 4, NAMES)
    assert other.match.rules_version == 1 and other.match.options == Ruleset.values


# the cases of other people's devices, by their numbers


def test_a_drive_that_is_the_computers_is_marked_and_tried_again_D02():
    device = begun(Device("pygamer"))  # which has no memory of its own
    device.store.drive.owned = True
    device.press("OK OK OK OK")
    assert "NOT SAVED. Play on; it is saved as soon as it can be. The computer" in shown(device)
    device.press("OK")
    assert device.rows()[0] == "■ NOT SAVED    hand 2"
    device.press("OK OK OK OK")
    assert device.rows()[0] == "■ NOT SAVED    hand 3"
    device.store.drive.owned = False
    device.wait(3000)
    assert device.rows()[0] == "East round     hand 3"
    device.restart()
    assert "Hand 3" in shown(device)


def test_long_and_negative_totals_are_whole_on_128_pixels_D08(device):
    """Where all began with 3000: E paid S 6876 and N 8172, W paid N 3002."""
    session = device.app.screen.session
    session.rules = load("harr_limit")
    session.table.new_game(session.rules, 4, list("ESWN"), start=3000)
    session.table.seats(0)
    pay = [0] * 16
    pay[0 * 4 + 1], pay[0 * 4 + 3], pay[2 * 4 + 3] = 6876, 8172, 3002
    session.table.deal(1, Payments(pay), events.BY_DISCARD)
    device.press("BACK BACK")
    totals = ["-12048", "9876", "-2", "14174"]
    for seen in (shown(device).split(), device.press("BACK DOWN DOWN DOWN OK") or device.rows()):
        words = " ".join(seen).split()
        assert not device.app.page.cut
        assert all(total in words for total in totals), words
