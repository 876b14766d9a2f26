# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the gadget has to tell about its memory, its drive and its battery, the gravest first."""

from eastwind import log
from gadget import nav
from gadget.care import BATTERY, LOCKED, OTHER_RULES, RESUME, UNKNOWN
from gadget.screens.confirm import ConfirmScreen
from gadget.texts import part

texts = part("notices")

_FULL, _LOCKED = 28, 30  # errno of a drive


def order():
    """(bit, another one told with it, text), the gravest first."""
    return (
        (log.FOREIGN, 0, texts.FOREIGN),
        (RESUME, 0, ""),
        (log.CUT, 0, texts.CUT),
        (log.DAMAGED, 0, texts.DAMAGED),
        (log.PART_LOST, 0, texts.PART_LOST),
        (UNKNOWN, 0, texts.UNKNOWN),
        (OTHER_RULES, 0, texts.OTHER_RULES),
        (LOCKED, 0, texts.DRIVE_LOCKED),
        (log.NOT_SAVED, log.NO_ROOM, texts.NOT_SAVED_LONG),
        (log.NO_ROOM, 0, texts.NO_ROOM),
        (BATTERY, 0, texts.BATTERY_LOW),
    )


def tell(title, text):
    """A screen that tells something; any way on is back."""
    return ConfirmScreen(title, text, texts.OK_GO_ON, "", lambda: nav.BACK)


def too_low():
    """What is shown instead of writing."""
    return tell(texts.BATTERY, texts.TOO_LOW)


def first(session, bits):
    """The first of some bits to be told: (the bits that it tells, its screen)."""
    bit, also, text = [row for row in order() if row[0] & bits][0]
    told = bit | also
    records = session.table.log
    if bit == RESUME:
        from gadget.screens.resume import ResumeScreen

        if bits & log.CUT:
            told |= log.CUT
        return told, ResumeScreen(session, bits & log.CUT)
    if bit == log.FOREIGN:
        return told, ConfirmScreen(
            texts.MEMORY,
            text,
            texts.OK_ERASE,
            texts.BACK_KEEP,
            lambda: _act(session, texts.NOT_ERASED, records.erase),
        )
    if bit == log.NO_ROOM:
        text = text % records.strip.free()
    if bit == log.NO_ROOM or bit == log.NOT_SAVED:
        text += " " + why(records.why)
        if records.why == _FULL:
            question = _oldest(session, text)
            if question:
                return told, question
    return told, tell(texts.BATTERY if bit == BATTERY else texts.MEMORY, text)


def why(errno):
    """Why the drive could not be written, as a sentence."""
    if errno == _LOCKED:
        return texts.DRIVE_LOCKED
    if errno == _FULL:
        return texts.DRIVE_FULL
    return texts.DRIVE_FAILS % errno if errno else texts.NO_DRIVE


def written(log, number):
    """Write a game as CSV: (True, a sentence that says so), or (False, why it could not be)."""
    from eastwind import games

    try:
        return True, texts.WRITTEN % games.write_csv(log, number)
    except OSError as error:
        return False, why(error.errno)


def _act(session, failed, write, *what):
    # erase or delete, unless the battery is too low; failed: what is told where it did not work
    if session.flat():
        return nav.Instead(too_low)
    done = write(*what)
    session.table.retry()
    return nav.BACK if done else nav.Instead(tell, texts.MEMORY, failed)


def _oldest(session, text):
    # the offer to delete the oldest game, where there is one beside that in play
    from eastwind import games

    records = session.table.log
    number = games.oldest(records)
    if not number:
        return None
    return ConfirmScreen(
        texts.MEMORY, text + " " + texts.DELETE_OLDEST % number, texts.OK_DELETE, texts.BACK_KEEP,
        lambda: _act(session, texts.NOT_DELETED, games.delete, records, number),
    )  # fmt: skip
