# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py bench: how fast the core is on CPython and two small VMs, as multiples of a floor.

The floor is what any scorer must do: clear 34 buckets by one slice assignment and count 14
tiles into them. PyPI's mahjong scores comparable hands in the same process.
"""

import argparse
import json
import pathlib
import sys
import tempfile

import bench_hands
import budgets
from vm import bring, core, machines

HANDS = 1000
WORST = 16  # hands of one suit that are timed well
HERE = "cpython"
FILES = ("hands.txt", "in_hand.txt", "laid.txt")


def worst(timing, hands):
    """The hands that take longest: of all in two tries each, then of these in several."""
    found = [(min(timing.time_loose(told, 1) for _ in range(2)), told) for told in hands]
    found.sort(reverse=True)
    again = [(min(timing.time_loose(told, 4) for _ in range(4)), told) for _, told in found[:300]]
    again.sort(reverse=True)
    return [told for _, told in again[:WORST]]


def measure(names):
    """{machine: {"sets", "loose", "worst", "laid"}} as multiples of its floor, and mahjong's time
    as a multiple of ours under "mahjong"."""
    sys.path.append(str(core.PROGRAMS))
    import timing

    import bench_peer

    hands = bench_hands.some(HANDS, len(timing.INDEX))
    lists = [hands]
    for some in (bench_hands.in_hand(1), bench_hands.with_laid_set(1)):
        lists.append(worst(timing, some))
    ours = timing.fastest(
        hands, lambda told: [*timing.time_hand(told), bench_peer.time_hand(told[4], told[2])]
    )
    floor, sets, loose, peer = timing.medians(ours)
    said = {HERE: [floor, sets, loose]}
    said[HERE] += [timing.most(some) for some in lists[1:]]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        core.fill(root)
        for name, some in zip(FILES, lists):
            bench_hands.write(root / name, some)
        for name in names:
            program = ["import timing", "timing.run%r" % (FILES,)]
            said[name] = machines.RUN[name](root, program, timeout=300).split()
    found = {"mahjong": {"sets": peer / sets, "loose": peer / loose}}
    for name, numbers in said.items():
        floor, sets, loose, in_hand, laid = map(int, numbers)
        found[name] = {"sets": sets / floor, "loose": loose / floor}
        found[name].update(worst=in_hand / 1000, laid=laid / 1000)
    return found


def verdicts(found):
    """[(machine, what, ratio, aim, met)], floors first, then how many times faster."""
    rows = []
    for name, ratios in found.items():
        peer = name == "mahjong"
        for key, what, aim in budgets.FASTER if peer else budgets.FLOORS:
            met = ratios[key] >= aim if peer else ratios[key] <= aim
            rows.append((name, what, round(ratios[key], 1), aim, met))
    return rows


def show(rows):
    print("multiples of the floor, medians of %d random winning hands" % HANDS)
    for name, what, ratio, aim, met in rows:
        if name == "mahjong":
            what = "mahjong takes, by " + what
        limit = ("at least" if name == "mahjong" else "at most") + " %d" % aim
        print("%-9s%-48s%7.1f  %-12s%s" % (name, what, ratio, limit, "" if met else "MISSED"))


def main(arguments):
    """Print the ratios; 1 where an aim is missed."""
    parser = argparse.ArgumentParser(prog="dev.py bench")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    names = [name for name in bring.NAMES if not bring.missing(name)]
    try:
        for name in names:
            bring.bring(name)
        bring.package("mahjong")
    except bring.CannotBring as reason:
        print(reason)
        return 1
    rows = verdicts(measure(names))
    if options.json:
        keys = ("machine", "what", "ratio", "aim", "met")
        print(json.dumps([dict(zip(keys, row)) for row in rows]))
    else:
        show(rows)
        for name in bring.NAMES:
            if bring.missing(name):
                print("Not measured: " + bring.missing(name))
    return 0 if all(row[-1] for row in rows) else 1
