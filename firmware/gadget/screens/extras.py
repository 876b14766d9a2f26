# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the tiles of a hand do not tell: flowers and seasons, and what was said or seen."""

from eastwind.facts import EAST_STREAK, ONLY_PLACE, ORIGINAL_CALL, WINNER
from eastwind.switches import ANY_SET, FLOWERS
from eastwind.tiles import EAST
from gadget import flowers, keys, more, nav
from gadget.asked import CALL, OTHER_FLOWERS, OTHER_SEASONS
from gadget.rows import Rows
from gadget.texts import part
from gadget.told import FLOWER, MORE, PLACE, SEASON

texts = part("extras")

# rows that are no fact: the own tile and the others, of flowers and of seasons
_OWN, _OTHERS = -1, -2
_STREAK = 57  # its row in the rules


class ExtrasScreen:
    """LEFT, RIGHT and OK change a row; the tray follows."""

    def __init__(self, session, place, tray):
        self._hand = session.hands[place]
        self._tray = tray
        self._own = 1 << session.seat(place)
        rules = session.rules
        self._asked = []  # of each row: the fact or what of the flowers, their shift, the label
        if rules.switches & FLOWERS and rules.bonus:
            self._asked += [
                (_OWN, 0, texts.TOLD[FLOWER]),
                (_OWN, 4, texts.TOLD[SEASON]),
                (_OTHERS, 0, texts.TOLD_MORE[OTHER_FLOWERS - MORE]),
                (_OTHERS, 4, texts.TOLD_MORE[OTHER_SEASONS - MORE]),
            ]
        calls = self._hand.flags & WINNER
        for row in rules.other_rows:
            calls |= row[1] & ORIGINAL_CALL
        if calls:
            self._asked.append((ORIGINAL_CALL, 0, texts.TOLD_MORE[CALL - MORE]))
        if self._hand.flags & WINNER:
            if rules.switches & ANY_SET and not tray.finds(ONLY_PLACE):
                self._asked.append((ONLY_PLACE, 0, texts.TOLD[PLACE]))
            if rules.limit_facts & EAST_STREAK and session.seat(place) == EAST:
                self._asked.append((EAST_STREAK, 0, more.row(_STREAK)))
        self._rows = Rows(1, 6)
        self._fill()

    def _fill(self):
        values = []
        for what, shift, _ in self._asked:
            if what == _OTHERS:
                values.append(str(flowers.others(self._hand, self._own, shift)))
            elif what == _OWN:
                values.append(texts.NO_YES[flowers.has_own(self._hand, self._own, shift)])
            else:
                values.append(texts.NO_YES[1 if self._hand.flags & what else 0])
        self._rows.fill([row[2] for row in self._asked], values)

    def paint(self, page):
        """Show the rows."""
        self._rows.show(page, texts.MORE_TITLE, texts.OK_CHANGE, texts.BACK_TILES)

    def handle(self, key):
        """Change a row, or go back to the tiles."""
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key):
            return None
        step = 1 if key == keys.OK else keys.way(key)
        if step:
            what, shift, _ = self._asked[self._rows.at]
            if what == _OTHERS:
                flowers.turn_others(self._hand, self._own, shift, step)
            elif what == _OWN:
                flowers.turn_own(self._hand, self._own, shift)
            else:
                self._hand.flags ^= what
            self._tray.follow()
            self._fill()
        return None
