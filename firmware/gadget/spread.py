# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How a hand that is told tile by tile looks: the sets on the table, a bar, the tiles in hand.

Each tile is two characters high; the winning one is inverse, and last where it lies in the hand;
where but that is not told yet, there is a mark.
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

    def paint(self, page, line):
        """Put the tiles."""
        loose = self._tray.loose
        won = self._tray.hand.base - 1
        held = won >= 0 and loose.has_in_hand(won)
        self._page = page
        self._line = line
        self._at = i = 0
        # a bar, a gap before the winning tile, and gaps between the sets where there is room
        gaps = exact.size(loose) + loose.fours + loose.n + 1 <= page.columns
        mark = won >= 0 and not held
        while i < loose.n:
            if mark and loose.may_complete(i):
                self._set(loose, i, won)
                mark = False
            else:
                self._set(loose, i, -1)
            if gaps and i + 1 < loose.n:
                self._at += 1
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
            self._at += 1
            self._put(ABOVE[won], BELOW[won], 1)
        elif self._tray.lacks_winning():
            self._at += 1
            self._put("?", " ", 1)
        self._at += 1
        while tile < BLANK and self._at < page.columns:
            if self._tray.bonus and not self._tray.has(tile):
                self._put(ABOVE[tile], BELOW[tile], 0)
            tile += 1

    def _set(self, loose, i, won):
        """Set i on the table; won: the tile of it that is inverse, -1 none."""
        kind = loose.kinds[i]
        closed = kind == KONG and loose.states[i] == CONCEALED
        k = 0
        while k < (3 if kind == CHOW else kind + 1):
            tile = loose.firsts[i] + (k if kind == CHOW else 0)
            if closed and k % 3 == 0:
                self._put("■", "■", 0)
            else:
                self._put(ABOVE[tile], BELOW[tile], 1 if tile == won else 0)
            if tile == won:
                won = -1
            k += 1

    def _put(self, above, below, style):
        self._page.put(self._line, above, style, self._at)
        self._page.put(self._line + 1, below, style, self._at)
        self._at += 1
