# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A table's own rulesets: the files rules/*.txt on the drive, and what a game keeps of them.

Needed while a game is set up. What a file may say is said in eastwind.rulesets.custom.
"""

import os

from eastwind import events
from eastwind.rulesets import read
from eastwind.slots import SLOT, get_text, put_text
from gadget.texts import part

texts = part("house")

_END = ".txt"
_MOST = 16  # files that are listed


def names(drive):
    """What the rulesets on a drive are called, in order; those of files that cannot be read too."""
    found = []
    try:
        for name in os.listdir(_folder(drive)):
            if name[0] != "." and name.endswith(_END):
                found.append(name[: len(name) - len(_END)])
    except OSError:
        pass
    found.sort()
    return found[:_MOST]


def _folder(drive):
    """The folder of the rulesets, beside that of the games; where there is no drive, none."""
    above, slash, _ = drive.folder.rpartition("/") if drive else ("", "/", "")
    return above + slash + "rules"


def load(drive, name):
    """(the options of a ruleset on a drive, "") or, where its file is wrong, (None, why)."""
    found = read("custom").Custom(name)
    try:
        with open(_folder(drive) + "/" + name + _END, "rb") as file:
            found.read(file)
    except OSError:
        return None, texts.UNREAD
    if not found.problems:
        return found.options, ""
    line, which, word = found.problems[0]
    text = texts.WRONG[which]
    return None, texts.LINE % line + " " + (text % word if "%" in text else text)


def called(house):
    """The name that Rules.house begins with."""
    return house[: house.find("\n")]


def write(table, house):
    """Keep Rules.house with a new game, before its seats."""
    slot = bytearray(SLOT)
    while house:
        events.begin(slot, events.HOUSE)
        put_text(slot, events.NAME_AT, house, events.NAME_ROOM)
        table.write(slot)
        house = house[len(get_text(slot, events.NAME_AT, events.NAME_ROOM)) :]
