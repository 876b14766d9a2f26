# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The demo game: one game, written down once for each way of pressing keys; then all screens."""

import hashlib
import struct

from paths import ROOT
from sim import tour
from sim.device import Device
from sim.script import Script

FOLDER = ROOT / "tools" / "demo"


def script(device):
    """The key script that plays it on this device."""
    if device.app.page.slow:
        return FOLDER / "paper.keys"
    if device.has("UP"):
        return FOLDER / "pad.keys"
    return FOLDER / ("twelve.keys" if device.has("1") else "line.keys")


def hashed(rows):
    """The hash of a picture's pixels, rows of colours."""
    pixels = b"".join(struct.pack(">%dI" % len(row), *row) for row in rows)
    return hashlib.sha256(pixels).hexdigest()[:16]


class _Hashing(Script):
    """Remembers a hash of what each picture shows; writes no pictures without a folder."""

    def __init__(self, device, folder):
        super().__init__(device, folder or "")
        self.hashes = {}
        self._writes = bool(folder)

    def take(self, name):
        """Take a picture."""
        if self._writes:
            super()._do_shot([name])
        else:
            self.device.settle()
        self.hashes[name] = hashed(self.device.picture())

    def _do_shot(self, words):
        self.take(words[0])


def play(board, folder=None, all_screens=True):
    """Play it on one board, then visit all screens, pictures in `folder`; {shot: hash of its
    pixels}."""
    device = Device(board)
    runner = _Hashing(device, folder)
    runner.run(script(device))
    if all_screens:
        tour.go(device, runner.take)
    return runner.hashes
