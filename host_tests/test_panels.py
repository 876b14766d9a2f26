# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The simulated panels against bytes made by hand, and displayio's own bytes through them."""

import displayio
import pytest
from displayio import Bitmap, Group, Palette, TileGrid

from sim import panels
from sim.st77xx import ST77xx
from sim.uc8151 import BYTES, GATES, UC8151
from sim.wire import Wire

RED, GREEN, BLUE, WHITE = 0xF800, 0x07E0, 0x001F, 0xFFFF


def tell(panel, command, *data):
    """One command and its bytes, as they travel."""
    panel.command(command)
    if data:
        panel.data(bytes(data))


def lit(start=(0, 0)):
    """A colour panel that is awake, on, and takes 16 bits a pixel."""
    panel = ST77xx(start)
    tell(panel, 0x11)
    tell(panel, 0x3A, 0x55)
    tell(panel, 0x29)
    return panel


def words(*colours):
    return [byte for colour in colours for byte in (colour >> 8, colour & 255)]


def test_a_window_fills_row_by_row_and_wraps():
    panel = lit()
    tell(panel, 0x2A, 0, 10, 0, 11)
    tell(panel, 0x2B, 1, 0, 1, 1)
    tell(panel, 0x2C, *words(RED, GREEN, BLUE, WHITE, GREEN))
    assert panel.memory[256][10:12] == [GREEN, GREEN]
    assert panel.memory[257][10:12] == [BLUE, WHITE]
    assert sum(map(any, panel.memory)) == 2
    assert panel.data_written == 10


def test_a_pixel_may_come_in_two_pieces():
    panel = lit()
    panel.command(0x2C)
    panel.data(bytes((0xF8,)))
    panel.data(bytes((0x00, 0x07)))
    panel.data(bytes((0xE0,)))
    assert panel.memory[0][:3] == [RED, GREEN, 0]


def test_writing_again_starts_at_the_corner_of_the_window():
    panel = lit()
    tell(panel, 0x2A, 0, 5, 0, 9)
    tell(panel, 0x2C, *words(RED, RED))
    tell(panel, 0x2C, *words(BLUE))
    assert panel.memory[0][5:7] == [BLUE, RED]


def test_a_window_that_lacks_bytes_is_none():
    panel = lit()
    tell(panel, 0x2A, 0, 5, 0)
    tell(panel, 0x2C, *words(RED))
    assert panel.memory[0][0] == RED


def test_the_glass_begins_where_the_board_has_it():
    panel = lit((40, 53))
    panel.memory[53][40] = WHITE
    panel.memory[54][41] = RED
    assert panel.row(0, 1) == [0xFFFFFF] and panel.row(1, 2)[1] == 0xFF0000
    assert panel.pixel(0, 0) and not panel.pixel(0, 1)


@pytest.mark.parametrize("commands", [(0x29,), (0x11,), (0x11, 0x29, 0x28)])
def test_asleep_or_off_it_is_dark(commands):
    panel = ST77xx()
    panel.memory[0][0] = WHITE
    for command in commands:
        tell(panel, command)
    assert not panel.on and not panel.pixel(0, 0) and panel.row(0, 1) == [0]


def test_other_pixels_than_words_are_refused():
    panel = ST77xx()
    tell(panel, 0x3A, 0x66)
    with pytest.raises(NotImplementedError):
        tell(panel, 0x2C, 1, 2, 3)


def powered():
    """An e-paper with power, where a 1 is white."""
    panel = UC8151()
    tell(panel, 0x04)
    tell(panel, 0x50, 0x5C)
    return panel


def test_paper_shows_the_new_memory_only_when_told():
    panel = powered()
    tell(panel, 0x13, *b"\xff" * (GATES * BYTES - BYTES), 0x7F, *b"\xff" * (BYTES - 1))
    tell(panel, 0x10, *bytes(GATES * BYTES))
    assert not panel.on and not panel.pixel(0, 0)
    tell(panel, 0x12)
    assert panel.on and panel.shown == 1
    assert panel.pixel(0, 0)  # the last row is at the left, its first bit on top
    assert sum(panel.pixel(x, y) for x in range(296) for y in range(128)) == 1
    assert panel.data_written == 2 * GATES * BYTES


def test_paper_turned_round_by_its_interval_setting():
    panel = powered()
    tell(panel, 0x50, 0x4C)
    tell(panel, 0x13, 0x80, *bytes(GATES * BYTES - 1))
    tell(panel, 0x12)
    assert panel.pixel(295, 0) and not panel.pixel(295, 1)
    assert panel.row(0, 296)[295] < panel.row(1, 296)[295]


def test_paper_needs_power_and_its_own_number_of_pixels():
    panel = powered()
    tell(panel, 0x13, *bytes(GATES * BYTES + 1))
    with pytest.raises(ValueError):
        tell(panel, 0x12)
    panel = UC8151()
    with pytest.raises(OSError):
        tell(panel, 0x12)


class Facts:
    """Of a profile, what a panel needs."""

    def __init__(self, kind, width, height):
        self.PANEL = kind
        self.WIDTH = width
        self.HEIGHT = height


@pytest.mark.parametrize(
    "kind, width, height",
    [("ssd1306", 128, 64), ("st77xx", 160, 128), ("st77xx", 240, 135), ("st77xx", 240, 240),
     ("uc8151", 296, 128)],
)  # fmt: skip
def test_displayio_reaches_every_corner_of_every_panel(kind, width, height):
    panel, display = panels.connect(Facts(kind, width, height), lambda: 0)
    assert (display.width, display.height) == (width, height)
    dots = {(0, 0), (width - 1, 0), (0, height - 1), (width - 2, height - 1), (9, 30)}
    bitmap = Bitmap(width, height, 2)
    for x, y in dots:
        bitmap[x, y] = 1
    palette = Palette(2)
    palette[0], palette[1] = (0xFFFFFF, 0) if kind == "uc8151" else (0, 0xFFFFFF)
    group = Group()
    group.append(TileGrid(bitmap, pixel_shader=palette))
    display.root_group = group
    display.refresh()
    found = {(x, y) for y in range(height) for x in range(width) if panel.pixel(x, y)}
    assert found == dots


def test_nobody_else_draws():
    panels.connect(Facts("ssd1306", 128, 64), lambda: 0)
    assert not displayio.background_thread.is_alive()


def test_the_wire_is_taken_once_and_counts():
    panel = ST77xx()
    wire = Wire(panel)
    wire.send(0x2A, bytes((0, 1, 0, 2)))
    assert panel.written == 5
    assert wire._begin_transaction() and not wire._begin_transaction()


def test_paper_counts_its_waits_by_the_devices_clock():
    now = [0]
    _, display = panels.connect(Facts("uc8151", 296, 128), lambda: now[0])
    group = Group()
    display.root_group = group
    display.refresh()
    now[0] = 1999
    assert display.time_to_refresh == 0.001
    with pytest.raises(RuntimeError, match="too soon"):
        display.refresh()
    now[0] = 2000
    assert not display.time_to_refresh
