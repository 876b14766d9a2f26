# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The four wires from displayio to a simulated panel.

Blinka's FourWire wants real pins to say whether a byte is a command; this one tells the panel.
It stands in for the five methods that displayio calls, so Blinka is pinned and a test drives
every panel through it.
"""

from displayio._constants import DISPLAY_COMMAND
from fourwire import FourWire


class Wire(FourWire):
    """Counts in `panel.written` what goes to panel.command(byte) and panel.data(bytes)."""

    def __init__(self, panel):
        self._panel = panel
        self._taken = False

    def reset(self):
        """The reset pin is not connected."""

    def _free(self):
        return not self._taken

    def _begin_transaction(self):
        free = not self._taken
        self._taken = True
        return free

    def _end_transaction(self):
        self._taken = False

    def _send(self, data_type, chip_select, data):
        self._panel.written += len(data)
        if data_type == DISPLAY_COMMAND:
            for byte in data:
                self._panel.command(byte)
        else:
            self._panel.data(bytes(data))
