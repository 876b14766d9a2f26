# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A table whose journal lies on modelled media: played on, filled, read back."""

from eastwind import events
from eastwind.hand import Hand
from eastwind.journal import Journal
from eastwind.match import Match
from eastwind.slots import SLOT
from eastwind.table import Table
from game_model import NAMES, START, Payments, Ruleset

BLANK = b"\xff" * 4096
MEDIA = [BLANK, None]  # memory and files, files alone


def open_table(world):
    """The table that a start finds on these media."""
    return Table(Match(), Journal(world.memory, world.drive))


def begin(world, number=1):
    """A game that has begun on these media."""
    table = open_table(world)
    table.new_game(Ruleset, 4, NAMES, start=START, number=number)
    table.seats(0)
    return table


def deal(table, amount=100):
    """Play a hand of four drafts, in which South pays East."""
    pay = [0] * 16
    pay[1 * 4 + 0] = amount  # South pays East
    for place in range(4):
        table.draft(place, Hand(), 8)
    table.deal(2, Payments(pay), events.BY_DISCARD)


def fill(table):
    """Play until the memory is nearly full."""
    while table.log.strip.free() >= 16 and not table.log.notice:
        deal(table)


def records(log):
    """All that a log holds."""
    slot = bytearray(SLOT)
    found = []
    for i in range(len(log)):
        log.read_into(i, slot)
        found.append(bytes(slot))
    return found
