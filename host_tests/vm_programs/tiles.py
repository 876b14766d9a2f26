# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Prints the keys of the tiles screen that allocate, in handling or in painting."""

import grid

from eastwind import events
from eastwind.match import Match
from eastwind.records import Log
from eastwind.rulesets import load, options
from eastwind.sets import EXACT
from eastwind.table import Table
from gadget.screens.tiles import TilesScreen
from gadget.session import Session

U, D, L, R, OK, BACK = range(6)
ONE, FIVE, ZERO, HELD_NINE = 17, 21, 16, 41
KEYS = (
    # bamboo 2 3 4, dots 5 5 and a third, a red dragon three times, characters 3 3
    R, OK, R, OK, R, OK, D, R, OK, OK, D, L, L, OK, OK, D, R, R, OK, OK, OK,
    D, R, R, OK, U, U, R, R, R, R, OK,  # nines of dots on the table
    BACK, OK, L, L, L, L, OK,  # whole
    R, OK, L, BACK, BACK, BACK, ZERO, ZERO, FIVE, HELD_NINE,
    L, R, R, OK, BACK, ZERO, BACK, BACK, ONE,
)  # fmt: skip
LOSER = 38  # keys, then a hand of thirteen is done


class Page(grid.Page):
    """Takes pictures too."""

    def tiles(self, line, tiles, cursor=-1):
        pass


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
                hand = session.hands[session.entry_order[turn]]
                hand.mode = EXACT
                hand.n = hand.base = 0
                screen = TilesScreen(session, turn)
                screen.paint(page)
                whole = False
                for i in range(LOSER if turn else len(KEYS)):
                    if warm:
                        screen.handle(KEYS[i])
                        screen.paint(page)
                    elif grid.press(screen, KEYS[i], page):
                        print(ruleset, turn, i, KEYS[i])
                    whole = whole or screen.tray.value >= 0
                assert whole
    print("done")
