# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Stands in for the board's displayio in a VM: its objects are as large as their pixels and tiles.

Nothing is drawn. The native parts that are missing here are in budgets.RESERVE.
"""


def release_displays():
    pass


class Bitmap:
    def __init__(self, width, height, value_count):
        bits = 1
        while value_count > 1 << bits:
            bits *= 2
        self.width = width
        self.height = height
        self._pixels = bytearray((width * bits + 31) // 32 * 4 * height)

    def __setitem__(self, at, value):
        pass


class Palette:
    def __init__(self, color_count):
        self._colours = [0] * color_count

    def __setitem__(self, at, colour):
        self._colours[at] = colour

    def make_transparent(self, at):
        pass

    def make_opaque(self, at):
        pass


class TileGrid:
    def __init__(
        self, bitmap, pixel_shader=None, width=1, height=1, tile_width=None, tile_height=None,
        default_tile=0, x=0, y=0,
    ):  # fmt: skip
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x = x
        self.y = y
        self.hidden = False
        self._tiles = bytearray([default_tile] * (width * height))

    def __getitem__(self, at):
        return self._tiles[at]

    def __setitem__(self, at, tile):
        self._tiles[at] = tile


class Group:
    def __init__(self, scale=1, x=0, y=0):
        self._factor = scale
        self.x = x
        self.y = y
        self.hidden = False
        self._layers = []

    @property
    def scale(self):  # a property, for a Label has its own
        return self._factor

    def append(self, layer):
        self._layers.append(layer)

    def insert(self, at, layer):
        self._layers.insert(at, layer)

    def pop(self, at=-1):
        return self._layers.pop(at)

    def remove(self, layer):
        self._layers.remove(layer)

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, at):
        return self._layers[at]

    def __setitem__(self, at, layer):
        self._layers[at] = layer
