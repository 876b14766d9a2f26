# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Stands in for a board's other modules in a VM: plug() puts them where `import` looks first.

Displays show nothing, nobody presses a key, and the battery is half full.
"""

import sys
import time


class Module:
    def __init__(self, name, **parts):
        for part in parts:
            setattr(self, part, parts[part])
        sys.modules[name] = self


class Board:
    """The module `board`. Its pins are no names in memory, as they are none on a board."""

    def __init__(self, names):
        self._names = names

    def __getattr__(self, name):
        if name in self._names:
            return name
        raise AttributeError(name)


class Display:
    def __init__(self, bus=None, start=b"", width=0, height=0, **how):
        self.width = width
        self.height = height
        self.root_group = None
        self.auto_refresh = True

    def refresh(self):
        pass


class Paper(Display):
    time_to_refresh = 0


class Pin:
    """Of all kinds: in the middle where it measures."""

    def __init__(self, pin, *more, **how):
        self.value = 32767
        self.position = 0


class Level:
    """A pin that is high or low: nothing is connected but a pull."""

    def __init__(self, pin):
        self.value = False

    def __enter__(self):
        return self

    def __exit__(self, *raised):
        pass

    def switch_to_input(self, pull=None):
        self.value = pull == "up"

    def switch_to_output(self, value=False):
        self.value = value


class Over(Exception):
    """The time that may be slept is over."""


def nothing(*given, **named):
    pass


def ticks():
    return time.ticks_ms() if hasattr(time, "ticks_ms") else int(time.monotonic() * 1000)


def sleep(seconds):
    raise Over


def plug(names, width, height, paper):
    """names: those in `board`; a DISPLAY is as large as it is told, and may be e-paper."""
    board = sys.modules["board"] = Board(names)
    board.board_id = "stand_in"
    if "DISPLAY" in names:
        board.DISPLAY = (Paper if paper else Display)(width=width, height=height)
    Module("analogio", AnalogIn=Pin)
    Module("busdisplay", BusDisplay=Display)
    Module("busio", I2C=Pin)
    Module("digitalio", DigitalInOut=Level, Pull=Module("pull", UP="up", DOWN="down"))
    Module("fourwire", FourWire=Pin)
    Module("i2cdisplaybus", I2CDisplayBus=Pin)
    Module("microcontroller", nvm=bytearray(b"\xff" * 4096))
    Module("rotaryio", IncrementalEncoder=Pin)
    Module("storage", remount=nothing)
    Module("supervisor", runtime=Module("runtime"), ticks_ms=ticks)
    Module("time", sleep=sleep)
