# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Keeps the owner's settings, turns the keys, and beeps: what of it allocates must say so."""

from micropython import heap_lock, heap_unlock

from gadget import keys, owner
from gadget.beep import Beep

SIX = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK")


class File:
    def __init__(self, files, name):
        self.files = files
        self.name = name
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def write(self, data):
        self.files[self.name] += bytes(data)

    def readinto(self, slot):
        data = self.files[self.name][self.at : self.at + len(slot)]
        slot[: len(data)] = data
        self.at += len(data)
        return len(data)


class Drive:
    def __init__(self):
        self.files = {}

    def open(self, name, mode):
        if mode == "wb":
            self.files[name] = b""
        elif name not in self.files:
            raise OSError(2)
        return File(self.files, name)

    def sync(self, file):
        pass


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
