# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Random games at a table: prints the state after each step, as a VM or CPython has it.

After each game the records are replayed; the state must be the same. Seats and walls as well.
"""

from eastwind import events, lots, seats, wall
from eastwind.deal import deal_order
from eastwind.hand import Hand
from eastwind.log import replay
from eastwind.match import ENDED, Match
from eastwind.records import Log
from eastwind.rulesets import load
from eastwind.sets import DRAGON, EXPOSED, KONG, PUNG, code
from eastwind.settle import Settlement, settle
from eastwind.table import Table
from eastwind.void import penalty, wash

NAMES = ["Péter", "Quân", "Rosa", "Şirin"]
_seed = 1


def below(n):
    """A random number, the same on every Python (a 16-bit generator with a 31-bit product)."""
    global _seed
    _seed = (_seed * 25173 + 13849) & 0xFFFF
    return (_seed >> 3) % n


def state(match):
    """All that a match knows, as text."""
    parts = [match.phase, match.players, match.present, match.rules_id, match.east, match.round]
    parts += [match.set, match.hand, match.best, match.best_place, match.counted]
    parts += match.totals + match.wins + match.scores + match.options + match.names
    return " ".join([str(part) for part in parts])


def counted():
    """A hand of one or two sets."""
    hand = Hand()
    hand.add(code(PUNG, below(3), EXPOSED))
    if below(2):
        hand.add(code(KONG, DRAGON, below(2)), 31 + below(3))
    return hand


def step(table, rules, out):
    """One random change."""
    match = table.match
    what = below(12)
    if match.phase == ENDED or what == 0:
        return table.undo()
    if what == 1:
        return table.redo()
    present = 0
    for place in range(4):
        if match.present >> place & 1:
            present |= 1 << seats.seat_of(place, match.east)
    place = match.east
    for _ in range(below(4)):
        place = seats.next_place(place, match.present)
    seat = seats.seat_of(place, match.east)
    if what == 2:
        return table.draw()
    if what == 3 and rules.wash:
        wash(rules, seat, 9 + below(5), present, out)
        return table.wash(place, out, 9)
    if what == 4 and rules.penalties:
        penalty(rules, seat, present, out)
        return table.penalty(place, out, events.FALSE_MAHJONGG, below(2) == 1)
    if what == 5 and below(20) == 0:
        return table.end()
    scores = [0, 0, 0, 0]
    for other in range(4):
        if match.present >> other & 1:
            score = 2 * below(400)
            scores[seats.seat_of(other, match.east)] = score
            table.draft(other, counted(), score)
    settle(rules, scores, present, seat, -1, 0, out)
    return table.deal(place, out, below(7))


def play(players, ruleset, steps):
    """One game; prints its states."""
    rules = load(ruleset)
    log = Log()
    table = Table(Match(), log)
    here = seats.PRESENT[players]
    names = [NAMES[place] if here >> place & 1 else "" for place in range(4)]
    table.new_game(rules, players, names, 2000, players)
    table.seats(below(1) if players < 4 else below(4))
    out = Settlement()
    for _ in range(steps):
        step(table, rules, out)
        print(state(table.match))
        assert sum(table.match.totals) == 2000 * players
    match = Match()
    replay(log, match)
    assert state(match) == state(table.match)
    print(len(log), "records replayed")


def around():
    """Seats and walls."""
    for first in range(2, 13):
        for second in range(2, 13):
            print(wall.break_wall(first, second, 17), wall.break_wall(first, second, 18))
    for _ in range(50):
        roll = lots.Roll(seats.PRESENT[2 + below(3)])
        while roll.east == seats.NOBODY:
            roll.throw(2 + below(11))
        print(roll.east, list(roll.sums))
    for present in seats.PRESENT[2:]:
        print([seats.next_place(place, present) for place in range(4)], deal_order(present))


def run(steps):
    for ruleset in ("harr", "harr_limit"):
        for players in (2, 3, 4):
            play(players, ruleset, steps)
    around()
