# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Undo and redo of the last step, after showing what will go or come back."""

from eastwind import events
from gadget import keys, nav, nets, texts


class UndoScreen:
    """again: redo instead."""

    def __init__(self, session, again):
        self._session = session
        self._again = again
        steps = session.table.steps
        kind = steps.read(steps.live if again else steps.live - 1)
        self._nets = [0, 0, 0, 0]
        nets.from_record(steps.slot, self._nets)
        name = session.name(events.who(steps.slot, 0), 10)
        self._what = texts.STEPS[kind - events.DEAL] % name if kind < events.DRAW else ""
        if kind == events.DRAW:
            self._what = texts.STEP_DRAW
        title = texts.REDO if again else texts.UNDO
        if kind == events.END:
            self._title = title % texts.THE_END
        else:
            self._title = title % (texts.THE_HAND % (session.match.hand - (0 if again else 1)))

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
            self._session.drop()
            if self._again:
                self._session.table.redo()
            else:
                self._session.table.undo()
            return nav.HOME
        return nav.BACK if key == keys.BACK else None
