# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Measures what the budgets limit: live heap, room to run, bytes of each operation."""

import budgets
from vm import core, heap, machines

_RULESETS = "eastwind.rulesets"
_LOAD = "_rules = __import__('eastwind.rulesets', None, None, ('load',)).load('%s')"


def _import(module):
    return "__import__('%s')" % module


def rulesets():
    """The modules of the rulesets."""
    return [name for name in core.modules() if name.startswith(_RULESETS + ".")]


def groups():
    """[(what, its modules, budget)], each after those that it imports; rulesets left out."""
    order = core.modules()
    left = set(order) - set(rulesets())
    found = []
    for what, modules, most in budgets.HEAP:
        members = left & set(modules or left)
        left -= members
        found.append((what, sorted(members, key=order.index), most))
    return found


def heaps(root, run):
    """([(what, live heap, budget)], {module: live heap}) of the core as .mpy.

    A group counts with one ruleset loaded, the largest; a module counts what it adds where the
    modules above it are there.
    """
    first = rulesets()[-1]
    modules, ends, limits = [], [], []
    for what, members, most in groups():
        modules += members
        if not ends:
            modules.append(first)
        ends.append(len(modules))
        limits.append((what, most))
    stages = [_import(name) for name in modules]
    stages[ends[0] - 1] = _LOAD % first.rpartition(".")[2]
    grown = heap.growth(run, root, stages)
    table = dict(zip(modules, grown))
    found = [(what, sum(grown[:end]), most) for (what, most), end in zip(limits, ends)]
    for other in rulesets():
        if other != first:
            table[other] = further(root, run, first, other)
            found.append(("one more: " + other, table[other], budgets.RULESET))
            back = further(root, run, other, first)
    found.append(("one more: " + first, back, budgets.RULESET))
    return found, table


def further(root, run, first, second):
    """What a second ruleset adds to the heap where the first is loaded."""
    stages = [_import("eastwind.scoring"), _LOAD % first.rpartition(".")[2], _import(second)]
    return heap.growth(run, root, stages)[2]


def operations(root, run, locked):
    """{operation: bytes of one call}; with locked true 1 where it allocates anything."""
    said = run(root, ["import operations\noperations.run(%s)" % locked])
    return {line.split()[0]: int(line.split()[1]) for line in said.splitlines()}


def room(root, hands=5):
    """The heap in bytes that a short game was played in, on the unix VM. Raises Failed.

    Its words have 8 bytes, a Pico's have 4, so it is given twice the budget's room; and what the
    VM needs to look after a heap of that size, which is measured.
    """
    modules = [name for name in core.modules() if name not in rulesets()]
    stages = [_import(name) for name in modules] + [_LOAD % "harr_limit"]
    stages.append("import gc\nprint(gc.mem_alloc(), gc.mem_alloc() + gc.mem_free())")
    size = 512 * budgets.KIB
    alive, usable = machines.unix(root, stages, heap=size).split()
    wanted = (int(alive) + 2 * budgets.ROOM) * size // int(usable)
    machines.unix(root, ["import room", "room.play(%d)" % hands], heap=wanted)
    return wanted
