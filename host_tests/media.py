# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Models of the two media that a journal is kept on, and of what a power cut leaves of a write.

Memory behaves as RP2040 nvm does: bytes written where all is blank are programmed one after
another; anything else erases the whole sector first, and a cut then leaves garbage in all of it.
Files behave as on FAT at its worst: mode "wb" empties a file at once, bytes arrive one after
another, and the file being written may be lost altogether. Other files are left alone.
"""

import errno
import random


class World:
    """Both media. `done` lists what was written, with a copy of everything before it."""

    def __init__(self, memory=None, files=None, record=False):
        self.memory = None if memory is None else Memory(self, memory)
        self.drive = Files(self, dict(files or {}))
        self.done = []
        self.record = record

    def write(self, what):
        if self.record:
            before = bytes(self.memory.data) if self.memory else None
            self.done.append((before, dict(self.drive.files), what))


class Memory:
    """What microcontroller.nvm is to a program."""

    def __init__(self, world, data):
        self.world = world
        self.data = bytearray(data)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, at):
        return self.data[at] if isinstance(at, int) else bytes(self.data[at])

    def __setitem__(self, at, new):
        assert len(new) == at.stop - at.start
        self.world.write(("memory", at.start, bytes(new)))
        self.data[at] = new


class Files:
    """A folder. error: the errno of every opening for writing. room: bytes that are free."""

    def __init__(self, world, files):
        self.world = world
        self.files = files
        self.error = 0
        self.room = 1 << 20

    def open(self, name, mode):
        if mode != "rb" and self.error:
            raise OSError(self.error)
        if mode == "wb":
            self.world.write(("empty", name))
            self.room += len(self.files.get(name, b""))
            self.files[name] = b""
        elif name not in self.files:
            raise OSError(errno.ENOENT)
        return File(self, name, mode)

    def names(self):
        return list(self.files)

    def remove(self, name):
        if name not in self.files:
            raise OSError(errno.ENOENT)
        del self.files[name]

    def sync(self, file):
        assert file.mode != "rb"


class File:
    """An open file: the methods that a device has too, but truncate."""

    def __init__(self, drive, name, mode):
        self.drive = drive
        self.name = name
        self.mode = mode
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def seek(self, at, whence=0):
        self.at = at + (len(self.drive.files[self.name]) if whence == 2 else 0)
        return self.at

    def readinto(self, buffer):
        data = self.drive.files[self.name][self.at : self.at + len(buffer)]
        buffer[: len(data)] = data
        self.at += len(data)
        return len(data)

    def read(self):
        return self.drive.files[self.name][self.at :]

    def write(self, data):
        assert self.mode in ("wb", "r+b")
        old = self.drive.files[self.name]
        assert self.at <= len(old)
        more = self.at + len(data) - len(old)
        if more > self.drive.room:
            raise OSError(errno.ENOSPC)
        self.drive.room -= max(more, 0)
        self.drive.world.write(("file", self.name, self.at, bytes(data)))
        self.drive.files[self.name] = laid(old, self.at, data)
        self.at += len(data)


def laid(old, at, data):
    """Bytes with others laid over them from a place on."""
    return old[:at] + bytes(data) + old[at + len(data) :]


def cuts(done, seed):
    """All that a power cut can leave of one write: (memory, files, bytes of it that arrived).

    done: an item of World.done.
    """
    memory, files, (medium, *what) = done
    source = random.Random(seed)
    yield memory, files, 0
    if medium == "memory":
        at, data = what
        if set(memory[at : at + len(data)]) == {255}:
            for n in range(1, len(data) + 1):
                yield laid(memory, at, data[:n]), files, n
        else:
            for garbage in spoilt(memory, source):
                yield garbage, files, 0
            whole = laid(memory, at, data)
            for n in range(0, len(memory) + 1, 1 if set(whole) != {255} else len(memory)):
                yield whole[:n] + b"\xff" * (len(memory) - n), files, n
    else:
        name = what[0]
        kept = {key: value for key, value in files.items() if key != name}
        yield memory, kept, 0
        for old in (b"", source.randbytes(len(files.get(name, b"")) + 32)):
            yield memory, {**kept, name: old}, 0
        if medium == "file":
            at, data = what[1:]
            for n in range(1, len(data) + 1):
                yield memory, {**kept, name: laid(files[name], at, data[:n])}, n


def spoilt(memory, source):
    """What an erasing that was cut short may leave of a sector."""
    n = len(memory)
    noise = source.randbytes(n)
    yield noise
    yield bytes(n)
    yield bytes(a | b for a, b in zip(memory, noise))
    part = source.randrange(n)
    yield b"\xff" * part + memory[part:]
    yield memory[:part] + b"\xff" * (n - part)
    yield bytes(a if b & 7 else 255 for a, b in zip(memory, noise))
    at = source.randrange(0, n, 32)
    yield memory[:at] + noise[at:]
