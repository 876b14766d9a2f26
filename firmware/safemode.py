# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Runs where CircuitPython starts in safe mode, without code.py.

Some boards do so after their watchdog has restarted them: those are started once more.
"""

from microcontroller import reset
from supervisor import SafeModeReason, runtime

if runtime.safe_mode_reason == SafeModeReason.WATCHDOG:
    reset()
