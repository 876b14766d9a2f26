# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The boards whose display is built in, started on stand-ins for their hardware."""

import sys
import types

import pytest

from paths import ROOT
from sim.device import load

# board: its pins, and what its scanners are told, in the order of KEYS
BOARDS = {
    "pygamer": ("BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH JOYSTICK_X JOYSTICK_Y A6", (True,)),
    "pimoroni_picosystem": (
        "SW_UP SW_DOWN SW_LEFT SW_RIGHT SW_A SW_B SW_X SW_Y BAT_SENSE",
        (False,),
    ),
    "pimoroni_badger2040": (
        "SW_UP SW_DOWN SW_A SW_B SW_C VBAT_SENSE VREF_POWER REF_1V2",
        (True,),
    ),
    "adafruit_feather_esp32s3_reverse_tft": ("D0 D1 D2", (False, True)),
}


class Level:
    """A digital pin; `high` are those connected to 3V3, all others are low or pulled up."""

    high = ()

    def __init__(self, pin):
        self.pin = pin
        self.value = True

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def switch_to_input(self, pull):
        self.value = pull == "up" or self.pin in self.high

    def switch_to_output(self, value):
        assert self.pin == "VREF_POWER"


class Axis:
    """An analog pin."""

    values = {}

    def __init__(self, pin):
        self.pin = pin

    __enter__ = Level.__enter__
    __exit__ = Level.__exit__

    @property
    def value(self):
        return self.values.get(self.pin, 32767)


@pytest.fixture
def scanners(monkeypatch):
    """The scanners that were started: (names of pins or count, value_when_pressed)."""
    started = []

    def module(name, **parts):
        monkeypatch.setitem(sys.modules, name, types.SimpleNamespace(**parts))

    def keys(pins, value_when_pressed, pull, interval, debounce_threshold):
        assert pull and round(interval * debounce_threshold * 1000) == 20
        started.append((pins, value_when_pressed))
        return types.SimpleNamespace(events="queue %d" % len(started))

    def register(clock, data, latch, key_count, value_when_pressed, **how):
        started.append((key_count, value_when_pressed))
        return types.SimpleNamespace(events="queue 1")

    pins = " ".join(row[0] for row in BOARDS.values()).split()
    module("board", DISPLAY="display", **{name: name for name in pins})
    module("keypad", Keys=keys, ShiftRegisterKeys=register)
    module("analogio", AnalogIn=Axis)
    module("digitalio", DigitalInOut=Level, Pull=types.SimpleNamespace(UP="up", DOWN="down"))
    module("microcontroller", nvm="nvm")
    return started


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_is_started_with_its_facts(scanners, board):
    profile = load(ROOT / "boards" / (board + ".py"))
    display, queues, memory, volts = profile.open()
    assert display == "display" and memory == profile.MEMORY
    assert len(queues) == len(profile.KEYS)
    assert tuple(pressed for _, pressed in scanners) == BOARDS[board][1]
    for names, (pins, _) in zip(profile.KEYS, scanners):
        assert (pins if isinstance(pins, int) else len(pins)) == len(names)
    assert volts is None or 3000 < volts() < 5000
    assert profile.BATTERY_SAFE < profile.BATTERY_LOW


@pytest.mark.parametrize(
    "board, high",
    [("pimoroni_badger2040", "SW_UP"), ("adafruit_feather_esp32s3_reverse_tft", "D2")],
)
def test_a_key_to_3v3_is_held_when_high(scanners, monkeypatch, board, high):
    profile = load(ROOT / "boards" / (board + ".py"))
    assert not profile.held(profile.DRIVE_KEY)
    monkeypatch.setattr(Level, "high", (high,))
    assert profile.held(profile.DRIVE_KEY)


def test_the_stick_tells_directions_once_and_lets_go_late(scanners, monkeypatch):
    profile = load(ROOT / "boards" / "pygamer.py")
    stick = profile.open()[1][1]
    names = profile.KEYS[1]

    def told(across, along):
        monkeypatch.setattr(Axis, "values", {"JOYSTICK_X": across, "JOYSTICK_Y": along})
        found = []
        while stick.get_into(None):
            found.append((names[stick.key_number], stick.pressed))
        return found

    assert told(32767, 32767) == []
    assert told(32767, 0) == [("UP", True)]
    assert profile.held("UP") and not profile.held("DOWN")
    assert told(65535, 20000) == [("RIGHT", True)]
    assert told(65535, 30000) == [("UP", False)]
    assert told(0, 65535) == [("DOWN", True), ("LEFT", True), ("RIGHT", False)]
    assert told(32767, 32767) == [("DOWN", False), ("LEFT", False)]
