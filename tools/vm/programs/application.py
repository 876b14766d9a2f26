# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The whole application with the hardware's modules stood in for, worked by its keys.

Runs in the VMs: hardware() makes what a board has beside it, the rest is what is measured.
"""

import gc
import os
import traceback  # noqa: F401 - on a board it is there, as displayio is

import displayio  # noqa: F401
import keypad

KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK")
TICK, TAP = 20, 60  # milliseconds

POINTS = "UP OK"  # once; from then on hands are told so
# from home to home: the second player wins a hand that is told as points
HAND = (
    "OK DOWN OK",  # who, and by a discard
    POINTS,
    "LEFT UP UP OK",
    "OK OK OK",  # the others have none
    "OK OK",  # review, payments
)

app = session = queue = display = memory = None
now = 0


class Display:
    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.root_group = None

    def refresh(self):
        pass


def hardware(width, height):
    """What is there without the application."""
    global queue, display, memory
    queue = keypad.EventQueue()
    display = Display(width, height)
    memory = bytearray(b"\xff" * 4096)
    os.mkdir("games")
    os.sync = gc.isenabled  # anything that can be called: the VM's own os lacks it


def start():
    """Build the application."""
    global app
    import main

    from eastwind.journal import Journal
    from gadget.drive import Drive

    app = main.assemble((KEYS,), display, (queue,), Journal(memory, Drive("games")))
    tick()


def begin():
    """Open a game."""
    from eastwind.rulesets import load

    global session
    session = app.screen.session
    session.rules = load("harr_limit")
    session.table.new_game(session.rules, 4, ("Ann", "Bob", "Cid", "Dee"), 2000)
    session.table.seats(0)
    press(KEYS.index("BACK"))  # the menu, and back
    press(KEYS.index("BACK"))


def tick():
    global now
    now += TICK
    app.tick(now)
    if app.error:
        raise app.error


def press(key):
    """Tap a key by its number."""
    global now
    queue.put(key, True)
    tick()
    now += TAP
    queue.put(key, False)
    tick()
    now += TAP


def play(hands):
    """Count so many hands by the keys."""
    for _ in range(hands):
        number = session.match.hand
        for part in HAND:
            if part == POINTS and session.told:
                continue
            for name in part.split():
                press(KEYS.index(name))
        assert session.match.hand == number + 1, app.page.text()


def count():
    """Go to the grid of a winner's hand and move there, so that all it needs has been done."""
    for name in ("OK", "DOWN", "OK", "BACK", "RIGHT", "OK", "BACK"):
        press(KEYS.index(name))


def spent():
    """Print what keys and ticks allocate there."""
    print("cursor", _bytes(press, KEYS.index("RIGHT")))
    print("add", _bytes(press, KEYS.index("OK")))
    print("tick", _bytes(_idle, 0))


def _idle(_):
    tick()


def _bytes(work, what):
    before = gc.mem_alloc()
    work(what)
    return gc.mem_alloc() - before
