# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The folder of the games on a drive: what eastwind.pair asks of one. The same on a computer."""

import os

_ENOENT = 2


class Drive:
    """A folder, made when something is first written there. Everything may raise OSError."""

    def __init__(self, folder, key=""):
        self.folder = folder
        self.key = key  # held at the start, it gives the drive to the computer

    def locked(self):
        """True where only the computer may write."""
        try:
            from storage import getmount
        except ImportError:
            return False
        return getmount("/").readonly

    def open(self, name, mode):
        """Open a file of the folder in a binary mode."""
        path = self.folder + "/" + name
        try:
            return open(path, mode)
        except OSError as error:
            if error.errno != _ENOENT or mode != "wb":
                raise
        os.mkdir(self.folder)
        return open(path, mode)

    def names(self):
        """The names of the files there; none where there is no folder."""
        try:
            return os.listdir(self.folder)
        except OSError:
            return []

    def remove(self, name):
        os.remove(self.folder + "/" + name)

    def sync(self, file):
        """Bring what was written to a file onto the medium."""
        file.flush()
        if hasattr(os, "fsync"):
            os.fsync(file.fileno())
        else:
            os.sync()

    def free(self):
        """How many bytes are free, or -1 where nobody knows."""
        if not hasattr(os, "statvfs"):
            return -1
        told = os.statvfs(self.folder)
        return told[0] * told[3]
