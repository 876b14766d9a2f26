# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Help: one for every screen, in every language, by the same key wherever one is."""

import collections
import itertools
import re
import sys

import pytest

from conftest import begun
from gadget import told
from gadget.cursor import TOLD
from gadget.screens.help import said
from gadget.texts import part
from screen_ways import FILES, WAYS, by_no_key, camel, look
from sim.device import Device

LONGEST = 36  # lines, six pages of the smallest display

# of a page: are there keys for directions, no key BACK, is it e-paper, has it a knob, digit keys
Keys = collections.namedtuple("Keys", "arrows holds slow knob digits")
BOARDS_KEYS = [Keys(*has) for has in itertools.product((False, True), repeat=5)]
BOARDS_KEYS = [has for has in BOARDS_KEYS if not has.digits or not (has.arrows or has.slow)]


def test_the_help_of_a_row_below_the_grid_begins_with_that_row(game, language):
    """Every row has a sentence that begins with what it is called, before the help of the grid."""
    view, asked = part("view"), part("asked")
    labels = list(view.TOLD) + list(asked.TOLD_MORE)
    sentences = part("GridRows").HELP
    assert len(sentences) == told.ROWS
    grid = part("GridScreen").HELP
    for label, sentence in zip(labels, sentences, strict=True):
        assert sentence.startswith(label + ": ")
        for keys in BOARDS_KEYS:
            lines = said(grid, keys, sentence)
            assert max(map(len, lines)) <= 21 and len(lines) <= LONGEST
    game.press("OK RIGHT OK OK OK OK OK OK")
    seen = []
    while len(seen) < 2:  # suits, and what the winning tile made
        at = game.app.screen.cursor.row - TOLD
        if 0 <= at < told.ROWS:
            game.press("HELP")
            assert game.rows()[1].startswith(labels[at] + ":")
            seen.append(at)
            game.press("BACK")
        game.press("DOWN")


@pytest.mark.parametrize("stem", FILES + ["keys"])
def test_every_screen_has_a_help_that_fits(language, stem):
    text = part("Keys" if stem == "keys" else camel(stem)).HELP
    for keys in BOARDS_KEYS:
        arrows, holds = keys[:2]
        lines = said(text, keys)
        assert lines and max(map(len, lines)) <= 21, lines
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
    assert "(N) won" in device.rows()[0]


def open_menu(device, row, key):
    """Go to a row of the menu by a key, and open it."""
    device.press("BACK")
    while device.rows()[device.app.screen._rows.at + 1] != " " + row:
        device.press(key)
    device.press("OK")


@pytest.mark.parametrize("board", ["pygamer", "adafruit_feather_rp2040", "pimoroni_badger2040"])
def test_the_start_and_the_help_say_which_keys_are_ok_and_back(board):
    device = Device(board)
    printed = device.profile.PRINTED
    assert "OK=" in printed and printed in device.rows()[4]
    holds = not device.has("BACK")
    assert ("BACK=" in printed) != holds
    assert any(row.startswith("HOLD: ") for row in device.rows()) == holds
    assert device.app.stack == [device.app.screen]
    open_menu(device, "Help", "DOWN" if device.has("DOWN") else "NEXT")
    assert device.rows()[0].startswith("Help")
    assert printed.split()[0] in device.rows()[1]


# what the board's keys cannot do, and what they can
ONLY = {
    "m5stack_dinmeter": ("Hold PREV|hold NEXT|LEFT", "while you push it|Turn the knob"),
    "adafruit_feather_rp2040": ("knob|LEFT", "Hold PREV|hold NEXT"),
    "adafruit_macropad_rp2040": ("Hold PREV|hold NEXT|LEFT", "Hold BACK|Turn the knob"),
    "pimoroni_badger2040": ("knob|PREV|NEXT", "Hold LEFT"),
    "raspberry_pi_pico": ("knob|PREV|NEXT", "Hold BACK"),
}


@pytest.mark.parametrize("board", ONLY)
def test_the_help_of_the_keys_says_only_what_those_of_the_board_do(board):
    lines = " ".join(said(part("Keys").HELP, Device(board).app.page))
    never, always = ONLY[board]
    assert not [text for text in never.split("|") if text in lines]
    assert not [text for text in always.split("|") if text not in lines]


# by screen, what its help says where there are digit keys, and only there
DIGITS = {
    "Keys": "2 4 6 8",
    "HomeScreen": "8 East, 6 South, 2 West, 4 North",
    "GridScreen": "1 ₂₈, 2 ₁₉, 3 own wind, 4 round wind, 5 other wind, 6 Dr: ",
    "TilesScreen": "lays the tile of its rank",
}


def test_the_help_says_what_digit_keys_do_where_they_are():
    for board in ONLY:
        page = Device(board).app.page
        for screen, text in DIGITS.items():
            assert (text in " ".join(said(part(screen).HELP, page))) == ("macropad" in board)


# left-handed, what is printed beside the keys, on and back, is that of the key on the other side
LEFT_HANDED = {
    "adafruit_feather_esp32s3_reverse_tft": ("PREV=D0 OK=D1 NEXT=D2", "PREV=D2 OK=D1 NEXT=D0"),
    "adafruit_feather_rp2040": ("PREV=A OK=B NEXT=C", "PREV=C OK=B NEXT=A"),
    "pimoroni_badger2040": ("LEFT=A OK=B RIGHT=C", "LEFT=C OK=B RIGHT=A"),
    "pygamer": ("OK=A BACK=B", "OK=A BACK=B"),
}


@pytest.mark.parametrize("board", LEFT_HANDED)
def test_left_handed_the_keys_are_said_as_they_lie_then(board):
    device = Device(board)
    right, left = LEFT_HANDED[board]
    down, up = ("DOWN", "UP") if device.has("DOWN") else ("NEXT", "PREV")
    assert right in device.rows()[4]
    open_menu(device, "Settings", down)
    device.press(down + " OK BACK BACK")
    assert left in device.rows()[4]
    device.restart()
    assert left in device.rows()[4], "it is kept"
    open_menu(device, "Help", up)  # turned
    assert left.split()[0] in device.rows()[1]


def test_left_handed_the_key_that_gives_the_drive_away_is_said_as_it_lies_then(device):
    open_menu(device, "Settings", "DOWN")
    device.press("DOWN OK BACK BACK")
    open_menu(device, "About", "UP")  # turned
    assert "Start with DOWN: PC's" in device.rows()
