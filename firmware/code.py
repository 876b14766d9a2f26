# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Eastwind, the handheld mah-jongg scorer: the manual, and the one place that builds things.

UP DOWN LEFT RIGHT   move; held, they repeat
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
    "eastwind.resume", "eastwind.pair", "gadget.sheet", "gadget.glyphs", "gadget.pen",
    "gadget.start", "gadget.wiring",
)  # fmt: skip


def build(names, display, queues, log, battery=None, speaker=None):
    """The application; `names` is a board profile's KEYS, `log` holds the games so far."""
    from eastwind.match import Match
    from eastwind.table import Table
    from gadget import screens
    from gadget.app import App
    from gadget.care import Care
    from gadget.keys import KeyReader
    from gadget.page import Page
    from gadget.screens.home import HomeScreen
    from gadget.session import Session

    session = Session(Table(Match(), log))
    session.battery = battery
    reader = KeyReader(names, queues)
    session.line = reader.line
    page = Page(display)
    page.holds = reader.holds
    home = HomeScreen(session)
    beep = None
    if speaker:
        from gadget.beep import Beep

        beep = Beep(speaker)
    for name in _DONE:
        screens.drop(name)
    session.app = app = App(page, reader, home, Care(session))
    app.beep = beep
    from gadget import owner  # until everybody is back home

    owner.start(app, log.drive)
    return app


def play(profile, board, hardware):
    """The application on a board, whose id is told, that has been opened."""
    from eastwind.journal import Journal
    from gadget.battery import Battery
    from gadget.drive import Drive

    display, queues, memory, volts = hardware
    log = Journal(memory, Drive("/games", profile.DRIVE_KEY))
    battery = volts and Battery(volts, profile.BATTERY_LOW, profile.BATTERY_SAFE)
    speaker = profile.speaker() if hasattr(profile, "speaker") else None
    app = build(profile.KEYS, display, queues, log, battery, speaker)
    app.board = board
    return app


def selftest(profile, board, display, script, clock):
    """The self-test on a display: no key, game or drive is touched."""
    from eastwind.journal import Journal
    from gadget.selftest import SelfTest, switches

    queues = switches(profile.KEYS, getattr(profile, "KNOB", -1))
    log = Journal(bytearray(b"\xff" * 4096), None)
    app = build(profile.KEYS, display, queues, log)
    app.board = board
    return SelfTest(app, profile.KEYS, queues, log, script, clock)


def script_wanted(profile):
    """The key script of a self-test: that on the drive, else ours where its key is held."""
    try:
        return open("selftest.keys")
    except OSError:
        pass
    if profile.TEST_KEY and profile.held(profile.TEST_KEY):
        return open("gadget/selftest.keys")
    return None


def watched(sleep):
    """sleep() that feeds the watchdog: where nothing has come for 8 seconds, it restarts us."""
    try:
        from microcontroller import watchdog
        from watchdog import WatchDogMode
    except ImportError:
        return sleep
    watchdog.timeout = 8
    watchdog.mode = WatchDogMode.RESET

    def rest(seconds):
        watchdog.feed()
        sleep(seconds)

    return rest


def begin(profile, sleep):
    """Open a board: the name is shown, and said where there is too little memory; its hardware."""
    from gadget import start

    hardware = profile.open()
    start.show(hardware[0])
    if not start.check(hardware[0]):
        sleep(5)
    return hardware


def main():
    """Start the board and run for ever."""
    from time import sleep

    from board import board_id
    from supervisor import runtime, ticks_ms

    import board_profile

    runtime.autoreload = False  # a file copied by the computer must not end the game
    script = script_wanted(board_profile)
    hardware = begin(board_profile, sleep)
    if script:
        selftest(board_profile, board_id, hardware[0], script, ticks_ms).run(print)
        while True:
            sleep(1)
    play(board_profile, board_id, hardware).run(ticks_ms, watched(sleep))


if __name__ == "__main__":
    main()
