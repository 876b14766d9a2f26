# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A CIRCUITPY drive: where it is on this computer, what board it says it is, its files."""

import os
import pathlib
import re
import shutil
import string

TOLD = "boot_out.txt"  # written by CircuitPython at each start
_CLUSTER = 4096  # where nobody says how large it is


class Drive:
    """The files below a folder, by their paths with "/". All but read() may raise OSError."""

    def __init__(self, root):
        self.root = pathlib.Path(root)

    @property
    def cluster(self):
        """The least that a file takes, in bytes."""
        if not hasattr(os, "statvfs"):
            return _CLUSTER
        return os.statvfs(self.root).f_bsize or _CLUSTER

    def free(self):
        """How many bytes are free."""
        return shutil.disk_usage(self.root).free

    def read(self, path):
        """The bytes of a file; None where there is none."""
        try:
            return (self.root / path).read_bytes()
        except OSError:
            return None

    def write(self, path, data):
        """Write a file onto the medium, its folder too."""
        self.root.stat()  # a folder is made on the drive, not where it was
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        with open(self.root / path, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def remove(self, path):
        """Delete a file, and its folders where they are empty then."""
        (self.root / path).unlink()
        for folder in (self.root / path).parents:
            if folder == self.root or any(folder.iterdir()):
                return
            folder.rmdir()


def found():
    """The folders of this computer that are drives of CircuitPython."""
    if os.name == "nt":
        places = [pathlib.Path(letter + ":/") for letter in string.ascii_uppercase[2:]]
    else:
        places = list(pathlib.Path("/Volumes").glob("*"))
        for folder in ("/media", "/run/media"):
            places += [*pathlib.Path(folder).glob("*"), *pathlib.Path(folder).glob("*/*")]
        places += pathlib.Path("/mnt").glob("*")
    return sorted({place for place in places if _is_one(place)})


def _is_one(place):
    try:
        return (place / TOLD).is_file()
    except OSError:
        return False


def identity(drive):
    """(board id, (major, minor), what it calls itself) of a drive; None where it says nothing."""
    told = (drive.read(TOLD) or b"").decode("utf-8", "replace")
    version = re.search(r"CircuitPython (\d+)\.(\d+)(\S*)", told)
    board = re.search(r"Board ID: ?(\S+)", told)
    if not version or not board:
        return None
    name = "CircuitPython %s.%s%s" % version.groups()
    return board[1], (int(version[1]), int(version[2])), name
