# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A game as a table of text: each step that counts, what it moved, and the totals.

Reads nothing but the log, so it shows what was recorded, not what a screen remembers.
"""

from eastwind import events
from eastwind.log import replay
from eastwind.match import PLAYING, SETUP, Match

_WINDS = ("East", "South", "West", "North")
_HOW = (
    "by discard", "from the wall", "with a loose tile", "with the last tile", "on the first card",
    "with the original hand", "by robbing a kong", "by the last discard", "with a kong on a kong",
)  # fmt: skip


def _what(kind, slot, name):
    if kind == events.DEAL:
        return "%s wins %s" % (name, _HOW[slot[2]])
    if kind == events.WASH:
        return "%s washes, %d heads" % (name, slot[2])
    if kind == events.PENALTY:
        return "%s pays a penalty" % name
    return "draw"


def _row(hand, round_wind, east, what, amounts):
    return "%4s  %-6s %-8s %-34s" % (hand, round_wind, east, what) + "".join(amounts)


def lines(log):
    """The game that a log ends with, as a list of str; empty if there is none."""
    match = Match()
    steps = replay(log, match)
    if match.phase == SETUP:
        return []
    places = [place for place in range(4) if match.present >> place & 1]
    match.begin()
    names = ["%9s" % match.names[place][:8] for place in places]
    out = [
        "Game %d, %s, %d players" % (match.number, match.rules_id, match.players),
        _row("Hand", "Round", "East", "", names),
    ]
    for k in range(steps.live):
        hand, wind, east = match.hand, _WINDS[match.round], match.names[match.east][:8]
        before = list(match.totals)
        steps.apply(k, match)
        kind = steps.read(k)
        if kind == events.END:
            continue
        what = _what(kind, steps.slot, match.names[events.who(steps.slot, 0)])
        moved = ["%+9d" % (match.totals[place] - before[place]) for place in places]
        out.append(_row(hand, wind, east, what, moved))
    totals = ["%9d" % match.totals[place] for place in places]
    out.append(_row("", "", "", "total" if match.phase == PLAYING else "final total", totals))
    return out
