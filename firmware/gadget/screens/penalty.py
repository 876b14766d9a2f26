# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""False Mah-Jongg: who called, and what he pays to each; the hand is void (Harr, p.67)."""

from eastwind import events
from eastwind.rulesets import options
from eastwind.void import false_mahjongg
from gadget import entry, keys, nav, nets
from gadget.rows import Rows
from gadget.texts import part
from gadget.turn import turn_place

texts = part("penalty")


class PenaltyScreen:
    """The directions change the player, the payments follow; OK records."""

    def __init__(self, session):
        self._session = session
        self._place = session.match.east
        self._passes = options(session.rules).value("false_mahjongg_then") == "pass"
        self._nets = [0, 0, 0, 0]
        self._rows = Rows(1, 1)
        self._fill()

    def _fill(self):
        session = self._session
        false_mahjongg(
            session.rules, session.seat(self._place), session.seats(), session.settlement
        )
        nets.from_settlement(session, self._nets)
        self._rows.fill((texts.BY_PLAYER,), (session.name(self._place, 10),))

    def paint(self, page):
        """Show the choice and what it costs."""
        page.begin()
        page.put(0, texts.FALSE_MAHJONGG)
        self._rows.paint(page)
        page.put(2, texts.EAST_PASSES if self._passes else texts.EAST_STAYS, 0, 1)
        nets.paint(page, self._session, self._nets)
        page.footer(texts.OK_RECORD, texts.BACK)
        page.end()

    def handle(self, key):
        """Whether East passes on is a house rule."""
        session = self._session
        if key == keys.BACK:
            return nav.BACK
        if key == keys.OK:
            return entry.commit(
                session, session.table.penalty, self._place, session.settlement,
                events.FALSE_MAHJONGG, self._passes,
            )  # fmt: skip
        step = keys.way(key)
        if step:
            self._place = turn_place(self._place, session.match.present, step > 0)
            self._fill()
        return None
