# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Stands in for the modules of CircuitPython that profiles use, with the pins of one board: its
`board` has the names in boards/circuitpython.json and no other."""

import sys
import types

from bundle import facts

MODULES = (
    "adafruit_displayio_sh1107", "adafruit_displayio_ssd1306", "analogio", "audiocore", "audioio",
    "board", "busio", "digitalio", "displayio", "i2cdisplaybus", "keypad", "microcontroller",
    "pwmio", "rotaryio", "storage", "time",
)  # fmt: skip


class Pin:
    """A pin as digitalio, analogio or pwmio has it."""

    def __init__(self, hardware, name):
        self.hardware = hardware
        self.name = name
        self.pull = None
        self.duty_cycle = 0

    def __enter__(self):
        assert self.name not in self.hardware.taken, "in use"
        self.hardware.taken.add(self.name)
        return self

    def __exit__(self, *_):
        self.hardware.taken.remove(self.name)

    def switch_to_input(self, pull=None):
        self.pull = pull

    def switch_to_output(self, value):
        self.value = value

    @property
    def value(self):
        """What its key makes of it, else what the board does; with a pull where nothing does."""
        if self.name in self.hardware.levels:
            return self.hardware.levels[self.name]
        if self.name == "BUTTON_OUT":
            return self.hardware.register[self.hardware.shifted]
        return self.pull == "up"

    @value.setter
    def value(self, value):
        hardware = self.hardware
        if self.name == "BUTTON_CLOCK" and value and not hardware.outputs.get(self.name):
            hardware.shifted += 1
        if self.name == "BUTTON_LATCH" and not value:
            hardware.shifted = 0
        hardware.outputs[self.name] = value


class Hardware:
    """What was asked of a board. levels: of pins by name; register: what is at a shift register."""

    def __init__(self, board, monkeypatch):
        self.names = facts.of(board)["names"]
        self.levels = {}
        self.outputs = {}
        self.register = [False] * 8
        self.shifted = 0
        self.taken = set()
        self.scanners = []  # (pins, how)
        self.done = []  # displays released, buses, drives remounted, sounds
        namespaces = {name: types.SimpleNamespace() for name in MODULES}
        for name in self.names:
            setattr(namespaces["board"], name, name)
        self._fill(namespaces)
        for name, module in namespaces.items():
            monkeypatch.setitem(sys.modules, name, module)

    def _fill(self, modules):
        done = self.done.append
        modules["keypad"].Keys = self._keys
        modules["keypad"].ShiftRegisterKeys = self._keys
        modules["rotaryio"].IncrementalEncoder = lambda *pins: ("knob", pins)
        modules["analogio"].AnalogIn = self._pin
        modules["digitalio"].DigitalInOut = self._pin
        modules["digitalio"].Pull = types.SimpleNamespace(UP="up", DOWN="down")
        modules["pwmio"].PWMOut = lambda pin, variable_frequency: self._pin(pin)
        modules["audioio"].AudioOut = self._audio
        modules["audiocore"].RawSample = lambda wave, sample_rate: types.SimpleNamespace()
        modules["displayio"].release_displays = lambda: done("released")
        modules["busio"].I2C = lambda scl, sda, frequency: (scl, sda)
        modules["i2cdisplaybus"].I2CDisplayBus = lambda wires, device_address: wires
        for driver in ("SH1107", "SSD1306"):
            maker = lambda wires, driver=driver, **how: (driver, wires, how)  # noqa: E731
            setattr(modules["adafruit_displayio_" + driver.lower()], driver, maker)
        modules["microcontroller"].nvm = "nvm"
        modules["storage"].remount = lambda path, readonly: done((path, readonly))
        modules["time"].sleep = lambda seconds: done(seconds)

    def _pin(self, name):
        assert name in self.names
        return Pin(self, name)

    def _keys(self, pins=(), **how):
        self.scanners.append((list(pins), how))
        return types.SimpleNamespace(events="events %d" % len(self.scanners))

    def _audio(self, pin):
        assert pin == "SPEAKER"
        return types.SimpleNamespace(
            play=lambda wave, loop: self.done.append("on"), stop=lambda: self.done.append("off")
        )
