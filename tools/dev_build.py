# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py build: the files for a board as a zip, ready to be unpacked onto its drive."""

import argparse
import sys

import dev_budget
from bundle import facts, pack, parts
from gadget import VERSION
from paths import ROOT
from sim.device import boards
from vm import bring

DIST = ROOT / "dist"


def build(board, plain, folder):
    """Make the zip of one board in a folder; (its path, its files). ValueError says why not."""
    files = parts.make(board, plain)
    pack.check(board, files)
    folder.mkdir(exist_ok=True)
    path = folder / ("eastwind-%s-%s%s.zip" % (board, VERSION, "-py" if plain else ""))
    pack.write(path, files)
    return path, files


def build_all(names, plain, folder, broken):
    """Make the zips of some boards, a line each; the exit status. broken: budgets, as sentences."""
    for sentence in broken:
        print(sentence, file=sys.stderr)
    if broken:
        return 1
    for board in names:
        try:
            path, files = build(board, plain, folder)
        except ValueError as reason:
            print("Not built for %s: %s." % (board, reason), file=sys.stderr)
            return 1
        size, drive = pack.on_drive(files), facts.of(board)["drive"]
        print("%-58s%4d files%8d bytes,%3d %% of the drive"
              % (path.name, len(files), size, 100 * size // drive), flush=True)  # fmt: skip
    print("In %s. Unpack one onto the board's drive, or: python3 tools/dev.py deploy" % folder)
    return 0


def too_dear(names):
    """A sentence for each memory budget that is broken, or for what keeps them from being read."""
    print("First the memory that the modules need: minutes for all boards.", flush=True)
    try:
        return dev_budget.too_dear(names)
    except bring.CannotBring as reason:
        return ["The memory budgets cannot be measured: %s" % reason]


def main(arguments):
    """Build for one board or for all; 1 where something does not fit."""
    parser = argparse.ArgumentParser(
        prog="dev.py build",
        description="Makes dist/eastwind-BOARD-VERSION.zip: what belongs on the board's CIRCUITPY "
        "drive. Fails (exit status 1) where it does not fit there, or where a module needs more "
        "memory than budgets.py lets it.",
    )
    only = "only for this one of %s" % ", ".join(boards())
    parser.add_argument("--board", choices=boards(), metavar="ID", help=only)
    source = "modules as source, for another CircuitPython than 10"
    parser.add_argument("--py", action="store_true", help=source)
    options = parser.parse_args(arguments)
    names = [options.board] if options.board else boards()
    return build_all(names, options.py, DIST, too_dear(names))
