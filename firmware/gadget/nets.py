# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What each player gains or loses, one line each: for previews and for what an undo takes back."""

from eastwind import events

_LINE = 3  # the first of four
_NAME = 10


def from_settlement(session, nets):
    """Fill nets, by place, from the session's settlement."""
    place = 0
    while place < 4:
        nets[place] = session.settlement.net[session.seat(place)]
        place += 1


def from_record(slot, nets):
    """Fill nets, by place, from the record of a step."""
    place = 0
    while place < 4:
        nets[place] = 0
        place += 1
    k = 0
    while k < events.PAYMENTS:
        amount = events.payment(slot, 0, k)
        nets[events.FIRST[k]] -= amount
        nets[events.SECOND[k]] += amount
        k += 1


def paint(page, session, nets):
    """Show them, the names of the players before them."""
    line = _LINE
    place = 0
    while place < 4:
        if session.match.present >> place & 1:
            page.put(line, session.name(place, _NAME), 0, 1)
            page.number(line, page.columns - 9, nets[place], 8)
            line += 1
        place += 1
