# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Correcting an earlier hand: it is settled anew like any hand, shown, and only then written.

The hands after it keep their scores and payments. They also keep their East unless the table wants
the other one.
"""

from eastwind import events
from eastwind.match import Match
from eastwind.slots import SLOT
from eastwind.table import Table


class Correction(Table):
    """A table at which one step of another is played again; what is done here stays here.

    match is as it was before that step. Say all that is to change by draft(), then close the step
    by deal(), draw(), wash() or penalty(), and ask totals() and moves(). accept() writes.
    """

    def __init__(self, table, k):
        """k: number of the step. ValueError where it cannot be corrected."""
        steps = table.steps
        if k >= steps.live or steps.corrects(k) != k or steps.read(k) == events.END:
            raise ValueError("this step cannot be corrected")
        self.table = table
        self.log = table.log
        self.match = Match()
        self.steps = steps
        self._step = k
        self._slot = bytearray(SLOT)
        self._old = bytes(steps.slot)
        self._new = None
        self._hands = [bytes(steps.slot) if steps.find(k, place) else None for place in range(4)]
        steps.rewind(k, self.match)

    def write(self, slot):
        """Keep a record until accept(). ValueError for what cannot replace a hand."""
        if slot[0] == events.HAND:
            self._hands[events.who(slot, 0)] = bytes(slot)
        elif events.DEAL <= slot[0] <= events.DRAW:
            self._new = bytes(slot)
        else:
            raise ValueError("this cannot replace a hand")

    def retry(self):
        return self.table.retry()

    def totals(self, out):
        """Fill four totals, by place, with what the table will have."""
        out[:] = self.table.match.totals
        for k in range(events.PAYMENTS):
            amount = events.payment(self._new, 0, k) - events.payment(self._old, 0, k)
            out[events.FIRST[k]] -= amount
            out[events.SECOND[k]] += amount

    def moves(self):
        """True where another player would have been East after this hand."""
        return events.passes(self._new, 0) != events.passes(self._old, 0)

    def accept(self, move=False):
        """Write it. move: let the hands after it have the East that follows from it now; a hand
        that is being counted is dropped then."""
        move = move and self.moves()
        events.pack_correct(self._slot, self.steps.live - self._step, move)
        self.table.write(self._slot)
        if self._new[0] == events.DEAL:
            for hand in self._hands:
                if hand:
                    self._again(hand)
        self._again(self._new, self._new if move else self._old)

    def _again(self, record, passing=None):
        self._slot[:] = record
        self._slot[0] += events.AGAIN
        if passing:
            events.pass_like(self._slot, passing)
        self.table.write(self._slot)
