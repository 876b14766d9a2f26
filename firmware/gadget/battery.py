# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The battery: low, or too low to write safely. Must not know how the volts are read."""

_RISE = 100  # millivolts above the limit until it is well again


class Battery:
    """read: gives millivolts, 0 where nobody knows. low, safe: limits of the board's cells."""

    def __init__(self, read, low, safe):
        self._read = read
        self._limit = low
        self._safe = safe
        self.low = False
        self.measure()

    def measure(self):
        """Read it; returns the millivolts."""
        volts = self._read()
        self.low = 0 < volts < self._limit + (_RISE if self.low else 0)
        return volts

    def flat(self):
        """True where writing to the flash might not come to its end. Measures anew."""
        return 0 < self.measure() < self._safe
