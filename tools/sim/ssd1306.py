# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""An SSD1306 as its I2C bytes see it: commands, addressing, and 128x64 pixels of memory.

It stands where the wires end. Blinka's own I2CDisplayBus writes to it as to busio.I2C
(try_lock, unlock, writeto), so no part of Blinka is replaced. Source: Solomon Systech
SSD1306 data sheet, sections 8.1.5 (I2C control byte), 8.7 (memory), 9 and 10 (commands).
"""

WIDTH = 128
PAGES = 8

_COLUMNS = 0x21
_PAGES = 0x22

# Parameters that follow a command; all others have none.
_PARAMETERS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2,
    0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
}  # fmt: skip


class SSD1306:
    """The panel: `memory` is its pages, `on` its state, `written` the bytes on the wire."""

    def __init__(self, address=0x3C):
        self.memory = bytearray(WIDTH * PAGES)
        self.on = False
        self.inverted = False
        self.written = 0
        self.data_written = 0
        self._address = address
        self._locked = False
        self._command = []
        self._columns = (0, WIDTH - 1)
        self._pages = (0, PAGES - 1)
        self._column = 0
        self._page = 0

    # What the display bus asks of an I2C bus.

    def try_lock(self):
        """Take the bus; False if it is taken."""
        free = not self._locked
        self._locked = True
        return free

    def unlock(self):
        """Give the bus back."""
        self._locked = False

    def deinit(self):
        """Nothing is held."""

    def writeto(self, address, buffer):
        """One I2C write. OSError if nobody answers at that address."""
        if address != self._address:
            raise OSError(19, "no device at that address")
        self.written += len(buffer) + 1  # the address byte
        at = 0
        while at < len(buffer):
            control = buffer[at]
            # Bit 7: one byte follows, then another control byte; else the rest is one stream.
            end = at + 2 if control & 0x80 else len(buffer)
            for byte in buffer[at + 1 : end]:
                if control & 0x40:
                    self._data(byte)
                else:
                    self._take(byte)
            at = end

    def _take(self, byte):
        self._command.append(byte)
        command = self._command[0]
        if len(self._command) <= _PARAMETERS.get(command, 0):
            return
        parameters = tuple(self._command[1:])
        self._command = []
        if command == _COLUMNS:
            self._columns = parameters
            self._column = parameters[0]
        elif command == _PAGES:
            self._pages = parameters
            self._page = parameters[0]
        elif command in (0xA6, 0xA7):
            self.inverted = command == 0xA7
        elif command in (0xAE, 0xAF):
            self.on = command == 0xAF
        elif command == 0x20 and parameters[0] & 3:
            raise NotImplementedError("only the horizontal addressing mode is simulated")

    def _data(self, byte):
        self.data_written += 1
        self.memory[self._page * WIDTH + self._column] = byte
        self._column += 1
        if self._column > self._columns[1]:
            self._column = self._columns[0]
            self._page += 1
            if self._page > self._pages[1]:
                self._page = self._pages[0]

    def pixel(self, x, y):
        """Is the pixel lit, as a person sees it with the glass the right way up?"""
        lit = self.memory[y // 8 * WIDTH + x] >> (y & 7) & 1
        return self.on and bool(lit) != self.inverted

    def row(self, y, width):
        """A row of the glass as colours, 0xRRGGBB."""
        return [0xFFFFFF if self.pixel(x, y) else 0 for x in range(width)]
