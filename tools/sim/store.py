# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a simulated device keeps over the power: the nvm and the drive, in memory or in a folder.

The memory has two switches that real drives have too: the computer owns it, or it is full.
"""

import errno
import io
import os

from gadget.drive import Drive

MEMORY = 4096  # bytes of an RP2040's nvm


class Store:
    """The media of a device: memory, and drive as gadget.drive.Drive has it."""

    def __init__(self):
        self.memory = bytearray(b"\xff" * MEMORY)
        self.drive = Files()


class Folder:
    """The same in a folder of this computer, so that the next start finds it."""

    def __init__(self, folder):
        os.makedirs(folder, exist_ok=True)
        self.memory = Image(os.path.join(folder, "memory.bin"))
        self.drive = Drive(str(folder), "UP")


class Image:
    """The bytes of a memory that are a file too."""

    def __init__(self, path):
        self._path = path
        if not os.path.exists(path):
            with open(path, "wb") as file:
                file.write(b"\xff" * MEMORY)
        with open(path, "rb") as file:
            self._bytes = bytearray(file.read())

    def __len__(self):
        return len(self._bytes)

    def __getitem__(self, at):
        return self._bytes[at]

    def __setitem__(self, at, new):
        self._bytes[at] = new
        with open(self._path, "r+b") as file:
            file.seek(at.start)
            file.write(new)
            file.flush()
            os.fsync(file.fileno())


class Files:
    """A drive in memory. owned: by the computer. full: nothing more fits."""

    folder = "nowhere/games"
    key = "UP"

    def __init__(self):
        self.files = {}
        self.owned = False
        self.full = False

    def locked(self):
        return self.owned

    def open(self, name, mode):
        if self.owned and mode != "rb":
            raise OSError(errno.EROFS, "")
        if mode[0] == "r" and name not in self.files:
            raise OSError(errno.ENOENT, "")
        return _File(self, name, mode)

    def names(self):
        return list(self.files)

    def remove(self, name):
        if self.owned:
            raise OSError(errno.EROFS, "")
        if name not in self.files:
            raise OSError(errno.ENOENT, "")
        del self.files[name]
        self.full = False

    def sync(self, file):
        file.save()


class _File(io.BytesIO):
    def __init__(self, drive, name, mode):
        super().__init__(b"" if mode[0] == "w" else drive.files[name])
        self._drive = drive
        self._name = name
        self._mode = mode

    def write(self, data):
        return super().write(data if "b" in self._mode else data.encode())

    def save(self):
        if self._drive.full and len(self.getvalue()) > len(self._drive.files.get(self._name, b"")):
            raise OSError(errno.ENOSPC, "")
        self._drive.files[self._name] = self.getvalue()

    def close(self):
        if self._mode != "rb" and not self.closed:
            self.save()
        super().close()
