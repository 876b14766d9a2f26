# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The switches of a board, from the names in its profile: what each is, pressed and held.

Needed at the start only.
"""

from keypad import Event

from gadget.keys import (
    BACK,
    DIGIT,
    DONE,
    FAST,
    HELD,
    HELP,
    LEFT,
    NEXT,
    NONE,
    OK,
    PREV,
    UP,
)

# The names that a board profile uses, by key; a digit is its own name.
NAMES = (
    "UP",
    "DOWN",
    "LEFT",
    "RIGHT",
    "OK",
    "BACK",
    "DONE",
    "MENU",
    "PREV",
    "NEXT",
    "FAST",
    "HELP",
)


def code(name):
    """The key of a name in a board profile; ValueError where there is none."""
    return DIGIT + int(name) if name.isdigit() else NAMES.index(name)


def wire(names, queues):
    """What gadget.keys.KeyReader works with.

    Returns the queues of switches, the event of each and the number of its first switch; the knob
    or None, and its two keys; the key of each switch, pressed and held; whether there are no
    directions; whether BACK is a held OK; the knob's switch where that must do for all, else -1.
    """
    switches, events, first = [], [], []
    knob, turns = None, b""
    keys = []
    found = []
    event = Event()
    for i in range(len(names)):
        row = [code(name) for name in names[i]]
        found.extend(row)
        if hasattr(queues[i], "position"):
            knob = queues[i]
            turns = bytes(row)
        else:
            switches.append(queues[i])
            events.append(queues[i] if hasattr(queues[i], "key_number") else event)
            first.append(len(keys))
            keys.extend(row)
    line = UP not in found
    holds = BACK not in found
    asks = BACK
    if holds:
        asks = PREV if line else LEFT
    push = -1
    held = bytearray([NONE] * len(keys))
    for i in range(len(keys)):
        if keys[i] == OK:
            held[i] = BACK if holds else DONE
            if holds and knob:
                push = i
        elif keys[i] == NEXT:
            held[i] = FAST
        elif keys[i] >= DIGIT:
            held[i] = keys[i] - DIGIT + HELD
        elif keys[i] == asks:
            held[i] = HELP
    return switches, events, first, knob, turns, bytearray(keys), held, line, holds, push
