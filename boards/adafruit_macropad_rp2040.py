# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Adafruit MacroPad RP2040: 128x64, twelve keys and a knob.

Facts on top, importable anywhere; hardware only inside the functions below.

    the keys         what they are for the sets of a hand (gadget/direct.py)
    1    2   3       2-8          1/9        own wind
    4    5   6       round wind   other      dragon
    7    8   9       chow         pair       concealed
    BACK 0   OK                   kong
    PREV NEXT        the knob turned left and right
    OK               the knob pushed
    speaker          SPEAKER, switched on by SPEAKER_ENABLE

Where there are neither digits nor sets, 2 4 6 8 are the directions.
"""

NAME = "Adafruit MacroPad RP2040"
WIDTH = 128
HEIGHT = 64
ROTATION = 0
PANEL = "sh1106"

# One tuple a scanner: the key of each key number; that of the knob: turned left, turned right.
KEYS = (
    ("1", "2", "3", "4", "5", "6", "7", "8", "9", "BACK", "0", "OK"),
    ("OK",),
    ("PREV", "NEXT"),
)
KNOB = 2

# What is printed beside the keys, for whoever holds the case.
PRINTED = ""

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "OK"

# Held at the start, this key begins the self-test (gadget/selftest.py).
TEST_KEY = "BACK"

# Games are kept in microcontroller.nvm: bytes added to blank ones are written without erasing.
MEMORY = "nvm"

# There is no battery.
BATTERY_LOW = 0
BATTERY_SAFE = 0


def open():
    """Start the hardware.

    Returns the display, the event queues and the knob in the order of KEYS, the memory, and None
    for the battery, for there is none.
    """
    import board
    import keypad
    import microcontroller
    from rotaryio import IncrementalEncoder

    how = {"value_when_pressed": False, "pull": True, "interval": SCAN, "debounce_threshold": SCANS}
    pins = [getattr(board, "KEY%d" % (i + 1)) for i in range(len(KEYS[0]))]
    keys = keypad.Keys(pins, **how)
    push = keypad.Keys((board.ENCODER_SWITCH,), **how)
    knob = IncrementalEncoder(board.ENCODER_A, board.ENCODER_B)
    queues = keys.events, push.events, knob
    return board.DISPLAY, queues, getattr(microcontroller, MEMORY), None


def held(name):
    """True where a key of the twelve is down, before keypad has its pin."""
    import board
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(getattr(board, "KEY%d" % (KEYS[0].index(name) + 1))) as key:
        key.switch_to_input(Pull.UP)
        return not key.value


def speaker():
    """Returns a function that begins a tone of so many hertz; one of 0 ends it."""
    import board
    from digitalio import DigitalInOut
    from pwmio import PWMOut

    out = PWMOut(board.SPEAKER, variable_frequency=True)
    amplifier = DigitalInOut(board.SPEAKER_ENABLE)
    amplifier.switch_to_output(False)

    def tone(hertz):
        amplifier.value = hertz > 0
        if hertz:
            out.frequency = hertz
        out.duty_cycle = 0x8000 if hertz else 0

    return tone
