# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""On the small VMs, painting a page again 300 times, as in an evening, allocates nothing, on any
size of display."""

import pytest

import vms
from vm import core

# What the board's own displayio and the label library are to a page: places to write to.
DISPLAYIO = """
class Bitmap:
    def __init__(self, width, height, values):
        self.width = width
        self.height = height

    def __setitem__(self, at, value):
        pass


class Palette:
    def __init__(self, size):
        self.colours = [0] * size

    def __setitem__(self, at, colour):
        self.colours[at] = colour

    def make_transparent(self, at):
        pass


class Group(list):
    pass


class TileGrid:
    def __init__(self, bitmap, width, height, default_tile, x=0, y=0, **more):
        self.tiles = bytearray([default_tile] * (width * height))
        self.x = x
        self.y = y
        self.hidden = False

    def __getitem__(self, at):
        return self.tiles[at]

    def __setitem__(self, at, tile):
        self.tiles[at] = tile
"""

LABEL = """
class Label:
    def __init__(self, font, scale, color):
        self.text = ""
        self.x = self.y = 0
        self.hidden = False
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """A root folder with the application and stand-ins for the hardware's modules."""
    folder = vms.fill(tmp_path_factory.mktemp("pages"))
    core.add_gadget(folder)
    (folder / "lib" / "displayio.py").write_text(DISPLAYIO, "utf-8")
    (folder / "lib" / "adafruit_display_text").mkdir()
    (folder / "lib" / "adafruit_display_text" / "__init__.py").write_text("", "utf-8")
    (folder / "lib" / "adafruit_display_text" / "label.py").write_text(LABEL, "utf-8")
    return folder


@pytest.mark.parametrize("name", ["wasm", "unix"])
def test_painting_again_allocates_nothing_D07(root, name):
    assert vms.machine(name)(root, ["import pages\npages.run()"]) == "done\n"
