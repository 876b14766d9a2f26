# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The ST7735 and ST7789 family as its four wires see it: windows of 16-bit pixels.

Addresses are those of the person who looks: what MADCTL turns is the glass, not the memory.
Sources: Sitronix ST7789V data sheet, section 9 (commands), and the start sequences of
CircuitPython's board definitions.
"""

import struct

COLUMNS, ROWS = 320, 320  # more than any glass has, either way round

_SLEEP_OUT, _OFF, _ON = 0x11, 0x28, 0x29
_COLUMN_WINDOW, _ROW_WINDOW, _WRITE, _FORMAT = 0x2A, 0x2B, 0x2C, 0x3A

# What a board sends first, in the form of displayio: awake, 16 bits a pixel, on.
START = bytes((_SLEEP_OUT, 0x80, 0, _FORMAT, 1, 0x55, _ON, 0x80, 0))


class ST77xx:
    """The panel: `memory` holds rows of RGB565 ints, the glass begins at `start`."""

    def __init__(self, start=(0, 0)):
        self.memory = [[0] * COLUMNS for _ in range(ROWS)]
        self.written = 0
        self.data_written = 0  # bytes of pixels
        self._start = start
        self._awake = False
        self._shows = False
        self._words = False  # 16 bits a pixel
        self._command = 0
        self._parameters = bytearray()
        self._columns = (0, COLUMNS - 1)
        self._rows = (0, ROWS - 1)
        self._column = 0
        self._row = 0

    @property
    def on(self):
        """Does the glass show the memory?"""
        return self._awake and self._shows

    def command(self, byte):
        """A byte with the command line low; what a former command lacked is forgotten."""
        self._command = byte
        self._parameters = bytearray()
        if byte == _SLEEP_OUT:
            self._awake = True
        elif byte in (_OFF, _ON):
            self._shows = byte == _ON
        elif byte == _WRITE:
            self._column = self._columns[0]
            self._row = self._rows[0]

    def data(self, data):
        """Bytes with the command line high: parameters or pixels."""
        if self._command == _WRITE:
            self.data_written += len(data)
        self._parameters += data
        if self._command == _WRITE:
            self._pixels()
        elif self._command == _FORMAT:
            self._words = self._parameters[0] & 7 == 5
        elif len(self._parameters) >= 4:
            one, two, three, four = self._parameters[:4]
            window = (one << 8 | two, three << 8 | four)
            if self._command == _COLUMN_WINDOW:
                self._columns = window
            elif self._command == _ROW_WINDOW:
                self._rows = window

    def _pixels(self):
        if not self._words:
            raise NotImplementedError("only 16 bits a pixel are simulated")
        data = self._parameters
        whole = len(data) & ~1
        words = struct.unpack(">%dH" % (whole // 2), data[:whole])
        while words:
            end = min(self._column + len(words), self._columns[1] + 1)
            n = end - self._column
            self.memory[self._row][self._column : end] = words[:n]
            words = words[n:]
            self._column = end
            if end > self._columns[1]:
                self._column = self._columns[0]
                self._row += 1
                if self._row > self._rows[1]:
                    self._row = self._rows[0]
        self._parameters = data[whole:]

    def pixel(self, x, y):
        """Is the pixel lit?"""
        return self.on and bool(self.memory[y + self._start[1]][x + self._start[0]])

    def row(self, y, width):
        """A row of the glass as colours, 0xRRGGBB; black while the display is off."""
        if not self.on:
            return [0] * width
        left, top = self._start
        words = self.memory[y + top][left : left + width]
        known = {word: _colour(word) for word in set(words)}
        return [known[word] for word in words]


def _colour(word):
    red, green, blue = word >> 11, word >> 5 & 63, word & 31
    return red * 255 // 31 << 16 | green * 255 // 63 << 8 | blue * 255 // 31
