# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A bundle in a VM: the drive as its root folder, stand-ins for the modules of the hardware."""

import shutil

from bundle import facts, header, parts
from paths import ROOT
from sim.device import load
from vm import core

# Runs main() of code.py until it has nothing left to do but to wait; its self-test is in `_made`:
# what is public may have the short name of another.
MAIN = """
_code = {"__name__": "code"}
with open("code.py") as _file:
    exec(_file.read(), _code)
from gadget import selftest

_made = []
_prepare = selftest.prepare
selftest.prepare = lambda *_given: _made.append(_prepare(*_given)) or _made[0]
try:
    _code["main"]()
except hardware.Over:
    pass
"""
# The bytes of its journal, in hex.
JOURNAL = """
from binascii import hexlify
print("journal", hexlify(_made[0].log.strip.memory).decode())
"""


def fill(folder, files):
    """Put the files of a bundle into a root folder, .mpy as MicroPython takes them, and the script
    of the self-test to where it begins by itself."""
    for path, data in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(header.to_micropython(data, path) if path.endswith(".mpy") else data)
    shutil.copy(folder / "gadget" / "selftest.keys", folder)
    shutil.copytree(core.STAND_INS, folder / "stand_ins")


def plug(board):
    """The stage that stands in for a board's hardware."""
    profile = load(ROOT / "boards" / (board + ".py"))
    told = facts.of(board)["names"], profile.WIDTH, profile.HEIGHT, profile.PANEL == parts.PAPER
    start = "import sys\nsys.path.insert(0, '')\nsys.path.insert(0, 'stand_ins')\nimport hardware\n"
    return start + "hardware.plug(%r, %d, %d, %r)\n" % told
