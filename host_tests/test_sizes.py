# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The same screens on every size of display: nothing is cut, everything stands where it should."""

import pytest

from gadget import font
from gadget.page import COLUMNS
from ink import glyph
from screen_ways import FILES, WAYS, Blind, Careful, by_no_key, camel, look
from sim.device import Device

# a board for each size
BOARDS = {
    "raspberry_pi_pico": (128, 64),
    "pygamer": (160, 128),
    "adafruit_feather_esp32s3_reverse_tft": (240, 135),
    "pimoroni_picosystem": (240, 240),
    "pimoroni_badger2040": (296, 128),
}


@pytest.fixture(scope="module", params=list(BOARDS.values())[1:], ids=str)
def page(request):
    """A page of another size, on which nothing is drawn."""
    careful = Careful(Blind(*request.param))
    careful.arrows = request.param != (240, 135)  # those boards have no keys for directions
    return careful


@pytest.mark.parametrize("stem", FILES)
def test_no_screen_is_cut_and_nothing_lies_over_anything_on_any_size(long_game, stem, page):
    device = long_game
    by_no_key(device, stem)
    device.app.page = page
    device.app.screen.paint(page)
    for key in (WAYS[stem] or "").split():
        device.press(key)
        look(device)
    assert type(device.app.screen).__name__ == camel(stem)
    for key in "DOWN RIGHT DOWN DOWN LEFT DOWN RIGHT UP".split():
        device.press(key)
        look(device)


@pytest.fixture(scope="module", params=BOARDS)
def glass(request):
    """Pages on the real displayio for each size: paint(function) gives rows of 0 and 1."""
    return Glass(Device(request.param))


class Glass:
    def __init__(self, device):
        self.device = device
        self.page = page = device.app.page
        sheet = font.Font(device.profile.WIDTH // COLUMNS, device.profile.HEIGHT // page.lines & ~1)
        self.font = sheet
        self.left = (device.profile.WIDTH - COLUMNS * sheet.width) // 2
        self.top = (device.profile.HEIGHT - page.lines * sheet.height) // 2
        device.wait(4000)

    def paint(self, put):
        self.page.begin()
        put(self.page)
        self.page.end()
        self.device.wait(4000)  # for e-paper
        return self.device.pixels()

    def cell(self, rows, line, column, wide=1, high=1):
        x = self.left + column * self.font.width
        y = self.top + line * self.font.height
        rows = rows[y : y + high * self.font.height]
        return [row[x : x + wide * self.font.width] for row in rows]

    def glyph(self, char):
        return glyph(self.font, font.tile(char))


def test_a_page_has_21_columns_and_8_lines_or_more_and_fills_the_glass(glass):
    page = glass.page
    assert page.columns == 21 and page.lines >= 8
    width, height = glass.device.profile.WIDTH, glass.device.profile.HEIGHT
    assert 0 <= glass.left <= 6 and 0 <= glass.top <= 3
    assert width - page.columns * glass.font.width < page.columns
    assert height - page.lines * glass.font.height < glass.font.height


def test_text_stands_in_its_cells_up_to_every_corner(glass):
    last = glass.page.lines - 1

    def put(page):
        page.put(0, "A")
        page.put(0, "B", 0, 20)
        page.put(last, "g")
        page.put(last, "É", 0, 20)

    rows = glass.paint(put)
    for line, column, char in ((0, 0, "A"), (0, 20, "B"), (last, 0, "g"), (last, 20, "É")):
        assert glass.cell(rows, line, column) == glass.glyph(char)
    assert sum(map(sum, rows)) == sum(sum(map(sum, glass.glyph(char))) for char in "ABgÉ")


def test_the_bar_is_the_exact_negative(glass):
    rows = glass.paint(lambda page: page.put(3, "a", 1, 7))
    assert glass.cell(rows, 3, 7) == [[1 - p for p in row] for row in glass.glyph("a")]


def test_big_text_is_doubled_over_its_cells(glass):
    rows = glass.cell(glass.paint(lambda page: page.big(2, "7", 3)), 2, 3, 2, 2)
    assert [row[::2] for row in rows[::2]] == glass.glyph("7")
    assert [row[1::2] for row in rows[1::2]] == glass.glyph("7")


def test_tall_numbers_stay_within_nine_cells_and_two_lines(glass):
    rows = glass.paint(lambda page: page.tall(1, 10, -888888))
    assert not glass.page.cut
    inside = glass.cell(rows, 1, 1, 9, 2)
    assert sum(map(sum, inside)) == sum(map(sum, rows)) > 0
    assert glass.page.text()[1] == "   -888888"


def test_a_blank_page_is_paper_to_the_edges(glass):
    assert not any(map(any, glass.paint(lambda page: None)))


def test_a_moved_bar_sends_only_its_two_lines(glass):
    def put(line):
        def painting(page):
            for row in range(8):
                page.put(row, "Player %d      -1234" % row)
            page.invert(line, 0, page.columns)

        return painting

    for line in (5, 1, 2):
        glass.paint(put(line))
    before = glass.device.panel.data_written
    glass.paint(put(3))
    profile = glass.device.profile
    pixels = 2 * 21 * glass.font.width * glass.font.height
    bits = 16 if profile.PANEL == "st77xx" else 1
    if glass.page.slow:  # e-paper takes whole pictures alone: the old one and the new one, once
        pixels = 2 * profile.WIDTH * profile.HEIGHT
    assert glass.device.panel.data_written - before == pixels * bits // 8
