# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Brings a bundle onto a drive: what has changed, and nothing else there is touched.

The manifest of the former bundle tells which files are ours. The manifest is written last, code.py
just before it, so that a half-copied bundle is not taken for a whole one.
"""

import errno
import hashlib
import json

from bundle.parts import COMPILED, MANIFEST, OLDEST

_LAST = ("boot.py", "code.py", MANIFEST)
_LOCKED = (errno.EROFS, errno.EACCES, errno.EPERM)


class Refused(Exception):
    """It cannot be done; str() says why and what helps."""


def check_board(told, wanted, plain):
    """Refused where what a drive says of itself (bundle.drive.identity) does not match.

    wanted: ids of the boards that there are profiles for. Returns the id of the board.
    """
    if not told:
        raise Refused(
            "This is no CircuitPython drive, or an old one: its boot_out.txt does not name the "
            "board. Put CircuitPython on the board first, and start it once."
        )
    board, version, name = told
    if board not in wanted:
        raise Refused(
            "The drive belongs to a %s, for which there is no profile. There are: %s. "
            "boards/README.md tells how to add one." % (board, ", ".join(wanted))
        )
    if version < OLDEST:
        raise Refused(
            "%s is on the board. Eastwind needs %d.%d or newer: update it first." % (name, *OLDEST)
        )
    if version[0] != COMPILED and not plain:
        raise Refused(
            "%s is on the board, the modules are compiled for %d.x: take --py." % (name, COMPILED)
        )
    return board


class Plan:
    """What a bundle needs on a drive: `write` and `remove` are lists of paths, `edited` those of
    ours that somebody has changed there, `same` is how many are there already."""

    def __init__(self, drive, files):
        self.files = files
        self.former = _installed(drive)  # {path: checksum}
        self.version = self.former and json.loads(drive.read(MANIFEST)).get("version")
        self.write, self.edited, self.remove = [], [], []
        self.before = {}  # what was there of what is replaced or removed
        need = 0
        cluster = drive.cluster
        for path in sorted(files, key=lambda path: (path in _LAST and _LAST.index(path) + 1, path)):
            old = drive.read(path)
            if old == files[path]:
                continue
            self.write.append(path)
            need += -(-len(files[path]) // cluster) * cluster
            if old is not None:
                need -= -(-len(old) // cluster) * cluster
                self.before[path] = old
                if path in self.former and checksum(old) != self.former[path]:
                    self.edited.append(path)
        for path in sorted(set(self.former) - set(files)):
            old = drive.read(path)
            if old is not None and checksum(old) == self.former[path]:
                self.remove.append(path)
                self.before[path] = old
        self.need = max(0, need)
        self.same = len(files) - len(self.write)
        self._look_for_others(drive)

    def _look_for_others(self, drive):
        # CircuitPython would take these instead of ours
        others = ["code.txt"]
        for path in self.files:
            if path.endswith(".mpy"):
                others.append(path[:-4] + ".py")
            elif path.endswith(".py"):
                others.append(path[:-3] + ".mpy")
        for path in others:
            if path not in self.files and path not in self.remove and drive.read(path) is not None:
                raise Refused(
                    "%s on the drive would be taken instead of ours, and it is not ours. Move it "
                    "away first." % path
                )


def checksum(data):
    """As the manifest has it."""
    return hashlib.sha256(data).hexdigest()


def _installed(drive):
    """{path: checksum} of the bundle that a drive says it has; empty where it has none."""
    try:
        told = json.loads(drive.read(MANIFEST) or b"{}")
        return {path: entry["sha256"] for path, entry in told.get("files", {}).items()}
    except (ValueError, AttributeError, KeyError, TypeError):
        return {}


def carry_out(plan, drive, say, key):
    """Copy and remove, then read everything back. say: told each file; key: gives us the drive.

    Refused says what went wrong, and how to go on.
    """
    free = drive.free()
    if plan.need > free:
        raise Refused(
            "The drive has %d bytes free, %d are needed. Games take room: bring old ones to the "
            "computer and delete them in the gadget's menu." % (free, plan.need)
        )
    for i, path in enumerate(plan.write):
        say("[%3d/%d] %s, %d bytes" % (i + 1, len(plan.write), path, len(plan.files[path])))
        try:
            drive.write(path, plan.files[path])
        except OSError as error:
            raise Refused(_why(error, path, i, key)) from error
    for path in plan.remove:
        say("no longer needed: " + path)
        try:
            drive.remove(path)
        except OSError as error:
            raise Refused(_why(error, path, len(plan.write), key)) from error
    say("Reading back ...")
    for path in plan.write:
        if drive.read(path) != plan.files[path]:
            raise Refused(
                "%s does not read back as it was written. Copy once more; if that does not help, "
                "the drive is damaged." % path
            )


def _why(error, path, done, key):
    if error.errno in _LOCKED and not done:
        return (
            "The drive is read-only: it is the gadget's now. Switch the gadget off, hold %s while "
            "you switch it on, then try again." % key
        )
    if error.errno == errno.ENOSPC:
        return "The drive is full at %s, after %d files. Delete something, then repeat." % (
            path, done
        )  # fmt: skip
    return (
        "The drive went away at %s, after %d files (%s). Plug it in and repeat: what is there "
        "already is not copied again. Games are untouched." % (path, done, error.strerror or error)
    )
