# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The manual's pictures: a game by the scripts in tools/manual, with a d-pad and with three keys,
and thirty seconds of a hand as a moving picture.
"""

import contextlib
import io

from book import bodies
from gadget import owner
from paths import ROOT
from sim.device import Device
from sim.script import Script

FOLDER = ROOT / "tools" / "manual"
BOARDS = {"pad": "raspberry_pi_pico", "line": "adafruit_feather_rp2040"}
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
DOWN, UP = 220, 500  # milliseconds that a key of the moving picture is seen down, then up


class _Shots(Script):
    """Keeps what each shot shows, and which screen that is."""

    def __init__(self, device):
        super().__init__(device, "")
        self.found = {}
        self.screens = {}

    def _do_shot(self, words):
        self.found[words[0]] = self.device.picture()
        self.screens[words[0]] = type(self.device.app.screen).__name__


class _Frames(Script):
    """From its first shot on, two pictures for each key: while it is down and after it."""

    def __init__(self, device):
        super().__init__(device, "")
        self.frames = []
        self._shown = None

    def _frame(self, milliseconds, pressed=()):
        if not pressed:
            self._shown = self.device.picture()
        canvas = bodies.draw(self.device.profile, self._shown, pressed)
        self.frames.append((canvas.rows, milliseconds))

    def _do_shot(self, words):
        self._frame(2 * UP)

    def _do_press(self, names):
        for name in names:
            if self.frames:
                self._frame(DOWN, (name,))
            super()._do_press([name])
            if self.frames:
                self._frame(UP)

    def _do_rest(self, words):
        rows, milliseconds = self.frames.pop()
        self.frames.append((rows, milliseconds + int(words[0])))


class _Full:
    """Keys that fail as they may where the memory is full: no key brings that about."""

    def poll(self, now):
        raise MemoryError


def _device(board):
    device = Device(board)
    owner.remember(device.store.drive, NAMES)
    return device


def shots(kind):
    """{shot: rows of colours} of the manual with one kind of keys; {shot: its screen's class}."""
    script = _Shots(_device(BOARDS[kind]))
    script.run(FOLDER / (kind + ".keys"))
    device = script.device
    keys, device.app.keys = device.app.keys, _Full()
    with contextlib.suppress(MemoryError), contextlib.redirect_stderr(io.StringIO()):
        device.tick()
    device.app.keys = keys
    device.tick()
    script._do_shot(["crash"])
    return script.found, script.screens


def hand():
    """The frames of a hand being entered: [(rows of colours, milliseconds)]."""
    script = _Frames(_device(BOARDS["pad"]))
    script.run(FOLDER / "hand.keys")
    return script.frames
