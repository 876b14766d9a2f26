# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Times the core hand by hand, and the floor below any scorer. Runs in the VMs and here.

A file of hands holds a hand a line: number of the ruleset, facts, winning tile, what lies on the
table, then the tiles in hand. Times are in units of the clock.

Each call is timed alone, just after a hand has been scored, the floor as the hand: a computer that
runs it over and over learns so short a loop by heart, and then does it in two thirds of the time.

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

try:
    from clock import now  # from the runner of the WebAssembly VM
except ImportError:
    import time

    now = getattr(time, "ticks_us", None) or time.perf_counter_ns

try:
    from micropython import heap_lock, heap_unlock
except ImportError:  # CPython

    def heap_lock():
        pass

    heap_unlock = heap_lock

CLOCK, FLOOR, SETS, LOOSE = 0, 1, 2, 3  # what is timed of a hand
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


def nothing(tiles):
    """What the clock takes."""


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


def _timed(work, tiles):
    loose(_told[4])
    start = now()
    heap_lock()
    work(tiles)
    heap_unlock()
    return now() - start


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


def time_loose(told):
    """Time one hand from its tiles."""
    global _rules, _told
    _told = told
    _rules = _every[told[0]]
    took = _timed(loose, told[4])
    assert _arranger.found
    return took


def time_hand(told):
    """Time one hand: the clock, the floor, given as sets, from its tiles; a list."""
    took = time_loose(told)
    take()
    tiles = told[4] if len(told[4]) == 14 else bytes(14)
    return [_timed(nothing, tiles), _timed(floor, tiles), _timed(sets, tiles), took]


def multiples(hands, work, rounds=ROUNDS):
    """What work finds for each hand, as multiples of the floor, times 1000; of each the median of
    several rounds, for a computer has other things to do."""
    found = [[] for _ in hands]
    for _ in range(rounds):  # through all hands, for mahjong keeps the last ones in a cache
        for told, rows in zip(hands, found):
            rows.append(work(told))
    clock, least = [_mean([row[i] for rows in found for row in rows]) for i in (CLOCK, FLOOR)]
    least -= clock
    return [[(1000 * time - clock) * 1000 // least for time in typical(rows)] for rows in found]


def _mean(numbers):
    """The mean of a list, times 1000, but for the few that other work made longer. A clock of
    microseconds may say 0 of what takes half of one."""
    numbers.sort()
    n = len(numbers) * 49 // 50
    return 1000 * sum(numbers[:n]) // n


def typical(table):
    """The median of each column of a table."""
    columns = [sorted([row[i] for row in table]) for i in range(len(table[0]))]
    return [column[len(column) // 2] for column in columns]


def most(lists):
    """The largest multiple of the floor that a hand of each list takes, times 1000."""
    rows = multiples([told for hands in lists for told in hands], time_hand, ROUNDS_OF_WORST)
    found = []
    for hands in lists:
        found.append(max([row[LOOSE] for row in rows[: len(hands)]]))
        rows = rows[len(hands) :]
    return found


def run(hands, later, *paths):
    """Print the typical multiples of the hands in the first file (given as sets, loose), and in the
    second, then the most of each other file; all times 1000."""
    for path in (hands, later):
        print(*typical(multiples(read(path), time_hand))[SETS:])
    print(*most([read(path) for path in paths]))
