# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The demo game: one game, written down once for each way of pressing keys."""

import hashlib

from paths import ROOT
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
    pixels = b"".join(colour.to_bytes(3, "big") for row in rows for colour in row)
    return hashlib.sha256(pixels).hexdigest()[:16]


class _Hashing(Script):
    """Remembers a hash of what each picture shows."""

    def __init__(self, device, folder):
        super().__init__(device, folder)
        self.hashes = {}

    def _do_shot(self, words):
        super()._do_shot(words)
        self.hashes[words[0]] = hashed(self.device.picture())


def play(board, folder):
    """Play it on one board, pictures in `folder`; {shot: hash of its pixels}."""
    device = Device(board)
    runner = _Hashing(device, folder)
    runner.run(script(device))
    return runner.hashes
