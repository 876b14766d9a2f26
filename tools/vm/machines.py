# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Running Python texts in the small VMs, and in this Python for comparison.

A program is a list of stages, texts that share their globals; before each the garbage is
collected. What it may import or open lies in a folder, its root: lib/ is on the path.
"""

import pathlib
import subprocess
import sys
import tempfile

from vm import bring, names

RUNNER = pathlib.Path(__file__).with_name("run.mjs")
_COLLECT = "\nimport gc\ngc.collect()\n"


class Failed(Exception):
    """A program ended badly; str() is what it wrote."""


def wasm(root, stages, timeout=60):
    """What a program writes on the VM of 4-byte words. Raises Failed.

    Running out of memory hangs that VM, so the time is always limited (seconds).
    """
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for i, stage in enumerate(_called(root, stages)):
            files.append(pathlib.Path(folder) / ("stage%d.py" % i))
            files[-1].write_text(stage, "utf-8")
        return _run([bring.node()[0], RUNNER, bring.WASM, root, *files], root, timeout)


def unix(root, stages, timeout=60, heap=16 << 20):
    """The same on the unix VM; with a heap of so many bytes and MemoryError beyond them."""
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder) / "program.py"
        program.write_text(_program(_called(root, stages)), "utf-8")
        return _run([bring.unix(), "-X", "heapsize=%d" % heap, program], root, timeout)


def cpython(root, stages, timeout=60):
    """The same on this Python."""
    return _run([sys.executable, "-B", "-c", _program(stages)], root, timeout)


def _called(root, stages):
    """Stages that call what is in a root by the names that it has there."""
    compiled = any(pathlib.Path(root).rglob("*.mpy"))
    return [names.call(text) for text in stages] if compiled else stages


def _program(stages):
    return "import sys\nsys.path.append('lib')" + "".join(_COLLECT + text for text in stages)


def _run(command, root, timeout):
    command = [str(part) for part in command]
    try:
        done = subprocess.run(command, capture_output=True, cwd=root, timeout=timeout)
    except subprocess.TimeoutExpired:
        raise Failed("no answer within %d seconds" % timeout) from None
    said = done.stdout.decode()
    if done.returncode:
        raise Failed(said + done.stderr.decode())
    return said


RUN = {"wasm": wasm, "unix": unix}
