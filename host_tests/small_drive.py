# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A CIRCUITPY drive that is a folder with so many bytes, and fails when it is told to."""

import errno

import pytest

import dev_deploy
from bundle import deploy
from bundle.drive import Drive

BOOT = "Adafruit CircuitPython %s on 2026-07-01; Raspberry Pi Pico with rp2040\r\nBoard ID:%s\r\n"
BOARD = "raspberry_pi_pico"
MIB = 1 << 20
OTHERS = {
    "games/0001a.ewj": b"a game",
    "games/0001b.ewj": b"a game",
    "settings.toml": b'CIRCUITPY_PYSTACK_SIZE="2048"\n',
    "notes/mine.py": b"print('mine')\n",
    "lib/neopixel.mpy": b"C\x06\x00\x1fsomething",
}


class Small(Drive):
    """A folder with a budget of bytes, clusters of 512. fails: {how many writes: errno}."""

    cluster = 512

    def __init__(self, root, room=MIB, fails=None):
        super().__init__(root)
        self.room = room
        self.fails = fails or {}
        self.writes = 0
        self.torn = b""  # path of a file whose bytes are not kept

    def _used(self):
        sizes = [path.stat().st_size for path in self.root.rglob("*") if path.is_file()]
        return sum(-(-size // 512) * 512 for size in sizes)

    def free(self):
        return self.room - self._used()

    def write(self, path, data):
        if self.writes in self.fails:
            raise OSError(self.fails[self.writes], "as told")
        self.writes += 1
        if -(-len(data) // 512) * 512 > self.free():
            raise OSError(errno.ENOSPC, "No space left on device")
        super().write(path, b"" if path == self.torn else data)

    def remove(self, path):
        if self.writes in self.fails:
            raise OSError(self.fails[self.writes], "as told")
        super().remove(path)


class Case:
    """A drive and what was said."""

    def __init__(self, root, **how):
        self.root = root / "CIRCUITPY"
        self.before = root / "before"
        self.root.mkdir()
        self.said = []
        self.drive = Small(self.root, **how)
        self.put("boot_out.txt", (BOOT % ("10.2.1", BOARD)).encode())
        for path, data in OTHERS.items():
            self.put(path, data)

    def put(self, path, data):
        """Write a file past the drive's limits."""
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_bytes(data)

    def run(self, plain=False, dry=False):
        """Deploy."""
        self.drive.writes = 0
        dev_deploy.run(self.drive, plain, dry, self.before, self.said.append)

    def refused(self, **how):
        """Deploy, which is refused and leaves what was there; the sentence that says why."""
        with pytest.raises(deploy.Refused) as reason:
            self.run(**how)
        for path, data in OTHERS.items():
            assert (self.root / path).read_bytes() == data
        return str(reason.value)

    def files(self):
        return {
            path.relative_to(self.root).as_posix(): path.read_bytes()
            for path in self.root.rglob("*")
            if path.is_file()
        }
