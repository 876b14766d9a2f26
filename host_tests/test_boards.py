# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Each board's profile started on stand-ins for its hardware, which has only the pins that
CircuitPython's own definition of the board names; boot.py over it."""

import runpy
import sys

import pytest

from gadget import wiring
from hardware import Hardware
from paths import ROOT
from sim.device import boards, load

# pins of the scanners in the order of KEYS, value_when_pressed, the knob; as the makers wire them
WIRED = {
    "adafruit_feather_esp32s3_reverse_tft": ([["D0"], ["D1", "D2"]], [False, True], None),
    "adafruit_feather_rp2040": ([["D9", "D6", "D5"]], [False], None),
    "adafruit_macropad_rp2040": (
        [["KEY%d" % (i + 1) for i in range(12)], ["ENCODER_SWITCH"]],
        [False, False],
        ("ENCODER_A", "ENCODER_B"),
    ),
    "m5stack_dinmeter": ([["KNOB_BUTTON"]], [False], ("ENC_A", "ENC_B")),
    "pimoroni_badger2040": ([["SW_UP", "SW_DOWN", "SW_A", "SW_C", "SW_B"]], [True], None),
    "pimoroni_picosystem": (
        [["SW_UP", "SW_DOWN", "SW_LEFT", "SW_RIGHT", "SW_A", "SW_B", "SW_X", "SW_Y"]],
        [False],
        None,
    ),
    "pybadge": ([[]], [True], None),
    "pygamer": ([[]], [True], None),
    "raspberry_pi_pico": ([["GP%d" % n for n in range(10, 16)]], [False], None),
    "raspberry_pi_pico2": ([["GP%d" % n for n in range(10, 16)]], [False], None),
}
# the pins that read as half the full scale of 3.3 V, and the battery's millivolts then
BATTERIES = {
    "pimoroni_badger2040": ({"VBAT_SENSE": 32767, "REF_1V2": 24624}, 4950),
    "pimoroni_picosystem": ({"BAT_SENSE": 32767}, 4949),
    "pybadge": ({"A6": 32767}, 3299),
    "pygamer": ({"A6": 32767}, 3299),
    "raspberry_pi_pico": ({"VOLTAGE_MONITOR": 32767}, 4949),
    "raspberry_pi_pico2": ({"VOLTAGE_MONITOR": 32767}, 4949),
}
# for each board the pin of its key for the drive and that of the self-test, and the level it has
# while it is held; a number is the bit of the shift register
HELD = {
    "adafruit_feather_esp32s3_reverse_tft": (("D2", True), ("D0", False)),
    "adafruit_feather_rp2040": (("D5", False), ("D9", False)),
    "adafruit_macropad_rp2040": (("KEY12", False), ("KEY10", False)),
    "m5stack_dinmeter": (("KNOB_BUTTON", False), None),
    "pimoroni_badger2040": (("SW_UP", True), ("SW_DOWN", True)),
    "pimoroni_picosystem": (("SW_UP", False), ("SW_DOWN", False)),
    "pybadge": ((6, True), (5, True)),
    "pygamer": (("JOYSTICK_Y", 1000), ("JOYSTICK_Y", 64000)),
    "raspberry_pi_pico": (("GP10", False), ("GP11", False)),
    "raspberry_pi_pico2": (("GP10", False), ("GP11", False)),
}


@pytest.fixture(params=boards())
def board(request):
    return request.param


@pytest.fixture
def hardware(board, monkeypatch):
    found = Hardware(board, monkeypatch)
    if board == "pygamer":
        found.levels = {"JOYSTICK_X": 33000, "JOYSTICK_Y": 32000}
    return found


@pytest.fixture
def profile(board):
    return load(ROOT / "boards" / (board + ".py"))


def test_the_hardware_is_started_with_the_facts(board, hardware, profile):
    display, queues, memory, volts = profile.open()
    pins, pressed, knob = WIRED[board]
    assert [found for found, _ in hardware.scanners] == pins
    assert [how["value_when_pressed"] for _, how in hardware.scanners] == pressed
    assert len(queues) == len(profile.KEYS)
    for row, names in enumerate(profile.KEYS):
        if row == getattr(profile, "KNOB", None):
            assert queues[row] == ("knob", knob)
        elif row < len(pins):
            counted = hardware.scanners[row][1].get("key_count", len(pins[row]))
            assert len(names) == counted
        for name in names:
            wiring.code(name)  # is one
    assert memory == profile.MEMORY
    assert (display == "DISPLAY") == (not hardware.done)
    assert (volts is not None) == (board in BATTERIES)


def test_a_key_must_be_steady_for_20_ms(hardware, profile):
    profile.open()
    for _, how in hardware.scanners:
        assert round(how["interval"] * how["debounce_threshold"] * 1000) == 20


@pytest.mark.parametrize("board", ["raspberry_pi_pico", "adafruit_feather_rp2040"], indirect=True)
def test_a_display_of_our_own_is_made_after_old_ones_are_released(board, hardware, profile):
    (driver, wires, how), _, _, _ = profile.open()
    assert hardware.done == ["released"]
    assert (how["width"], how["height"]) == (128, 64)
    if board == "raspberry_pi_pico":
        assert (driver, wires, how["rotation"]) == ("SSD1306", ("GP5", "GP4"), 0)
    else:  # the wing's panel stands upright: the driver's own default turns it
        assert (driver, wires, how["rotation"]) == ("SH1107", ("SCL", "SDA"), 90)


@pytest.mark.parametrize("board", BATTERIES, indirect=True)
def test_the_battery_is_measured(board, hardware, profile):
    levels, millivolts = BATTERIES[board]
    hardware.levels.update(levels)
    _, _, _, volts = profile.open()
    assert volts() == millivolts
    assert not hardware.outputs.get("VREF_POWER")
    assert 1800 < profile.BATTERY_SAFE < profile.BATTERY_LOW < 4500


def hold(hardware, key):
    pin, level = key
    if isinstance(pin, int):
        hardware.register[pin] = level
    else:
        hardware.levels[pin] = level


@pytest.mark.parametrize("which", [0, 1], ids=["drive", "test"])
def test_the_keys_that_are_held_at_the_start(board, hardware, profile, which):
    name = (profile.DRIVE_KEY, profile.TEST_KEY)[which]
    if not name:
        assert HELD[board][which] is None
        return
    assert profile.held(name) is False
    hold(hardware, HELD[board][1 - which] or ("nothing", 0))
    assert profile.held(name) is False
    hold(hardware, HELD[board][which])
    if board != "pygamer":  # a stick is pushed one way only
        assert profile.held(name) is True
    assert not hardware.taken


def test_the_stick_of_the_pygamer(monkeypatch):
    hardware = Hardware("pygamer", monkeypatch)
    profile = load(ROOT / "boards" / "pygamer.py")
    for level, up, down in ((32000, False, False), (1000, True, False), (64000, False, True)):
        hardware.levels = {"JOYSTICK_X": 33000, "JOYSTICK_Y": level}
        assert (profile.held("UP"), profile.held("DOWN")) == (up, down)


def test_the_stick_tells_directions_once_and_lets_go_late(monkeypatch):
    hardware = Hardware("pygamer", monkeypatch)
    hardware.levels = {"A6": 32767}
    profile = load(ROOT / "boards" / "pygamer.py")
    stick = profile.open()[1][1]

    def told(across, along):
        hardware.levels.update({"JOYSTICK_X": across, "JOYSTICK_Y": along})
        found = []
        while stick.get_into(None):
            found.append((profile.KEYS[1][stick.key_number], stick.pressed))
        return found

    assert told(32767, 32767) == []
    assert told(32767, 0) == [("UP", True)]
    assert told(65535, 20000) == [("RIGHT", True)]
    assert told(65535, 30000) == [("UP", False)]
    assert told(0, 65535) == [("DOWN", True), ("LEFT", True), ("RIGHT", False)]
    assert told(32767, 32767) == [("DOWN", False), ("LEFT", False)]


@pytest.mark.parametrize("down", [None, 0, 1])
def test_the_drive_is_the_devices_unless_the_key_is_held(
    hardware, board, profile, monkeypatch, down
):
    if down is not None and HELD[board][down]:
        hold(hardware, HELD[board][down])
    monkeypatch.setitem(sys.modules, "board_profile", profile)
    runpy.run_path(str(ROOT / "firmware" / "boot.py"))
    assert hardware.done == [("/", down == 0)]


def test_a_tone_begins_and_ends(board, hardware, profile):
    if not hasattr(profile, "speaker"):
        return
    tone = profile.speaker()
    tone(1000)
    assert hardware.outputs.get("SPEAKER_ENABLE", True)
    tone(0)
    assert not hardware.outputs.get("SPEAKER_ENABLE")
