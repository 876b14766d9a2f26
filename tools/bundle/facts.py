# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What CircuitPython's own board definitions say of our boards: boards/circuitpython.json.

Read from the source that the file names: the names in `board` that the profiles use, how large the
drive is, and which modules the firmware of a board lacks.
"""

import json

from paths import ROOT

BOARDS = ROOT / "boards"


def read():
    """The whole file."""
    return json.loads((BOARDS / "circuitpython.json").read_text("utf-8"))


def of(board):
    """The facts of one board: {"definition", "drive", "names", "lacks"}."""
    return read()["boards"][board]
