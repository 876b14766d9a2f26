# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Pimoroni PicoSystem: 240x240 in colour, a pad, four keys, in a case.

Facts on top, importable anywhere; hardware only inside the functions below.

    key              the board's part
    the directions   SW_UP SW_DOWN SW_LEFT SW_RIGHT
    OK  BACK         SW_A  SW_B
    MENU  DONE       SW_X  SW_Y
    battery          LiPo, built in; a third of its voltage at BAT_SENSE
    speaker          AUDIO
"""

NAME = "Pimoroni PicoSystem"
WIDTH = 240
HEIGHT = 240
ROTATION = 0
PANEL = "st77xx"

# One tuple a scanner: the key of each key number.
KEYS = (("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK", "MENU", "DONE"),)
PINS = ("SW_UP", "SW_DOWN", "SW_LEFT", "SW_RIGHT", "SW_A", "SW_B", "SW_X", "SW_Y")

# What is printed beside the keys, for whoever holds the case.
PRINTED = "OK=A BACK=B"

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "UP"

# Held at the start, this key begins the self-test (gadget/selftest.py).
TEST_KEY = "DOWN"

# Games are kept in microcontroller.nvm: bytes added to blank ones are written without erasing.
MEMORY = "nvm"

# Millivolts of one LiPo cell: nearly empty, and too empty to write.
BATTERY_LOW = 3500
BATTERY_SAFE = 3300


def open():
    """Start the hardware.

    Returns the display, the event queues in the order of KEYS, the memory, and a function that
    gives the millivolts of the battery.
    """
    import board
    import keypad
    import microcontroller
    from analogio import AnalogIn

    scanner = keypad.Keys(
        [getattr(board, name) for name in PINS],
        value_when_pressed=False,
        pull=True,
        interval=SCAN,
        debounce_threshold=SCANS,
    )
    sense = AnalogIn(board.BAT_SENSE)

    def millivolts():
        return sense.value * 9900 // 65535

    return board.DISPLAY, (scanner.events,), getattr(microcontroller, MEMORY), millivolts


def held(name):
    """True where a key is down, before keypad has its pin."""
    import board
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(getattr(board, PINS[KEYS[0].index(name)])) as key:
        key.switch_to_input(Pull.UP)
        return not key.value


def speaker():
    """Returns a function that begins a tone of so many hertz; one of 0 ends it."""
    import board
    from pwmio import PWMOut

    out = PWMOut(board.AUDIO, variable_frequency=True)

    def tone(hertz):
        if hertz:
            out.frequency = hertz
        out.duty_cycle = 0x8000 if hertz else 0

    return tone
