# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The pure core of Eastwind: tiles, rules, scoring, settling, seats, the game as a list of events.

It knows no time, screen, file or board and runs unchanged under CircuitPython and CPython.
Import the module you need; importing the package itself costs next to nothing.
"""

try:
    from micropython import const
except ImportError:

    def const(value):
        """What mpy-cross folds into the code: a name that begins with _ costs a board nothing."""
        return value
