# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a moved cursor sends to each kind of panel, on the screens where it moves most."""

import pytest

from conftest import begun
from gadget.page import COLUMNS
from sim.device import Device

# bits of a pixel on the wire
BOARDS = {
    "raspberry_pi_pico": 1,
    "pygamer": 16,
    "adafruit_feather_esp32s3_reverse_tft": 16,
    "pimoroni_picosystem": 16,
}
GRID = "OK DOWN OK"

# (the way from home, the move, the lines that the cursor leaves and enters)
MOVES = {
    "menu": ("BACK DOWN", "DOWN", 2),
    "grid, down": (GRID + " DOWN DOWN", "DOWN", 2),
    "grid, aside": (GRID + " DOWN", "RIGHT", 1),
    "tiles, aside": (GRID + " UP RIGHT OK", "RIGHT", 2),  # a tile is two lines high
    "tiles, down": (GRID + " UP RIGHT OK", "DOWN", 4),
}
# by PREV and NEXT
BY_LINE = {
    "menu": ("BACK NEXT", "NEXT", 2),
    "grid, aside": ("OK NEXT OK OK NEXT", "NEXT", 1),
    "tiles, aside": ("OK NEXT OK OK PREV PREV OK", "NEXT", 2),
}


class Counted(Device):
    """Counts the refreshes of its display."""

    refreshes = 0

    def count(self):
        glass = self.app.page.glass
        refresh = glass.display.refresh

        def counting():
            self.refreshes += 1
            refresh()

        glass.display.refresh = counting


@pytest.mark.parametrize("board", BOARDS)
def test_a_moved_cursor_sends_the_lines_it_leaves_and_enters_at_most(board):
    device = Counted(board)
    begun(device)
    device.count()
    line = COLUMNS * (device.profile.WIDTH // COLUMNS) * cell_height(device) * BOARDS[board] // 8
    for way, move, lines in (MOVES if device.has("UP") else BY_LINE).values():
        while len(device.app.stack) > 1:
            device.press("BACK")
        device.press(way)
        before, device.refreshes = device.panel.data_written, 0
        device.press(move)
        assert 0 < device.panel.data_written - before <= lines * line, (way, move)
        assert device.refreshes == 1, (way, move)
        device.wait(100)
        assert device.refreshes == 1, "nothing has changed"


def test_keys_that_have_waited_are_shown_once_as_the_newest_state(game):
    counted = Counted()
    begun(counted).count()
    for name in "OK UP DOWN DOWN OK DOWN DOWN OK RIGHT".split():  # while something was drawn
        counted.feed(name, True)
        counted.feed(name, False)
    counted.wait(100)
    game.press("OK UP DOWN DOWN OK DOWN DOWN OK RIGHT")
    assert counted.rows() == game.rows() and counted.pixels() == game.pixels()
    assert counted.refreshes == 1


def cell_height(device):
    return device.profile.HEIGHT // device.app.page.lines & ~1


def test_paper_shows_one_picture_a_step_and_one_for_moves_that_follow_each_other():
    device = begun(Device("pimoroni_badger2040"))
    for step in ("BACK", "DOWN", "DOWN DOWN UP", "BACK", "OK", "DOWN", "OK", "UP DOWN UP UP"):
        device.wait(4000)
        before = device.panel.shown
        device.press(step)
        device.wait(4000)
        assert device.panel.shown == before + 1, step
