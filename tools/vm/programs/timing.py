# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Times the core hand by hand, and the floor below any scorer. Runs in the VMs and here.

A file of hands holds a hand a line: number of the ruleset, facts, winning tile, what lies on the
table, then the tiles in hand. Times are in units of the clock, of one call each, times 1000.
"""

from eastwind.arrange import Arranger
from eastwind.hand import Hand
from eastwind.loose import Loose
from eastwind.rulesets import INDEX, load
from eastwind.scoring import Sheet, score
from eastwind.sets import EXPOSED

try:
    from clock import now  # from the runner of the WebAssembly VM
except ImportError:
    import time

    now = getattr(time, "ticks_us", None) or time.perf_counter_ns

FLOOR, SETS, LOOSE = 0, 1, 2
REPEATS = (60, 20, 6)  # so that each lasts about as long
ROUNDS, ROUNDS_OF_WORST = 5, 40  # the fastest of them counts

_buckets = bytearray(34)
_none = bytes(34)
_loose = Loose()
_arranger = Arranger()
_sheet = Sheet()
_hand = Hand()
_every = [load(ruleset) for ruleset in INDEX]
_rules = None  # of the hand that is timed
_told = None  # that hand
_cost = 0  # of asking the clock


def _floor(tiles):
    _buckets[:] = _none
    for tile in tiles:
        _buckets[tile] += 1


def _sets(tiles):
    score(_hand, _rules, _sheet)


def _from_tiles(tiles):
    _loose.clear()
    for kind, first in _told[3]:
        _loose.lay(kind, first, EXPOSED)
    _loose.hold(tiles)
    _loose.flags = _told[1]
    _loose.tile = _told[2]
    _arranger.arrange(_loose, _rules)


def _timed(work, tiles, times):
    i = 0
    start = now()
    while i < times:
        work(tiles)
        i += 1
    return (now() - start - _cost) * 1000 // times


def _clock_costs():
    costs = []
    for _ in range(101):
        start = now()
        costs.append(now() - start)
    return middle(costs)


def read(path):
    """[(ruleset, facts, winning tile, [(kind, lowest tile) on the table], tiles)] of a file."""
    found = []
    with open(path) as file:
        for line in file:
            words = [int(word) for word in line.split()]
            end = 4 + 2 * words[3]
            laid = [(words[i], words[i + 1]) for i in range(4, end, 2)]
            found.append((words[0], words[1], words[2], laid, bytes(words[end:])))
    return found


def time_loose(told, times):
    """Time one hand from its tiles."""
    global _rules, _told
    _told = told
    _rules = _every[told[0]]
    took = _timed(_from_tiles, told[4], times)
    assert _arranger.found
    return took


def time_floor():
    """Time the floor."""
    return _timed(_floor, _told[4] if len(_told[4]) == 14 else bytes(14), REPEATS[FLOOR])


def time_hand(told):
    """Time one hand in the three ways; a list."""
    loose = time_loose(told, REPEATS[LOOSE])
    _hand.copy_from(_arranger.hand)
    return [time_floor(), _timed(_sets, told[4], REPEATS[SETS]), loose]


def fastest(hands, work, rounds=ROUNDS):
    """What work finds for each hand, a list each: the least of several rounds."""
    best = [work(told) for told in hands]
    for _ in range(rounds - 1):
        for one, told in zip(best, hands):
            again = work(told)
            for i in range(len(one)):
                one[i] = min(one[i], again[i])
    return best


def time_worst(told):
    """The floor, and one hand from its tiles; a list."""
    loose = time_loose(told, REPEATS[LOOSE])
    return [time_floor(), loose]


def middle(numbers):
    """The median of a list, which is sorted."""
    numbers.sort()
    return numbers[len(numbers) // 2]


def medians(times):
    """The median of each column of a table."""
    return [middle([row[i] for row in times]) for i in range(len(times[0]))]


def most(hands):
    """The largest multiple of the floor among the worst hands, times 1000."""
    times = fastest(hands, time_worst, ROUNDS_OF_WORST)
    return max([loose * 1000 // floor for floor, loose in times])


def run(*paths):
    """Print the medians of the hands in the first file (floor, sets, loose), then the most that a
    hand of each other file took from its tiles, as a multiple of the floor times 1000."""
    print(*medians(fastest(read(paths[0]), time_hand)))
    for path in paths[1:]:
        print(most(read(path)))


_cost = _clock_costs()
