# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A board's profile started on stand-ins for the hardware, and boot.py over it."""

import runpy
import sys
import types

import pytest

from paths import ROOT
from sim.device import load

PICO = ROOT / "boards" / "raspberry_pi_pico.py"


class Pin:
    """A pin as digitalio uses it; `down` are those that are connected to ground."""

    down = ()

    def __init__(self, pin):
        self.pin = pin

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def switch_to_input(self, pull):
        assert pull == "up"

    @property
    def value(self):
        return self.pin not in self.down


@pytest.fixture
def hardware(monkeypatch):
    """What was asked of the hardware, by module."""
    asked = {}

    def module(name, **parts):
        monkeypatch.setitem(sys.modules, name, types.SimpleNamespace(**parts))

    def keys(pins, **how):
        asked["keys"] = (pins, how)
        return types.SimpleNamespace(events="events")

    names = ["GP%d" % n for n in range(23)] + ["VOLTAGE_MONITOR"]
    module("board", STEMMA_I2C=lambda: None, **{name: name for name in names})
    module("keypad", Keys=keys)
    module("displayio", release_displays=lambda: None)
    module("i2cdisplaybus", I2CDisplayBus=lambda bus, device_address: "bus")
    module("adafruit_displayio_ssd1306", SSD1306=lambda bus, **how: "display")
    module("analogio", AnalogIn=lambda pin: types.SimpleNamespace(value=31000, pin=pin))
    module("microcontroller", nvm="nvm")
    module("digitalio", DigitalInOut=Pin, Pull=types.SimpleNamespace(UP="up"))
    module("storage", remount=lambda path, readonly: asked.setdefault("boot", (path, readonly)))
    return asked


def test_the_hardware_is_started_with_the_facts(hardware):
    profile = load(PICO)
    display, queues, memory, volts = profile.open()
    assert (display, queues, memory) == ("display", ("events",), "nvm")
    assert volts() == 4682
    pins, how = hardware["keys"]
    assert pins == ["GP10", "GP11", "GP12", "GP13", "GP14", "GP15"]
    assert how["value_when_pressed"] is False and how["pull"] is True


def test_a_key_must_be_steady_for_20_ms(hardware):
    profile = load(PICO)
    profile.open()
    _, how = hardware["keys"]
    assert round(how["interval"] * how["debounce_threshold"] * 1000) == 20


def test_the_limits_of_the_battery_have_an_order():
    profile = load(PICO)
    assert 1800 < profile.BATTERY_SAFE < profile.BATTERY_LOW < 4500


@pytest.mark.parametrize("down, readonly", [((), False), (("GP10",), True), (("GP11",), False)])
def test_the_drive_is_the_devices_unless_the_key_is_held(hardware, monkeypatch, down, readonly):
    monkeypatch.setattr(Pin, "down", down)
    monkeypatch.setitem(sys.modules, "board_profile", load(PICO))
    runpy.run_path(str(ROOT / "firmware" / "boot.py"))
    assert hardware["boot"] == ("/", readonly)


# for each board without directions: the pins of its scanners, of its knob
PINS = {
    "adafruit_feather_rp2040": (["D9", "D6", "D5"], None),
    "m5stack_dinmeter": (["KNOB_BUTTON"], ("ENC_A", "ENC_B")),
    "adafruit_macropad_rp2040": (
        ["KEY%d" % (i + 1) for i in range(12)] + ["ENCODER_SWITCH"],
        ("ENCODER_A", "ENCODER_B"),
    ),
}


@pytest.mark.parametrize("name", PINS)
def test_boards_with_other_keys_are_started_with_their_facts(hardware, monkeypatch, name):
    keys, knob = PINS[name]
    pins = {pin: pin for pin in keys + list(knob or ()) + ["POWER_HOLD"]}
    found = []

    def scan(pins, **how):
        assert (how["value_when_pressed"], how["pull"]) == (False, True)
        found.extend(pins)
        return types.SimpleNamespace(events=len(pins))

    def module(name, **parts):
        monkeypatch.setitem(sys.modules, name, types.SimpleNamespace(**parts))

    module("board", DISPLAY="display", I2C=lambda: None, **pins)
    module("keypad", Keys=scan)
    module("rotaryio", IncrementalEncoder=lambda *pins: pins)
    module("adafruit_displayio_sh1107", SH1107=lambda bus, **how: "display")
    monkeypatch.setattr(Pin, "switch_to_output", lambda self, on: None, raising=False)
    profile = load(PICO.parent / (name + ".py"))
    display, queues, memory, volts = profile.open()
    assert display == "display" and volts is None
    assert found == keys
    assert len(queues) == len(profile.KEYS)
    for row in range(len(queues)):
        if row == getattr(profile, "KNOB", None):
            assert queues[row] == knob
        else:
            assert queues[row] == len(profile.KEYS[row])
    assert profile.held(profile.DRIVE_KEY) is False
