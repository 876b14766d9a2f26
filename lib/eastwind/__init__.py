# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The pure core of Eastwind: tiles, rules, scoring, settling, seats, the game as a list of events.

It knows no time, screen, file or board and runs unchanged under CircuitPython and CPython.
Import the module you need; importing the package costs nothing.
"""
