# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How the gadget starts: the name, the free memory, which script is wanted, the watchdog."""

import gc
import runpy
import sys
import types

import pytest
from keypad import EventQueue

import budgets
from gadget import font, glyphs, start
from paths import ROOT
from sim import panels
from sim.device import boards, load


def code():
    return load(ROOT / "firmware" / "code.py")


def test_the_name_is_written_as_the_font_writes_it():
    columns = b""
    for letter in "EASTWIND":
        at = font.tile(letter) * 5
        columns += glyphs.GLYPHS[at : at + 5]
    assert start._NAME == columns


@pytest.mark.parametrize("board", boards())
def test_the_name_is_on_the_glass_in_the_middle(board):
    profile = load(ROOT / "boards" / (board + ".py"))
    panel, display = panels.connect(profile, lambda: 0)
    start.show(display)
    lit = [(x, y) for x in range(profile.WIDTH) for y in range(profile.HEIGHT) if panel.pixel(x, y)]
    if profile.PANEL == "uc8151":  # there it would make the first screen wait
        assert not lit
        return
    left, right = min(x for x, _ in lit), max(x for x, _ in lit)
    top, bottom = min(y for _, y in lit), max(y for _, y in lit)
    assert abs(left - (profile.WIDTH - 1 - right)) <= 6
    assert profile.WIDTH // 2 < right - left < profile.WIDTH
    assert abs(top + bottom - profile.HEIGHT) <= profile.HEIGHT // 8


def test_too_little_memory_is_said_plainly(device, monkeypatch, capsys):
    display = device.app.page.glass.display
    monkeypatch.setattr(gc, "mem_free", lambda: start.NEEDED, raising=False)
    assert start.check(display)
    monkeypatch.setattr(gc, "mem_free", lambda: 60 * 1024, raising=False)
    assert not start.check(display)
    assert capsys.readouterr().out.startswith("Free memory: 60 KiB. Eastwind needs 100 KiB")


def test_what_is_needed_is_what_the_budget_lets_pass():
    """A Pico has 170,608 bytes free at the start (measured with CircuitPython 10.2.1)."""
    _, named, *most = budgets.BOARDS[0]
    assert max(most) - named <= start.NEEDED < 170_608


def test_which_script_is_wanted(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "gadget").mkdir()
    (tmp_path / "gadget" / "selftest.keys").write_text("ours")
    wanted = start.wanted
    held = types.SimpleNamespace(TEST_KEY="DOWN", held=lambda name: name == "DOWN")
    free = types.SimpleNamespace(TEST_KEY="DOWN", held=lambda name: False)
    none = types.SimpleNamespace(TEST_KEY="")
    assert wanted(free) is None and wanted(none) is None
    with wanted(held) as file:
        assert file.read() == "ours"
    (tmp_path / "selftest.keys").write_text("theirs")
    for profile in (held, free, none):
        with wanted(profile) as file:
            assert file.read() == "theirs"


class Over(Exception):
    """The test is."""


@pytest.mark.parametrize("there", [True, False])
def test_the_watchdog_is_fed_with_each_sleep(monkeypatch, there):
    done = []

    def sleep(seconds):
        done.append(seconds)
        if done.count(0.02) == 3:
            raise Over

    dog = types.SimpleNamespace(feed=lambda: done.append("fed"))
    profile = load(ROOT / "boards" / "raspberry_pi_pico.py")
    _, display = panels.connect(profile, lambda: 0)
    profile.open = lambda: (display, (EventQueue(8),), bytearray(b"\xff" * 4096), None)
    profile.held = lambda name: False
    modules = {
        "board": types.SimpleNamespace(board_id="here"),
        "board_profile": profile,
        "microcontroller": types.SimpleNamespace(watchdog=dog),
        "supervisor": types.SimpleNamespace(runtime=dog, ticks_ms=lambda: 0),
        "time": types.SimpleNamespace(sleep=sleep),
        "watchdog": there and types.SimpleNamespace(WatchDogMode=types.SimpleNamespace(RESET=1)),
    }
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module or None)
    profile.speaker = lambda: lambda hertz: None
    with pytest.raises(Over):
        code().main()()
    if there:
        assert (dog.timeout, dog.mode) == (8, 1)  # an RP2040's cannot wait longer
        assert done == ["fed", 0.02] * 3
    else:
        assert done == [0.02] * 3
    assert dog.autoreload is False


@pytest.mark.parametrize("reason", ["watchdog", "brownout"])
def test_safe_mode_is_left_after_the_watchdog_only(reason, monkeypatch):
    done = []
    supervisor = types.SimpleNamespace(
        SafeModeReason=types.SimpleNamespace(WATCHDOG="watchdog"),
        runtime=types.SimpleNamespace(safe_mode_reason=reason),
    )
    monkeypatch.setitem(sys.modules, "supervisor", supervisor)
    reset = types.SimpleNamespace(reset=lambda: done.append("reset"))
    monkeypatch.setitem(sys.modules, "microcontroller", reset)
    runpy.run_path(str(ROOT / "firmware" / "safemode.py"))
    assert done == ["reset"] * (reason == "watchdog")
