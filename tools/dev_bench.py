# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py bench: how fast the core is on CPython and two small VMs, as multiples of a floor.

The floor is what any scorer must do: clear 34 buckets by one slice assignment and count 14
tiles into them. PyPI's mahjong scores comparable hands in the same process.
"""

import argparse
import contextlib
import io
import json
import pathlib
import sys
import tempfile

import bench_hands
import budgets
from vm import bring, core, machines

HANDS = 1000
WORST = 24  # hands of one suit that are timed well
HERE = "cpython"


def worst_hands(timing, ruleset):
    """The hands of one suit that took longest, with every winning tile: the longest of all in
    one try each, then of these in several."""
    flags = bench_hands.WINNER | bench_hands.CLAIMED
    found = []
    for tiles in bench_hands.one_suit():
        for tile in sorted(set(tiles)):
            told = (ruleset, flags, tile, bytes(tiles))
            took = min(timing.time_loose(told, 1), timing.time_loose(told, 1))
            found.append((took, told))
    found.sort(reverse=True)
    again = [(timing.time_loose(told, 9), told) for _, told in found[:400]]
    again.sort(reverse=True)
    return [told for _, told in again[:WORST]]


def measure(names):
    """{machine: {"sets", "loose", "worst"}} as multiples of its floor, and mahjong's time as a
    multiple of ours under "mahjong"."""
    sys.path.append(str(core.PROGRAMS))
    import timing

    timing.load()
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        core.fill(root)
        hands = bench_hands.some(HANDS, len(timing.INDEX))
        bench_hands.write(root / "hands.txt", hands)
        bench_hands.write(root / "worst.txt", worst_hands(timing, 1))
        said = {}
        here = io.StringIO()
        with contextlib.redirect_stdout(here):
            timing.run(str(root / "hands.txt"), str(root / "worst.txt"))
        said[HERE] = here.getvalue()
        for name in names:
            program = ["import timing", "timing.run('hands.txt', 'worst.txt')"]
            said[name] = machines.RUN[name](root, program, timeout=180)
    found = {}
    for name, text in said.items():
        floor, sets, loose, worst = map(int, text.split())
        found[name] = {"sets": sets / floor, "loose": loose / floor, "worst": worst / floor}
    import bench_peer

    peer = bench_peer.median(hands)
    sets, loose = [int(word) / 1000 for word in said[HERE].split()[1:3]]
    found["mahjong"] = {"sets": peer / sets, "loose": peer / loose}
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
