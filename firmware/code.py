# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Eastwind, the handheld mah-jongg scorer: the manual, and the one place that builds things.

UP DOWN LEFT RIGHT   move; held, they repeat
OK                   take what the cursor is on
BACK                 take the last thing off, or leave; with five keys: hold OK
hold OK              done with this hand (six keys)

The last line of the screen says what OK and BACK do now.
"""

from eastwind.log import Log
from eastwind.match import Match
from eastwind.table import Table
from gadget.app import App
from gadget.keys import KeyReader
from gadget.page import Page
from gadget.screens.home import HomeScreen
from gadget.session import Session


def build(names, display, queues, log):
    """The application; `names` is a board profile's KEYS, `log` holds the games so far."""
    session = Session(Table(Match(), log))
    return App(Page(display), KeyReader(names, queues), HomeScreen(session))


def main():
    """Start the board and run for ever."""
    from time import sleep

    from supervisor import ticks_ms

    import board_profile

    display, queues = board_profile.open()
    build(board_profile.KEYS, display, queues, Log()).run(ticks_ms, sleep)


if __name__ == "__main__":
    main()
