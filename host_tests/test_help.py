# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Help: one for every screen, in every language, by the same key wherever one is."""

import collections
import itertools
import re
import sys

import pytest

from conftest import begun
from gadget.screens.help import said
from gadget.texts import part
from screen_ways import FILES, WAYS, by_no_key, camel, look
from sim.device import Device

LONGEST = 36  # lines, six pages of the smallest display

# of a page: are there keys for directions, no key BACK, is it e-paper
Keys = collections.namedtuple("Keys", "arrows holds slow")


@pytest.mark.parametrize("stem", FILES + ["keys"])
def test_every_screen_has_a_help_that_fits(language, stem):
    text = part("Keys" if stem == "keys" else camel(stem)).HELP
    for arrows, holds, slow in itertools.product((False, True), repeat=3):
        lines = said(text, Keys(arrows, holds, slow))
        assert lines and max(map(len, lines)) <= 20, lines
        assert len(lines) <= LONGEST
        words = set(re.findall("[A-Z]{2,}", " ".join(lines)))
        assert not words & {"UP", "DOWN", "LEFT", "RIGHT"} or arrows
        assert not words & {"PREV", "NEXT"} or not arrows
        assert "BACK" not in words or not holds
        assert not words & {"HOLD", "LANG"} or holds


@pytest.mark.parametrize("stem", FILES)
def test_the_help_of_a_screen_opens_over_it_and_leaves_it_as_it_was(long_game, stem):
    device = long_game
    by_no_key(device, stem)
    device.press(WAYS[stem] or "BACK BACK" * (stem == "home"))
    device.tick()
    if stem == "help":
        device.press("BACK")
    below = device.rows()
    name = type(device.app.screen).__name__
    device.press("HELP")
    assert type(device.app.screen).__name__ == "HelpScreen"
    lines = said(part(name).HELP, device.app.page)
    assert [row.rstrip(" ▼") for row in device.rows()[1:7]] == (lines + [""] * 6)[:6]
    for key in "DOWN DOWN DOWN UP".split():
        device.press(key)
        look(device)
    device.press("BACK")
    assert device.rows() == below
    assert "gadget.screens.help" not in sys.modules


def test_help_of_a_screen_that_has_none_is_that_of_the_keys(game):
    class StrangeScreen:
        def paint(self, page):
            page.begin()
            page.end()

        def handle(self, key):
            return None

    game.app.stack.append(StrangeScreen())
    game.press("HELP")
    assert "Hold BACK" in game.rows()[1]


KINDS = (
    "raspberry_pi_pico",
    "pygamer",
    "adafruit_macropad_rp2040",
    "adafruit_feather_rp2040",
    "m5stack_dinmeter",
    "pimoroni_badger2040",
)


@pytest.mark.parametrize("board", KINDS)
def test_every_kind_of_keys_can_ask(board):
    device = begun(Device(board))
    device.press("OK HELP")
    assert device.rows()[0].split() == ["Help", "1/2"]
    device.press("DOWN" if device.has("DOWN") else "NEXT")
    assert device.rows()[0].split() == ["Help", "2/2"]
    device.press("OK")
    assert device.rows()[0] == "Who won hand 1?"


def test_five_keys_ask_by_the_left_one():
    device = begun(Device(five_keys=True))
    device.press("OK")
    device.hold("LEFT")
    assert device.rows()[0].startswith("Help")
    device.press("OK LEFT")
    assert "(North) won" in device.rows()[0]


@pytest.mark.parametrize("board", ["pygamer", "adafruit_feather_rp2040", "pimoroni_badger2040"])
def test_the_start_and_the_help_say_which_keys_are_ok_and_back(board):
    device = Device(board)
    printed = device.profile.PRINTED
    assert "OK=" in printed and printed in device.rows()[4]
    holds = not device.has("BACK")
    assert ("BACK=" in printed) != holds
    assert any(row.startswith("HOLD: ") for row in device.rows()) == holds
    assert device.app.stack == [device.app.screen]
    device.press("BACK")
    while device.rows()[device.app.screen._rows.at + 1] != " Help":
        device.press("DOWN" if device.has("DOWN") else "NEXT")
    device.press("OK")
    assert device.rows()[0].startswith("Help")
    assert printed.split()[0] in device.rows()[1]
