# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A journal on media that fail: what is told, and that the game goes on all the same."""

import errno

import pytest

from eastwind import events, games
from eastwind.facts import WINNER
from eastwind.hand import Hand
from eastwind.journal import Journal
from eastwind.log import CUT, NO_ROOM, NOT_SAVED, PART_LOST, replay
from eastwind.match import ENDED, PLAYING, SETUP, Match
from eastwind.sets import DRAGON, EXPOSED, PUNG, code
from eastwind.slots import SLOT, seal
from eastwind.table import Table
from evening import Evening
from gadget.drive import Drive
from game_model import NAMES, START, Ruleset
from media import World
from on_media import BLANK, MEDIA, begin, deal, fill, open_table

# the cases of other people's devices, by their numbers


def test_power_cut_while_saving_D01():
    world = World(BLANK)
    table = begin(world)
    for _ in range(7):
        deal(table)
    kept = vars(table.match)
    slots = table.log.strip.end
    half = bytearray(SLOT)
    events.begin(half, events.DRAW)
    seal(half)
    world.memory.data[slots * SLOT : slots * SLOT + SLOT // 2] = half[: SLOT // 2]
    table = open_table(world)
    assert vars(table.match) == kept
    assert table.log.notice == CUT
    table.draw()
    assert table.log.notice == 0
    assert open_table(world).match.hand == 9
    assert open_table(world).log.notice == 0


@pytest.mark.parametrize("number", [errno.EROFS, errno.ENOSPC])
def test_a_drive_that_cannot_be_written_D02(number):
    world = World()
    table = begin(world)
    deal(table)
    world.drive.error = number
    deal(table)
    assert (table.log.saved, table.log.notice, table.log.why) == (False, NOT_SAVED, number)
    assert table.match.hand == 3
    assert not table.retry()
    assert open_table(World(None, world.drive.files)).match.hand == 2  # never shown as saved
    table.undo()
    deal(table)
    world.drive.error = 0
    assert table.retry()
    assert (table.log.saved, table.log.notice) == (True, 0)
    assert vars(open_table(world).match) == vars(table.match)
    world.drive.error = number
    table.draw()
    world.drive.error = 0
    table.draw()  # the next commit tries by itself
    assert table.log.saved


@pytest.mark.parametrize("memory", MEDIA)
def test_a_half_counted_hand_comes_back_D03(memory):
    world = World(memory)
    table = begin(world)
    hand = Hand()
    hand.flags = WINNER
    hand.add(code(PUNG, DRAGON, EXPOSED), 31)
    table.draft(1, hand, 0, 3, events.BY_LOOSE, 2, open=True)
    table.draft(2, Hand(), 4)
    table = open_table(world)
    again = Hand()
    steps = table.steps
    assert table.match.counted == 0b0100
    assert steps.hand(steps.live, 1, again)
    assert vars(again) == vars(hand)
    assert events.is_open(steps.slot, 0)
    assert events.liable(steps.slot, 0) == 3
    assert steps.slot[events.HOW_AT] == events.BY_LOOSE | 2 << 4


# a memory that runs low


def test_it_is_told_before_the_memory_is_full_and_play_goes_on():
    world = World(BLANK)
    world.drive.error = errno.EROFS
    table = begin(world)
    fill(table)
    assert (table.log.saved, table.log.notice, table.log.why) == (True, NO_ROOM, errno.EROFS)
    while table.log.strip.free():
        table.draw()
        assert table.log.saved
    assert vars(open_table(world).match) == vars(table.match)
    deal(table)
    assert table.log.notice == NOT_SAVED | NO_ROOM
    world.drive.error = 0
    assert table.retry()
    assert table.log.notice == 0
    assert table.log.strip.free() > 100
    assert vars(open_table(world).match) == vars(table.match)


def test_without_a_drive_the_memory_does():
    world = World(BLANK)
    table = Table(Match(), Journal(world.memory, None))
    table.new_game(Ruleset, 4, NAMES)
    table.seats(0)
    fill(table)
    assert (table.log.notice, table.log.why) == (NO_ROOM, 0)
    again = Table(Match(), Journal(world.memory, None))
    assert vars(again.match) == vars(table.match)


def test_without_any_medium_it_is_said():
    table = Table(Match(), Journal(None, None))
    table.new_game(Ruleset, 4, NAMES)
    table.seats(0)
    deal(table)
    assert (table.log.saved, table.log.notice) == (False, NOT_SAVED)
    assert table.match.hand == 2


def test_the_totals_are_right_where_the_drive_was_lost():
    world = World(BLANK)
    table = begin(world)
    table.rename(1, "Zoë")
    while not world.drive.files:
        deal(table)
    deal(table)
    world.drive.files.clear()
    again = open_table(world)
    assert again.log.notice == PART_LOST
    for what in ("totals", "east", "round", "set", "hand", "names", "rules_id", "options", "phase"):
        assert getattr(again.match, what) == getattr(table.match, what)
    deal(again)
    assert again.undo() and again.undo() and not again.undo()
    deal(again)
    while not world.drive.files:
        deal(again)
    last = open_table(world)
    assert last.log.notice == 0
    assert last.match.totals == again.match.totals
    again.new_game(Ruleset, 4, NAMES, start=START)
    again.seats(0)
    deal(again)
    assert again.undo()
    assert (again.match.totals, again.match.phase) == ([START] * 4, PLAYING)


def test_games_that_could_not_leave_the_memory_do_so_later():
    world = World(BLANK)
    world.drive.error = errno.EROFS
    table = begin(world)
    totals = []
    for _ in range(3):
        deal(table)
        table.end()
        totals.append(list(table.match.totals))
        table.new_game(Ruleset, 4, NAMES, start=START)
        table.seats(0)
    deal(table, 500)
    table = open_table(world)
    assert games.stored(table.log) == [4, 3, 2, 1]
    fill(table)
    world.drive.error = 0
    assert table.retry()
    table = open_table(world)
    assert games.stored(table.log) == [4, 3, 2, 1]
    for number, wanted in enumerate(totals, 1):
        match = Match()
        replay(games.open_game(table.log, number), match)
        assert (match.totals, match.phase) == (wanted, ENDED)


# real files


def test_real_files(tmp_path):
    memory = bytearray(BLANK)
    for media in ((memory, Drive(str(tmp_path / "one"))), (None, Drive(str(tmp_path / "two")))):
        table = Table(Match(), Journal(*media))
        assert table.log.drive.names() == []
        for action in Evening().actions:
            action(table)
        table.end()
        assert (table.log.saved, table.log.notice) == (True, 0)
        again = Table(Match(), Journal(*media))
        assert vars(again.match) == vars(table.match)
        assert table.log.drive.free() > 0
        assert games.write_csv(table.log, 1) == "0001.csv"
        assert (tmp_path / "one" / "0001.csv").read_text("utf-8").count("\n") >= 17
        again.new_game(Ruleset, 4, NAMES)
        assert again.match.phase == SETUP
        again.seats(1)
        assert again.match.phase == PLAYING
        assert not games.delete(again.log, 2)
        assert games.delete(again.log, 1)
        assert games.stored(again.log) == [2]
        assert not games.delete(again.log, 1)
