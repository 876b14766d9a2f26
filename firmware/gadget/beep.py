# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A short sound for a key that has done something: high where it adds, low where it takes away.

Nothing here waits or allocates.
"""

from gadget.keys import BACK, DIGIT, DONE, OK

_ADDS, _MOVES, _TAKES = 1760, 1320, 880  # hertz
_LONG = 15  # milliseconds, at least
_WRAP = 0x1FFFFFFF  # supervisor.ticks_ms() counts in 29 bits
_NO_KEY = -1


class Beep:
    """key: the last one that was pressed; tick() makes it heard if something has changed.

    tone: begins a tone of so many hertz; one of 0 ends it.
    """

    def __init__(self, tone):
        self.on = 1
        self.key = _NO_KEY
        self._tone = tone
        self._since = 0
        self._sounds = False

    def tick(self, now, changed):
        """Begin or end the sound, at `now` (milliseconds)."""
        if self._sounds and (now - self._since) & _WRAP > _LONG:
            self._tone(0)
            self._sounds = False
        if changed and self.on and self.key != _NO_KEY:
            self._tone(self._pitch())
            self._since = now
            self._sounds = True
        self.key = _NO_KEY

    def _pitch(self):
        if self.key == BACK:
            return _TAKES
        return _ADDS if self.key == OK or self.key == DONE or self.key >= DIGIT else _MOVES
