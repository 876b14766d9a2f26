# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Undo and redo of the last step, after showing what will go or come back."""

from eastwind import events
from eastwind.match import Match
from eastwind.seats import NOBODY
from gadget import entry, keys, nav, nets
from gadget.texts import part

texts = part("undo")


class UndoScreen:
    """again: redo instead. step: see named(); gain: what whom it is about gains by it."""

    def __init__(self, session, again):
        self._session = session
        self._again = again
        self.step = which, kind, place = named(session, again)
        self._title = (texts.REDO if again else texts.UNDO) % which
        self._what = nets.what(kind, session.match.names[place], 20)
        self._nets = [0, 0, 0, 0]
        self._fix = False
        nets.from_record(session.table.steps.slot, self._nets)
        self._compare(session.table.steps)
        self.gain = self._nets[place]

    def _compare(self, steps):
        """Of a correction only the difference that it makes goes or comes back."""
        k = steps.live if self._again else steps.live - 1
        of = steps.corrects(k)
        if of == k:
            return
        self._fix = True
        if self._again:
            steps.read(of)
        else:
            steps.live = k  # so that what it took the place of is read
            steps.read(k)
            steps.live = k + 1
        old = [0, 0, 0, 0]
        nets.from_record(steps.slot, old)
        for place in range(4):
            self._nets[place] -= old[place]

    def paint(self, page):
        """Show the step: who, and what each gains or loses by it."""
        session = self._session
        page.begin()
        page.put(0, self._title)
        page.put(1, self._what, 0, 1)
        if session.winner != NOBODY:
            page.put(2, texts.SO_FAR % session.match.hand, 0, 1)
        elif self._fix:
            page.put(2, texts.CHANGE, 0, page.columns - 1 - len(texts.CHANGE))
        if self._what:
            nets.paint(page, session, self._nets, session.match.present)
        page.footer(texts.OK_REDO if self._again else texts.OK_UNDO, texts.BACK_KEEP)
        page.end()

    def handle(self, key):
        """OK does it; a hand that is being counted goes with it."""
        if key == keys.OK:
            table = self._session.table
            return entry.commit(self._session, table.redo if self._again else table.undo)
        return nav.BACK if key == keys.BACK else None


def named(session, again):
    """The step that would go or come back, read into the slot of the steps: which it is, its kind,
    the place of whom it is about."""
    steps = session.table.steps
    k = steps.live if again else steps.live - 1
    of = steps.corrects(k)
    kind = steps.read(k)
    if kind == events.END:
        return texts.THE_END, kind, 0
    place = events.who(steps.slot, 0)
    match = Match()
    steps.rewind(of, match)
    steps.read(k)
    return (texts.THE_HAND if of == k else texts.THE_FIX) % match.hand, kind, place
