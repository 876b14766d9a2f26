# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Adafruit Feather ESP32-S3 Reverse TFT: 240x135 in colour, three keys beside it.

Facts on top, importable anywhere; hardware only inside the functions below.

    key          the board's part
    PREV         D0 (BOOT), to ground
    OK           D1, to 3V3; held it is BACK
    NEXT         D2, to 3V3
    battery      LiPo at its socket, measured by a chip of its own that we do not ask
"""

NAME = "Adafruit Feather ESP32-S3 Reverse TFT"
WIDTH = 240
HEIGHT = 135
ROTATION = 0
PANEL = "st77xx"

# One tuple a scanner: the key of each key number. Two, for the keys do not go the same way.
KEYS = (("PREV",), ("OK", "NEXT"))
PINS = (("D0",), ("D1", "D2"))
PRESSED = (False, True)

# What is printed beside the keys, for whoever holds the case.
PRINTED = "PREV=D0 OK=D1 NEXT=D2"

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "NEXT"

# Held at the start, this key begins the self-test (gadget/selftest.py).
TEST_KEY = "PREV"

# The chip's nvm is erased at each write, so games are kept in two files in turn.
MEMORY = None

# Millivolts of one LiPo cell: nearly empty, and too empty to write.
BATTERY_LOW = 3500
BATTERY_SAFE = 3300


def open():
    """Start the hardware.

    Returns the display, the event queues in the order of KEYS, the memory, and None for the
    battery, which is not measured.
    """
    import board
    import keypad

    queues = []
    for names, pressed in zip(PINS, PRESSED):
        scanner = keypad.Keys(
            [getattr(board, name) for name in names],
            value_when_pressed=pressed,
            pull=True,
            interval=SCAN,
            debounce_threshold=SCANS,
        )
        queues.append(scanner.events)
    return board.DISPLAY, tuple(queues), MEMORY, None


def held(name):
    """True where a key is down, before keypad has its pin."""
    import board
    from digitalio import DigitalInOut, Pull

    for row in range(len(KEYS)):
        if name in KEYS[row]:
            with DigitalInOut(getattr(board, PINS[row][KEYS[row].index(name)])) as key:
                key.switch_to_input(Pull.DOWN if PRESSED[row] else Pull.UP)
                return key.value == PRESSED[row]
    return False
