# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A recorded evening, and what must be true after a power cut anywhere in it."""

from eastwind import events
from eastwind.hand import Hand
from eastwind.log import CUT, NONE, replay
from eastwind.match import PLAYING, Match
from eastwind.records import Log
from eastwind.slots import SLOT
from eastwind.table import Table
from evening import HANDS, Evening
from media import World, cuts
from on_media import open_table, records

BLANK = b"\xff" * 2048  # small, so that the game goes to the drive while it is played
MEDIA = {"memory and files": BLANK, "files alone": None}


class Recorded:
    """An evening of sixteen hands on one kind of medium: all writes, and what was confirmed before
    each."""

    def __init__(self, memory):
        self.world = World(memory, record=True)
        table = open_table(self.world)
        plain = Table(Match(), Log())
        self.confirmed = []  # for each write: records before its action, and after it
        self.actions = []  # the writes of each
        self.before = []  # for each write: the media before its action
        self.states = []  # the match after so many records
        for action in [*Evening().actions, lambda table: table.end()]:
            before = len(table.log)
            media = media_of(self.world)
            action(table)
            action(plain)
            assert table.log.saved
            spent = len(self.world.done) - len(self.confirmed)
            self.actions.append(range(len(self.confirmed), len(self.world.done)))
            self.confirmed += [(before, len(table.log))] * spent
            self.before += [media] * spent
        assert table.match.hand == HANDS + 1
        self.records = records(plain.log)
        assert records(table.log) == self.records
        shorter = Log()
        for record in [*self.records, b""]:
            match = Match()
            replay(shorter, match)
            self.states.append(vars(match))
            shorter.append(record)

    def cuts(self, writes=None):
        """(media, records confirmed, records begun, whether anything of them has arrived)"""
        for i in writes or range(len(self.world.done)):
            for memory, files, _ in cuts(self.world.done[i], i):
                media = memory, files
                yield media, *self.confirmed[i], media != self.before[i]

    def some_cut(self, source):
        """A cut in any write of any action."""
        writes = source.choice([writes for writes in self.actions if writes])
        return source.choice(list(self.cuts([source.choice(writes)])))

    def recovered(self, world, least, most, begun=True):
        """The table after a cut: what was confirmed is there and nothing else, the totals are
        right, and it is told when something is gone of which anything had arrived."""
        table = open_table(world)
        n = len(table.log)
        assert least <= n <= most
        assert vars(table.match) == self.states[n]
        assert table.log.saved
        if n == most:
            assert not told(table)
        elif begun and self.records[n][0] >> 4 != events.OF_SETUP:
            assert told(table)
        return table


def media_of(world):
    """What is on both media, to be compared."""
    return world.memory and bytes(world.memory.data), dict(world.drive.files)


def told(table):
    """True where the player is told that the last hand, or its correction, was not saved."""
    return table.log.notice & CUT > 0 or table.steps.again != NONE


def go_on(table, world):
    """Play another hand; it is saved, and there after a restart."""
    if table.match.phase != PLAYING:
        table.new_game(Evening().rules, 4, ["A", "B", "C", "D"])
        table.seats(0)
    table.draft(0, Hand(), 64)
    table.draw()
    table.draft(3, Hand(), 8)
    assert table.log.saved
    assert not told(table)
    again = open_table(world)
    assert vars(again.match) == vars(table.match)
    assert (again.match.counted, again.match.scores[3]) == (8, 8)
    assert not told(again)


def kind_of(table, world):
    """What tells apart the states in which cuts leave a game, but not the bytes of what is torn."""
    strip = table.log.strip
    sizes = [
        (name, len(data) // SLOT, len(data) % SLOT > 0) for name, data in world.drive.files.items()
    ]
    return (len(table.log), strip and (strip.n, strip.end, table.log.ours), *sorted(sizes))
