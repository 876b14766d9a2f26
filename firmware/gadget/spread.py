# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How a hand that is told tile by tile looks: the sets on the table, a bar, the tiles in hand.

Each tile is two characters high; the winning one is inverse, and last where it lies in the hand;
where but that is not told yet, there is a mark if there is room for it.
The outer tiles of a concealed four are turned down. Painting allocates nothing.
"""

from eastwind import exact
from eastwind.sets import CHOW, CONCEALED, KONG
from eastwind.tiles import KINDS
from gadget.marks import ABOVE, BELOW, BLANK


class Spread:
    """One player's tiles on lines `line` and the next of a page."""

    def __init__(self, tray):
        self._tray = tray
        self._page = None
        self._line = self._at = 0
        self._free = False  # the cell on the left

    def paint(self, page, line):
        """Put the tiles."""
        loose = self._tray.loose
        won = self._tray.hand.base - 1
        held = won >= 0 and loose.has_in_hand(won)
        self._page = page
        self._line = line
        # a bar, a gap before the winning tile, and gaps beside the sets where there is room
        gaps = exact.size(loose) + loose.fours + loose.n + 2 <= page.columns
        self._at = 0
        if gaps:
            self._gap()
        i = 0
        mark = won >= 0 and not held
        while i < loose.n:
            if mark and loose.may_complete(i):
                self._set(loose, i, won)
                mark = False
            else:
                self._set(loose, i, -1)
            if gaps and i + 1 < loose.n:
                self._gap()
            i += 1
        if loose.n:
            page.put(line, "│", 0, self._at)
            page.put(line + 1, "│", 0, self._at)
            self._at += 1
        tile = 0
        while tile < KINDS:
            count = loose.has_in_hand(tile)
            if held and tile == won:
                count -= 1
            while count:
                self._put(ABOVE[tile], BELOW[tile], 0)
                count -= 1
            tile += 1
        if held:
            self._gap()
            self._put(ABOVE[won], BELOW[won], 1)
        elif self._tray.lacks_winning() and self._at + 1 < page.columns:
            self._gap()
            self._put("?", " ", 1)
        self._gap()
        while tile < BLANK and self._at < page.columns:
            if self._tray.bonus and not self._tray.has(tile):
                self._put(ABOVE[tile], BELOW[tile], 0)
            tile += 1

    def _set(self, loose, i, won):
        """Set i on the table; won: the tile of it that is inverse and comes first, -1 none."""
        kind = loose.kinds[i]
        closed = kind == KONG and loose.states[i] == CONCEALED
        k = 0
        if won >= 0:
            self._put(ABOVE[won], BELOW[won], 1)
            k = 0 if kind == CHOW else 1
        while k < (3 if kind == CHOW else kind + 1):
            tile = loose.firsts[i] + (k if kind == CHOW else 0)
            if closed and k % 3 == 0:
                self._put("■", "■", 0)
            elif kind != CHOW or tile != won:
                self._put(ABOVE[tile], BELOW[tile], 0)
            k += 1

    def _gap(self):
        self._at += 1
        self._free = True

    def _put(self, above, below, style):
        page = self._page
        line = self._line
        while line < self._line + 2:
            page.put(line, below if line > self._line else above, style, self._at)
            if style and self._free:  # the bar has a rim
                page.invert(line, self._at - 1, 1)
            line += 1
        self._at += 1
        self._free = False
