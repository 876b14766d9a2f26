# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""M5Stack DinMeter: 240x135 in colour, a knob with a push.

Facts on top, importable anywhere; hardware only inside the functions below.

    key          the board's part
    PREV NEXT    the knob turned left and right: ENC_A, ENC_B
    OK           the knob pushed: KNOB_BUTTON, to ground; held it is BACK
    power        without USB, CircuitPython keeps it on by POWER_HOLD
    speaker      SPEAKER
"""

NAME = "M5Stack DinMeter"
WIDTH = 240
HEIGHT = 135
ROTATION = 0
PANEL = "st77xx"

# One tuple a scanner: the key of each key number; that of the knob: turned left, turned right.
KEYS = (("OK",), ("PREV", "NEXT"))
KNOB = 1

# What is printed beside the keys, for whoever holds the case.
PRINTED = ""

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "OK"

# No key is left to begin the self-test: selftest.keys on the drive does (gadget/selftest.py).
TEST_KEY = ""

# The chip's nvm is erased at each write, so games are kept in two files in turn.
MEMORY = None

# The battery is not measured.
BATTERY_LOW = 0
BATTERY_SAFE = 0


def open():
    """Start the hardware.

    Returns the display, the event queues and the knob in the order of KEYS, the memory, and None
    for the battery, which is not measured.
    """
    import board
    import keypad
    from rotaryio import IncrementalEncoder

    scanner = keypad.Keys(
        (board.KNOB_BUTTON,),
        value_when_pressed=False,
        pull=True,
        interval=SCAN,
        debounce_threshold=SCANS,
    )
    knob = IncrementalEncoder(board.ENC_A, board.ENC_B)
    return board.DISPLAY, (scanner.events, knob), MEMORY, None


def held(name):
    """True where the knob is pushed, before keypad has its pin."""
    import board
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(board.KNOB_BUTTON) as key:
        key.switch_to_input(Pull.UP)
        return name == "OK" and not key.value


def speaker():
    """Returns a function that begins a tone of so many hertz; one of 0 ends it."""
    import board
    from pwmio import PWMOut

    out = PWMOut(board.SPEAKER, variable_frequency=True)

    def tone(hertz):
        if hertz:
            out.frequency = hertz
        out.duty_cycle = 0x8000 if hertz else 0

    return tone
