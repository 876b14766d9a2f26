# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""From scanners' events and a knob to one stream of keys: hold, repeat, bounce.

Several event queues are merged; the time is the caller's. poll() allocates nothing.
Must not know pins, screens or what a key does.
"""

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
HELP = 11  # BACK held; where it is a held OK, PREV or LEFT held, or a knob turned while pushed
DIGIT = 16  # and nine more: the keys 0 to 9
HELD = 32  # and nine more: the same, held

# Milliseconds.
REPEAT_AFTER = const(400)
REPEAT_EVERY = const(100)
HOLD = 600  # unless the owner wants it otherwise
BOUNCE = const(30)

NO_KEY = -1
NONE = const(255)
_WRAP = const(0x1FFFFFFF)  # supervisor.ticks_ms() counts in 29 bits

# A switch is up, down, or down with nothing more to say.
_IS_UP = const(0)
_IS_DOWN = const(1)
_SPENT = const(2)

# What the digits are where there is nothing to count: 2 4 6 8 lie around 5 as the directions.
_PAD = (-1, -1, UP, -1, LEFT, -1, RIGHT, -1, DOWN, -1)


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
    with a `key_number` is its own event. keys and held: what each switch is, pressed and
    held. knob: None where there is none. hold: the milliseconds that make it held. repeats:
    whether keys do.
    """

    def __init__(self, names, queues):
        from gadget.wiring import wire  # needed but once

        self.hold = HOLD
        self.repeats = True
        wired = wire(names, queues)
        self._queues, self._events, self._first, self.knob, self._turns = wired[:5]
        self.keys, self.held, self.line, self.holds, self._push = wired[5:]
        self._place = self.knob.position if self.knob else 0  # as far as it has been told
        keys = self.keys
        self._state = bytearray(len(keys))
        self._down = [0] * len(keys)
        self._last = [-BOUNCE] * len(keys)
        self._now = 0
        self._slow = False

    def spend(self):
        """What is down says no more."""
        i = 0
        while i < len(self._state):
            self._state[i] = _SPENT
            i += 1

    def poll(self, now):
        """The next key at `now` (milliseconds), or -1. Call until -1, then draw."""
        if now != self._now:
            self._slow = (now - self._now) & _WRAP > BOUNCE
            self._now = now
        # before the switches: whoever turns and then pushes while something is drawn is not
        # let down, for a push tells when it ends
        if self.knob is not None and self.knob.position != self._place:
            if self._push >= 0 and self._state[self._push] == _IS_DOWN:
                self._state[self._push] = _SPENT
                self._place = self.knob.position
                return HELP
            if self.knob.position > self._place:
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
        while i < len(self.keys):
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
        held = self.held[i] != NONE
        if not pressed:
            short = held and self._state[i] == _IS_DOWN
            self._state[i] = _IS_UP
            return self.keys[i] if short else -1
        if 0 < gap < BOUNCE:  # at 0 both waited in the queue
            self._state[i] = _SPENT
            return -1
        self._state[i] = _IS_DOWN
        self._down[i] = now
        return -1 if held else self.keys[i]

    def _wait(self, i, since, now):
        if self.held[i] != NONE:
            if since >= self.hold:
                self._state[i] = _SPENT
                return self.held[i]
        elif self.repeats and since >= REPEAT_AFTER:
            self._down[i] = (now - REPEAT_AFTER + REPEAT_EVERY) & _WRAP
            return self.keys[i]
        return -1
