# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the gadget has to tell about its memory, its drive and its battery, the gravest first."""

from eastwind import log
from gadget import nav
from gadget.care import BATTERY, RESUME, UNKNOWN
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
            texts.MEMORY, text, texts.OK_ERASE, texts.BACK_KEEP, lambda: _erase(session.table)
        )
    if bit == log.NO_ROOM:
        text = text % records.strip.free()
    if bit == log.NO_ROOM or bit == log.NOT_SAVED:
        text += " " + why(records.why)
        if records.why == _FULL:
            question = _oldest(session.table, text)
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


def _erase(table):
    table.log.erase()
    table.retry()
    return nav.BACK


def _oldest(table, text):
    # the offer to delete the oldest game, where there is one beside that in play
    from eastwind import games

    found = games.stored(table.log)
    if len(found) < 2:
        return None

    def delete():
        games.delete(table.log, found[-1])
        table.retry()
        return nav.BACK

    text += " " + texts.DELETE_OLDEST % found[-1]
    return ConfirmScreen(texts.MEMORY, text, texts.OK_DELETE, texts.BACK_KEEP, delete)
