#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Games out of a gadget: verify what a drive or a dump of its memory holds, write CSV or JSON.

Needs nothing but Python.
"""

import argparse
import csv
import io
import json
import os
import sys

_HERE = os.path.dirname(os.path.abspath(__file__))
for _folder in ("lib", "firmware"):
    sys.path.append(os.path.join(_HERE, os.pardir, _folder))

from eastwind import csv_rows, log  # noqa: E402
from eastwind.games import open_game, stored  # noqa: E402
from eastwind.slots import SLOT  # noqa: E402
from gadget.drive import Drive  # noqa: E402
from journal_json import Unfit, make, tell  # noqa: E402

HELP = """
what it reads:
  a drive, or the folder of its games     export.py /media/CIRCUITPY
  a dump of the memory as well            export.py /media/CIRCUITPY --memory nvm.bin
  a dump alone                            export.py --memory nvm.bin
    (on the gadget: open("/nvm.bin", "wb").write(microcontroller.nvm[:]))

The table of a game, or with --json everything, goes to standard output or to the file of -o; what
was found is said on standard error. Exit status: 0 all is there, 1 something is damaged or missing,
2 nothing could be read or written.
"""

GAMES = "games"  # the folder on a drive
MOST = 8192  # bytes of a memory

NOTICES = (
    (log.FOREIGN, "The memory holds something that is not Eastwind's."),
    (log.CUT, "The power went while the last record was written: that hand was not saved."),
    (log.DAMAGED, "Some records cannot be read: the totals may lack them."),
)


class Failed(Exception):
    """str() is a sentence."""


class Unheard(Exception):
    """Nobody reads what is written."""


class Parser(argparse.ArgumentParser):
    """argparse whose errors are one line."""

    def error(self, message):
        raise Failed(message)


def say(sentence):
    print(sentence, file=sys.stderr)


def folder_of(place):
    """Where the games of a drive lie."""
    if os.path.isfile(place):
        raise Failed("%s is a file: say the folder that it lies in." % place)
    if not os.path.isdir(place):
        raise Failed("There is no folder %s." % place)
    inner = os.path.join(place, GAMES)
    return inner if os.path.isdir(inner) else place


def counted(n, thing):
    return "%d %s%s" % (n, thing, "" if n == 1 else "s")


def memory_of(path):
    """What a dump holds."""
    with open(path, "rb") as file:
        memory = bytearray(file.read())
    if len(memory) > MOST:
        raise Failed("%s is no dump: it has more than %d bytes." % (path, MOST))
    if len(memory) % SLOT:
        say("The dump ends within a record: it was cut short.")
    return memory


def report(found, journal):
    """Say what there is; True where something is damaged or missing."""
    bad = journal.notice & (log.DAMAGED | log.PART_LOST) > 0
    for game in found["games"]:
        if not game["number"]:
            say("There is a game that cannot be read.")
            bad = True
            continue
        told = (game["number"], game["phase"], counted(len(game["hands"]), "hand"))
        who = ", ".join(game["players"])
        say("Game %d: %s, %s, %s, %s." % (*told, game["ruleset"], who))
        if game["not followed"]:
            say("  %s could not be followed." % counted(game["not followed"], "record"))
            bad = True
    for pair in found["files"]:
        n = len(pair["records"])
        behind = [n - have for have in pair["have"]]
        told = "Files %04d: %s" % (pair["number"], counted(n, "record"))
        if min(behind):
            told += ", no file has all of them"
            bad = True
        elif max(behind) == n:
            told += ", one file is missing or cannot be read"
        elif max(behind):
            told += ", one file is %d behind the other" % max(behind)
        say(told + ".")
    if "memory" in found:
        memory = found["memory"]
        told = (counted(len(memory["records"]), "record"), memory["torn"], memory["slots"])
        say("Memory: %s, %d torn, %d slots." % told)
    if journal.notice & log.PART_LOST and journal.drive:
        say("The drive lacks the first hands of the game; its totals are kept.")
    elif journal.notice & log.PART_LOST:
        say("The first hands of the game lie on the drive: say it too. The totals are kept.")
    for bit, sentence in NOTICES:
        if journal.notice & bit:
            say(sentence)
    return bad


def put(text, path):
    """Write a text to a file, or to standard output."""
    if path is not None:
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        return
    if not sys.stdout:
        raise Failed("There is no standard output; say a file with -o.")
    try:
        sys.stdout.buffer.write(text.encode())
        sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes at its end
        if isinstance(error, BrokenPipeError):
            raise Unheard from error
        raise Failed("standard output: %s." % error.strerror) from error


def export(options):
    """Read, report, write; the exit status."""
    if options.json and options.game is not None:
        raise Failed("--json holds all games; leave --game away.")
    drive = Drive(folder_of(options.place)) if options.place else None
    memory = memory_of(options.memory) if options.memory else None
    if not drive and memory is None:
        raise Failed("Say which drive, or which --memory. See --help.")
    found, journal = tell(memory, drive)
    bad = report(found, journal)
    games = [number for number in stored(journal) if len(open_game(journal, number))]
    if not games:
        raise Failed("No game was found.")
    number = games[0] if options.game is None else options.game
    if number not in games:
        raise Failed("There is no game %d; there is %s." % (number, ", ".join(map(str, games))))
    if options.json:
        put(json.dumps(found, ensure_ascii=False, indent=1) + "\n", options.output)
    else:
        table = io.StringIO(newline="")
        csv.writer(table).writerows(csv_rows.rows(open_game(journal, number)))
        put(table.getvalue(), options.output)
    return 1 if bad else 0


def remake(options):
    """Make a journal again from its JSON; the exit status."""
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
    say("Made %s in %s." % (", ".join(sorted(made)), options.make))
    return 0


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
        return (remake if options.make else export)(options)
    except (Failed, Unfit) as error:
        say("export: %s" % error)
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError):
        say("export: %s is not JSON." % options.place)
    except OSError as error:
        say("export: %s: %s." % (error.filename, error.strerror))
    except Unheard:
        pass
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
