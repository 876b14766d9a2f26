# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A penalty: who pays, and what. After a false Mah-Jongg the hand is void (Harr, p.67); a discard
that was misnamed leaves it in play, and may be paid to one player only."""

from eastwind.events import FALSE_MAHJONGG
from eastwind.rulesets import options
from eastwind.void import ONE, penalty
from gadget import entry, keys, nav, nets
from gadget.rows import Rows
from gadget.texts import part
from gadget.turn import turn_place

texts = part("penalty")


class PenaltyScreen:
    """LEFT and RIGHT change the players, the payments follow; OK saves. Without directions OK goes
    on from the first of two players to the other. which: see eastwind.events."""

    def __init__(self, session, which):
        self._session = session
        self._which = which
        self._place = session.match.east
        self._payee = turn_place(self._place, session.match.present, True)
        self._one = False
        for row in session.rules.penalties:
            if row[0] == which and row[1] == ONE:
                self._one = True
        self._passes = which == FALSE_MAHJONGG and (
            options(session.rules).value("false_mahjongg_then") == "pass"
        )
        self._nets = [0, 0, 0, 0]
        self._rows = Rows(1, 2)
        self._fill()

    def _fill(self):
        session = self._session
        penalty(
            session.rules, session.seat(self._place), session.seats(), session.settlement,
            self._which, session.seat(self._payee),
        )  # fmt: skip
        nets.from_settlement(session, self._nets)
        rows = (texts.BY_PLAYER,)
        if self._one:
            rows = (texts.NAMED_BY, texts.CLAIMED_BY)
        self._rows.fill(rows, (session.name(self._place, 10), session.name(self._payee, 10)))

    def paint(self, page):
        """Show the choice and what it costs."""
        page.begin()
        page.put(0, texts.PENALTIES[self._which - 1])
        self._rows.paint(page)
        text = texts.HAND_GOES_ON
        if self._which == FALSE_MAHJONGG:
            text = texts.EAST_PASSES if self._passes else texts.EAST_STAYS
        involved = self._session.match.present
        line = 2
        if self._one:
            involved = 1 << self._place | 1 << self._payee
            line = 3
        page.put(page.lines - 2, text)
        if not page.arrows and not self._one:  # this key changes the player
            page.put(page.lines - 2, texts.BELOW[1], 0, page.columns - len(texts.BELOW[1]))
        nets.paint(page, self._session, self._nets, involved, line)
        goes_on = self._goes_on() or self._session.main
        page.footer(texts.OK_GO_ON if goes_on else texts.OK_SAVE, texts.BACK)
        page.end()

    def _goes_on(self):
        """OK where there are no directions: to who claimed."""
        return self._one and self._session.line and not self._rows.at

    def handle(self, key):
        """Whether East passes on is a house rule."""
        session = self._session
        if key == keys.BACK:
            return nav.BACK
        if key == keys.OK and self._goes_on():
            self._rows.at = 1
            return None
        if key == keys.OK:
            return entry.commit(session, self._record)
        if self._one and key in (keys.UP, keys.DOWN, keys.FAST):
            self._rows.move(key)
            return None
        step = keys.way(key)
        if not step:
            return None
        onward = step > 0
        present = session.match.present
        if self._rows.at:
            self._payee = turn_place(self._payee, present, onward)
        else:
            self._place = turn_place(self._place, present, onward)
        if self._payee == self._place:
            self._payee = turn_place(self._payee, present, onward)
        self._fill()
        return None

    def _record(self):
        """Where the hand goes on, what has been counted of it is kept again, after this step."""
        session = self._session
        table = session.table
        counted = []
        if self._which != FALSE_MAHJONGG and not session.main:
            session.keep()
            steps = table.steps
            for place in range(4):
                if steps.find(steps.live, place):
                    counted.append(bytearray(steps.slot))
        table.penalty(self._place, session.settlement, self._which, self._passes)
        for record in counted:
            table.write(record)
