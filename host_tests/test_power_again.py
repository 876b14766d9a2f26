# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A second power cut, after every byte of every write of the recovery from a first one: of the
opening of the journal, and of the first hand that is counted afterwards."""

import random

import pytest

from eastwind.hand import Hand
from eastwind.match import PLAYING
from media import World, cuts
from on_media import open_table, records
from power import MEDIA, Recorded, go_on, kind_of, media_of, told

FIRST = 100  # first cuts on each medium, after each of which every second one is tried


@pytest.mark.parametrize("media", MEDIA)
def test_a_second_cut_at_any_byte_of_the_recovery(media, capsys):
    recorded = Recorded(MEDIA[media])
    source = random.Random(1922)
    tried = 0
    gone_on = set()
    for _ in range(FIRST):
        (memory, files), least, most, begun = recorded.some_cut(source)
        world = World(memory, files, record=True)
        table = recorded.recovered(world, least, most, begun)
        lost = told(table)
        n = len(table.log)
        restored = len(world.done)
        opened = media_of(world)
        before = recorded.states[n]
        if table.match.phase == PLAYING:
            table.draft(1, Hand(), 8)
        after = vars(table.match)
        seen = set()
        for i, write in enumerate(world.done):
            for memory, files, _ in cuts(write, i):
                tried += 1
                left = memory, frozenset(files.items()), i < restored
                if left in seen:  # another cut has left the same
                    continue
                seen.add(left)
                again = World(memory, files)
                table_again = open_table(again)
                there = len(table_again.log) - n
                assert there in (0, i >= restored)
                assert vars(table_again.match) == (after if there else before)
                assert table_again.log.saved
                if i < restored:
                    assert told(table_again) <= lost
                elif there:
                    assert not told(table_again)
                elif (memory, files) != opened:
                    assert told(table_again)
                kind = kind_of(table_again, again)
                if kind not in gone_on:
                    gone_on.add(kind)
                    assert records(table_again.log)[:n] == recorded.records[:n]
                    go_on(table_again, again)
    with capsys.disabled():
        counts = tried, FIRST, len(gone_on)
        print("\n%d second power cuts tried after %d first ones, %d games gone on with" % counts)
    assert tried > 15000
