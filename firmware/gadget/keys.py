# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""From scanners' events and a knob to one stream of keys: hold, repeat, bounce.

Several event queues are merged; the time is the caller's. poll() allocates nothing.
Must not know pins, screens or what a key does.
"""

from keypad import Event

from eastwind import const

UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
OK = 4
BACK = 5
DONE = 6
MENU = 7
# along the line of all places that a screen has, for boards without directions; a knob turned
PREV = 8
NEXT = 9
FAST = 10  # NEXT held: a whole row at once
DIGIT = 16  # and nine more: the keys 0 to 9
HELD = 32  # and nine more: the same, held

# The names that a board profile uses, by key; a digit is its own name.
NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "DONE", "MENU", "PREV", "NEXT", "FAST")

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

# What the digits are where there is nothing to count: 2 4 6 8 lie around 5 as the directions.
_PAD = (-1, -1, UP, -1, LEFT, -1, RIGHT, -1, DOWN, -1)


def code(name):
    """The key of a name in a board profile; ValueError where there is none."""
    return DIGIT + int(name) if name.isdigit() else NAMES.index(name)


def pad(key):
    """The direction that a digit stands for, -1 for 0 and the odd ones."""
    return _PAD[key - DIGIT & 15]


def way(key):
    """1 where a key leads on (down, right), -1 where it leads back, 0 for all others."""
    if key == DOWN or key == RIGHT or key == NEXT or key == FAST:
        return 1
    return -1 if key == UP or key == LEFT or key == PREV else 0


class KeyReader:
    """Reads `queues`; `names` holds one tuple of key names a queue, by key number.

    A held OK is DONE where there is a BACK key, else it is BACK. A key with a hold meaning
    acts on release, or once when the hold time is reached; all others act on press and repeat.
    A queue with a `position` is a knob; its two keys are those of a turn down and up. A queue
    with a `key_number` is its own event.
    """

    def __init__(self, names, queues):
        self._queues = []
        self._events = []
        self._first = []
        self._knob = None
        self._turns = b""
        self._place = 0  # of the knob, as far as it has been told
        keys = []
        found = []
        event = Event()
        for i in range(len(names)):
            row = [code(name) for name in names[i]]
            found.extend(row)
            if hasattr(queues[i], "position"):
                self._knob = queues[i]
                self._turns = bytes(row)
                self._place = self._knob.position
            else:
                self._queues.append(queues[i])
                self._events.append(queues[i] if hasattr(queues[i], "key_number") else event)
                self._first.append(len(keys))
                keys.extend(row)
        self.line = UP not in found  # no directions
        self.holds = BACK not in found  # BACK is a held OK
        self._key = bytes(keys)
        self._held = bytearray([_NONE] * len(keys))
        for i in range(len(keys)):
            if keys[i] == OK:
                self._held[i] = BACK if self.holds else DONE
            elif keys[i] == NEXT:
                self._held[i] = FAST
            elif keys[i] >= DIGIT:
                self._held[i] = keys[i] - DIGIT + HELD
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
        # before the switches: whoever turns and then pushes while something is drawn is not
        # let down, for a push tells when it ends
        if self._knob is not None and self._knob.position != self._place:
            if self._knob.position > self._place:
                self._place += 1
                return self._turns[1]
            self._place -= 1
            return self._turns[0]
        i = 0
        while i < len(self._queues):
            event = self._events[i]
            while self._queues[i].get_into(event):
                key = self._take(self._first[i] + event.key_number, event.pressed, now)
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
