# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Adafruit Feather RP2040 with the 128x64 OLED FeatherWing: three keys.

Facts on top, importable anywhere; hardware only inside the functions below.

    key        the wing's part     the Feather's pin
    PREV       A                   D9, to ground
    OK         B                   D6, to ground; held it is BACK
    NEXT       C                   D5, to ground
    SH1107     SDA SCL             I2C at 400 kHz, address 0x3C
    battery    LiPo at the Feather's socket, not measured
"""

NAME = "Adafruit Feather RP2040, OLED FeatherWing 128x64"
WIDTH = 128
HEIGHT = 64
ROTATION = 90  # the panel stands upright
PANEL = "sh1107"

# One tuple a scanner: the key of each key number. No "BACK": a held OK is BACK.
KEYS = (("PREV", "OK", "NEXT"),)
PINS = ("D9", "D6", "D5")

# What is printed beside the keys, for whoever holds the case.
PRINTED = "PREV=A OK=B NEXT=C"

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "NEXT"

# Held at the start, this key begins the self-test (gadget/selftest.py).
TEST_KEY = "PREV"

# Games are kept in microcontroller.nvm: bytes added to blank ones are written without erasing.
MEMORY = "nvm"

# The battery is not measured.
BATTERY_LOW = 0
BATTERY_SAFE = 0


def panel(bus):
    """The display on a bus, real or simulated."""
    from adafruit_displayio_sh1107 import SH1107

    return SH1107(bus, width=WIDTH, height=HEIGHT, rotation=ROTATION, auto_refresh=False)


def open():
    """Start the hardware.

    Returns the display, the event queues in the order of KEYS, the memory, and None for the
    battery, which is not measured.
    """
    import board
    import displayio
    import keypad
    import microcontroller
    from busio import I2C
    from i2cdisplaybus import I2CDisplayBus

    displayio.release_displays()  # after a restart it still has the pins
    wires = I2C(board.SCL, board.SDA, frequency=400_000)
    display = panel(I2CDisplayBus(wires, device_address=0x3C))
    scanner = keypad.Keys(
        [getattr(board, name) for name in PINS],
        value_when_pressed=False,
        pull=True,
        interval=SCAN,
        debounce_threshold=SCANS,
    )
    return display, (scanner.events,), getattr(microcontroller, MEMORY), None


def held(name):
    """True where a key is down, before keypad has its pin."""
    import board
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(getattr(board, PINS[KEYS[0].index(name)])) as key:
        key.switch_to_input(Pull.UP)
        return not key.value
