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
import guides
from vm import bring, core, machines, versions

HANDS = 1000
WORST = 16  # hands of one suit that are timed well
QUICK = 100  # random hands instead of HANDS
HERE, CODES, PEER = "cpython", "bytecodes", "mahjong"
FILES = ("hands.txt", "later.txt", "in_hand.txt", "laid.txt", "later_in_hand.txt", "later_laid.txt")
# what a run finds, in this order
LINES = ("sets", "loose", "later", "later_loose", "worst", "laid", "later_worst", "later_laid")
FIRST = 2  # rulesets, Harr's; the later ones have more rows


def worst(timing, hands):
    """The hands that take longest: of all in two tries each, then of these in many."""
    found = [(min(timing.time_loose(told) for _ in range(2)), told) for told in hands]
    found.sort(reverse=True)
    again = [(min(timing.time_loose(told) for _ in range(16)), told) for _, told in found[:300]]
    again.sort(reverse=True)
    return [told for _, told in again[:WORST]]


def _bytecodes(work, tiles):
    """How many bytecodes of CPython a call takes."""
    found = 0

    def trace(frame, event, _):
        nonlocal found
        frame.f_trace_opcodes = True
        found += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work(tiles)
    finally:
        sys.settrace(before)
    return found


def counted(timing, hands, later):
    """The same multiples as of times, counted in bytecodes, which no other work changes: of the
    first of the random hands, and of the worst hands that are known."""

    def count(told):
        timing.time_loose(told)
        loose = _bytecodes(timing.loose, told[4])
        timing.take()
        return _bytecodes(timing.sets, told[4]), loose

    floor = _bytecodes(timing.floor, bytes(14))
    found = []
    for some in (hands, later):
        found += timing.typical([count(told) for told in some[:QUICK]])
    for some in bench_hands.WORST:
        found.append(max(count(told)[1] for told in bench_hands.known(some)))
    return [number / floor for number in found]


def measure(names, quick=False):
    """{machine: {line: multiple of its floor}}, the lines of LINES, also in "bytecodes" of CPython;
    and mahjong's time as a multiple of ours under "mahjong"."""
    sys.path.append(str(core.PROGRAMS))
    import timing

    import bench_peer

    count = QUICK if quick else HANDS
    hands = bench_hands.some(count, range(FIRST))
    later = bench_hands.some(count, range(FIRST, len(timing.INDEX)), chows=1)
    lists = [hands, later, *map(bench_hands.known, bench_hands.WORST)]
    if not quick:
        lists[2] += worst(timing, bench_hands.in_hand(1))
        lists[3] += worst(timing, bench_hands.with_laid_set(1))
    multiples = timing.multiples(
        hands, lambda told: [*timing.time_hand(told), bench_peer.time_hand(told[4], told[2])]
    )
    sets, loose, peer = timing.typical(multiples)[timing.SETS :]
    said = [sets, loose, *timing.typical(timing.multiples(later, timing.time_hand))[timing.SETS :]]
    found = {}
    said = {HERE: said + timing.most(lists[2:])}
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        core.fill(root)
        for name, some in zip(FILES, lists):
            bench_hands.write(root / name, some)
        for name in names:
            program = ["import timing", "timing.run%r" % (FILES,)]
            said[name] = machines.RUN[name](root, program, timeout=300).split()
    for name, numbers in said.items():
        ratios = [int(number) / 1000 for number in numbers]
        found[name] = dict(zip(LINES, ratios))
    found[CODES] = dict(zip(LINES, counted(timing, hands, later)))
    found[PEER] = {"sets": peer / sets, "loose": peer / loose}
    return found


def verdicts(found):
    """[(machine, what, ratio, aim, most, met, passed)]; for mahjong most is the least."""
    rows = []
    for name, ratios in found.items():
        peer = name == PEER
        for key, what, aim, most in budgets.FASTER if peer else budgets.FLOORS:
            ratio = ratios[key]
            met = ratio >= aim if peer else ratio <= aim
            passed = ratio >= most if peer else ratio <= most
            rows.append((name, what, round(ratio, 1), aim, most, met, passed))
    return rows


def table(rows):
    """What lib/README.md shows of them; of mahjong how many times as long it takes."""
    lines = {}
    for name, what, ratio, aim, *_ in rows:
        line = (PEER + " takes, by " + what, aim) if name == PEER else (what, aim)
        lines.setdefault(line, {})[HERE if name == PEER else name] = ratio
    names = (HERE, CODES, *bring.NAMES)
    names = [name for name in names if any(name in of for of in lines.values())]
    body = [(what, *map(of.get, names), aim) for (what, aim), of in lines.items()]
    return guides.table(("time", *names, "aim"), body)


def show(rows):
    print("multiples of the floor, medians of random winning hands")
    print("%-10s%-54s%8s%6s%6s" % ("", "", "", "aim", "most"))
    for name, what, ratio, aim, most, met, passed in rows:
        if name == PEER:
            what = "%s takes, by %s (at least)" % (PEER, what)
        verdict = "" if met else "  misses its aim" if passed else "  BEYOND"
        print("%-10s%-54s%8.1f%6d%6d%s" % (name, what, ratio, aim, most, verdict))


def main(arguments):
    """Print the ratios; 1 where one is beyond the most that is let pass."""
    parser = argparse.ArgumentParser(
        prog="dev.py bench",
        description="How fast the core is, as multiples of what any scorer must do. A line that "
        "misses its aim is marked; only one beyond its most fails (exit status 1).",
    )
    parser.add_argument(
        "--quick", action="store_true", help="%d random hands, and only worst hands known" % QUICK
    )
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--guide", action="store_true", help="write it into lib/README.md as well")
    options = parser.parse_args(arguments)
    names = [name for name in bring.NAMES if not bring.missing(name)]
    try:
        for name in names:
            bring.bring(name)
        bring.package("mahjong")
    except bring.CannotBring as reason:
        print(reason)
        return 1
    rows = verdicts(measure(names, options.quick))
    if options.guide:
        guides.write(guides.CORE, "time", table(rows))
        guides.write(guides.CORE, "times", versions.sentence(versions.TIMES))
    if options.json:
        keys = ("machine", "what", "ratio", "aim", "most", "met", "passed")
        print(json.dumps([dict(zip(keys, row)) for row in rows]))
    else:
        show(rows)
        for name in bring.NAMES:
            if bring.missing(name):
                print("Not measured: " + bring.missing(name))
    return 0 if all(row[-1] for row in rows) else 1
