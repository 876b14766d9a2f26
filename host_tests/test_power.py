# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Power cuts after every byte of every write of a recorded evening, on each medium. What was
confirmed must be there, what is lost must be told, and the game must go on."""

import pytest

from media import World
from on_media import records
from power import MEDIA, Recorded, go_on, kind_of


@pytest.mark.parametrize("media", MEDIA)
def test_a_power_cut_at_any_byte(media, capsys):
    recorded = Recorded(MEDIA[media])
    tried = 0
    gone_on = set()
    for (memory, files), before, after, begun in recorded.cuts():
        world = World(memory, files)
        table = recorded.recovered(world, before, after, begun)
        kind = kind_of(table, world)
        if kind not in gone_on:
            gone_on.add(kind)
            assert records(table.log) == recorded.records[: len(table.log)]
            go_on(table, world)
        tried += 1
    with capsys.disabled():
        print("\n%d power cuts tried, %d games gone on with" % (tried, len(gone_on)))
    assert tried > 5000
    assert len(gone_on) > 250
