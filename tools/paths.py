# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Where the project's Python lies; importing this lets `eastwind` and `gadget` be imported."""

import os
import pathlib
import sys

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # Blinka need not know this computer

ROOT = pathlib.Path(__file__).resolve().parents[1]

# Appended: before the standard library, firmware/code.py would shadow the module `code`.
for _path in (ROOT / "lib", ROOT / "firmware"):
    if str(_path) not in sys.path:
        sys.path.append(str(_path))
