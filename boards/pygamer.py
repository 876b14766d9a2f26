# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyGamer: 160x128 in colour, a stick, four keys.

Facts on top, importable anywhere; hardware only inside the functions below.

    key              the board's part
    OK  BACK         A  B
    MENU  DONE       START  SELECT
    the directions   the stick
    battery          LiPo at its socket; half its voltage at board.A6
    speaker          SPEAKER, switched on by SPEAKER_ENABLE
"""

NAME = "Adafruit PyGamer"
WIDTH = 160
HEIGHT = 128
ROTATION = 0
PANEL = "st77xx"

# One tuple a scanner: the key of each key number. The first is the shift register.
KEYS = (("BACK", "OK", "MENU", "DONE"), ("UP", "DOWN", "LEFT", "RIGHT"))

# What is printed beside the keys, for whoever holds the case.
PRINTED = "OK=A BACK=B"

# A key counts when so many scans in a row, so many seconds apart, have found it the same.
SCAN = 0.005
SCANS = 4

# Held at the start, this key gives the drive to the computer (boot.py).
DRIVE_KEY = "UP"

# Held at the start, this key begins the self-test (gadget/selftest.py).
TEST_KEY = "DOWN"

# The chip's nvm is erased at each write, so games are kept in two files in turn.
MEMORY = None

# Millivolts of one LiPo cell: nearly empty, and too empty to write.
BATTERY_LOW = 3500
BATTERY_SAFE = 3300

# The stick's readings: at rest, and how far from there a direction begins and ends.
_CENTRE = 32767
_PUSHED = 15000
_LET_GO = 10000


def open():
    """Start the hardware.

    Returns the display, the event queues in the order of KEYS, the memory, and a function that
    gives the millivolts of the battery.
    """
    import board
    import keypad
    from analogio import AnalogIn

    scanner = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=len(KEYS[0]),
        value_when_pressed=True,
        interval=SCAN,
        debounce_threshold=SCANS,
    )
    stick = Stick(AnalogIn(board.JOYSTICK_X), AnalogIn(board.JOYSTICK_Y))
    sense = AnalogIn(board.A6)

    def millivolts():
        return sense.value * 6600 // 65535

    return board.DISPLAY, (scanner.events, stick), MEMORY, millivolts


def speaker():
    """Returns a function that begins a tone of so many hertz; one of 0 ends it."""
    from array import array

    import board
    from audiocore import RawSample
    from audioio import AudioOut
    from digitalio import DigitalInOut

    wave = RawSample(array("H", [0] * 8 + [0x3FFF] * 8), sample_rate=16000)
    out = AudioOut(board.SPEAKER)
    amplifier = DigitalInOut(board.SPEAKER_ENABLE)
    amplifier.switch_to_output(False)

    def tone(hertz):
        amplifier.value = hertz > 0
        if hertz:
            wave.sample_rate = 16 * hertz
            out.play(wave, loop=True)
        else:
            out.stop()

    return tone


def held(name):
    """True where the stick is pushed there, before anything else has it."""
    import board
    from analogio import AnalogIn

    number = KEYS[1].index(name)
    with AnalogIn(board.JOYSTICK_Y if number < 2 else board.JOYSTICK_X) as axis:
        return pushed(axis.value, number) > _PUSHED


def pushed(value, number):
    """How far an axis is pushed in the direction of a key number: up and left are low readings."""
    return value - _CENTRE if number & 1 else _CENTRE - value


class Stick:
    """The stick as a queue of events. As keypad's own cannot be filled, it is the event too."""

    def __init__(self, across, along):
        self.key_number = 0
        self.pressed = False
        self._axes = (along, along, across, across)
        self._down = bytearray(len(KEYS[1]))

    def get_into(self, event):
        """True where a direction has changed: then key_number and pressed say which and how."""
        number = 0
        while number < len(self._down):
            down = self._down[number]
            far = pushed(self._axes[number].value, number)
            if far > _PUSHED and not down or far < _LET_GO and down:
                self._down[number] = not down
                self.key_number = number
                self.pressed = not down
                return True
            number += 1
        return False
