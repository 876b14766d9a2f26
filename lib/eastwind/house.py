# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A table's own rules in the records of a game, so that it is played by them for ever.

Rules.house and Match.house hold them as bytes: the name of the rules, then what they change (see
eastwind.rulesets.changes), a line each; nothing where a ruleset is played as it is.
"""

from eastwind import events
from eastwind.slots import SLOT


def name(house):
    """What the rules are called; "" where nothing was changed."""
    return str(house[: house.find(b"\n")], "utf-8") if house else ""


def write(table, house):
    """Write them to a new game, before its seats."""
    slot = bytearray(SLOT)
    at = 0
    while at < len(house):
        n = min(len(house) - at, events.NAME_ROOM)
        events.begin(slot, events.HOUSE)
        slot[1] = at // events.NAME_ROOM
        slot[2] = n
        slot[events.NAME_AT : events.NAME_AT + n] = house[at : at + n]
        table.write(slot)
        at += n
