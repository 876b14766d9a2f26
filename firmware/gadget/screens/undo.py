# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Undo and redo of the last step, after showing what will go or come back."""

from eastwind import events
from eastwind.match import Match
from gadget import entry, keys, nav, nets
from gadget.texts import part

texts = part("undo")


class UndoScreen:
    """again: redo instead."""

    def __init__(self, session, again):
        self._session = session
        self._again = again
        steps = session.table.steps
        k = steps.live if again else steps.live - 1
        of = steps.corrects(k)
        kind = steps.read(k)
        who = events.who(steps.slot, 0)
        self._nets = [0, 0, 0, 0]
        nets.from_record(steps.slot, self._nets)
        self._what = "" if kind == events.END else nets.what(kind, session.match.names[who])
        title = texts.THE_END
        if of != k:
            match = Match()
            steps.rewind(of, match)
            title = texts.THE_FIX % match.hand
        elif kind != events.END:
            title = texts.THE_HAND % (session.match.hand - (0 if again else 1))
        self._title = (texts.REDO if again else texts.UNDO) % title

    def paint(self, page):
        """Show the step: who, and what each gains or loses by it."""
        page.begin()
        page.put(0, self._title)
        page.put(1, self._what, 0, 1)
        nets.paint(page, self._session, self._nets)
        page.footer(texts.OK_REDO if self._again else texts.OK_UNDO, texts.BACK_KEEP)
        page.end()

    def handle(self, key):
        """OK does it; a hand that is being counted goes with it."""
        if key == keys.OK:
            table = self._session.table
            return entry.commit(self._session, table.redo if self._again else table.undo)
        return nav.BACK if key == keys.BACK else None
