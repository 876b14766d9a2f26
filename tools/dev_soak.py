# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py soak: random events at a table for as long as you like, held against a plain model; or
random keys on every kind of keys."""

import argparse
import gc
import random
import sys
import time

from paths import ROOT


def main(arguments):
    """Soak; the exit status."""
    parser = argparse.ArgumentParser(
        prog="dev.py soak",
        description="Random events at a table, power cuts among them, against a plain model.",
    )
    parser.add_argument("events", nargs="?", type=int, default=1_000_000, help="how many (10^6)")
    keys = "random keys instead, on every kind of keys"
    parser.add_argument("--keys", action="store_true", help=keys)
    seed = "the same ones again"
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30), help=seed)
    options = parser.parse_args(arguments)
    sys.path.append(str(ROOT / "host_tests"))
    if options.keys:
        return press(options.events, options.seed)
    from soak import soak

    print("Soaking with %d events, seed %d." % (options.events, options.seed))
    start = time.monotonic()

    def progress(done):
        if done % 1000 == 0 or done == options.events:
            seconds = time.monotonic() - start
            told = "%9d of %d events, %d a second" % (done, options.events, done / seconds)
            print("\r" + told, end="", file=sys.stderr, flush=True)

    try:
        cuts = soak(options.events, options.seed, progress)
    except AssertionError:
        print("\nThe table and the model differ. The seed was %d." % options.seed, file=sys.stderr)
        raise
    print(file=sys.stderr)
    print("All agreed, after each of %d power cuts too." % cuts)
    return 0


def press(how_many, seed):
    """Press random keys on each kind by turns; the exit status."""
    from monkey import KINDS, Monkey

    print("Pressing %d keys, seed %d." % (how_many, seed))
    monkeys = []
    for kind in KINDS:
        monkey = Monkey(kind, seed + len(monkeys))
        monkeys.append(monkey)
        gc.collect()
        gc.freeze()  # the gadget often collects, and need not look through all that is of the host
        start = time.monotonic()
        try:
            monkey.run(how_many // len(KINDS))
        except BaseException:
            print("Failed on %s after %d keys. The seed was %d." % (kind, monkey.presses, seed))
            raise
        spent = time.monotonic() - start
        print("%-7s%9d keys, %6d hands won, %3d screens seen, %4d s" % (
            kind, monkey.presses, monkey.hands, len(monkey.seen), spent
        ))  # fmt: skip
    print("Nothing failed, hung or was lost.")
    return 0
