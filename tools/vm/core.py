# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Folders that programs run in: the core in one of its forms, and our VM programs."""

import importlib.util
import pathlib
import shutil

from paths import ROOT
from vm import fold, mpy

LIB = ROOT / "lib"
FIRMWARE = ROOT / "firmware"
STAND_INS = pathlib.Path(__file__).with_name("stand_ins")
PROGRAMS = pathlib.Path(__file__).with_name("programs")


def fill(folder, compiled=True, programs=PROGRAMS):
    """Make a root folder: lib/, compiled or as written, with a folder's VM programs beside it.

    Returns the size of each .mpy of the core by its module; nothing where it is not compiled.
    """
    put = mpy.compile_tree if compiled else mpy.copy_tree
    put(programs, folder / "lib")
    return put(LIB, folder / "lib") or {}


def add_programs(folder):
    """Add our VM programs to a folder that has others."""
    mpy.compile_tree(PROGRAMS, folder / "lib")


def add_gadget(folder):
    """Add the firmware but code.py and boot.py to a folder with the core."""
    mpy.compile_tree(FIRMWARE, folder / "lib", "gadget")
    for path in (FIRMWARE / "gadget").glob("*.txt"):
        shutil.copy(path, folder / "lib" / "gadget")


def add_application(folder):
    """Add the whole firmware: code.py as the module `main`, the label library of the environment,
    and stand-ins for the hardware's modules."""
    add_gadget(folder)
    lib = folder / "lib"
    mpy.compile_tree(STAND_INS, lib)
    code = (FIRMWARE / "code.py").read_text("utf-8")
    (lib / "main.mpy").write_bytes(mpy.compiled_ours(code, "code"))
    name = "adafruit_display_text"
    found = pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0])
    (lib / name).mkdir()
    for part in ("__init__", "label"):
        text = (found / (part + ".py")).read_text("utf-8")
        (lib / name / (part + ".mpy")).write_bytes(mpy.compiled(text, part))


def modules():
    """All modules of the core, each after those that it imports."""
    paths = {
        mpy.module(path.relative_to(LIB).as_posix()): path for path in sorted(LIB.rglob("*.py"))
    }
    ordered = []

    def visit(name):
        if name in paths and name not in ordered:
            for imported in fold.imports(paths[name].read_text("utf-8")):
                visit(imported)
            ordered.append(name)

    for name in paths:
        visit(name)
    return ordered
