# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Pimoroni Badger 2040: 296x128 e-paper, five keys; two seconds a picture.

Facts on top, importable anywhere; hardware only inside the functions below.

    key              the board's part
    LEFT OK RIGHT    SW_A SW_B SW_C, below the paper; a held OK is BACK
    UP DOWN          SW_UP SW_DOWN, beside it
    battery          two AAA or a LiPo; a third of its voltage at VBAT_SENSE, measured against the
                     1.24 V at REF_1V2, which is there while VREF_POWER is on
    power            CircuitPython keeps it on by ENABLE_DIO
"""

NAME = "Pimoroni Badger 2040"
WIDTH = 296
HEIGHT = 128
ROTATION = 0
PANEL = "uc8151"

# One tuple a scanner: the key of each key number.
KEYS = (("UP", "DOWN", "LEFT", "RIGHT", "OK"),)
PINS = ("SW_UP", "SW_DOWN", "SW_A", "SW_C", "SW_B")

# What is printed beside the keys, for whoever holds the case.
PRINTED = "LEFT=A OK=B RIGHT=C"

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "UP"

# Held at the start, this key begins the self-test (gadget/selftest.py).
TEST_KEY = "DOWN"

# Games are kept in microcontroller.nvm: bytes added to blank ones are written without erasing.
MEMORY = "nvm"

# Millivolts of two AAA cells at 1.1 V each, and where writing is no longer safe.
BATTERY_LOW = 2200
BATTERY_SAFE = 2000


def open():
    """Start the hardware.

    Returns the display, the event queues in the order of KEYS, the memory, and a function that
    gives the millivolts of the battery.
    """
    import board
    import keypad
    import microcontroller
    from analogio import AnalogIn
    from digitalio import DigitalInOut

    scanner = keypad.Keys(
        [getattr(board, name) for name in PINS],
        value_when_pressed=True,
        pull=True,
        interval=SCAN,
        debounce_threshold=SCANS,
    )
    sense = AnalogIn(board.VBAT_SENSE)
    reference = AnalogIn(board.REF_1V2)
    power = DigitalInOut(board.VREF_POWER)
    power.switch_to_output(False)

    def millivolts():
        power.value = True
        found = sense.value * 3720 // max(reference.value, 1)
        power.value = False
        return found

    return board.DISPLAY, (scanner.events,), getattr(microcontroller, MEMORY), millivolts


def held(name):
    """True where a key is down, before keypad has its pin."""
    import board
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(getattr(board, PINS[KEYS[0].index(name)])) as key:
        key.switch_to_input(Pull.DOWN)
        return key.value
