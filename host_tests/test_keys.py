# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Keys from real event queues: holds, repeats, bounces, bursts."""

import pytest

from gadget.keys import BACK, DONE, DOWN, HELP, LEFT, MENU, OK, UP
from gadget.wiring import NAMES
from key_bench import SIX, Bench
from paths import ROOT
from sim.device import boards, load


def test_a_key_without_hold_acts_on_press():
    bench = Bench(SIX)
    bench.set("DOWN", True)
    bench.wait(20)
    assert bench.said == [(20, DOWN)]
    bench.set("DOWN", False)
    bench.wait(2000)
    assert bench.keys() == [DOWN]


def test_it_repeats_after_400_ms_every_100():
    bench = Bench(SIX)
    bench.set("LEFT", True)
    bench.wait(720)
    assert bench.said == [(20, LEFT), (420, LEFT), (520, LEFT), (620, LEFT), (720, LEFT)]


@pytest.mark.parametrize("rows, held", [((SIX,), DONE), ((SIX[:5],), BACK)])
def test_a_key_with_hold_acts_on_release_or_once_when_held(rows, held):
    bench = Bench(*rows)
    bench.set("OK", True)
    bench.wait(400)
    assert bench.said == []
    bench.set("OK", False)
    bench.wait(40)
    assert bench.keys() == [OK]
    bench.set("OK", True)
    bench.wait(2000)
    bench.set("OK", False)
    bench.wait(2000)
    assert bench.keys() == [OK, held]
    assert bench.said[1][0] == 440 + 20 + 600


def test_nothing_of_a_burst_is_lost_while_drawing():
    bench = Bench(SIX)
    typed = ["DOWN", "DOWN", "OK", "UP", "OK", "OK", "BACK", "LEFT"] * 4
    for name in typed:
        bench.set(name, True)
        bench.set(name, False)
    bench.wait(300, step=300)
    assert bench.keys() == [NAMES.index(name) for name in typed]


def test_a_press_right_after_a_slow_drawing_is_not_a_bounce():
    bench = Bench(SIX)
    bench.set("DOWN", True)
    bench.set("DOWN", False)
    bench.wait(120, step=120)
    bench.set("DOWN", True)
    bench.wait(20)
    assert bench.keys() == [DOWN, DOWN]


def test_a_bounce_is_one_press():
    bench = Bench(SIX)
    for pressed in (True, False, True):
        bench.set("UP", pressed)
        bench.wait(10, step=10)
    bench.wait(100)
    bench.set("UP", False)
    bench.wait(10, step=10)
    bench.set("UP", True)
    bench.wait(10, step=10)
    bench.set("UP", False)
    bench.wait(1000)
    assert bench.keys() == [UP]


# the case D04: milliseconds at which a contact closes (True) and opens; it rattles both times
RATTLE = {0: True, 4: False, 9: True, 140: False, 146: True, 151: False}


def scanned(levels, profile):
    """The events that keypad makes of a contact: {milliseconds: pressed}.

    A level counts when it has outweighed the other by SCANS scans.
    """
    events = {}
    level = False
    weight = -profile.SCANS
    for now in range(0, 1000):
        level = levels.get(now, level)
        if now % round(profile.SCAN * 1000) == 0:
            step = 1 if level else -1
            weight += step if abs(weight + step) <= profile.SCANS else 0
            if weight == 0:
                weight = step * profile.SCANS
                events[now] = level
    return events


@pytest.mark.parametrize("name", ["UP", "OK"])
@pytest.mark.parametrize("board", boards())
def test_a_rattling_contact_is_one_press(board, name):
    events = scanned(RATTLE, load(ROOT / "boards" / (board + ".py")))
    assert list(events.values()) == [True, False]
    assert pressed(events, name, 20) == [NAMES.index(name)]


@pytest.mark.parametrize("name", ["UP", "OK"])
def test_the_same_key_within_30_ms_of_a_tick_is_ignored(name):
    assert pressed(RATTLE, name, 1) == [NAMES.index(name)]


def pressed(events, name, tick):
    """What a reader makes of events when it is polled every so many milliseconds."""
    bench = Bench(SIX)
    bench.wait(1000, step=tick)
    for now in range(0, 1000):
        if now in events:
            bench.set(name, events[now])
        if now % tick == 0:
            bench.now = 1000 + now
            bench.drain()
    return bench.keys()


def test_the_same_key_30_ms_later_is_a_press():
    bench = Bench(SIX)
    for now in (0, 30):
        bench.now = now
        bench.set("UP", True)
        bench.drain()
        bench.set("UP", False)
        bench.drain()
    assert bench.keys() == [UP, UP]


def test_another_key_at_once_is_not_a_bounce():
    bench = Bench(SIX)
    bench.set("UP", True)
    bench.wait(10, step=10)
    bench.set("LEFT", True)
    bench.wait(10, step=10)
    assert bench.keys() == [UP, LEFT]


def test_several_scanners_make_one_stream():
    bench = Bench(("OK", "BACK"), ("UP", "DOWN"), ("MENU",))
    for name in ("DOWN", "BACK", "MENU"):
        bench.set(name, True)
        bench.wait(40)
        bench.set(name, False)
        bench.wait(20)
    assert bench.keys() == [DOWN, BACK, MENU]


def test_a_held_back_asks_for_help():
    bench = Bench(SIX)
    bench.set("BACK", True)
    bench.wait(2000)
    bench.set("BACK", False)
    bench.wait(100)
    assert bench.said == [(620, HELP)]


def test_with_five_keys_it_is_left():
    bench = Bench(SIX[:5])
    bench.set("LEFT", True)
    bench.wait(700)
    bench.set("LEFT", False)
    bench.wait(60)
    bench.set("LEFT", True)
    bench.wait(200)
    bench.set("LEFT", False)
    bench.wait(20)
    assert bench.keys() == [HELP, LEFT]


def test_the_hold_time_can_be_set():
    bench = Bench(SIX)
    bench.reader.hold = 1000
    bench.set("OK", True)
    bench.wait(980)
    assert not bench.said
    bench.wait(60)
    assert bench.keys() == [DONE]


def test_the_wrap_of_the_boards_clock_is_no_event():
    bench = Bench(SIX)
    bench.now = 0x1FFFFFFF - 100
    bench.set("DOWN", True)
    bench.drain()
    for now in range(0, 280, 20):  # the board's clock starts again at 0
        bench.now = now
        bench.drain()
    assert bench.keys() == [DOWN]
    bench.now = 300
    bench.drain()
    assert bench.keys() == [DOWN, DOWN]
