#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Games out of a gadget: verify what a drive or a dump of its memory holds, write CSV or JSON.

Needs nothing but Python.
"""

import argparse
import contextlib
import csv
import json
import os
import sys

_HERE = os.path.dirname(os.path.abspath(__file__))
for _folder in ("lib", "firmware"):
    sys.path.append(os.path.join(_HERE, os.pardir, _folder))

from eastwind import csv_rows, log  # noqa: E402
from eastwind.games import open_game, stored  # noqa: E402
from gadget.drive import Drive  # noqa: E402
from journal_json import Unfit, make, tell  # noqa: E402

HELP = """
what it reads:
  a drive, or the folder of its games     export.py /media/CIRCUITPY
  a dump of the memory as well            export.py /media/CIRCUITPY --memory nvm.bin
  a dump alone                            export.py --memory nvm.bin
    (on the gadget: open("/nvm.bin", "wb").write(microcontroller.nvm[:]))

The table of a game, or with --json everything, goes to standard output or to the file of -o; what
was found is said on standard error. Exit status: 0 well, 2 nothing could be read or written.
"""

GAMES = "games"  # the folder on a drive

NOTICES = (
    (log.FOREIGN, "The memory holds something that is not Eastwind's."),
    (log.CUT, "The power went while the last record was written: that hand was not saved."),
    (log.PART_LOST, "The drive lacks the first hands of the game; its totals are kept."),
    (log.DAMAGED, "Some records cannot be read: the totals may lack them."),
)


class Failed(Exception):
    """str() is a sentence."""


class Parser(argparse.ArgumentParser):
    """argparse whose errors are one line."""

    def error(self, message):
        raise Failed(message)


def say(sentence):
    print(sentence, file=sys.stderr)


def folder_of(place):
    """Where the games of a drive lie."""
    if not os.path.isdir(place):
        raise Failed("There is no folder %s." % place)
    inner = os.path.join(place, GAMES)
    return inner if os.path.isdir(inner) else place


def counted(n, thing):
    return "%d %s%s" % (n, thing, "" if n == 1 else "s")


def report(found, journal, drive):
    """Say what there is."""
    for game in found["games"]:
        if not game["number"]:
            say("There is a game that cannot be read.")
            continue
        told = (game["number"], game["phase"], counted(len(game["hands"]), "hand"))
        who = ", ".join(game["players"])
        say("Game %d: %s, %s, %s, %s." % (*told, game["ruleset"], who))
        if game["not followed"]:
            say("  %s could not be followed." % counted(game["not followed"], "record"))
    for pair in found["files"]:
        n = len(pair["records"])
        behind = [n - have for have in pair["have"]]
        told = "Files %04d: %s" % (pair["number"], counted(n, "record"))
        if min(behind):
            told += ", no file has all of them"
        elif max(behind) == n:
            told += ", one file is missing or cannot be read"
        elif max(behind):
            told += ", one file is %d behind the other" % max(behind)
        say(told + ".")
    if "memory" in found:
        memory = found["memory"]
        told = (counted(len(memory["records"]), "record"), memory["torn"], memory["slots"])
        say("Memory: %s, %d torn, %d slots." % told)
    for bit, sentence in NOTICES:
        if journal.notice & bit:
            say(sentence)


@contextlib.contextmanager
def output(path, newline=None):
    """Standard output, or a file."""
    if path is None:
        sys.stdout.reconfigure(encoding="utf-8", newline=newline)
        yield sys.stdout
    else:
        with open(path, "w", encoding="utf-8", newline=newline) as file:
            yield file


def export(options):
    """Read, report, write."""
    drive = Drive(folder_of(options.place)) if options.place else None
    memory = None
    if options.memory:
        with open(options.memory, "rb") as file:
            memory = bytearray(file.read())
    if not drive and memory is None:
        raise Failed("Say which drive, or which --memory. See --help.")
    found, journal = tell(memory, drive)
    report(found, journal, drive)
    games = [number for number in stored(journal) if len(open_game(journal, number))]
    if not games:
        raise Failed("No game was found.")
    number = options.game or games[0]
    if number not in games:
        raise Failed("There is no game %d; there is %s." % (number, ", ".join(map(str, games))))
    if options.json:
        with output(options.output) as file:
            json.dump(found, file, ensure_ascii=False, indent=1)
            file.write("\n")
    else:
        with output(options.output, "") as file:
            csv.writer(file).writerows(csv_rows.rows(open_game(journal, number)))


def remake(options):
    """Make a journal again from its JSON."""
    if not options.place:
        raise Failed("Say which JSON, or - for standard input.")
    with open(0 if options.place == "-" else options.place, encoding="utf-8") as file:
        made = make(json.load(file))
    os.makedirs(options.make, exist_ok=True)
    for name in made:
        if os.path.exists(os.path.join(options.make, name)):
            raise Failed("%s is there already; nothing was written." % name)
    for name, data in made.items():
        with open(os.path.join(options.make, name), "wb") as file:
            file.write(data)
    say("Made %s in %s." % (", ".join(sorted(made)) or "nothing", options.make))


def main(arguments):
    """Returns the exit status."""
    parser = Parser(
        prog="export.py", description=__doc__, epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("place", nargs="?", help="the drive, or the folder of its games")
    parser.add_argument("--memory", metavar="FILE", help="a dump of the gadget's memory")
    parser.add_argument("--game", type=int, metavar="N", help="which game (the newest)")
    parser.add_argument("--json", action="store_true", help="everything, instead of a table")
    parser.add_argument("-o", dest="output", metavar="FILE", help="write there")
    parser.add_argument("--make", metavar="FOLDER", help="make a journal there; PLACE is its JSON")
    try:
        options = parser.parse_args(arguments)
        (remake if options.make else export)(options)
    except (Failed, Unfit) as error:
        say("export: %s" % error)
        return 2
    except (json.JSONDecodeError, UnicodeDecodeError):
        say("export: %s is not JSON." % options.place)
        return 2
    except OSError as error:
        say("export: %s: %s." % (error.filename, error.strerror))
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
