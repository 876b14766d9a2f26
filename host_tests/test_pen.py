# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Glyphs at the size of every display: drawn whole, apart, and in proportion."""

import pytest
from displayio import Bitmap

from gadget import font, tall
from gadget.font import JOINED
from gadget.glyphs import GLYPHS
from gadget.page import cell
from gadget.pen import Pen, places
from ink import glyph, picture

DISPLAYS = ((128, 64), (160, 128), (240, 135), (240, 240), (296, 128))
CELLS = [cell(*size) for size in DISPLAYS]
LATIN = [chr(code) for code in [*range(33, 127), *range(192, 256)]]


def parts(rows):
    """How many pieces of ink there are that touch nowhere, not even at their corners."""
    todo = {(x, y) for y, row in enumerate(rows) for x, value in enumerate(row) if value}
    count = 0
    while todo:
        count += 1
        edge = {todo.pop()}
        while edge:
            x, y = edge.pop()
            near = {(x + i, y + k) for i in (-1, 0, 1) for k in (-1, 0, 1)} & todo
            todo -= near
            edge |= near
    return count


def test_the_cells():
    assert CELLS == [(6, 8), (7, 16), (11, 16), (11, 26), (14, 16)]


@pytest.mark.parametrize("dots", [5, 6, 8, 13])
@pytest.mark.parametrize("size", [14, 16, 26, 48])
def test_places_are_even_and_the_same_from_both_ends(dots, size):
    found = list(places(dots, size, 2))
    assert found[0] == 0 and found[-1] == size - 2
    steps = [b - a for a, b in zip(found, found[1:])]
    assert max(steps) - min(steps) <= 2
    assert steps == steps[::-1]


def drawn(dots, nib, xs, ys):
    bitmap = Bitmap(12, 12, 2)
    Pen(bitmap, 1, *nib).draw(1, 1, dots, xs, ys)
    return ["".join(".#"[value] for value in row) for row in picture(bitmap, 0, 0, 12, 12)]


def test_dots_side_by_side_are_a_stroke_and_four_a_surface():
    rows = drawn(bytes((0b11, 0b11)), (2, 2), bytes((0, 4)), bytes((0, 3)))
    assert rows[:7] == ["." * 12] + [".######....."] * 5 + ["." * 12]


def test_dots_corner_to_corner_are_a_slant_steep_outside():
    rows = drawn(bytes((0b001, 0b010, 0b100)), (1, 1), bytes((0, 1, 2)), bytes((0, 3, 6)))
    assert [row[1:4] for row in rows[1:8]] == ["#..", ".#.", ".#.", ".#.", ".#.", ".#.", "..#"]
    rows = drawn(bytes((0b010, 0b101, 0b010)), (1, 1), bytes((0, 2, 4)), bytes((0, 2, 4)))
    assert [row[1:6] for row in rows[1:6]] == ["..#..", ".#.#.", "#...#", ".#.#.", "..#.."]


def test_three_corners_stay_open():
    rows = drawn(bytes((0b11, 0b01)), (1, 1), bytes((0, 3)), bytes((0, 3)))
    assert rows[1:5] == [".####.......", ".#..........", ".#..........", ".#.........."]


def test_at_one_pixel_a_dot_the_glyph_is_its_pattern():
    for place in range(font.PLACES):
        if not place % 16:
            sheet = font.Font(6, 8)  # one has room for 22 beyond those it begins with
        columns = list(GLYPHS[place * 5 : place * 5 + 5])
        columns.append(columns[4] if place >= JOINED else 0)
        assert glyph(sheet, place) == [[bits >> row & 1 for bits in columns] for row in range(8)]


def test_without_room_a_letter_is_a_question_mark():
    sheet = font.Font(6, 8)
    assert len({sheet.cell(place) for place in range(191)}) == 128 - 30  # but the symbols
    assert sheet.cell(190) == sheet.cell(font.tile("?")) and sheet.cell(95) == 125


@pytest.mark.parametrize("size", CELLS)
def test_letters_differ_at_every_size_and_leave_a_gap(size):
    seen = {}
    for i, char in enumerate(LATIN):
        if not i % 16:
            sheet = font.Font(*size)
        rows = glyph(sheet, font.tile(char))
        assert not any(row[-1] for row in rows), char
        seen.setdefault(str(rows), []).append(char.lower())
    for twins in seen.values():
        assert len(set(twins)) == 1 or twins == ["0", "o"], twins


@pytest.mark.parametrize("size", CELLS)
def test_letters_stay_whole_and_capitals_leave_a_rim(size):
    sheet = font.Font(*size)
    for char in "ABCDEFGHJKLMNOPQRSTUVWXYZabcdefghklmnopqrstuvwxyz0123456789":
        assert parts(glyph(sheet, font.tile(char))) == 1, char
    for char in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        rows = glyph(sheet, font.tile(char))
        assert not any(rows[0]) and not any(rows[-1]), char
        assert any(any(row) for row in rows[-size[1] // 4 :]), char


@pytest.mark.parametrize("size", CELLS)
def test_what_joins_reaches_both_edges(size):
    sheet = font.Font(*size)
    line = glyph(sheet, font.tile("─"))
    assert any(all(row) for row in line)
    post = glyph(sheet, font.tile("│"))
    assert any(all(column) for column in zip(*post))
    assert all(all(row) for row in glyph(sheet, font.tile("█")))


@pytest.mark.parametrize("size", CELLS)
def test_tall_digits_are_whole_apart_and_fill_two_lines(size):
    sheet = tall._Sheet(10 * size[0] // tall._DIGITS, 2 * size[1])
    assert tall._DIGITS * sheet.width <= 10 * size[0]
    seen = set()
    for digit in range(10):
        rows = picture(sheet.bitmap, digit * sheet.width, 0, sheet.width, sheet.height)
        assert parts(rows) == 1, digit
        assert not any(row[-1] for row in rows)
        inked = [y for y, row in enumerate(rows) if any(row)]
        assert inked[-1] - inked[0] >= sheet.height * 3 // 4
        seen.add(str(rows))
    assert len(seen) == 10
