# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Times the core hand by hand, and the floor below any scorer. Runs in the VMs and here.

hands.txt holds a hand a line: number of the ruleset, facts, winning tile, then its 14 tiles.
Times are in units of the clock, of one call each, times 1000.
"""

from eastwind.arrange import Arranger
from eastwind.hand import Hand
from eastwind.loose import Loose
from eastwind.rules import Rules
from eastwind.rulesets import INDEX
from eastwind.scoring import score
from eastwind.sheet import Sheet

try:
    from clock import now  # from the runner of the WebAssembly VM
except ImportError:
    import time

    now = getattr(time, "ticks_us", None) or time.perf_counter_ns

FLOOR, SETS, LOOSE = 0, 1, 2
REPEATS = (200, 60, 12)  # so that each lasts about as long

_buckets = bytearray(34)
_none = bytes(34)
_loose = Loose()
_arranger = Arranger()
_sheet = Sheet()
_hand = Hand()
_every = []  # Rules
_rules = None  # of the hand that is timed
_told = None  # that hand
_cost = 0


def _floor(tiles):
    _buckets[:] = _none
    for tile in tiles:
        _buckets[tile] += 1


def _sets(tiles):
    score(_hand, _rules, _sheet)


def _from_tiles(tiles):
    _loose.clear()
    _loose.hold(tiles)
    _loose.flags = _told[1]
    _loose.tile = _told[2]
    _arranger.arrange(_loose, _rules)


def _clock_costs():
    costs = []
    for _ in range(101):
        start = now()
        costs.append(now() - start)
    costs.sort()
    return costs[50]


def _timed(work, tiles, times):
    i = 0
    start = now()
    while i < times:
        work(tiles)
        i += 1
    return (now() - start - _cost) * 1000 // times


def read(path):
    """[(ruleset, facts, winning tile, tiles)] of a file."""
    found = []
    with open(path) as file:
        for line in file:
            words = [int(word) for word in line.split()]
            found.append((words[0], words[1], words[2], bytes(words[3:])))
    return found


def load():
    """Every ruleset, all in memory at once; and what asking the clock costs."""
    global _cost
    _cost = _clock_costs()
    for row in INDEX:
        package = __import__("eastwind.rulesets." + row[1])
        _every.append(Rules(getattr(package.rulesets, row[1])))


def time_loose(told, times):
    """Time one hand from its tiles."""
    global _rules, _told
    _told = told
    _rules = _every[told[0]]
    took = _timed(_from_tiles, told[3], times)
    assert _arranger.found
    return took


def time_hand(told):
    """Time one hand in the three ways; a list."""
    loose = time_loose(told, REPEATS[LOOSE])
    _hand.copy_from(_arranger.hand)
    floor = _timed(_floor, told[3], REPEATS[FLOOR])
    return [floor, _timed(_sets, told[3], REPEATS[SETS]), loose]


def middle(numbers):
    """The median of a list, which is sorted."""
    numbers.sort()
    return numbers[len(numbers) // 2]


def run(hands, worst):
    """Print the medians of the hands (floor, sets, loose), then the most that one of the worst
    hands took from its tiles."""
    load()
    columns = ([], [], [])
    for told in read(hands):
        for column, found in zip(columns, time_hand(told)):
            column.append(found)
    print(*[middle(column) for column in columns])
    most = 0
    for told in read(worst):
        most = max(most, min([time_loose(told, REPEATS[LOOSE]) for _ in range(5)]))
    print(most)
