# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico with an SSD1306 128x64 on I2C and five or six keys: the reference build.

Facts on top, importable anywhere; hardware only inside the functions below.

    part                  Pico pin           note
    SSD1306 SDA / SCL     GP4 / GP5          board.STEMMA_I2C(), address 0x3C
    SSD1306 VCC / GND     3V3 / GND
    UP DOWN LEFT RIGHT    GP10 11 12 13      each to GND, internal pull-up
    OK                    GP14               to GND
    BACK                  GP15               to GND; a five-key build takes it out of KEYS
    piezo (optional)      GP16               to GND
    battery               VSYS               through a Schottky diode and a slide switch
"""

NAME = "Raspberry Pi Pico, SSD1306 128x64"
WIDTH = 128
HEIGHT = 64
ROTATION = 0
PANEL = "ssd1306"

# One tuple a scanner: the key of each key number. With five keys (no "BACK") a held OK is BACK.
KEYS = (("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK"),)


def panel(bus):
    """The display on a bus, real or simulated."""
    from adafruit_displayio_ssd1306 import SSD1306

    return SSD1306(bus, width=WIDTH, height=HEIGHT, rotation=ROTATION, auto_refresh=False)


def open():
    """Start the hardware: the display, and the event queues in the order of KEYS."""
    import board
    import displayio
    import keypad
    from i2cdisplaybus import I2CDisplayBus

    displayio.release_displays()
    display = panel(I2CDisplayBus(board.STEMMA_I2C(), device_address=0x3C))
    pins = (board.GP10, board.GP11, board.GP12, board.GP13, board.GP14, board.GP15)
    pins = pins[: len(KEYS[0])]
    scanner = keypad.Keys(pins, value_when_pressed=False, pull=True)
    return display, (scanner.events,)
