# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the owner has set, and the names that played last: kept on the drive, put into effect.

Goals: two files are written by turns and the newer whole one counts, so a torn one costs one
change; what makes no sense becomes the usual. Needed for moments only, and dropped afterwards.
"""

import os
import sys

from eastwind.slots import SLOT, get_short, get_text, put_short, put_text, seal, sealed
from gadget import keys, light, screens, texts

# a record: mark, age in two bytes, then these bytes, then the language
LEFT, BEEP, HOLD, BRIGHT = 3, 4, 5, 6
_LANGUAGE_AT = 7
TEXT_END = SLOT - 4
_ROOM = TEXT_END - _LANGUAGE_AT
_MARK, _NAME_MARK = 0x53, 0x4E
# each byte's lowest, highest and usual value; hold is in tenths of a second
RANGE = {LEFT: (0, 1, 0), BEEP: (0, 1, 1), HOLD: (4, 10, 6), BRIGHT: (0, len(light.LEVELS) - 1, 5)}

NAMES = 12  # that are kept
_TWELVE = 12  # keys of a pad with digits, 1 in a corner


def load(drive):
    """(the record in the newer whole file, the names): the usual ones where there is none."""
    newest, names = None, ()
    for which in (0, 1) if drive else ():
        slots = _slots(drive, which)
        if slots and (not newest or _newer(slots[0], newest)):
            newest = slots[0]
            names = [get_text(slot, 1, SLOT - 5) for slot in slots[1:] if slot[0] == _NAME_MARK]
    record = newest or bytearray(SLOT)
    for at in (LEFT, BEEP, HOLD, BRIGHT):
        low, high, usual = RANGE[at]
        if not newest or not low <= record[at] <= high:
            record[at] = usual
    if language(record) not in languages():
        speaks(record, "english")
    return record, list(names)


def save(drive, record, names):
    """Write the older file. Raises OSError."""
    age = get_short(record, 1) + 1 & 0xFFFF
    record[0] = _MARK
    put_short(record, 1, age)
    seal(record)
    with drive.open(_file(age & 1), "wb") as file:
        file.write(record)
        for name in names[:NAMES]:
            slot = bytearray(SLOT)
            slot[0] = _NAME_MARK
            put_text(slot, 1, name, SLOT - 5)
            seal(slot)
            file.write(slot)
        drive.sync(file)


def remember(drive, played):
    """Keep the names of a new game before those of older ones. A drive that fails is no matter."""
    record, names = load(drive)
    fresh = [name for name in played if len(name) > 1]
    fresh += [name for name in names if name not in fresh]
    if drive and fresh[:NAMES] != names:
        try:
            save(drive, record, fresh)
        except OSError:
            pass


def _file(which):
    return "settings." + "ab"[which]


def _slots(drive, which):
    """The whole slots at the beginning of a file, none where it does not begin with a record."""
    slots = []
    try:
        with drive.open(_file(which), "rb") as file:
            while len(slots) <= NAMES:
                slot = bytearray(SLOT)
                if file.readinto(slot) != SLOT or not sealed(slot, 0):
                    break
                slots.append(slot)
    except OSError:
        pass
    return slots if slots and slots[0][0] == _MARK else ()


def _newer(slot, other):
    return (get_short(slot, 1) - get_short(other, 1)) & 0xFFFF < 0x8000


def language(record):
    """The name of the language's file."""
    return get_text(record, _LANGUAGE_AT, _ROOM)


def speaks(record, name):
    """Set the language."""
    record[_LANGUAGE_AT : _LANGUAGE_AT + _ROOM] = bytes(_ROOM)
    put_text(record, _LANGUAGE_AT, name, _ROOM)


def languages():
    """The names of all languages that there is a file for."""
    return [name[: len(name) - 4] for name in os.listdir(texts.folder()) if ".txt" in name]


def start(app, drive):
    """Put what was kept into effect."""
    app.settings = bytearray(SLOT)
    app.settings[BRIGHT] = RANGE[BRIGHT][2]
    change(app, load(drive)[0])


def change(app, record):
    """Put a record into effect."""
    if language(record) != texts.language:
        speak(language(record))
    if record[LEFT] != app.settings[LEFT]:
        light.turn(app.page.glass)
        turn(app.keys)
    app.keys.hold = 100 * record[HOLD]
    if record[BRIGHT] != app.settings[BRIGHT] and not app.page.slow:
        light.shine(app.page.glass, record[BRIGHT], light.FULL)
    if app.beep:
        app.beep.on = record[BEEP]
    app.settings[:] = record


def turn(reader):
    """A device is held the other way up: a direction is its opposite, and of twelve keys the last
    is the first. A knob turns as it did. What is down was another key: it says no more."""
    switches = list(reader.keys)
    reader.spend()
    for one, other in ((keys.UP, keys.DOWN), (keys.LEFT, keys.RIGHT), (keys.PREV, keys.NEXT)):
        if one in switches:
            _swap(reader, switches.index(one), switches.index(other))
    if keys.DIGIT + 1 in switches:
        corner = switches.index(keys.DIGIT + 1)
        if corner > switches.index(keys.DIGIT + 9):  # turned already
            corner -= _TWELVE - 1
        for i in range(_TWELVE // 2):
            _swap(reader, corner + i, corner + _TWELVE - 1 - i)


def _swap(reader, i, k):
    for row in (reader.keys, reader.held):
        row[i], row[k] = row[k], row[i]


def speak(language):
    """Say everything in a language from now on; what is in memory gets its texts anew."""
    texts.language = language
    for name in screens.loaded():
        module = sys.modules[name]
        if isinstance(getattr(module, "texts", None), texts.Texts):
            module.texts = texts.part(name[name.rfind(".") + 1 :])
