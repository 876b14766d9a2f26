# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Media that hold what is not ours, or damage: it is told, and nothing strange is lost."""

import errno

import pytest

from eastwind import events, games
from eastwind.journal import Journal
from eastwind.log import DAMAGED, FOREIGN, NOT_SAVED
from eastwind.match import ENDED, SETUP, Match
from eastwind.slots import SLOT
from eastwind.table import Table
from game_model import NAMES, START, Ruleset
from media import World
from on_media import BLANK, begin, deal, open_table

# what is not ours


@pytest.mark.parametrize("memory", [b"\0" * 4096, b"\x05" + BLANK[1:], bytes(range(256)) * 16])
def test_a_strange_memory_is_not_touched_until_it_may_be(memory):
    world = World(memory)
    table = open_table(world)
    assert table.log.notice == FOREIGN
    assert table.match.phase == SETUP
    table = begin(world)
    deal(table)
    assert table.log.saved
    assert bytes(world.memory.data) == memory
    assert vars(open_table(world).match) == vars(table.match)
    world.drive.error = errno.EROFS
    deal(table)
    assert table.log.notice == FOREIGN | NOT_SAVED
    world.drive.error = 0
    assert table.log.erase()
    assert table.retry()
    deal(table)
    assert table.log.notice == 0
    assert vars(open_table(world).match) == vars(table.match)


def test_a_strange_memory_without_a_drive():
    world = World(b"\0" * 4096)
    table = Table(Match(), Journal(world.memory, None))
    table.new_game(Ruleset, 4, NAMES, start=START)
    table.seats(0)
    deal(table)
    assert table.log.notice == FOREIGN | NOT_SAVED
    assert table.log.erase()
    assert table.retry()
    assert vars(Table(Match(), Journal(world.memory, None)).match) == vars(table.match)


def test_files_of_another_game_are_left_alone():
    world = World(BLANK)
    table = begin(world)
    deal(table)
    other = World()
    strange = begin(other)
    deal(strange, 7)
    strange.end()
    world.drive.files.update(other.drive.files)  # two devices, one number
    files = dict(world.drive.files)
    deal(table)
    table.end()
    assert games.stored(table.log) == [2, 1]
    assert {name: world.drive.files[name] for name in files} == files
    table = open_table(world)
    assert (table.match.phase, table.match.hand) == (ENDED, 3)
    table.new_game(Ruleset, 4, NAMES)
    assert table.match.number == 3


def test_files_that_cannot_be_read_are_left_alone():
    world = World(BLANK)
    table = begin(world)
    world.drive.files["0001b.ewj"] = junk = bytes(100)
    table.end()
    assert table.log.saved
    assert games.stored(table.log) == [2, 1]
    assert world.drive.files["0001b.ewj"] == junk
    assert "0001a.ewj" not in world.drive.files
    table = open_table(world)
    assert (table.match.number, table.log.notice) == (1, 0)
    table.new_game(Ruleset, 4, NAMES)
    assert table.match.number == 3


def test_other_files_are_no_games():
    world = World()
    names = ["notes.txt", "0001a.ewj.bak", "12a.ewj", "00x1a.ewj", "._0001a.ewj", "0009a.ewj"]
    world.drive.files.update((name, b"hello") for name in names)
    table = open_table(world)
    assert games.stored(table.log) == [9]
    table = begin(world)
    deal(table)
    table.end()
    assert games.stored(table.log) == [10, 9]
    assert all(world.drive.files[name] == b"hello" for name in names)


# damage


def test_one_damaged_file_costs_nothing():
    world = World()
    table = begin(world)
    for _ in range(5):
        deal(table)
    for name in sorted(world.drive.files):
        hurt = dict(world.drive.files)
        hurt[name] = hurt[name][:400] + b"\x55" * 99 + hurt[name][499:]
        again = open_table(World(None, hurt))
        assert again.match.totals == table.match.totals
        assert again.log.notice == 0
        deal(again)
        assert again.log.notice == 0


def test_damage_is_told():
    world = World(BLANK)
    table = begin(world)
    deal(table)
    deal(table)
    world.memory.data[8 * SLOT + 5] ^= 1
    assert open_table(world).log.notice == DAMAGED
    world = World()
    table = begin(world)
    deal(table)
    deal(table)
    for name in list(world.drive.files):
        data = bytearray(world.drive.files[name])
        data[8 * SLOT + 5] ^= 1
        world.drive.files[name] = bytes(data)
    again = open_table(world)
    assert again.log.notice & DAMAGED
    assert again.match.totals == table.match.totals  # it was but a hand
    assert again.steps.unknown == 1


def test_records_of_a_later_layout_are_told():
    world = World(BLANK)
    table = begin(world)
    slot = bytearray(SLOT)
    events.pack_game(slot, Ruleset, 4, 0, START, 2)
    slot[22] = events.LAYOUT + 1
    table.write(slot)
    events.begin(slot, 0x1F)
    table.write(slot)
    assert open_table(world).steps.unknown == 2
