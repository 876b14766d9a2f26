# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py budget: what the core and the application cost on a board, against what they may cost."""

import argparse
import contextlib
import json
import pathlib
import sys
import tempfile

import budgets
import guides
from sim.device import boards
from vm import bring, core, machines, measure, peaks, versions


def collect():
    """All figures: {"modules", "rulesets", "heap", "operations", "room", "beyond"}.

    beyond: a sentence for each budget that is broken. Raises CannotBring without the VMs.
    """
    with _core() as (root, sizes):
        heaps, live = measure.heaps(root, machines.wasm)
        _say("single calls of the core")
        counted = measure.operations(root, machines.wasm, locked=False)
        locked = measure.operations(root, machines.unix, locked=True)
        try:
            room = measure.room(root)
        except machines.Failed as failure:
            room = str(failure).splitlines()[-1]
        heaps += _application(root)
        _say("the application after %d hands" % budgets.HANDS)
        hands, keys = measure.hands(root, machines.wasm)
    heaps += hands + peaks.lines(boards(), _say)
    modules = [{"module": m, "mpy": sizes[m], "heap": heap} for m, heap in live.items()]
    found = {"modules": modules, "heap": _lines(heaps), "operations": [], "room": room}
    for name, what, most in budgets.OPERATIONS + budgets.KEYS:
        line = {"what": what, "bytes": {**counted, **keys}[name], "most": most}
        line["locked"] = not locked.get(name)
        found["operations"].append(line)
    found["rulesets"] = _beside_texts(sizes)
    found["beyond"] = beyond(found)
    return found


def too_dear(names):
    """A sentence for each memory budget that a module breaks: what a build of these boards has to
    know, which is measured sooner than all. Raises CannotBring without the VMs."""
    with _core() as (root, sizes):
        heaps, _ = measure.heaps(root, machines.wasm)
        heaps += _application(root)
    heaps += peaks.lines(names, _say)
    found = {"heap": _lines(heaps), "rulesets": _beside_texts(sizes), "operations": [], "room": 0}
    return beyond(found)


@contextlib.contextmanager
def _core():
    """(a folder with the core as .mpy, {module: bytes})."""
    for name in bring.NAMES:
        bring.bring(name)
    with tempfile.TemporaryDirectory() as folder:
        _say("the core")
        root = pathlib.Path(folder)
        yield root, core.fill(root)


def _application(root):
    _say("the application")
    core.add_application(root)
    return measure.application(root, machines.wasm)


def _say(what):
    print("Measuring the memory: %s ..." % what, file=sys.stderr, flush=True)


def _lines(heaps):
    return [dict(zip(("what", "heap", "aim", "most"), line)) for line in heaps]


def _beside_texts(sizes):
    beside = measure.beside_texts(sizes)
    return [{"module": name, "bytes": size} for name, size in beside.items()]


def beyond(found):
    """A sentence for each budget that is broken."""
    said = []
    for line in found["heap"]:
        if line["heap"] > line["most"]:
            said.append("%(what)s: %(heap)d bytes live, the most is %(most)d" % line)
    for line in found["rulesets"]:
        if line["bytes"] > budgets.TABLE:
            sentence = "%(module)s: %(bytes)d bytes beside its texts, the most is "
            said.append(sentence % line + str(budgets.TABLE))
    for line in found["operations"]:
        if line["bytes"] > line["most"]:
            said.append("%(what)s: allocates %(bytes)d bytes, the most is %(most)d" % line)
        if not line["most"] and not line["locked"]:
            said.append("%(what)s: needs the heap on the unix VM" % line)
    if not isinstance(found["room"], int):
        said.append("the core does not run in its live heap and 8 KiB: " + found["room"])
    return said


def show(found):
    print("%-32s%8s%8s" % ("module", ".mpy", "heap"))
    for line in found["modules"]:
        print("%(module)-32s%(mpy)8d%(heap)8d" % line)
    print("\n%-40s%8s%8s" % ("a ruleset's .mpy beside its texts", "bytes", "most"))
    for line in found["rulesets"]:
        print("%-40s%8d%8d" % (line["module"], line["bytes"], budgets.TABLE))
    print("\n%-40s%8s%8s%8s" % ("live heap", "heap", "aim", "most"))
    for line in found["heap"]:
        aim = line["aim"] or "-"
        missed = "  misses its aim" if line["aim"] and line["heap"] > line["aim"] else ""
        print("%-40s%8d%8s%8d" % (line["what"], line["heap"], aim, line["most"]) + missed)
    print("\n%-40s%8s%8s" % ("one call", "bytes", "most"))
    for line in found["operations"]:
        print("%(what)-40s%(bytes)8d%(most)8d" % line)
    if isinstance(found["room"], int):
        print("\nA game was played in a heap of %d bytes of the unix VM." % found["room"])
    for sentence in found["beyond"]:
        print("BEYOND " + sentence)


def tables(found):
    """What lib/README.md shows of the figures: {its mark: rows, the head first}."""
    heap = [(line["what"], line["heap"], line["aim"]) for line in found["heap"]]
    calls = [(line["what"], line["bytes"], line["most"]) for line in found["operations"]]
    return {
        "heap": [("live heap", "bytes", "aim"), *heap],
        "calls": [("one call", "bytes", "most"), *calls],
    }


def main(arguments):
    """Print the table; 1 where something is beyond the most that it may cost."""
    parser = argparse.ArgumentParser(
        prog="dev.py budget",
        description="What the core and the application cost on a board, in bytes. A line that "
        "misses its aim is marked; only one beyond its most fails (exit status 1).",
    )
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--guide", action="store_true", help="write it into lib/README.md as well")
    options = parser.parse_args(arguments)
    try:
        found = collect()
    except bring.CannotBring as reason:
        print(reason)
        return 1
    if options.guide:
        for name, (head, *rows) in tables(found).items():
            guides.write(guides.CORE, name, guides.table(head, rows))
        guides.write(guides.CORE, "bytes", versions.sentence(versions.BYTES))
    if options.json:
        print(json.dumps(found))
    else:
        show(found)
    return 1 if found["beyond"] else 0
