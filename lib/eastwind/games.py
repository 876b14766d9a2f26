# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The games that a journal and its drive hold: listed, opened to be read, written as CSV, deleted.

Nothing is deleted but by delete().
"""

from eastwind import csv_rows
from eastwind.pair import Pair, file_name, numbers
from eastwind.slots import SLOT, get_short


def stored(journal):
    """The numbers of all games, the newest first; the first is in play or the last played."""
    found = numbers(journal.drive) if journal.drive else []
    for part in journal.parts:
        number = _number_of(part)
        if number and number not in found:
            found.append(number)
    found.sort()
    found.reverse()
    return found


def _number_of(part):
    """The number under which a part of a journal is stored; 0 where it has no game."""
    if part.files():
        return part.pair.number
    if not len(part):
        return 0
    slot = bytearray(SLOT)
    part.read_into(0, slot)
    return get_short(slot, 20)


def open_game(journal, number):
    """The records of a game, as a log to be replayed; empty where they cannot be read."""
    for part in journal.parts:
        if _number_of(part) == number:
            return part
    return Pair(journal.drive, number)


def oldest(journal):
    """The number of the oldest game that can be deleted; 0 where there is none."""
    held = _held(journal)
    for number in numbers(journal.drive):
        if number not in held:
            return number
    return 0


def _held(journal):
    # the numbers of the games that the journal has open
    return [_number_of(part) for part in journal.parts]


def delete(journal, number):
    """Remove a game from the drive; False where it is the one in play, or the drive refuses."""
    if number in _held(journal):
        return False
    gone = False
    for which in range(2):
        try:
            journal.drive.remove(file_name(number, which))
            gone = True
        except OSError:
            pass
    return gone and number not in numbers(journal.drive)


def write_csv(journal, number):
    """Write a game as CSV beside it; returns the name of the file. OSError where that failed, and
    half a file is not left."""
    name = "%04d.csv" % number
    try:
        with journal.drive.open(name, "wb") as file:
            csv_rows.write(open_game(journal, number), file)
            journal.drive.sync(file)
    except OSError as error:
        try:
            journal.drive.remove(name)
        except OSError:
            pass
        raise error
    return name
