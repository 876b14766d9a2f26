# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Games kept on a memory and a drive: prints the state after each step, as a VM or CPython has it.

After each step the device is started anew; the state must be the same.
"""

import game

from eastwind import events, games
from eastwind.correct import Correction
from eastwind.journal import Journal
from eastwind.match import ENDED, Match
from eastwind.rulesets import load
from eastwind.table import Table


class File:
    """A file in memory."""

    def __init__(self, files, name):
        self.files = files
        self.name = name
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def seek(self, at, whence=0):
        self.at = at + (len(self.files[self.name]) if whence == 2 else 0)
        return self.at

    def readinto(self, buffer):
        data = self.files[self.name][self.at : self.at + len(buffer)]
        buffer[: len(data)] = data
        self.at += len(data)
        return len(data)

    def write(self, data):
        data = bytes(data)
        old = self.files[self.name]
        self.files[self.name] = old[: self.at] + data + old[self.at + len(data) :]
        self.at += len(data)


class Drive:
    """A drive in memory."""

    def __init__(self):
        self.files = {}

    def open(self, name, mode):
        if mode[0] == "w":
            self.files[name] = b""
        elif name not in self.files:
            raise OSError(2)
        return File(self.files, name)

    def names(self):
        return sorted(self.files)

    def remove(self, name):
        if name not in self.files:
            raise OSError(2)
        del self.files[name]

    def sync(self, file):
        pass


class Paid:
    """What settling gives: random payments."""

    def __init__(self):
        self.pay = [0] * 16
        for payer in range(4):
            for payee in range(4):
                if payer != payee:
                    self.pay[payer * 4 + payee] = 2 * game.below(500)


def correct(table):
    """Another winner, or none, for some earlier hand."""
    k = game.below(table.steps.live)
    if table.steps.corrects(k) != k or table.steps.read(k) == events.END:
        return
    fix = Correction(table, k)
    if game.below(3):
        fix.draft(fix.match.east, game.counted(), 64)
        fix.deal(fix.match.east, Paid(), events.BY_DRAW)
    else:
        fix.draw()
    totals = [0] * 4
    fix.totals(totals)
    fix.accept(game.below(2) == 1)
    assert table.match.totals == totals


def step(table):
    """One random change."""
    what = game.below(10)
    if table.match.phase == ENDED or what == 0:
        table.undo()
    elif what == 1:
        table.redo()
    elif what == 2 and table.steps.live:
        correct(table)
    elif what < 6:
        table.draft(game.below(4), game.counted(), game.below(400))
    elif what < 8:
        table.deal(game.below(4), Paid(), game.below(7))
    else:
        table.wash(game.below(4), Paid(), 9)


def play(memory, steps):
    """Games on one pair of media."""
    drive = Drive()
    rules = load("harr")
    table = Table(Match(), Journal(memory, drive))
    for number in range(1, 3):
        table.new_game(rules, 4, game.NAMES, start=2000)
        table.seats(game.below(4))
        assert table.match.number == number
        for _ in range(steps):
            step(table)
            print(game.state(table.match))
            again = Table(Match(), Journal(memory, drive))
            assert game.state(again.match) == game.state(table.match)
            assert again.log.saved and not again.log.notice
            if game.below(4) == 0:
                table = again
        if table.match.phase != ENDED:
            table.end()
    print(games.stored(table.log))
    name = games.write_csv(table.log, 1)
    print(str(drive.files[name], "utf-8"))
    assert games.delete(table.log, 1)
    print(drive.names())


def run(steps):
    """On each kind of media."""
    play(bytearray(b"\xff" * 1024), steps)
    play(None, steps)
