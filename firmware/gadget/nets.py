# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a step is, and what each player gains or loses by it: for previews, undo and the log."""

from eastwind import events
from gadget.texts import part

texts = part("nets")

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


def what(kind, name, room):
    """What a step was, in words; name: of whom it is about, alone where the words have no room.

    "" for the end of the game, and where there is no room for the name.
    """
    if kind == events.END:
        return ""
    if kind == events.DRAW:
        return texts.STEP_DRAW
    for text in (texts.STEPS[kind - events.DEAL] % name, name):
        if len(text) <= room:
            return text
    return ""


def columns(page, line, heads, rows):
    """Rows of a name and two numbers, as texts, under the heads of the numbers; where a name leaves
    no room for both, or there are none on the left, those go."""
    wide = [max([len(row[i]) for row in rows]) for i in range(3)]
    end = page.columns - max(wide[2], len(heads[1])) - 1
    spare = end - wide[1] - 1 - wide[0] if wide[1] else -1
    if spare >= 0:
        end -= min(spare, 2)
        page.put(line, heads[0], 0, end - len(heads[0]))
    page.put(line, heads[1], 0, page.columns - len(heads[1]))
    for name, left, right in rows:
        line += 1
        page.put(line, name)
        if spare >= 0:
            page.put(line, left, 0, end - len(left))
        page.put(line, right, 0, page.columns - len(right))


def paint(page, session, nets, places, line=3):
    """Show those of some places (a mask) from a line on, the names of the players before them."""
    place = 0
    while place < 4:
        if places >> place & 1:
            page.put(line, session.name(place, _NAME), 0, 1)
            page.number(line, page.columns - 9, nets[place], 8)
            line += 1
        place += 1
