# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Eastwind, the handheld mah-jongg scorer: the manual, and the one place that builds things.

UP DOWN LEFT RIGHT   move; held, they repeat, but not on e-paper, where they also type the sets of
                     a hand (gadget/codes.py)
OK                   take what the cursor is on
BACK                 take the last thing off, or leave; without this key: hold OK
hold OK              done with this hand, where there is BACK
PREV NEXT            along all places in turn, where there are no directions; so does a knob
hold NEXT            a whole row at once
hold BACK            help, on every screen; without this key: hold PREV, else hold LEFT; or turn
                     a knob while it is pushed
0 to 9               digits; the sets of a hand (gadget/screens/grid.py); else 2 4 6 8 move
UP held at start     the computer may write the drive (see boot.py)
DOWN held at start   the self-test, told on the serial console (gadget/selftest.py)

The last line of the screen says what OK and BACK do now.
"""

# what is needed to start, and hardly afterwards
_DONE = (
    "eastwind.pair", "eastwind.resume", "eastwind.rulesets", "eastwind.settle", "gadget.start",
    "gadget.theme", "gadget.wiring",
)  # fmt: skip
_STARTED = ("gadget.owner", "gadget.light")  # what puts the owner's settings into effect


def assemble(names, display, queues, log, battery=None, speaker=None):
    """The application; `names` is a board profile's KEYS, `log` holds the games so far."""
    from eastwind.match import Match
    from eastwind.table import Table
    from gadget import screens
    from gadget.app import App
    from gadget.care import Care
    from gadget.keys import DIGIT, KeyReader
    from gadget.page import Page
    from gadget.screens.home import HomeScreen
    from gadget.session import Session

    session = Session(Table(Match(), log))
    session.battery = battery
    reader = KeyReader(names, queues)
    session.line = reader.line
    page = Page(display)
    page.holds = reader.holds
    page.arrows = not reader.line
    page.knob = reader.knob is not None
    page.digits = DIGIT in list(reader.keys)
    reader.repeats = not page.slow
    session.typed = page.slow and not reader.line
    home = HomeScreen(session)
    beep = None
    if speaker:
        from gadget.beep import Beep

        beep = Beep(speaker)
    for name in _DONE:
        screens.drop(name)
    session.app = app = App(page, reader, home, Care(session))
    app.beep = beep
    from gadget import owner

    owner.start(app, log.drive)
    for name in _STARTED:
        screens.drop(name)
    return app


def main():
    """Start the board; returns what runs for ever."""
    from time import sleep

    from board import board_id
    from supervisor import runtime, ticks_ms

    import board_profile
    from gadget import start

    runtime.autoreload = False  # a file copied by the computer must not end the game
    (display, queues, memory, volts), script = start.run(board_profile, sleep)
    del start  # it is not needed any more
    if script:
        from gadget.selftest import prepare

        prepare(assemble, board_profile, board_id, display, script, ticks_ms).run(print)
        while True:
            sleep(1)

    from eastwind.journal import Journal
    from gadget.battery import Battery
    from gadget.drive import Drive

    log = Journal(memory, Drive("/games", board_profile.DRIVE_KEY))
    battery = volts and Battery(volts, board_profile.BATTERY_LOW, board_profile.BATTERY_SAFE)
    speaker = board_profile.speaker() if hasattr(board_profile, "speaker") else None
    app = assemble(board_profile.KEYS, display, queues, log, battery, speaker)
    app.board = board_id
    app.printed = board_profile.PRINTED
    try:
        from microcontroller import watchdog
        from watchdog import WatchDogMode

        watchdog.timeout = 8  # seconds: the longest that an RP2040's can wait
        watchdog.mode = WatchDogMode.RESET
    except ImportError:
        watchdog = None

    def rest(seconds):
        if watchdog:
            watchdog.feed()
        sleep(seconds)

    return lambda: app.run(ticks_ms, rest)


if __name__ == "__main__":
    run = main()
    del assemble, main  # games need their memory
    run()
