# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""tools/export.py run as a command, and the journals that it is tried on."""

import subprocess
import sys

from paths import ROOT

TOOL = ROOT / "tools" / "export.py"
JOURNALS = ROOT / "host_tests" / "journals"


def run(*arguments, told=b""):
    """(its exit status, what it wrote, what it said on standard error)."""
    command = [sys.executable, str(TOOL), *map(str, arguments)]
    done = subprocess.run(command, input=told, capture_output=True)
    return done.returncode, done.stdout.decode(), done.stderr.decode()
