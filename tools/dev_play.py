# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py play: the gadget on this desktop."""

import argparse
import pathlib
import sys

import ledger
from paths import ROOT
from sim import demo, script, store, terminal, window
from sim import device as sim


def _options(arguments):
    parser = argparse.ArgumentParser(
        prog="dev.py play",
        description="The gadget in a window, else in this terminal, else the demo game.",
        epilog=script.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    which = "one of %s; raspberry_pi_pico where none is said" % ", ".join(sim.boards())
    parser.add_argument(
        "--board", default="raspberry_pi_pico", choices=sim.boards(), metavar="ID", help=which
    )
    parser.add_argument("--terminal", action="store_true", help="even where a window could open")
    run = "run a key script without a screen"
    parser.add_argument("--script", type=pathlib.Path, metavar="FILE", help=run)
    where = "where its pictures go (shots)"
    parser.add_argument("--shots", type=pathlib.Path, metavar="DIR", help=where)
    return parser.parse_args(arguments)


def _run_script(device, path, folder):
    runner = script.Script(device, folder)
    try:
        runner.run(path)
    except script.ScriptError as error:
        print(error, file=sys.stderr)
        return 1
    for line in ledger.lines(device.log):
        print(line)
    if runner.shots:
        print("Screenshots (%d): %s" % (len(runner.shots), folder.resolve()))
    return 0


def main(arguments):
    """Play in the best way there is here; the exit status."""
    options = _options(arguments)
    folder = options.shots or ROOT / "shots"
    if options.script:
        return _run_script(sim.Device(options.board), options.script, folder)
    windowed = not options.terminal and window.available()
    if not windowed and not (sys.stdin.isatty() and sys.stdout.isatty()):
        device = sim.Device(options.board)
        path = demo.script(device)
        print("No window and no terminal here: playing the demo game, %s." % path.name)
        return _run_script(device, path, folder)
    device = sim.Device(options.board, store=store.Folder(ROOT / "games"))
    if windowed:
        window.Window(device).run()
        return 0
    try:
        terminal.run(device)
    except OSError as error:
        print("Cannot play here: %s." % error, file=sys.stderr)
        return 1
    return 0
