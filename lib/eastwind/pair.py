# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The records of one game in two files on a drive, written by turns.

Goals: a write touches only the file that lacks the newest records, so that a file lost while it is
written takes nothing with it; what was written is read back; no rename, no truncation. The longer
file is the newer. In a file the checksum of a record is mixed with its index and the number of the
game, so that old data which a drive brings up again are not taken for it.

A drive has open(name, mode), names(), remove(name) and sync(file), and raises OSError.
"""

from eastwind import events
from eastwind.slots import SLOT, get_short, seal, sealed

_BLOCK = 8 * SLOT
_UNSEEN = -1
_NOTHING = bytes(SLOT)
_NUMBER_AT = 20  # the number of the game, in GAME and CHECKPOINT alike


def file_name(number, which):
    """which: 0 or 1."""
    return "%04d%s.ewj" % (number, "ab"[which])


def numbers(drive):
    """The numbers of the games on a drive, the lowest first."""
    found = []
    for name in drive.names():
        if len(name) == 9 and name[4:] in ("a.ewj", "b.ewj") and name[:4].isdigit():
            number = int(name[:4])
            if number not in found:
                found.append(number)
    found.sort()
    return found


class Pair:
    """n records, which can be read like those of a log."""

    def __init__(self, drive, number, told=None):
        """told: what told() has returned of them."""
        self.drive = drive
        self.number = number  # of the files
        self.n = 0
        self.lost = 0  # records that neither file holds
        self.cut = False  # a file is missing, or was not written to its end
        self.strange = False  # there is something, but not one record
        self._game = number
        self._new = 0  # the newer file
        self._n = [_UNSEEN, _UNSEEN]  # of each file: the slots up to the last good one
        self._holes = [False, False]  # bad ones among them
        self._size = [0, 0]  # bytes
        self._block = bytearray(_BLOCK)
        self._block_at = _UNSEEN
        self._slot = bytearray(SLOT)
        if told:
            self.n, self.lost, self.cut, self.strange, self._game, self._new = told[:6]
            self._n, self._holes, self._size = told[6:]
        else:
            self._load()

    def told(self):
        """All that is known of the files, to go on with later without reading them again."""
        known = self.n, self.lost, self.cut, self.strange, self._game, self._new
        return known + (self._n, self._holes, self._size)

    def __len__(self):
        return self.n

    def _load(self):
        self._measure(0)
        self._measure(1)
        if self._size[1] > self._size[0]:
            self._new = 1
        self._scan(self._new)
        if not self._whole(self._new):
            self._scan(1 - self._new)
            if self._n[1 - self._new] >= self._n[self._new]:
                self._new = 1 - self._new
        self.n = self._n[self._new]
        self.strange = not self.n and max(self._size[0], self._size[1]) >= SLOT
        i = 0
        while self._holes[self._new] and i < self.n:
            self.read_into(i, self._slot)
            if not self._slot[0]:
                self.lost += 1
            i += 1
        self.cut = self.n > 1 and not self._ended() and not self._behind()

    def _behind(self):
        # the older file of a game in play lacks a record, or several, but no other
        old = self._size[1 - self._new]
        game = self._game
        self._read(1 - self._new, 0, self._slot)
        whole = not old % SLOT and self._good(0) and self._game == game
        self._game = game
        return whole and old < self._size[self._new] == self.n * SLOT and not self.lost

    def _ended(self):
        # leaves the last record in the slot
        if self.n:
            self.read_into(self.n - 1, self._slot)
        return self.n > 0 and self._slot[0] == events.END

    def _open(self, f, mode):
        return self.drive.open(file_name(self.number, f), mode)

    def _measure(self, f):
        try:
            with self._open(f, "rb") as file:
                self._size[f] = file.seek(0, 2)
        except OSError:
            self._size[f] = 0

    def _scan(self, f):
        good = bad = 0
        try:
            with self._open(f, "rb") as file:
                while file.readinto(self._slot) == SLOT:
                    if self._good(good + bad):
                        good += bad + 1
                        self._holes[f] = self._holes[f] or bad > 0
                        bad = 0
                    else:
                        bad += 1
        except OSError:
            pass
        self._n[f] = good

    def _good(self, i):
        # takes the slot that was read back to what it is in a log
        if not i:
            game = get_short(self._slot, _NUMBER_AT)
            mix(self._slot, 0, game)
            if sealed(self._slot, 0):
                self._game = game
                return True
            mix(self._slot, 0, game)
        mix(self._slot, i, self._game)
        return sealed(self._slot, 0)

    def _whole(self, f):
        return not self._holes[f] and 0 < self._n[f] * SLOT == self._size[f]

    def read_into(self, i, slot):
        """Read record i; where it is lost, one of kind 0."""
        at = i * SLOT // _BLOCK * _BLOCK
        if at != self._block_at:
            self._read(self._new, at, self._block)
            self._block_at = at
        at = i * SLOT - at
        slot[:] = self._block[at : at + SLOT]
        mix(slot, i, self._game)
        if self._holes[self._new] and not sealed(slot, 0):
            self._read(1 - self._new, i * SLOT, slot)
            mix(slot, i, self._game)
            if not sealed(slot, 0):
                events.begin(slot, 0)
                seal(slot)

    def _read(self, f, at, buffer):
        try:
            with self._open(f, "rb") as file:
                file.seek(at)
                file.readinto(buffer)
        except OSError:
            buffer[0] = 0

    def write(self, log):
        """Hold all records of a log, this pair's own the first of them; in both files those of a
        finished game.

        OSError where the newest could not be written; those before can still be read.
        """
        if self.n < len(log) or not self._whole(self._new):
            old = 1 - self._new
            self._write(old, log, len(log))
            self._new = old
            self.n = len(log)
            self.lost = 0
            self._block_at = _UNSEEN
        old = 1 - self._new
        if self._n[old] == _UNSEEN:
            self._scan(old)
        self.cut = False
        ended = self._ended()
        if ended and self._n[old] < self.n or self.n > 1 and not self._whole(old):
            try:
                self._write(old, log, self.n if ended else self.n - 1)
            except OSError:
                self.cut = True

    def _write(self, f, log, n):
        if self._n[f] == _UNSEEN:
            self._measure(f)
            self._scan(f)
        start = self._n[f]
        near = self._whole(f) or start >= n - 2  # nearer than where equal files tell of a cut
        if not near or self._holes[f] or self._size[f] > n * SLOT:
            start = 0
        late = not start and self.n > 0  # the first record last: so long the other file counts
        self._n[f] = _UNSEEN
        self._holes[f] = False
        log.read_into(0, self._slot)
        self._game = get_short(self._slot, _NUMBER_AT)
        with self._open(f, "r+b" if start else "wb") as file:
            file.seek(start * SLOT)
            i = start
            while i < n:
                log.read_into(i, self._slot)
                mix(self._slot, i, self._game)
                file.write(self._slot if i or not late else _NOTHING)
                i += 1
            if late:
                file.seek(0)
                log.read_into(0, self._slot)
                mix(self._slot, 0, self._game)
                file.write(self._slot)
            self.drive.sync(file)
        self._verify(f, log, start, n)
        self._n[f] = n
        self._size[f] = n * SLOT

    def _verify(self, f, log, i, n):
        slot = bytearray(SLOT)
        with self._open(f, "rb") as file:
            file.seek(i * SLOT)
            while i < n:
                file.readinto(slot)
                mix(slot, i, self._game)
                log.read_into(i, self._slot)
                if slot != self._slot:
                    raise OSError(5)
                i += 1


def mix(slot, i, game):
    """Turn record i of a game from what it is in a log to what it is in a file, or back."""
    at = SLOT - 4
    slot[at] ^= i & 255
    slot[at + 1] ^= i >> 8
    slot[at + 2] ^= game & 255
    slot[at + 3] ^= game >> 8
