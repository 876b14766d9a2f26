# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Power cuts after every byte of every write of a recorded evening, on each medium, and in the
recovery from them. What was confirmed must be there; the game must go on."""

import random

import pytest

from eastwind import events
from eastwind.hand import Hand
from eastwind.journal import Journal
from eastwind.log import CUT, Log, replay
from eastwind.match import Match
from eastwind.slots import SLOT
from eastwind.table import Table
from evening import Evening
from media import World, cuts

BLANK = b"\xff" * 2048  # small, so that the game goes to the drive while it is played
MEDIA = {"memory and files": BLANK, "files alone": None}
# for second cuts: the memory, actions of the evening, first cuts that every second cut follows
SECOND = {"memory and files": (b"\xff" * 1024, 30, 80), "files alone": (None, 20, 120)}


def open_table(world):
    return Table(Match(), Journal(world.memory, world.drive))


def records(log):
    slot = bytearray(SLOT)
    found = []
    for i in range(len(log)):
        log.read_into(i, slot)
        found.append(bytes(slot))
    return found


class Recorded:
    """An evening played on one kind of medium: all writes, and what was confirmed before each."""

    def __init__(self, memory, actions=None):
        self.world = World(memory, record=True)
        table = open_table(self.world)
        plain = Table(Match(), Log())
        self.confirmed = []  # for each write: records before its action, and after it
        self.actions = []  # the writes of each
        self.states = []  # the match after so many records
        for action in Evening().actions[:actions]:
            before = len(table.log)
            action(table)
            action(plain)
            assert table.log.saved
            spent = len(self.world.done) - len(self.confirmed)
            self.actions.append(range(len(self.confirmed), len(self.world.done)))
            self.confirmed += [(before, len(table.log))] * spent
        self.records = records(plain.log)
        assert records(table.log) == self.records
        shorter = Log()
        for record in [*self.records, b""]:
            match = Match()
            replay(shorter, match)
            self.states.append(vars(match))
            shorter.append(record)

    def cuts(self, writes=None):
        """(memory, files, records confirmed, records begun, what is written, bytes of it)"""
        for i in writes or range(len(self.world.done)):
            write = self.world.done[i]
            for memory, files, n in cuts(write, i):
                yield memory, files, *self.confirmed[i], write[2], n

    def some_cut(self, source):
        """A cut in any write of any action."""
        writes = source.choice([writes for writes in self.actions if writes])
        return source.choice(list(self.cuts([source.choice(writes)])))

    def recovered(self, world, least, most):
        """The table after a cut; everything confirmed is there, nothing else."""
        table = open_table(world)
        n = len(table.log)
        assert least <= n <= most
        assert records(table.log) == self.records[:n]
        assert vars(table.match) == self.states[n]
        assert table.log.saved
        return table


@pytest.fixture(scope="module", params=MEDIA)
def recorded(request):
    return Recorded(MEDIA[request.param])


def go_on(table, world):
    """Play another hand; it is saved, and there after a restart."""
    if not table.match.players or not table.match.phase:
        table.new_game(Evening().rules, 4, ["A", "B", "C", "D"])
        table.seats(0)
    table.draft(0, Hand(), 64)
    table.draw()
    table.draft(3, Hand(), 8)
    assert table.log.saved
    assert not table.log.notice & CUT
    again = open_table(world)
    assert vars(again.match) == vars(table.match)
    assert (again.match.counted, again.match.scores[3]) == (8, 8)


def kind_of(table, world):
    """What tells apart the states in which cuts leave a game, but not the bytes of what is torn."""
    strip = table.log.strip
    sizes = [
        (name, len(data) // SLOT, len(data) % SLOT > 0) for name, data in world.drive.files.items()
    ]
    return (len(table.log), strip and (strip.n, strip.end, table.log.ours), *sorted(sizes))


def test_a_power_cut_at_any_byte(recorded, capsys):
    tried = 0
    gone_on = set()
    for memory, files, before, after, (medium, *what), n in recorded.cuts():
        world = World(memory, files)
        table = recorded.recovered(world, before, after)
        if medium == "memory" and 0 < n < SLOT == len(what[1]):
            told = what[1][0] >> 4 != events.OF_SETUP
            assert (table.log.notice & CUT > 0) == told
        kind = kind_of(table, world)
        if kind not in gone_on:
            gone_on.add(kind)
            go_on(table, world)
        tried += 1
    with capsys.disabled():
        print("\n%d power cuts tried, %d games gone on with" % (tried, len(gone_on)))
    assert tried > 5000
    assert len(gone_on) > 250


@pytest.mark.parametrize("media", SECOND)
def test_a_second_cut_at_any_byte_of_the_recovery(media, capsys):
    memory, actions, first = SECOND[media]
    recorded = Recorded(memory, actions)
    source = random.Random(1922)
    tried = 0
    for _ in range(first):
        memory, files, before, after, *_ = recorded.some_cut(source)
        world = World(memory, files, record=True)
        table = recorded.recovered(world, before, after)
        n = len(table.log)
        restored = len(world.done)
        if table.match.phase:
            table.draft(1, Hand(), 8)
        for i, write in enumerate(world.done):
            for memory, files, _ in cuts(write, i):
                again = open_table(World(memory, files))
                assert n <= len(again.log) <= n + (i >= restored)
                assert records(again.log)[:n] == recorded.records[:n]
                assert again.match.totals == table.match.totals
                assert again.log.saved
                tried += 1
    with capsys.disabled():
        print("\n%d second power cuts tried after %d first ones" % (tried, first))
    assert tried > 3000
