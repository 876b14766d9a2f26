# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Times the core hand by hand, and the floor below any scorer. Runs in the VMs and here.

A file of hands holds a hand a line: number of the ruleset, facts, winning tile, what lies on the
table, then the tiles in hand. Times are in units of the clock, of one call each, times 1000.

On a board what a call works with lies on a stack of its own (CircuitPython is built with
MICROPY_ENABLE_PYSTACK). The VMs here would look for room in the heap at each call, but not while
the heap is locked; and then nothing that is timed can allocate.
"""

from eastwind.arrange import Arranger
from eastwind.hand import Hand
from eastwind.loose import Loose
from eastwind.rulesets import INDEX, load
from eastwind.scoring import Sheet, score
from eastwind.sets import EXPOSED

REPEATS = (48, 8, 1)  # where the clock ticks in microseconds: about as long each
try:
    from clock import now  # from the runner of the WebAssembly VM
except ImportError:
    import time

    try:
        now = time.ticks_us
    except AttributeError:
        now = time.perf_counter_ns
        REPEATS = (1, 1, 1)

try:
    from micropython import heap_lock, heap_unlock
except ImportError:  # CPython

    def heap_lock():
        pass

    heap_unlock = heap_lock

FLOOR, SETS, LOOSE = 0, 1, 2
ROUNDS, ROUNDS_OF_WORST = 5, 60

_buckets = bytearray(34)
_none = bytes(34)
_loose = Loose()
_arranger = Arranger()
_sheet = Sheet()
_hand = Hand()
_every = [load(ruleset) for ruleset in INDEX]
_rules = None  # of the hand that is timed
_told = None  # that hand
_cost = 0  # of the clock, the lock and a call


def floor(tiles):
    """What any scorer must do."""
    _buckets[:] = _none
    for tile in tiles:
        _buckets[tile] += 1


def sets(tiles):
    """Score the hand given as sets."""
    score(_hand, _rules, _sheet)


def loose(tiles):
    """Score the told hand from its tiles."""
    _loose.clear()
    for kind, first in _told[3]:
        _loose.lay(kind, first, EXPOSED)
    _loose.hold(tiles)
    _loose.flags = _told[1]
    _loose.tile = _told[2]
    _arranger.arrange(_loose, _rules)


def take():
    """Take the hand that was arranged last as the one given as sets."""
    _hand.copy_from(_arranger.hand)


def _timed(work, tiles, times):
    work(tiles)
    i = 0
    start = now()
    heap_lock()
    while i < times:
        work(tiles)
        i += 1
    heap_unlock()
    return (now() - start - _cost) * 1000 // times


def _clock_costs():
    costs = []
    for _ in range(101):
        start = now()
        heap_lock()
        heap_unlock()
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
    took = _timed(loose, told[4], times)
    assert _arranger.found
    return took


def time_hand(told):
    """Time one hand: the floor, given as sets, from its tiles; a list."""
    took = time_loose(told, REPEATS[LOOSE])
    take()
    least = _timed(floor, told[4] if len(told[4]) == 14 else bytes(14), REPEATS[FLOOR])
    return [least, _timed(sets, told[4], REPEATS[SETS]), took]


def multiples(hands, work, rounds=ROUNDS):
    """What work finds for each hand, as multiples of the first of it, times 1000; each the median
    of several rounds, for a computer has other things to do."""
    found = [[] for _ in hands]
    for _ in range(rounds):  # through all hands, for mahjong keeps the last ones in a cache
        for told, rows in zip(hands, found):
            took = work(told)
            rows.append([time * 1000 // took[0] for time in took])
    return [typical(rows) for rows in found]


def middle(numbers):
    """The median of a list, which is sorted."""
    numbers.sort()
    return numbers[len(numbers) // 2]


def typical(table):
    """The median of each column of a table."""
    return [middle([row[i] for row in table]) for i in range(len(table[0]))]


def most(lists):
    """The largest multiple of the floor that a hand of each list takes, times 1000."""
    rows = multiples([told for hands in lists for told in hands], time_hand, ROUNDS_OF_WORST)
    found = []
    for hands in lists:
        found.append(max([row[LOOSE] for row in rows[: len(hands)]]))
        rows = rows[len(hands) :]
    return found


def run(hands, later, *paths):
    """Print the typical multiples of the hands in the first file (floor, sets, loose), and in the
    second, then the most of each other file; all times 1000."""
    print(*typical(multiples(read(hands), time_hand)))
    print(*typical(multiples(read(later), time_hand)))
    print(*most([read(path) for path in paths]))


_cost = _clock_costs()
