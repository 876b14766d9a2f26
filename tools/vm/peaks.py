# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How much heap a board's bundle needs: until a person sees its name, and at its most in a game.

The game is the self-test's, with one more hand, tile by tile; then one by later rules, whose tables
and special hands need more, tile by tile as well. What the self-test needs for itself is taken off.
Only the modules of the hardware are stood in for, so the profile, the display's driver and code.py
are counted.
"""

import functools
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
# a game by later rules, to such a hand: of a loser by BMJA, who may lack one tile of a special one,
# or of a winner by DMJL, which has the largest table
_LATER = {
    "pad": (
        "press OK DOWN DOWN RIGHT RIGHT RIGHT UP UP UP UP UP UP RIGHT RIGHT",
        "press DOWN DOWN DOWN DOWN OK BACK",
        "press OK RIGHT OK",
        "press OK OK OK OK OK",
        "hold OK",
        "press RIGHT RIGHT RIGHT OK OK RIGHT OK OK RIGHT OK",
        'expect "4/13"',
    ),
    "paper": (
        "press OK DOWN DOWN RIGHT RIGHT RIGHT RIGHT UP UP UP UP UP UP RIGHT RIGHT",
        "press DOWN DOWN DOWN DOWN OK BACK",
        "press OK RIGHT OK",
        "press LEFT LEFT RIGHT OK OK RIGHT OK OK RIGHT OK",
        _THERE,
    ),
    "line": (
        "press OK NEXT NEXT OK OK OK OK PREV PREV PREV PREV PREV PREV OK OK",
        "press NEXT NEXT NEXT NEXT OK BACK",
        "press OK NEXT NEXT OK OK",
        "press PREV PREV OK OK NEXT OK OK NEXT OK",
        _THERE,
    ),
}
_WHATS = (
    ", before its name is shown",
    "... at its most in a game",
    "... with a hand tile by tile",
    "... with one by later rules",
)
_SCRATCH = 4096  # bytes of its journal
# so many names that the VM's table of them need not grow for those of the self-test
_NAMES = "class Names: pass\nfor i in range(700): setattr(Names, 'n%d' % i, i)\ndel Names"
_PREPARE = """
test = prepare(code['assemble'], board_profile, 'here', opened[0], (), hardware.ticks)
del code['assemble'], code['main']
"""


def peak(run, board, moved):
    """(bytes before the name is there, most bytes in a game, with the hand tile by tile, and with
    one by later rules) of a board's bundle. moved: see heap.growth()."""
    kind = parts.kind(load(facts.BOARDS / (board + ".py")))
    last = ["press " + keys for keys in _TILES[kind]] + [_THERE]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        gadget.fill(root, parts.make(board))
        lines = (root / "selftest.keys").read_text("utf-8").splitlines()
        lines = [line for line in lines[: lines.index(_BEFORE)] if line]
        begin = [gadget.plug(board) + _NATIVE, _OPEN, _SHOW, _CODE, _TEST, _PREPARE]
        own = heap.growth(run, root, [*begin[:4], _NAMES, _TEST])[5] + _SCRATCH - budgets.RESERVE
        live = _live(run, root, begin, [*lines, *last], moved)
        later = _live(run, root, begin, _LATER[kind], moved)
    return live[1], max(live[: -len(last)]) - own, max(live) - own, max(later) - own


def _live(run, root, begin, lines, moved):
    """The live heap after each stage but the first, and each line of a script."""
    steps = ["assert test.step(%r, hardware.nothing), test.differs" % line for line in lines]
    grown = heap.growth(run, root, begin + steps, moved, timeout=300)
    return [sum(grown[1:end]) for end in range(2, len(grown) + 1)]


def lines(boards, say):
    """[(what, heap, aim, most)] of those boards that have budgets. say: told each one's name."""
    found = []
    aims = None, budgets.BOARD, budgets.BOARD, budgets.BOARD
    for board, *most in budgets.BOARDS:
        if board not in boards:
            continue
        say(board)
        measured = heap.least(functools.partial(peak, machines.wasm, board), most)
        whats = board + _WHATS[0], *_WHATS[1:]
        found += zip(whats, measured, aims, most)
    return found
