# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge, PyBadge LC, EdgeBadge: 160x128 in colour, a pad, four keys.

Facts on top, importable anywhere; hardware only inside the functions below.

    key              the board's part, all of them at one shift register
    the directions   the pad
    OK  BACK         A  B
    MENU  DONE       START  SELECT
    battery          LiPo at its socket; half its voltage at board.A6
    speaker          SPEAKER, switched on by SPEAKER_ENABLE
"""

NAME = "Adafruit PyBadge"
WIDTH = 160
HEIGHT = 128
ROTATION = 0
PANEL = "st77xx"

# One tuple a scanner: the key of each key number, as the register gives them.
KEYS = (("BACK", "OK", "MENU", "DONE", "RIGHT", "DOWN", "UP", "LEFT"),)

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
    sense = AnalogIn(board.A6)

    def millivolts():
        return sense.value * 6600 // 65535

    return board.DISPLAY, (scanner.events,), MEMORY, millivolts


def held(name):
    """True where a key is down, before keypad has the register: it is clocked by hand."""
    import board
    from digitalio import DigitalInOut

    with DigitalInOut(board.BUTTON_LATCH) as latch, DigitalInOut(board.BUTTON_CLOCK) as clock:
        with DigitalInOut(board.BUTTON_OUT) as data:
            clock.switch_to_output(False)
            latch.switch_to_output(False)  # the register follows the keys
            latch.value = True  # it holds what they are, and shows the first
            number = KEYS[0].index(name)
            while number:
                clock.value = True
                clock.value = False
                number -= 1
            return data.value


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
