# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The simulator: the panel's decoder, pictures, scripts, the terminal, and the whole chain."""

import struct
import zlib

import pytest

import ledger
from eastwind import events
from eastwind.match import Match
from eastwind.records import Log
from eastwind.rulesets import load
from eastwind.settle import Settlement, settle
from eastwind.table import Table
from gadget import keys, nav
from sim import braille, png, script, terminal
from sim.device import Device, boards
from sim.ssd1306 import SSD1306

ADDRESS = 0x3C


def commands(*data):
    """Command bytes as Blinka and CircuitPython send them: each with its control byte."""
    return bytes(byte for command in data for byte in (0x80, command))


def test_window_of_the_panel_fills_column_first_then_page_and_wraps():
    panel = SSD1306()
    panel.writeto(ADDRESS, commands(0x21, 10, 12))
    panel.writeto(ADDRESS, commands(0x22, 3, 4))
    panel.writeto(ADDRESS, bytes((0x40, 1, 2, 3, 4, 5, 6, 7)))
    assert panel.memory[3 * 128 + 10 : 3 * 128 + 13] == bytes((7, 2, 3))
    assert panel.memory[4 * 128 + 10 : 4 * 128 + 13] == bytes((4, 5, 6))
    assert sum(panel.memory) == 7 + 2 + 3 + 4 + 5 + 6
    assert panel.data_written == 7
    assert panel.written == 2 * (6 + 1) + 8 + 1


def test_parameters_are_no_commands_and_the_lowest_bit_is_on_top():
    panel = SSD1306()
    panel.writeto(ADDRESS, bytes((0x00, 0x81, 0xAF, 0x20, 0x00)))  # contrast 0xAF, one stream
    assert not panel.on
    panel.writeto(ADDRESS, commands(0xAF))
    panel.writeto(ADDRESS, bytes((0x40, 0b10000001)))
    assert [panel.pixel(0, y) for y in range(8)] == [True] + [False] * 6 + [True]
    panel.writeto(ADDRESS, commands(0xA7))
    assert not panel.pixel(0, 0) and panel.pixel(0, 1)
    panel.writeto(ADDRESS, commands(0xAE))
    assert not panel.pixel(0, 1)


def test_another_address_is_not_answered():
    with pytest.raises(OSError):
        SSD1306().writeto(0x3D, commands(0xAF))


def test_png_holds_the_pixels(tmp_path):
    path = tmp_path / "p.png"
    png.write_colours(path, [[0xFFFFFF, 0, 0xFFFFFF], [0, 0xFFFFFF, 0]], scale=2)
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (6, 4)
    at = data.index(b"IDAT")
    size = struct.unpack(">I", data[at - 4 : at])[0]
    lines = zlib.decompress(data[at + 4 : at + 4 + size])
    assert lines == bytes((0, 0b11001100, 0, 0b11001100, 0, 0b00110000, 0, 0b00110000))


def test_braille_dots():
    assert braille.lines([[1, 0], [0, 0], [0, 1], [1, 1]]) == [chr(0x2800 + 0x01 + 0x20 + 0xC0)]
    assert braille.lines([[0] * 128] * 64) == [chr(0x2800) * 64] * 16


def test_keyboard_bytes_become_keys():
    assert terminal.split("\x1b[A\x1bOBa\x7f?q") == ["UP", "DOWN", "OK", "BACK", "quit"]


@pytest.mark.parametrize("board", boards())
def test_a_board_starts_and_shows_something(board):
    device = Device(board)
    device.wait(1000)  # e-paper shows a step a little later
    assert any(device.rows())
    assert any(map(any, device.pixels()))
    assert device.panel.on


class Counter:
    """A screen for these tests: OK counts up, BACK leaves, RIGHT leads home, DONE opens another,
    UP fails."""

    done = True

    def __init__(self):
        self.count = 0

    def paint(self, page):
        page.begin()
        page.put(0, "Count")
        page.number(0, 6, self.count, 4)
        page.end()

    def handle(self, key):
        if key == keys.UP:
            raise MemoryError
        if key == keys.OK:
            self.count += 1
        return {keys.BACK: nav.BACK, keys.DONE: Counter(), keys.RIGHT: nav.HOME}.get(key)


@pytest.fixture
def counting(device):
    device.app.stack = [Counter()]
    return device


def test_keys_reach_the_screen_and_the_screen_the_glass(counting):
    counting.press("OK OK OK")
    assert counting.rows()[0] == "Count    3"
    counting.hold("OK")
    assert counting.rows()[0] == "Count    0"
    counting.press("OK OK BACK")
    assert counting.rows()[0] == "Count    3"
    counting.press("DONE DONE DONE")
    assert len(counting.app.stack) == 4
    counting.press("RIGHT")
    assert len(counting.app.stack) == 1


@pytest.mark.parametrize("board", boards())
def test_a_keyboard_reaches_every_board(board):
    device = Device(board)
    names = terminal.split("\x1b[A\x1b[B\x1b[D\x1b[C\r1")
    assert names == ["UP", "DOWN", "LEFT", "RIGHT", "OK", "1"]
    pad = device.has("UP")
    for name, along in zip(names, ("PREV", "NEXT", "PREV", "NEXT")):
        assert device.switch(name) == (name if pad else along)
    assert device.switch("OK") == "OK"
    assert device.switch("1") == ("1" if device.has("1") else "")
    device.press(device.switch("DOWN"))


def test_five_keys_hold_ok_for_back():
    device = Device(five_keys=True)
    device.app.stack = [Counter(), Counter()]
    device.press("OK BACK")
    assert len(device.app.stack) == 1


def test_a_crash_says_so_in_words_and_any_key_goes_on(counting, capsys):
    with pytest.raises(MemoryError):
        counting.press("DONE UP")
    counting.feed("UP", False)
    counting.tick()
    assert "Memory ran out." in counting.rows()
    counting.press("OK")
    assert counting.rows()[0] == "Count    0"
    assert "MemoryError" in capsys.readouterr().err


def test_a_crash_shows_where_it_was(counting):
    def fail(key):
        raise KeyError("none")

    counting.app.screen.handle = fail
    with pytest.raises(KeyError):
        counting.press("OK")
    counting.feed("OK", False)
    counting.tick()
    rows = counting.rows()
    assert rows[1] == "Your game is kept." and rows[3] == "KeyError"
    places = " ".join(rows[4:7]).split()
    assert [place.split(":")[0] for place in places][:2] == ["test_sim", "app"]
    assert all(place.split(":")[1].isdigit() for place in places)
    assert not counting.app.page.cut


def run(device, tmp_path, text):
    (tmp_path / "one.keys").write_text(text)
    (tmp_path / "two.keys").write_text("press OK  # once\n")
    runner = script.Script(device, tmp_path / "shots")
    runner.run(tmp_path / "one.keys")
    return runner


def test_script(counting, tmp_path):
    runner = run(
        counting,
        tmp_path,
        '# a story\n\nx3 press OK OK\ninclude two.keys\nexpect "Count    7"\nshot seven\nhold OK',
    )
    assert [path.name for path in runner.shots] == ["seven.png"]
    assert len(counting.app.stack) == 2


@pytest.mark.parametrize(
    "text, error",
    [
        ("press OK\nexpect 5", 'one.keys:2: expected "5"'),
        ("dance", "one.keys:1: unknown command: dance"),
        ("press", "one.keys:1: press needs"),
        ("press A", "one.keys:1: unknown key A"),
        ('expect "x', "one.keys:1: No closing quotation"),
        ("include one.keys", "one.keys:1: includes itself"),
        ("include three.keys", "one.keys:1: .*three.keys: No such file"),
        ("press DONE UP", "one.keys:1: the firmware failed: MemoryError"),
    ],
)
def test_script_errors_name_the_place(counting, tmp_path, text, error):
    with pytest.raises(script.ScriptError, match=error):
        run(counting, tmp_path, text)


def test_the_ledger_tells_every_way_to_win():
    log = Log()
    table = Table(Match(), log)
    table.new_game(load("bmja"), 4, ["Ann", "Bob", "Cid", "Dee"])
    table.seats(0)
    for how in range(events.BY_DISCARD, events.BY_KONG + 1):
        table.deal(0, Settlement(), how)
    assert len(set(line.split("wins")[1] for line in ledger.lines(log)[2:-1])) == 9


def test_the_ledger_tells_what_counts():
    log = Log()
    assert ledger.lines(log) == []
    table = Table(Match(), log)
    table.new_game(load("harr"), 4, ["Ann", "Bob", "Cid", "Dee"])
    table.seats(0)
    paid = Settlement()
    settle(load("harr"), [64, 480, 16, 0], 15, 1, -1, 0, paid)
    table.deal(1, paid, events.BY_LOOSE)
    table.draw()
    table.undo()
    table.end()
    rows = [" ".join(line.split()) for line in ledger.lines(log)]
    assert rows == [
        "Game 1, harr, 4 players",
        "Hand Round East Ann Bob Cid Dee",
        "1 East Ann Bob wins with a loose tile -736 +1920 -560 -624",
        "final total -736 1920 -560 -624",
    ]
