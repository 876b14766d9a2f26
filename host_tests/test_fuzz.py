# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Anything at all as a journal: never an error, never a wrong total, always zero sum."""

import functools
import random

import pytest

from eastwind import csv_rows, events, games
from eastwind.hand import Hand
from eastwind.log import CUT, DAMAGED, FOREIGN, PART_LOST, replay
from eastwind.match import PLAYING, SETUP, Match
from eastwind.records import Log
from eastwind.slots import SLOT, seal
from evening import Evening
from game_model import NAMES, START, Payments, Ruleset
from media import World
from on_media import BLANK, open_table, records

TOLD = CUT | DAMAGED | FOREIGN | PART_LOST


@functools.cache
def played(memory, actions=None):
    """An evening, not to be changed: the media and the records."""
    world = World(memory)
    table = open_table(world)
    for action in Evening().actions[:actions]:
        action(table)
    return world, records(table.log)


def sums_to_zero(match):
    there = bin(match.present).count("1")
    return match.phase == SETUP or sum(match.totals) == match.start * there


def plays_on(table):
    """A new game after whatever it was, and a hand in it."""
    table.new_game(Ruleset, 4, NAMES, start=START)
    table.seats(0)
    table.draft(2, Hand(), 64)
    table.deal(2, Payments([0, 0, 5] + [0] * 13), events.BY_DRAW)
    assert table.match.phase == PLAYING
    assert (table.match.totals, table.match.hand) == ([START - 5, START, START + 5, START], 2)
    assert table.log.saved
    return table


def replayed(kept):
    log = Log()
    for record in kept:
        log.append(record)
    match = Match()
    replay(log, match)
    return match


@pytest.mark.parametrize("seed", range(60))
def test_random_bytes(seed):
    source = random.Random(seed)
    memory = source.choice([source.randbytes(4096), BLANK, None, bytes(4096)])
    names = ["%04d%s.ewj" % (source.randrange(3), which) for which in "ab"]
    world = World(memory, {name: source.randbytes(source.randrange(999)) for name in names})
    table = open_table(world)
    assert table.match.phase == SETUP
    strange = memory is not None and memory != BLANK
    assert table.log.notice & FOREIGN == FOREIGN * strange
    plays_on(table)
    assert vars(open_table(world).match) == vars(table.match)


def hurt(data, source):
    """Flip bits, cut off, shift, or write over."""
    data = bytearray(data)
    what = source.randrange(4)
    at = source.randrange(len(data))
    if what == 0:
        for _ in range(source.randrange(1, 4)):
            at = source.randrange(len(data))
            data[at] ^= 1 << source.randrange(8)
    elif what == 1:
        data[at:] = b"\xff" * (len(data) - at)
    elif what == 2:
        data[at : at + 40] = source.randbytes(len(data[at : at + 40]))
    else:
        data[at:] = b"\0" + data[at:-1]
    return bytes(data)


@pytest.mark.parametrize("seed", range(300))
def test_a_memory_that_was_damaged(seed):
    world, whole = played(BLANK, 75)
    source = random.Random(seed)
    memory = hurt(bytes(world.memory.data)[: len(whole) * SLOT], source)
    world = World(memory + bytes(world.memory.data)[len(memory) :])
    kept = [record for record in whole if record in memory]
    table = open_table(world)
    assert sums_to_zero(table.match)
    if kept[:1] == whole[:1]:
        slots = [memory[i : i + SLOT] for i in range(0, len(memory), SLOT)]
        kept = [slot for slot in slots if slot in whole]
        assert records(table.log) == kept
        assert vars(table.match) == vars(replayed(kept))
    else:
        assert table.match.phase == SETUP
    lost = len(whole) - len(table.log)
    cut_off = not memory[(len(table.log) + 1) * SLOT :].strip(b"\xff")
    assert not lost or cut_off or table.log.notice & TOLD
    plays_on(table)
    assert vars(open_table(world).match) == vars(table.match)


@pytest.mark.parametrize("seed", range(300))
def test_files_that_were_damaged(seed):
    world, whole = played(None)
    source = random.Random(seed)
    files = dict(world.drive.files)
    for name in sorted(files)[source.randrange(2) :]:
        if source.random() < 0.8:
            files[name] = hurt(files[name], source)
        else:
            del files[name]
    table = open_table(World(None, files))
    found = records(table.log)
    assert sums_to_zero(table.match)
    assert vars(table.match) == vars(replayed(found))
    for record, right in zip(found, whole):
        assert record == right or not record[0]
    if len(found) < len(whole) - 1 or not all(record[0] for record in found):
        assert table.log.notice & TOLD or not found
    plays_on(table)


@pytest.mark.parametrize("seed", range(60))
def test_damaged_files_of_a_game_that_goes_on_in_the_memory(seed):
    world, whole = played(b"\xff" * 2048)
    source = random.Random(seed)
    before = open_table(world).match
    files = dict(world.drive.files)
    for name in files:
        files[name] = hurt(files[name], source)
    table = open_table(World(bytes(world.memory.data), files))
    assert sums_to_zero(table.match)
    if table.log.notice & PART_LOST or records(table.log) == whole:
        assert table.match.totals == before.totals or table.steps.unknown
    else:
        assert table.log.notice & DAMAGED
    plays_on(table)


@pytest.mark.parametrize("seed", range(200))
def test_random_records(seed):
    """Whole records of any kind and content, as no program would write them."""
    source = random.Random(seed)
    kinds = [*events.KNOWN, 0, 0x1F, 0x2F, 0x35, 0x3F, 0x44, 0x77]
    world = World(BLANK)
    at = 0
    for _ in range(60):
        slot = bytearray(source.choice(kinds).to_bytes(1, "big") + source.randbytes(31))
        if source.random() < 0.5:
            slot[1:8] = bytes(7)
        if slot[0] == events.GAME:
            slot[1] = source.randrange(6)
        seal(slot)
        if slot[0] >> 4 == events.OF_STEP:
            for k in range(events.PAYMENTS):
                slot[7 + 4 * k] = 255 * (slot[7 + 4 * k] & 1)
            seal(slot)
        world.memory.data[at : at + SLOT] = slot
        at += SLOT
    table = open_table(world)
    match = Match()
    steps = replay(table.log, match)
    assert vars(match) == vars(table.match)
    for _ in range(5):
        table.undo()
        table.redo()
    for k in range(steps.live):
        steps.read(k)
        for place in range(4):
            steps.find(k, place)
    list(csv_rows.rows(table.log))
    games.stored(table.log)
    plays_on(table)
