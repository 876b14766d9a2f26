# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A UC8151 e-paper as its four wires see it, and displayio's display on it, in simulated time.

The memory is filled by DTM2 and comes to the glass by DRF. Sources: UltraChip UC8151 data
sheet, table 9 (commands), and CircuitPython's definition of the Badger 2040.
"""

from epaperdisplay import EPaperDisplay

GATES, BYTES = 296, 16  # the glass stands upright: 296 rows of 128 pixels

_PANEL, _POWER_OFF, _POWER_ON, _INTERVAL = 0x00, 0x02, 0x04, 0x50
_OLD, _REFRESH, _NEW = 0x10, 0x12, 0x13
_NO_COMMAND = 0x100

# What a board sends before and after each picture: without its waves, and without waiting. A 1 is
# white here; the Badger's board turns the bits round, which Blinka cannot.
START = bytes((_POWER_ON, 0, _PANEL, 1, 0xBF, _INTERVAL, 1, 0x5C))
STOP = bytes((_POWER_OFF, 0))


class UC8151:
    """The panel: `glass` is what a person sees, `shown` how many pictures there were.

    Looked at with the connector on the right, as on the Badger: rotation 270.
    """

    def __init__(self):
        self.glass = bytearray(b"\xff" * (GATES * BYTES))
        self.shown = 0
        self.written = 0
        self.data_written = 0  # bytes of pixels
        self._memory = bytearray(GATES * BYTES)
        self._at = 0
        self._command = 0
        self._power = False
        self._upright = True  # a 1 is white; CDI may turn it round

    @property
    def on(self):
        """Is there a picture? It stays without power."""
        return self.shown > 0

    def command(self, byte):
        """A byte with the command line low."""
        self._command = byte
        if byte in (_POWER_OFF, _POWER_ON):
            self._power = byte == _POWER_ON
        elif byte == _NEW:
            self._at = 0
        elif byte == _REFRESH:
            self._refresh()

    def data(self, data):
        """Bytes with the command line high."""
        if self._command == _INTERVAL:
            self._upright = bool(data[0] & 0x10)
        elif self._command == _NEW:
            self._memory[self._at : self._at + len(data)] = data
            self._at += len(data)
        if self._command in (_OLD, _NEW):
            self.data_written += len(data)

    def _refresh(self):
        if not self._power:
            raise OSError("a picture without power")
        if len(self._memory) != GATES * BYTES:
            raise ValueError("more pixels than the glass has")
        turn = 0 if self._upright else 0xFF
        self.glass[:] = bytes(byte ^ turn for byte in self._memory)
        self.shown += 1

    def pixel(self, x, y):
        """Is there ink?"""
        at = (GATES - 1 - x) * BYTES + y // 8
        return not self.glass[at] >> (7 - y % 8) & 1

    def row(self, y, width):
        """A row of the glass as colours, 0xRRGGBB."""
        return [0x202020 if self.pixel(x, y) else 0xE8E8E0 for x in range(width)]


class _Ready:
    """The pin of a panel that is never busy: of those that Blinka has without a board, the high."""

    id = 0


class EPaper(EPaperDisplay):
    """The display. Its waits are counted by clock(), in milliseconds, as the device's time goes."""

    def __init__(self, bus, clock, wait):
        self._clock = clock
        self._wait = wait
        self._free = clock()
        super().__init__(
            bus, START, STOP,
            width=GATES, height=BYTES * 8, ram_width=160, ram_height=GATES, rotation=270,
            set_column_window_command=_NO_COMMAND, set_row_window_command=_NO_COMMAND,
            set_current_column_command=_NO_COMMAND, set_current_row_command=_NO_COMMAND,
            write_black_ram_command=_NEW,
            write_color_ram_command=_OLD, grayscale=True,
            refresh_display_command=_REFRESH, seconds_per_frame=0,
            busy_pin=_Ready, busy_state=False,
        )  # fmt: skip

    @property
    def time_to_refresh(self):
        """Seconds until another picture may be shown."""
        return max(0, self._free - self._clock()) / 1000

    def refresh(self):
        """Show a picture. RuntimeError where it is too soon."""
        super().refresh()
        self._free = self._clock() + self._wait
