# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Finding, when a device starts, which game is in play, and what of it lies where.

A power cut may have left a game in the memory, on the drive, or on both; the memory may hold what a
broken erasing left, or what another program wrote.
"""

from eastwind import events
from eastwind.pair import Pair, numbers
from eastwind.part import files_for
from eastwind.slots import SLOT, get_short


def resume(journal):
    """Fill a new journal's parts, and say whether its memory is ours."""
    found = numbers(journal.drive) if journal.drive else []
    if found:
        journal.highest = found[-1]
    slot = bytearray(SLOT)
    i = 0
    while i < journal.tail():
        journal.read_tail(i, slot)
        if slot[0] == events.GAME or slot[0] == events.CHECKPOINT:
            journal.add(i)
        i += 1
    if journal.parts:
        journal.ours = journal.parts[0].first == 0
        for part in journal.parts:
            journal.read_tail(part.first, slot)
            _from_memory(journal, part, slot)
    else:
        _from_drive(journal, found)
    if journal.ours and not journal.stale and journal.strip.cut:
        kind = journal.strip.memory[(journal.strip.end - 1) * SLOT]
        journal.cut = kind >> 4 != events.OF_SETUP


def _from_memory(journal, part, slot):
    # slot: the record with which the game begins there
    number = get_short(slot, 20)
    pair = None
    if slot[0] == events.CHECKPOINT:
        if journal.drive:
            number = get_short(slot, 22)
            pair = Pair(journal.drive, number)
        journal.part_lost = not pair or not part.follow(pair)
    if journal.drive:
        part.pair = pair = files_for(part, journal.drive, number, pair)
        if pair.n > part.base and pair.n >= len(part):
            part.moved(pair)
            journal.stale = part is journal.parts[-1]


def _from_drive(journal, found):
    # no game begins in the memory: the last one on the drive is in play
    journal.add(0)
    part = journal.parts[0]
    journal.ours = journal.ours and _torn_by_us(journal.strip)
    i = len(found)
    while i:
        i -= 1
        pair = Pair(journal.drive, found[i])
        journal.cut = journal.cut or pair.cut and not pair.strange
        if pair.n:
            journal.ours = journal.ours and part.within(pair)
            part.moved(pair)
            journal.stale = True
            return
    journal.ours = journal.ours and not journal.strip.n
    part.first = part.end()


def _torn_by_us(strip):
    # what was cut short in a blank memory begins as our records do
    i = 0
    while i < strip.end and not strip.n:
        kind = strip.memory[i * SLOT]
        if kind != events.GAME and kind != events.CHECKPOINT:
            return False
        i += 1
    return True
