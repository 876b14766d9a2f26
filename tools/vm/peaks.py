# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How much heap a board's bundle needs: until a person sees its name, and at its most in a game.

The game is the self-test's; what that needs for itself is taken off. Only the modules of the
hardware are stood in for, so the profile, the display's driver and code.py are counted.
"""

import pathlib
import tempfile

import budgets
from bundle import parts
from vm import gadget, heap, machines

# in a board's flash, not in its heap
_NATIVE = "\nimport displayio\nimport keypad\nimport traceback\n"
_OPEN = "import board_profile\nopened = board_profile.open()"
_SHOW = "from gadget import start\nstart.show(opened[0])\ndel start"
_CODE = """
code = {"__name__": "code"}
with open("code.py") as file:
    exec(file.read(), code)
import eastwind.journal
"""
_TEST = "from gadget.selftest import prepare"
_SCRATCH = 4096  # bytes of its journal
_PREPARE = "test = prepare(code['build'], board_profile, 'here', opened[0], (), hardware.ticks)"


def peak(run, board):
    """(bytes before the name is there, most bytes in a game) of a board's bundle."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        gadget.fill(root, parts.make(board))
        lines = (root / "selftest.keys").read_text("utf-8").splitlines()
        steps = ["assert test.step(%r, hardware.nothing)" % line for line in lines if line]
        stages = [gadget.plug(board) + _NATIVE, _OPEN, _SHOW, _CODE, _TEST, _PREPARE] + steps
        grown = heap.growth(run, root, stages, timeout=300)
    live = most = 0
    for added in grown[1:]:
        live += added
        most = max(most, live)
    return grown[1] + grown[2], most - grown[4] - _SCRATCH + budgets.RESERVE


def lines():
    """[(what, heap, aim, most)] of the boards that have budgets."""
    found = []
    for board, name_most, most in budgets.BOARDS:
        before, game = peak(machines.wasm, board)
        found.append((board + ", before its name is shown", before, None, name_most))
        found.append(("... at its most in a game", game, budgets.BOARD, most))
    return found
