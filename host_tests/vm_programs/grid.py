# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Prints the keys of the grid screen that allocate, in handling or in painting."""

from micropython import heap_lock, heap_unlock

from eastwind import events
from eastwind.log import Log
from eastwind.match import Match
from eastwind.rulesets import load, options
from eastwind.table import Table
from gadget.screens.grid import GridScreen
from gadget.session import Session

U, D, L, R, OK, BACK = 0, 1, 2, 3, 4, 5
KEYS = (
    (OK, D, OK, R, OK, D, L, L, OK, OK, L, D, R, R, D, R, U, U, BACK, OK, BACK, BACK, U, U, OK),
    (D, OK, L, OK, U, U, OK, R, OK, BACK, D, R, D, OK),
)


class Page:
    """Takes what a screen puts."""

    columns = 21
    lines = 8

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


def run():
    session = Session(Table(Match(), Log()))
    page = Page()
    for ruleset in ("harr", "harr_limit"):
        session.rules = load(ruleset)
        options(session.rules).choose("mandarins", "on")
        session.table.new_game(session.rules, 4, ["Ann", "Bob", "Cat", "Dan"])
        session.table.seats(0)
        session.begin(1, events.BY_DISCARD)
        for turn in range(2):
            for warm in (True, False):
                session.hands[session.entry_order[turn]].n = 0
                screen = GridScreen(session, turn)
                screen.paint(page)
                i = 0
                while i < len(KEYS[turn]):
                    if warm:
                        screen.handle(KEYS[turn][i])
                        screen.paint(page)
                    elif press(screen, KEYS[turn][i], page):
                        print(ruleset, turn, i, KEYS[turn][i])
                    i += 1
    print("done")
