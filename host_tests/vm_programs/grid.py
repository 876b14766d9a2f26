# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Prints the keys of the grid screen that allocate, in handling or in painting."""

from micropython import heap_lock, heap_unlock

from eastwind import events
from eastwind.match import Match
from eastwind.records import Log
from eastwind.rulesets import load, options
from eastwind.table import Table
from gadget.screens.grid import GridScreen
from gadget.session import Session

U, D, L, R, OK, BACK = 0, 1, 2, 3, 4, 5
KEYS = (
    (OK, D, OK, R, OK, D, L, L, OK, OK, L, D, R, R, D, R, U, U, BACK, OK, BACK, BACK, U, U, OK),
    (D, OK, L, OK, U, U, OK, R, OK, BACK, D, R, D, OK),
)
# the same by codes of keys
CODES = (
    (OK, U, U, L, U, D, L, R, BACK, R, R, D, OK, D, OK, U, D, OK, U, L, U, OK, BACK, BACK, OK),
    (U, U, R, OK, OK, U, R, D, D, BACK, L, D, U, L, L, R, R, D, U, L, BACK),
)


class Page:
    """Takes what a screen puts."""

    columns = 21
    lines = 8
    arrows = True

    def begin(self):
        pass

    def put(self, line, text, style=0, column=0):
        pass

    def number(self, line, column, value, width, style=0):
        pass

    def invert(self, line, column, width):
        pass

    def footer(self, left, right=""):
        pass

    end = begin


def press(screen, key, page):
    """True where it allocates."""
    heap_lock()
    try:
        screen.handle(key)
        screen.paint(page)
    except MemoryError:
        return True
    finally:
        heap_unlock()
    return False


def play(screen, keys, page, warm):
    screen.paint(page)
    i = 0
    while i < len(keys):
        if warm:
            screen.handle(keys[i])
            screen.paint(page)
        elif press(screen, keys[i], page):
            print(screen.session.typed, screen.turn, i, keys[i])
        i += 1


def run():
    session = Session(Table(Match(), Log()))
    page = Page()
    for ruleset in ("harr", "harr_limit", "bmja", "dmjl"):
        session.rules = load(ruleset)
        options(session.rules).choose("mandarins", "on")
        session.table.new_game(session.rules, 4, ["Ann", "Bob", "Cat", "Dan"])
        session.table.seats(0)
        session.begin(1, events.BY_DISCARD)
        for turn in range(2):
            # with one chow at most a second one is "done", which says what lacks
            for session.typed in (False,) if ruleset == "bmja" else (False, True):
                keys = (CODES if session.typed else KEYS)[turn]
                for warm in (True, False):
                    session.hands[session.entry_order[turn]].n = 0
                    play(GridScreen(session, turn), keys, page, warm)
    print("done")
