# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A journal as an object for JSON, and made again from it. Plain Python, no packages.

The records stand in it as hexadecimal texts and are all that counts; the rest is for readers.
"""

from eastwind import csv_rows
from eastwind.games import open_game, stored
from eastwind.journal import Journal
from eastwind.log import replay
from eastwind.match import ENDED, PLAYING, Match
from eastwind.pair import Pair, file_name, mix, numbers
from eastwind.slots import SLOT, get_short, sealed

FORMAT = "eastwind journal 1"
MEMORY = "memory.bin"
_PHASES = {PLAYING: "in play", ENDED: "ended"}
_NUMBER_AT = 20
_MOST_GAMES = 9999
_MOST_SLOTS = 256


class Unfit(ValueError):
    """str() is a sentence for whoever wrote the JSON."""


def records(log):
    """All records of a log, as hexadecimal texts."""
    slot = bytearray(SLOT)
    found = []
    for i in range(len(log)):
        log.read_into(i, slot)
        found.append(slot.hex())
    return found


def in_file(texts):
    """The bytes of a file with these records."""
    slots = [bytearray.fromhex(text) for text in texts]
    for i, slot in enumerate(slots):
        mix(slot, i, get_short(bytes.fromhex(texts[0]), _NUMBER_AT))
    return b"".join(slots)


def game(log):
    """A game for readers: what was agreed, and its hands."""
    match = Match()
    steps = replay(log, match)
    places = [place for place in range(4) if match.present >> place & 1]
    rows = list(csv_rows.rows(log))
    return {
        "number": match.number,
        "ruleset": match.rules_id,
        "version": match.rules_version,
        "options": match.options,
        "house": match.house,
        "players": [match.names[place] for place in places],
        "start": match.start,
        "rounds": match.length,
        "phase": _PHASES.get(match.phase, "not begun"),
        "totals": [match.totals[place] for place in places],
        "not followed": steps.unknown,
        "columns": rows[0] if rows else [],
        "hands": rows[1:],
    }


def pair_of(drive, number):
    """The records of two files, and how many of them each has."""
    texts = records(Pair(drive, number))
    data = in_file(texts)
    have = []
    for which in range(2):
        try:
            with drive.open(file_name(number, which), "rb") as file:
                found = file.read()
        except OSError:
            found = b""
        n = min(len(data), len(found)) // SLOT
        while found[: n * SLOT] != data[: n * SLOT]:
            n -= 1
        have.append(n)
    return {"number": number, "have": have, "records": texts}


def tell(memory, drive):
    """(the object, the journal) of a dump of a memory and a drive; either may be None."""
    journal = Journal(memory, drive)
    found = {"format": FORMAT, "games": [], "files": []}
    for number in sorted(stored(journal)):
        found["games"].append(game(open_game(journal, number)))
    for number in numbers(drive) if drive else []:
        found["files"].append(pair_of(drive, number))
    if journal.strip:
        strip = journal.strip
        texts = []
        slot = bytearray(SLOT)
        for i in range(strip.n):
            strip.read_into(i, slot)
            texts.append(slot.hex())
        found["memory"] = {"slots": strip.slots, "torn": strip.torn, "records": texts}
    return found, journal


def make(told):
    """The files that an object told: name -> bytes, a memory as MEMORY. Raises Unfit."""
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise Unfit("This is not the JSON of an Eastwind journal.")
    made = {}
    try:
        for pair in told["files"]:
            if not 0 <= pair["number"] <= _MOST_GAMES:
                raise Unfit("A game has a number from 0 to %d." % _MOST_GAMES)
            for which in range(2):
                texts = _checked(pair["records"])
                if not 0 <= pair["have"][which] <= len(texts):
                    raise Unfit("Files %04d have more records than there are." % pair["number"])
                texts = texts[: pair["have"][which]]
                if texts:
                    made[file_name(pair["number"], which)] = in_file(texts)
        if "memory" in told:
            whole = b"".join(bytes.fromhex(text) for text in _checked(told["memory"]["records"]))
            if told["memory"]["slots"] > _MOST_SLOTS:
                raise Unfit("A memory has at most %d slots." % _MOST_SLOTS)
            blank = told["memory"]["slots"] * SLOT - len(whole)
            if blank < 0:
                raise Unfit("The memory has fewer slots than records.")
            made[MEMORY] = whole + b"\xff" * blank
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise Unfit("The JSON lacks something, or it stands in the wrong place.") from error
    if not made:
        raise Unfit("There is nothing in it.")
    return made


def _checked(texts):
    for text in texts:
        try:
            record = bytes.fromhex(text)
        except ValueError:
            record = b""
        if len(record) != SLOT or not sealed(record, 0):
            raise Unfit("This is no record: %s." % text)
    return texts
