# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The tools' own Python environment: .venv at the root, from tools/requirements.txt.

Made on the first run, renewed when the requirements or the Python change (a stamp inside
tells). Standard library only: this runs before anything is installed.
"""

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

from paths import ROOT

HOME = ROOT / ".venv"
REQUIREMENTS = ROOT / "tools" / "requirements.txt"
STAMP = HOME / "eastwind-requirements"


def inside():
    """Does this Python run in the environment?"""
    return pathlib.Path(sys.prefix).resolve() == HOME.resolve()


def _python():
    if os.name == "nt":
        return HOME / "Scripts" / "python.exe"
    return HOME / "bin" / "python"


def _fingerprint():
    text = REQUIREMENTS.read_bytes() + sys.version.encode() + str(HOME).encode()
    return hashlib.sha256(text).hexdigest()


def _fail(sentence, detail):
    lines = detail.strip().splitlines()
    errors = [line for line in lines if "error" in line.lower()] or lines
    print(sentence, *("    " + line[:160] for line in errors[-3:]), sep="\n", file=sys.stderr)
    return False


def _make():
    """Make the environment. False, after a plain sentence, if that fails."""
    print("Setting up .venv for Eastwind's tools (once, about a minute) ...", flush=True)
    shutil.rmtree(HOME, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(HOME)], capture_output=True, text=True)
    if made.returncode:
        hint = "Python could not make a virtual environment. On Debian: apt install python3-venv."
        return _fail(hint, made.stdout + made.stderr)
    pip = [str(_python()), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    done = subprocess.run(pip + ["-r", str(REQUIREMENTS)], capture_output=True, text=True)
    if done.returncode:
        hint = "The packages could not be installed. Is there a network? pip says:"
        return _fail(hint, done.stderr)
    STAMP.write_text(_fingerprint())
    print("Set up.", flush=True)
    return True


def run(script, arguments):
    """Run a script of ours inside, making the environment if need be; its exit status."""
    if not (STAMP.exists() and STAMP.read_text() == _fingerprint() and _python().exists()):
        if not _make():
            return 1
    command = [str(_python()), script] + arguments
    if os.name == "nt":  # exec there does not wait for the new process
        return subprocess.call(command)
    os.execv(command[0], command)
