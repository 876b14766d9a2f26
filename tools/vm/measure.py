# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Measures what the budgets limit: live heap, room to run, bytes of each operation."""

import importlib

import budgets
from eastwind.rulesets import INDEX
from vm import core, heap, machines

_RULESETS = "eastwind.rulesets."
_BEGIN = [
    "import application",
    "application.hardware(128, 64)",
    "application.start()",
    "application.begin()",
    "application.play(2)",
]


# a file of rules with as much as a game keeps
_OWN_RULES = b"base = millington\nlimit = 500\nmahjongg = 20\n" + b"".join(
    b"%d 2d\n" % row for row in (36, 38, 39, 20, 40, 35, 3, 31, 8, 9, 18, 10, 4, 14, 28, 16, 29)
)


def _import(module):
    return "__import__('%s')" % module


def _from_rulesets(what):
    return "__import__('eastwind.rulesets', None, None, ('load',))." + what


def _load(ruleset, name="_rules"):
    return "%s = %s" % (name, _from_rulesets("load('%s')" % ruleset.rpartition(".")[2]))


def rulesets():
    """The modules of the rulesets. Of these only the tables made from them stay in memory."""
    return [_RULESETS + name for name in INDEX]


def helpers():
    """The modules that make tables from rulesets; they are forgotten again."""
    known = rulesets()
    return [name for name in core.modules() if name.startswith(_RULESETS) and name not in known]


def beside_texts(sizes):
    """{module of a ruleset: bytes of its .mpy beside its texts}; sizes: those of the .mpy."""
    found = {}
    for name in rulesets():
        module = importlib.import_module(name)
        found[name] = sizes[name] - len((module.options + module.table).encode())
    return found


def groups():
    """[(what, its modules, aim, most)], each after those that it imports; rulesets left out."""
    order = core.modules()
    left = {name for name in order if not name.startswith(_RULESETS)}
    found = []
    for what, modules, aim, most in budgets.HEAP:
        members = left & set(modules or left)
        left -= members
        found.append((what, sorted(members, key=order.index), aim, most))
    return found


def heaps(root, run):
    """([(what, live heap, aim, most)], {module: live heap}) of the core as .mpy.

    A group counts with one ruleset loaded, Harr's with a limit; a module counts what it adds where
    the modules above it are there, the tables' nothing because they are forgotten again.
    """
    first = _RULESETS + "harr_limit"
    modules, stages, limits = [], [], []
    for what, members, aim, most in groups():
        modules += members
        stages += [_import(name) for name in members]
        if not limits:
            modules += [first] + helpers()
            stages += [_load(first)]
            stages += [_from_rulesets("read('%s')" % name.split(".")[2]) for name in helpers()]
        limits.append((what, len(stages), aim, most))
    grown = []

    def live(moved):
        grown[:] = heap.growth(run, root, stages, moved)
        return tuple(sum(grown[:end]) for _, end, _, _ in limits)

    sizes = heap.least(live, [most for *_, most in limits])
    table = dict(zip(modules, grown))
    found = [(what, size, aim, most) for (what, _, aim, most), size in zip(limits, sizes)]
    for other in rulesets():
        if other != first:
            table[other] = further(root, run, first, other)
            found.append(("one more: " + other, table[other], *budgets.RULESET))
    found.append(("while a file of rules is read", own_rules(root, run), *budgets.OWN_RULES))
    return found, table


def further(root, run, first, second):
    """What a second ruleset adds to the heap where the first is loaded, and the code of both."""
    named = "_second = None\n"  # or it would be charged with that name
    stages = [named + _import("eastwind.finds"), _load(first), _load(second, "_second")]
    return _last(root, run, stages, budgets.RULESET)


def _last(root, run, stages, most):
    """What the last stage adds to the heap."""

    def live(moved):
        return (heap.growth(run, root, stages, moved)[-1],)

    return heap.least(live, most[1:])[0]


def own_rules(root, run):
    """What is alive when a file of a table's own rules has been read, the rules with it."""
    read = "found = %s.Custom('ours')\nfound.read(io.BytesIO(%r))\nassert not found.problems"
    stages = ["import io\n" + _import("eastwind.finds"), _import("eastwind.rulesets")]
    stages.append(read % (_from_rulesets("read('custom')"), _OWN_RULES))
    return _last(root, run, stages, budgets.OWN_RULES)


def operations(root, run, locked):
    """{operation: bytes of one call}; with locked true 1 where it allocates anything."""
    said = run(root, ["import operations\noperations.run(%s)" % locked])
    return {line.split()[0]: int(line.split()[1]) for line in said.splitlines()}


def application(root, run):
    """[(what, live heap, aim, most)] of the whole application on 128x64, in a game and at the
    grid of a hand."""
    lines = [line for line in budgets.APPLICATION if line[0] != "hands"]

    def live(moved):
        grown = heap.growth(run, root, [*_BEGIN, "application.count()"], moved)
        game = sum(grown[2:5]) + budgets.RESERVE
        return game, game + grown[5]

    found = heap.least(live, [line[-1] for line in lines])
    return [(what, size, *most) for (_, what, *most), size in zip(lines, found)]


def hands(root, run):
    """([(what, what many hands leave there, aim, most)], {key or tick there: bytes})."""
    said = []

    def heard(*args, **options):
        said.append(run(*args, **options))
        return said[-1]

    # one by one, and little else: where there is much garbage or many notes, some of it is taken
    # for alive
    stages = [*_BEGIN, *["application.play(1)"] * budgets.HANDS]
    stages += ["application.count()", "application.spent()"]

    def left(moved):
        return (sum(heap.growth(heard, root, stages, moved, timeout=300)[5:-2]),)

    what, aim, most = next(line[1:] for line in budgets.APPLICATION if line[0] == "hands")
    (least,) = heap.least(left, (most,))
    spent = [line.split() for line in said[0].splitlines() if not line.startswith("notes")]
    return [(what, least, aim, most)], {name: int(count) for name, count in spent}


def room(root, hands=5):
    """The heap in bytes that a short game was played in, on the unix VM. Raises Failed.

    Its words have 8 bytes, a Pico's have 4, so it is given twice the budget's room; and what the
    VM needs to look after a heap of that size, which is measured.
    """
    stages = [_import(name) for _, members, _, _ in groups() for name in members]
    stages.append(_load("harr_limit"))
    stages.append("import gc\nprint(gc.mem_alloc(), gc.mem_alloc() + gc.mem_free())")
    size = 512 * budgets.KIB
    alive, usable = machines.unix(root, stages, heap=size).split()
    wanted = (int(alive) + 2 * budgets.ROOM) * size // int(usable)
    machines.unix(root, ["import room", "room.play(%d)" % hands], heap=wanted)
    return wanted
