# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A bundle as a zip that is the same byte by byte wherever it is made, and whether it fits."""

import zipfile

import budgets
from bundle import facts

SECTOR = 512  # bytes: what CircuitPython formats small drives with, and the least of any
_DAY = (1980, 1, 1, 0, 0, 0)  # the first that a zip can say


def on_drive(files, cluster=SECTOR):
    """The bytes that files take on a drive: whole clusters, one for each folder too."""
    folders = {path.rpartition("/")[0] for path in files if "/" in path}
    for folder in tuple(folders):
        while "/" in folder:
            folder = folder.rpartition("/")[0]
            folders.add(folder)
    # a name that is not short and in capitals takes more than one entry of 32 bytes in its folder
    entries = sum(32 * (2 + len(path.rpartition("/")[2]) // 13) for path in files)
    clusters = sum(-(-len(data) // cluster) for data in files.values()) + 2 * len(folders)
    return clusters * cluster + -(-entries // cluster) * cluster


def check(board, files):
    """ValueError where the drive of a board has no room for the files and the games."""
    size = facts.of(board)["drive"]
    room = size - budgets.GAMES_ROOM
    if on_drive(files) > room:
        told = on_drive(files), board, size, budgets.GAMES_ROOM
        raise ValueError(
            "the bundle takes %d bytes; the drive of %s has %d, of which %d are for games" % told
        )


def write(path, files):
    """Write the zip: sorted, undated, not compressed, since compressors differ."""
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _DAY)
            entry.create_system = 3  # Unix, on every computer
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name])
