# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A whole device in memory: the firmware on a simulated panel, keys and clock.

Builds the application with the firmware's own composition root. Nothing sleeps: the clock
moves only when a key is pressed or `wait` is called.
"""

import importlib.util
import random

from paths import ROOT
from sim.store import Store

# Milliseconds: a tick of App.run, how long a tap lasts, how long a hold.
TICK = 20
TAP = 60
HOLD = 700

SCALE = 4  # of pictures of the screen


def load(path):
    """Run one Python file as a module of its own: a board profile, or code.py."""
    spec = importlib.util.spec_from_file_location("eastwind_" + path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def boards():
    """The ids of the boards that there are profiles for."""
    return sorted(path.stem for path in (ROOT / "boards").glob("*.py"))


class Knob:
    """Stands in for rotaryio.IncrementalEncoder; its switch is an ordinary key."""

    position = 0


class Speaker:
    """Stands in for a board's speaker; `heard` are the tones that began, `sounds` the one now."""

    def __init__(self):
        self.heard = []
        self.sounds = 0

    def __call__(self, hertz):
        self.sounds = hertz
        if hertz:
            self.heard.append(hertz)


class Device:
    """A running gadget; `log` is what it recorded. `five_keys` leaves BACK out, as builders may.

    store: what outlasts restart(). millivolts: what its battery gives.
    """

    def __init__(self, board="raspberry_pi_pico", five_keys=False, seed=1, store=None):
        random.seed(seed)
        self.board = board
        self.profile = load(ROOT / "boards" / (board + ".py"))
        names = self.profile.KEYS
        if five_keys:
            names = (tuple(name for name in names[0] if name != "BACK"),) + names[1:]
        self.names = names
        self.store = store or Store()
        self.store.drive.key = self.profile.DRIVE_KEY
        self.millivolts = 4700
        self.now = 0
        self.restart()

    def restart(self):
        """Switch on, as after the power was cut: nothing is left but the store."""
        import keypad

        from eastwind.journal import Journal
        from gadget.battery import Battery
        from sim import panels

        profile = self.profile
        self.panel, display = panels.connect(profile, lambda: self.now)
        knob = getattr(profile, "KNOB", None)  # its row of KEYS
        self.queues = tuple(
            Knob() if row == knob else keypad.EventQueue(64) for row in range(len(self.names))
        )
        self.log = Journal(self.store.memory if profile.MEMORY else None, self.store.drive)
        battery = Battery(lambda: self.millivolts, profile.BATTERY_LOW, profile.BATTERY_SAFE)
        code = load(ROOT / "firmware" / "code.py")
        self.speaker = Speaker() if hasattr(profile, "speaker") else None
        parts = self.names, display, self.queues, self.log, battery, self.speaker
        self.app = code.assemble(*parts)
        self.app.board = self.board
        self.app.printed = profile.PRINTED
        self.session = self.app.screen.session
        self.tick()

    def tick(self):
        """One tick of the application; what its crash barrier caught is raised here."""
        self.app.tick(self.now)
        if self.app.error:
            error, self.app.error = self.app.error, None
            raise error

    def wait(self, milliseconds):
        """Let time pass, ticking as App.run does."""
        end = self.now + milliseconds
        while self.now < end:
            self.now += TICK
            self.tick()

    def feed(self, name, pressed):
        """Put one event of a switch into its queue, as its scanner would."""
        for row, queue in zip(self.names, self.queues):
            if name in row:
                if isinstance(queue, Knob):
                    queue.position += (2 * row.index(name) - 1) * pressed
                    return
                queue.keypad_eventqueue_record(row.index(name), pressed)
                return
        raise KeyError("this board has no key " + name)

    def has(self, name):
        """Has the board a switch of this name?"""
        return any(name in row for row in self.names)

    def switch(self, name):
        """The switch that a key of a keyboard stands for, "" for none: where there are no
        directions, those are PREV and NEXT."""
        along = {"UP": "PREV", "LEFT": "PREV", "DOWN": "NEXT", "RIGHT": "NEXT"}
        for found in (name, along.get(name)):
            if found and self.has(found):
                return found
        return ""

    def press(self, names):
        """Tap keys, one after another: press("DOWN OK"). A key the board lacks is held OK, FAST
        held NEXT."""
        for name in names.split():
            if name in ("BACK", "DONE") and not self.has(name):
                self.hold("OK")
            elif name == "FAST":
                self.hold("NEXT")
            elif name == "HELP":
                self._ask()
            else:
                self._down_up(name, TAP)

    def _ask(self):
        """Hold the key that asks for help, or turn the knob while it is pushed."""
        if self.has("BACK"):
            self.hold("BACK")
        elif any(isinstance(queue, Knob) for queue in self.queues):
            self.feed("OK", True)
            self.wait(TAP)
            self._down_up("NEXT", TAP)
            self.feed("OK", False)
            self.wait(TAP)
        else:
            self.hold("PREV" if self.has("PREV") else "LEFT")

    def hold(self, names):
        """Hold keys for longer than the hold time, one after another."""
        from gadget import owner

        for name in names.split():
            # longer than the owner has set, in tenths of a second
            self._down_up(name, max(HOLD, 100 * self.app.settings[owner.HOLD] + 100))

    def _down_up(self, name, milliseconds):
        self.feed(name, True)
        self.wait(milliseconds)
        self.feed(name, False)
        self.wait(TAP)

    def rows(self):
        """The screen as a list of str, one a line."""
        return self.app.page.text()

    def pixels(self):
        """The lit pixels of the panel as rows of 0 and 1."""
        width, height = self.profile.WIDTH, self.profile.HEIGHT
        return [[int(self.panel.pixel(x, y)) for x in range(width)] for y in range(height)]

    def picture(self):
        """The panel as rows of colours, 0xRRGGBB."""
        width, height = self.profile.WIDTH, self.profile.HEIGHT
        return [self.panel.row(y, width) for y in range(height)]

    def settle(self):
        """Let e-paper show what it owes, once the keys have rested."""
        if self.app.page.slow:
            self.wait(4000)

    def shot(self, path):
        """Write the panel as a PNG, on e-paper when the keys have rested."""
        from sim import png

        self.settle()
        png.write_colours(path, self.picture(), SCALE)
