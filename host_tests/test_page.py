# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The page: cells, bars, numbers, big texts, and what of it travels on the wire."""

import pytest

from gadget import font
from gadget.font import JOINED, SYMBOLS
from gadget.glyphs import GLYPHS
from gadget.page import INVERSE

# One write of an area on the SSD1306's bus, beside its pixels: two commands of three bytes,
# each byte with its control byte, three address bytes, one control byte for the data.
AREA = 2 * 2 * 3 + 3 + 1


@pytest.fixture
def page(device):
    return device.app.page


def paint(page, *lines):
    page.begin()
    for line, text in enumerate(lines):
        page.put(line, text)
    page.end()


def cell(device, line, column):
    """The pixels of one cell; the page is one pixel off the left edge of the panel."""
    rows = device.pixels()[line * 8 : line * 8 + 8]
    return [row[column * 6 + 1 : column * 6 + 7] for row in rows]


def glyph(char):
    """The pixels of a character as the sheet's data has them."""
    at = font.tile(char) * 5
    columns = list(GLYPHS[at : at + 5]) + [0]
    return [[bits >> row & 1 for bits in columns] for row in range(8)]


def test_the_sheet_holds_each_glyph_once_and_fits_one_byte_with_the_hole():
    count = 95 + 96 + len(SYMBOLS)
    assert len(GLYPHS) == 5 * count
    assert font.PLACES == count < 255
    assert SYMBOLS[JOINED - 191] == "─"
    printable = [chr(code) for code in [*range(32, 127), *range(160, 256)]] + list(SYMBOLS)
    assert [font.tile(char) for char in printable] == list(range(count))
    assert [font.char(place) for place in range(count)] == printable
    assert font.char(font.tile("漢")) == "?"


def test_what_looks_alike_differs_by_its_case_only_or_is_0_and_o():
    twins = {}
    for place in range(font.PLACES):
        twins.setdefault(GLYPHS[place * 5 : place * 5 + 5], []).append(font.char(place))
    alike = ["".join(twin) for twin in twins.values() if len(twin) > 1]
    others = [twin for twin in alike if len(set(twin.lower())) > 1]
    assert others == [" \u00a0", "-\u00ad", "0O"]


def test_capitals_leave_a_rim_for_the_bar():
    for char in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        assert not any(glyph(char)[0]) and not any(glyph(char)[7])


def test_inverse_is_the_exact_negative_and_leaves_no_trace(device, page):
    paint(page, "Ann  Bob")
    plain = device.pixels()
    page.begin()
    page.put(0, "Ann", INVERSE)
    page.put(0, "Bob", column=5)
    page.end()
    for column in range(3):
        assert cell(device, 0, column) == [[1 - p for p in row] for row in glyph("Ann"[column])]
    assert cell(device, 0, 5) == glyph("B")
    paint(page, "Ann  Bob")
    assert device.pixels() == plain


def test_text_changed_under_a_bar_is_right_when_the_bar_leaves(device, page):
    for text, bar in (("one", False), ("two", True), ("six", True), ("six", False)):
        page.begin()
        page.put(3, text)
        if bar:
            page.invert(3, 0, page.columns)
        page.end()
    assert cell(device, 3, 0) == glyph("s")
    assert page.text()[3] == "six"


@pytest.mark.parametrize(
    "value, width, shown",
    [(0, 3, "  0"), (7, 1, "7"), (-1, 2, "-1"), (-40, 6, "   -40"), (123456, 6, "123456"),
     (-123456, 7, "-123456"), (1000, 3, "###"), (-10, 2, "##"), (-7, 1, "#")],
)  # fmt: skip
def test_number(page, value, width, shown):
    page.begin()
    page.put(1, "." * page.columns)
    page.number(1, 4, value, width)
    page.end()
    assert page.text()[1] == "...." + shown + "." * (page.columns - 4 - width)
    assert page.cut == ("#" in shown)


def test_what_is_not_put_again_is_blank(device, page):
    page.begin()
    page.put(0, "a row")
    page.big(2, "12")
    page.big(4, "34", right=True)
    page.footer("OK add", "BACK undo")
    page.end()
    assert page.text() == [
        "a row", "", "12", "", " " * 17 + "34", "", "", "OK add" + " " * 6 + "BACK undo",
    ]  # fmt: skip
    page.begin()
    page.end()
    assert page.text() == [""] * 8
    assert not any(map(any, device.pixels()))


def test_text_that_runs_over_the_edge_is_reported(page):
    for write in (
        lambda: page.put(0, "x" * 22),
        lambda: page.big(0, "x" * 11),
        lambda: page.footer("x" * 15, "y" * 8),
    ):
        page.begin()
        assert not page.cut
        write()
        assert page.cut


def move(device, page, line, column=0, width=21):
    """Bytes of pixels, and all bytes, on the wire for moving the bar there."""
    before = device.panel.data_written, device.panel.written
    page.begin()
    for row in range(8):
        page.put(row, "Player %d      -1234" % row)
    page.invert(line, column, width)
    page.end()
    return device.panel.data_written - before[0], device.panel.written - before[1]


def test_a_moved_bar_sends_only_the_two_lines(device, page):
    for line in (5, 1, 2):
        move(device, page, line)
    pixels, wire = move(device, page, 3)
    assert pixels == 2 * 126
    assert wire <= 2 * 126 + 6 * AREA  # a bar has three parts


def test_a_moved_cell_sends_only_the_cells(device, page):
    for column in (12, 0):
        move(device, page, 4, column, 3)
    pixels, _ = move(device, page, 4, 3, 3)
    assert pixels == 6 * 6


def test_the_same_painting_sends_nothing(device, page):
    move(device, page, 3)
    assert move(device, page, 3) == (0, 0)
