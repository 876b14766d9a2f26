# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py budget: what the core costs on a board, against what it may cost."""

import argparse
import json
import pathlib
import tempfile

import budgets
from vm import bring, core, machines, measure


def collect():
    """All figures: {"modules", "heap", "operations", "room", "beyond"}.

    beyond: a sentence for each budget that is broken. Raises CannotBring without the VMs.
    """
    for name in bring.NAMES:
        bring.bring(name)
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        sizes = core.fill(root)
        heaps, live = measure.heaps(root, machines.wasm)
        counted = measure.operations(root, machines.wasm, locked=False)
        locked = measure.operations(root, machines.unix, locked=True)
        try:
            room = measure.room(root)
        except machines.Failed as failure:
            room = str(failure).splitlines()[-1]
    modules = [{"module": m, "mpy": sizes[m], "heap": heap} for m, heap in live.items()]
    lines = [{"what": what, "heap": heap, "budget": most} for what, heap, most in heaps]
    found = {"modules": modules, "heap": lines, "operations": [], "room": room}
    for name, what, most in budgets.OPERATIONS:
        line = {"what": what, "bytes": counted[name], "budget": most, "locked": not locked[name]}
        found["operations"].append(line)
    found["beyond"] = beyond(found)
    return found


def beyond(found):
    """A sentence for each budget that is broken."""
    said = []
    for line in found["heap"]:
        if line["heap"] > line["budget"]:
            said.append("%(what)s: %(heap)d bytes live, the budget is %(budget)d" % line)
    for line in found["operations"]:
        if line["bytes"] > line["budget"]:
            said.append("%(what)s: allocates %(bytes)d bytes, the budget is %(budget)d" % line)
        if not line["budget"] and not line["locked"]:
            said.append("%(what)s: needs the heap on the unix VM" % line)
    if not isinstance(found["room"], int):
        said.append("the core does not run in its live heap and 8 KiB: " + found["room"])
    return said


def show(found):
    print("%-32s%8s%8s" % ("module", ".mpy", "heap"))
    for line in found["modules"]:
        print("%-32s%8d%8d" % (line["module"], line["mpy"], line["heap"]))
    print("\n%-48s%8s%8s" % ("live heap after import", "heap", "budget"))
    for line in found["heap"]:
        print("%-48s%8d%8d" % (line["what"], line["heap"], line["budget"]))
    print("\n%-48s%8s%8s" % ("one call", "bytes", "budget"))
    for line in found["operations"]:
        print("%-48s%8d%8d" % (line["what"], line["bytes"], line["budget"]))
    if isinstance(found["room"], int):
        print("\nA game was played in a heap of %d bytes of the unix VM." % found["room"])
    for sentence in found["beyond"]:
        print("BEYOND " + sentence)


def main(arguments):
    """Print the table; 1 where something is beyond its budget."""
    parser = argparse.ArgumentParser(prog="dev.py budget")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    try:
        found = collect()
    except bring.CannotBring as reason:
        print(reason)
        return 1
    if options.json:
        print(json.dumps(found))
    else:
        show(found)
    return 1 if found["beyond"] else 0
