# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py deploy: brings the gadget onto the board whose CIRCUITPY drive is plugged in."""

import argparse
import pathlib
import sys

from bundle import deploy, pack, parts
from bundle import drive as drives
from gadget import VERSION
from paths import ROOT
from sim.device import boards, load

BEFORE = ROOT / "dist" / "before"


def choose(named, there):
    """The folder of the drive: the one that is named, else the only one there is. Refused."""
    if named:
        if not named.is_dir():
            raise deploy.Refused("There is no folder %s." % named)
        return named
    if not there:
        raise deploy.Refused(
            "No CIRCUITPY drive is plugged in. Say where it is with --drive PATH, if it is."
        )
    if len(there) > 1:
        raise deploy.Refused(
            "There are several drives: %s. Say which with --drive PATH."
            % ", ".join(str(place) for place in there)
        )
    return there[0]


def keep_before(plan, folder):
    """Keep what is going to be replaced or removed in a new folder; its path, None for nothing."""
    if not plan.before:
        return None
    number = 1
    while (folder / str(number)).exists():
        number += 1
    for path, data in plan.before.items():
        place = folder / str(number) / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    return folder / str(number)


def run(drive, plain, dry, before, say):
    """Bring the bundle of its board to a drive; raises Refused."""
    board = deploy.check_board(drives.identity(drive), boards(), plain)
    say("%s: %s" % (drive.root, load(ROOT / "boards" / (board + ".py")).NAME))
    files = parts.make(board, plain)
    pack.check(board, files)
    plan = deploy.Plan(drive, files)
    former = "over version %s" % plan.version if plan.version else "for the first time"
    say("Version %s %s: %d files to copy, %d to remove, %d are there already."
        % (VERSION, former, len(plan.write), len(plan.remove), plan.same))  # fmt: skip
    for path in plan.edited:
        say("Changed on the drive since we wrote it, and replaced: " + path)
    if dry:
        for path in plan.write:
            say("would copy " + path)
        for path in plan.remove:
            say("would remove " + path)
        return
    new = [path for path in plan.write if path not in plan.before]
    kept = keep_before(plan, before)
    key = load(ROOT / "boards" / (board + ".py")).DRIVE_KEY
    deploy.carry_out(plan, drive, say, key)
    say("Done, and read back. Games, settings and all other files are as they were.")
    if plan.write:
        say(undo(kept, len(new)))
    say("Eject the drive, then switch the gadget off and on.")


def undo(kept, new):
    """How to have the drive as it was."""
    if not kept:
        return "To undo: delete from the drive what its eastwind.json lists."
    text = "To undo: copy what is in %s back onto the drive" % kept
    return text + (
        "; the %d new files that its eastwind.json lists may stay or go." % new if new else "."
    )


def main(arguments):
    """Deploy; 1 where that was refused or failed."""
    parser = argparse.ArgumentParser(
        prog="dev.py deploy",
        description="Copies what has changed onto the CIRCUITPY drive of a board and reads it back."
        " Games, settings and other files there are not touched. If the drive is read-only, switch "
        "the gadget off and hold UP (or the key that boards/README.md names) while you switch it "
        "on.",
    )
    parser.add_argument("--drive", type=pathlib.Path, metavar="PATH", help="where the drive is")
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    source = "modules as source, for another CircuitPython than 10"
    parser.add_argument("--py", action="store_true", help=source)
    options = parser.parse_args(arguments)
    try:
        drive = drives.Drive(choose(options.drive, drives.found()))
        run(drive, options.py, options.dry_run, BEFORE, lambda text: print(text, flush=True))
    except (deploy.Refused, ValueError) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0
