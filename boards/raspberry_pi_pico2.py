# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico 2 with an SSD1306 128x64 on I2C and five or six keys: wired as the Pico.

Facts on top, importable anywhere; hardware only inside the functions below.

    part                  Pico 2 pin         note
    SSD1306 SDA / SCL     GP4 / GP5          I2C at 400 kHz, address 0x3C
    SSD1306 VCC / GND     3V3 / GND
    UP DOWN LEFT RIGHT    GP10 11 12 13      each to GND, internal pull-up (not to 3V3:
                                             the chip's own pull-down does not work)
    OK                    GP14               to GND
    BACK                  GP15               to GND; a five-key build takes it out of KEYS
    piezo (optional)      GP16               to GND; a passive one, without electronics
    battery, 3 AA         VSYS               through a Schottky diode and a slide switch
"""

NAME = "Raspberry Pi Pico 2, SSD1306 128x64"
WIDTH = 128
HEIGHT = 64
ROTATION = 0
PANEL = "ssd1306"

# One tuple a scanner: the key of each key number. With five keys (no "BACK") a held OK is BACK.
KEYS = (("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK"),)
PINS = ("GP10", "GP11", "GP12", "GP13", "GP14", "GP15")

# What is printed beside the keys, for whoever holds the case.
PRINTED = ""

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "UP"

# Held at the start, this key begins the self-test (gadget/selftest.py).
TEST_KEY = "DOWN"

# Games are kept in microcontroller.nvm: bytes added to blank ones are written without erasing.
MEMORY = "nvm"

# Millivolts at VSYS, a third of which the board measures. Three AA cells are nearly empty at 1.1 V
# each, which is 3.0 V behind the diode. At 0.9 V each they fall fast and give way when the flash
# draws current: nothing is written below 2.5 V. From USB it is 4.7 V.
BATTERY_LOW = 3000
BATTERY_SAFE = 2500


def panel(bus):
    """The display on a bus, real or simulated."""
    from adafruit_displayio_ssd1306 import SSD1306

    return SSD1306(bus, width=WIDTH, height=HEIGHT, rotation=ROTATION, auto_refresh=False)


def open():
    """Start the hardware.

    Returns the display, the event queues in the order of KEYS, the memory, and a function that
    gives the millivolts of the battery.
    """
    import board
    import displayio
    import keypad
    import microcontroller
    from analogio import AnalogIn
    from busio import I2C
    from i2cdisplaybus import I2CDisplayBus

    displayio.release_displays()  # after a restart it still has the pins
    wires = I2C(board.GP5, board.GP4, frequency=400_000)
    display = panel(I2CDisplayBus(wires, device_address=0x3C))
    scanner = keypad.Keys(
        [pin(name) for name in KEYS[0]],
        value_when_pressed=False,
        pull=True,
        interval=SCAN,
        debounce_threshold=SCANS,
    )
    sense = AnalogIn(board.VOLTAGE_MONITOR)

    def millivolts():
        return sense.value * 9900 // 65535  # three times the 3.3 V of the full scale

    return display, (scanner.events,), getattr(microcontroller, MEMORY), millivolts


def pin(name):
    """The pin of a key."""
    import board

    return getattr(board, PINS[KEYS[0].index(name)])


def held(name):
    """True where a key is down, before keypad has its pin."""
    from digitalio import DigitalInOut, Pull

    with DigitalInOut(pin(name)) as key:
        key.switch_to_input(Pull.UP)
        return not key.value


def speaker():
    """Returns a function that begins a tone of so many hertz; one of 0 ends it."""
    import board
    from pwmio import PWMOut

    out = PWMOut(board.GP16, variable_frequency=True)

    def tone(hertz):
        if hertz:
            out.frequency = hertz
        out.duty_cycle = 0x8000 if hertz else 0

    return tone
