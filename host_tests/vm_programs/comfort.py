# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Keeps the owner's settings, turns the keys, and beeps: what of it allocates must say so."""

from kept import Drive
from micropython import heap_lock, heap_unlock

from gadget import keys, owner
from gadget.beep import Beep

SIX = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK")


def keep():
    drive = Drive()
    record, names = owner.load(drive)
    record[owner.HOLD] = 8
    owner.speaks(record, "german")
    owner.save(drive, record, ["Zoë", "Ann"])
    owner.remember(drive, ["Bob", "Ann", "C"])
    record, names = owner.load(drive)
    print(record[owner.HOLD], owner.language(record), " ".join(names))


def turn():
    reader = keys.KeyReader((SIX,), (None,))
    owner.turn(reader)
    print(list(reader.keys))


def tone(hertz):
    pass


def beep():
    sound = Beep(tone)
    heap_lock()
    sound.key = keys.OK
    sound.tick(1000, True)
    sound.tick(1020, False)
    heap_unlock()
    print("beeped")
