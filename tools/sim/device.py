# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A whole device in memory: the firmware on a simulated panel, keys and clock.

Builds the application with the firmware's own composition root. Nothing sleeps: the clock
moves only when a key is pressed or `wait` is called.
"""

import importlib.util
import os
import random

from paths import ROOT

# Milliseconds: a tick of App.run, how long a tap lasts, how long a hold.
TICK = 20
TAP = 60
HOLD = 700

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # Blinka need not know this computer


def load(path):
    """Run one Python file as a module of its own: a board profile, or code.py."""
    spec = importlib.util.spec_from_file_location("eastwind_" + path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def boards():
    """The ids of the boards that there are profiles for."""
    return sorted(path.stem for path in (ROOT / "boards").glob("*.py"))


class Device:
    """A running gadget; `log` is what it recorded. `five_keys` leaves BACK out, as builders may."""

    def __init__(self, board="raspberry_pi_pico", five_keys=False, seed=1):
        import displayio
        import keypad
        from i2cdisplaybus import I2CDisplayBus

        from eastwind.log import Log
        from sim.ssd1306 import SSD1306

        random.seed(seed)
        self.profile = load(ROOT / "boards" / (board + ".py"))
        names = self.profile.KEYS
        if five_keys:
            names = (tuple(name for name in names[0] if name != "BACK"),) + names[1:]
        self.panel = {"ssd1306": SSD1306}[self.profile.PANEL]()
        displayio.release_displays()
        display = self.profile.panel(I2CDisplayBus(self.panel, device_address=0x3C))
        self.queues = tuple(keypad.EventQueue(64) for row in names)
        self.names = names
        self.now = 0
        self.log = Log()
        code = load(ROOT / "firmware" / "code.py")
        self.app = code.build(names, display, self.queues, self.log)
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
                queue.keypad_eventqueue_record(row.index(name), pressed)
                return
        raise KeyError("this board has no key " + name)

    def has(self, name):
        """Has the board a switch of this name?"""
        return any(name in row for row in self.names)

    def press(self, names):
        """Tap keys, one after another: press("DOWN OK"). A key the board lacks is held OK."""
        for name in names.split():
            if name in ("BACK", "DONE") and not self.has(name):
                self.hold("OK")
            else:
                self._down_up(name, TAP)

    def hold(self, names):
        """Hold keys for longer than the hold time, one after another."""
        for name in names.split():
            self._down_up(name, HOLD)

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

    def shot(self, path, scale=4):
        """Write the panel as a PNG."""
        from sim import png

        png.write(path, self.pixels(), scale)
