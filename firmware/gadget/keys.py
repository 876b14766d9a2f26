# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""From scanners' events to one stream of keys: hold, repeat, bounce.

Several event queues are merged; the time is the caller's. poll() allocates nothing.
Must not know pins, screens or what a key does.
"""

from keypad import Event

try:
    from micropython import const
except ImportError:

    def const(x):
        return x


UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
OK = 4
BACK = 5
DONE = 6
MENU = 7

# The names that a board profile uses, by key.
NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "DONE", "MENU")

# Milliseconds.
REPEAT_AFTER = const(400)
REPEAT_EVERY = const(100)
HOLD = const(600)
BOUNCE = const(30)

_NONE = const(255)
_WRAP = const(0x1FFFFFFF)  # supervisor.ticks_ms() counts in 29 bits

# A switch is up, down, or down with nothing more to say.
_IS_UP = const(0)
_IS_DOWN = const(1)
_IS_SPENT = const(2)


class KeyReader:
    """Reads `queues`; `names` holds one tuple of key names a queue, by key number.

    A held OK is DONE where there is a BACK key, else it is BACK. A key with a hold meaning
    acts on release, or once when the hold time is reached; all others act on press and repeat.
    """

    def __init__(self, names, queues):
        self._queues = queues
        self._event = Event()
        self._first = [0]
        keys = []
        for row in names:
            keys.extend([NAMES.index(name) for name in row])
            self._first.append(len(keys))
        self._key = bytes(keys)
        self._held = bytearray([_NONE] * len(keys))
        for i in range(len(keys)):
            if keys[i] == OK:
                self._held[i] = DONE if BACK in keys else BACK
        self._state = bytearray(len(keys))
        self._down = [0] * len(keys)
        self._last = [-BOUNCE] * len(keys)
        self._now = 0
        self._slow = False

    def poll(self, now):
        """The next key at `now` (milliseconds), or -1. Call until -1, then draw."""
        if now != self._now:
            self._slow = (now - self._now) & _WRAP > BOUNCE
            self._now = now
        i = 0
        while i < len(self._queues):
            while self._queues[i].get_into(self._event):
                number = self._first[i] + self._event.key_number
                key = self._take(number, self._event.pressed, now)
                if key >= 0:
                    return key
            i += 1
        i = 0
        while i < len(self._key):
            if self._state[i] == _IS_DOWN:
                key = self._wait(i, (now - self._down[i]) & _WRAP, now)
                if key >= 0:
                    return key
            i += 1
        return -1

    def _take(self, i, pressed, now):
        gap = (now - self._last[i]) & _WRAP
        # What waited while something was drawn happened at an unknown time before `now`:
        # it makes no later press a bounce, for none may be lost.
        self._last[i] = now - BOUNCE if self._slow else now
        held = self._held[i] != _NONE
        if not pressed:
            short = held and self._state[i] == _IS_DOWN
            self._state[i] = _IS_UP
            return self._key[i] if short else -1
        if 0 < gap < BOUNCE:  # at 0 both waited in the queue
            self._state[i] = _IS_SPENT
            return -1
        self._state[i] = _IS_DOWN
        self._down[i] = now
        return -1 if held else self._key[i]

    def _wait(self, i, since, now):
        if self._held[i] != _NONE:
            if since >= HOLD:
                self._state[i] = _IS_SPENT
                return self._held[i]
        elif since >= REPEAT_AFTER:
            self._down[i] = (now - REPEAT_AFTER + REPEAT_EVERY) & _WRAP
            return self._key[i]
        return -1
