# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How much heap a board's bundle needs: until a person sees its name, and at its most in a game.

The game is the self-test's, with one more hand, tile by tile; what that needs for itself is taken
off. Only the modules of the hardware are stood in for, so the profile, the display's driver and
code.py are counted.
"""

import pathlib
import tempfile

import budgets
from bundle import facts, parts
from sim.device import load
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
# the hand before it is saved; then South's, won by a discard, from the grid to the tiles
_BEFORE = "shot layout4"
_TILES = {
    "pad": ("OK OK RIGHT OK", "UP RIGHT OK", "OK RIGHT OK OK RIGHT OK"),
    "paper": ("OK OK RIGHT OK", "LEFT LEFT RIGHT OK", "OK RIGHT OK OK RIGHT OK"),
    "line": ("OK OK NEXT NEXT OK OK", "PREV PREV OK", "OK NEXT OK OK NEXT OK"),
}
_THERE = 'expect "4/14"'
_SCRATCH = 4096  # bytes of its journal
# so many names that the VM's table of them need not grow for those of the self-test
_NAMES = "class Names: pass\nfor i in range(700): setattr(Names, 'n%d' % i, i)\ndel Names"
_PREPARE = """
test = prepare(code['build'], board_profile, 'here', opened[0], (), hardware.ticks)
del code['build'], code['main']
"""


def peak(run, board):
    """(bytes before the name is there, most bytes in a game, and with the hand tile by tile) of a
    board's bundle."""
    presses = _TILES[parts.kind(load(facts.BOARDS / (board + ".py")))]
    last = ["press " + keys for keys in presses] + [_THERE]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        gadget.fill(root, parts.make(board))
        lines = (root / "selftest.keys").read_text("utf-8").splitlines()
        lines = [line for line in lines[: lines.index(_BEFORE)] if line]
        steps = ["assert test.step(%r, hardware.nothing)" % line for line in [*lines, *last]]
        stages = [gadget.plug(board) + _NATIVE, _OPEN, _SHOW, _CODE, _TEST, _PREPARE] + steps
        grown = heap.growth(run, root, stages, timeout=300)
        own = heap.growth(run, root, [*stages[:4], _NAMES, _TEST])[5]
    live = [sum(grown[1:end]) for end in range(2, len(grown) + 1)]
    game, tiles = max(live[: -len(last)]), max(live)
    own += _SCRATCH - budgets.RESERVE
    return grown[1] + grown[2], game - own, tiles - own


def lines(boards, say):
    """[(what, heap, aim, most)] of those boards that have budgets. say: told each one's name."""
    found = []
    for board, name_most, most, tiles_most in budgets.BOARDS:
        if board not in boards:
            continue
        say(board)
        before, game, tiles = peak(machines.wasm, board)
        found.append((board + ", before its name is shown", before, None, name_most))
        found.append(("... at its most in a game", game, budgets.BOARD, most))
        found.append(("... with a hand tile by tile", tiles, budgets.BOARD, tiles_most))
    return found
