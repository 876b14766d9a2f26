# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""E-paper: one picture a step, or when the keys rest; its waits are kept, and no key is lost."""

import pytest

from gadget import glass, keys, nav
from sim.device import Device


class Counter:
    """OK counts, RIGHT opens another, LEFT leaves."""

    def __init__(self):
        self.count = 0

    def paint(self, page):
        page.begin()
        page.number(0, 0, self.count, 3)
        page.end()

    def handle(self, key):
        if key == keys.OK:
            self.count += 1
        return {keys.LEFT: nav.BACK, keys.RIGHT: Counter()}.get(key)


@pytest.fixture
def paper():
    """A Badger that has been left alone for a while."""
    device = Device("pimoroni_badger2040")
    device.app.stack.append(Counter())
    device.press("OK")
    device.wait(6000)
    return device


def test_the_first_picture_comes_soon():
    device = Device("pimoroni_badger2040")
    assert device.panel.shown == 0
    device.wait(glass.STEP + 100)
    assert device.panel.shown == 1
    assert any(map(any, device.pixels()))


def test_within_a_step_it_waits_until_the_keys_rest(paper):
    shown = paper.panel.shown
    pixels = paper.pixels()
    paper.press("OK OK OK OK")
    paper.wait(glass.REST - 200)
    assert paper.panel.shown == shown and paper.pixels() == pixels
    assert paper.rows()[0] == "  5"
    paper.wait(400)
    assert paper.panel.shown == shown + 1 and paper.pixels() != pixels
    paper.wait(10000)
    assert paper.panel.shown == shown + 1


def test_a_key_begins_the_rest_anew(paper):
    shown = paper.panel.shown
    for _ in range(5):
        paper.press("OK")
        paper.wait(glass.REST - 200)
    assert paper.panel.shown == shown


def test_the_end_of_a_step_is_shown_soon_and_counts_once(paper):
    shown = paper.panel.shown
    paper.press("OK OK RIGHT")
    paper.wait(glass.STEP + 100)
    assert paper.panel.shown == shown + 1
    paper.wait(10000)
    assert paper.panel.shown == shown + 1


def test_a_step_too_soon_waits_for_the_display_and_shows_the_newest(paper):
    paper.press("RIGHT")
    paper.wait(glass.STEP + 100)
    shown = paper.panel.shown
    paper.press("OK RIGHT OK OK")
    paper.wait(800)
    assert paper.panel.shown == shown  # two seconds from picture to picture
    assert paper.rows()[0] == "  2"
    paper.wait(1500)
    assert paper.panel.shown == shown + 1
    newest = paper.pixels()
    paper.wait(6000)
    assert paper.pixels() == newest


class Busy:
    """A display that refuses a picture although its time has come."""

    time_to_refresh = 0

    def __init__(self, refusals):
        self.refusals = refusals
        self.shown = 0

    def refresh(self):
        if self.refusals:
            self.refusals -= 1
            raise RuntimeError("Refresh too soon")
        self.shown += 1


def test_a_refusal_is_tried_again_D06():
    display = Busy(2)
    paper = glass.Glass(display, None)
    paper.changed()
    for now in range(0, 10000, 20):
        paper.tick(now)
    assert (display.refusals, display.shown) == (0, 1)


def test_the_clock_may_begin_again():
    display = Busy(0)
    paper = glass.Glass(display, None)
    paper.changed()
    paper.tick(0x1FFFFFF0)
    paper.tick(0x1FFFFFFF)
    assert not display.shown
    paper.tick(glass.STEP)
    assert display.shown == 1
