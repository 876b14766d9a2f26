# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Washing the tiles: who, how many different heads, and what each pays (Harr, p.61)."""

from eastwind.void import HEADS_TO_WASH, wash, wash_value
from gadget import entry, keys, nav, nets
from gadget.rows import Rows
from gadget.texts import part
from gadget.turn import turn_place

texts = part("wash")


class WashScreen:
    """LEFT and RIGHT change player and heads, the payments follow; OK saves.

    PREV and NEXT change what the cursor is on; where there are no directions OK goes on to the
    heads first.
    """

    def __init__(self, session):
        self._session = session
        self._place = session.match.east
        self._heads = HEADS_TO_WASH
        self._nets = [0, 0, 0, 0]
        self._title = ""
        self._rows = Rows(1, 2)
        self._fill()

    def _fill(self):
        session = self._session
        wash(
            session.rules, session.seat(self._place), self._heads, session.seats(),
            session.settlement,
        )  # fmt: skip
        nets.from_settlement(session, self._nets)
        self._title = texts.WASH_EACH % wash_value(session.rules, self._heads)
        self._rows.fill(
            (texts.BY_PLAYER, texts.HEADS), (session.name(self._place, 10), str(self._heads))
        )

    def paint(self, page):
        """Show the choice and what it pays."""
        page.begin()
        page.put(0, self._title)
        self._rows.paint(page)
        nets.paint(page, self._session, self._nets, self._session.match.present)
        goes_on = self._goes_on() or self._session.main
        page.footer(texts.OK_GO_ON if goes_on else texts.OK_SAVE, texts.BACK)
        page.end()

    def _goes_on(self):
        return self._session.line and not self._rows.at

    def handle(self, key):
        """East stays East."""
        session = self._session
        if key == keys.BACK:
            return nav.BACK
        if key < keys.PREV and self._rows.move(key):
            return None
        if key == keys.OK:
            if self._goes_on():
                self._rows.at = 1
                return None
            write = session.table.wash
            return entry.commit(session, write, self._place, session.settlement, self._heads)
        step = keys.way(key)
        if step:
            self._change(step > 0)
            self._fill()
        return None

    def _change(self, onward):
        if self._rows.at:
            choices = len(self._session.rules.wash)
            at = self._heads - HEADS_TO_WASH + (1 if onward else -1)
            self._heads = HEADS_TO_WASH + at % choices
        else:
            self._place = turn_place(self._place, self._session.match.present, onward)
