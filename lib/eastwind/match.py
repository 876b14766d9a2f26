# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The state of one game. It changes only by records, so the same records give the same state.

It knows no rules: payments and whether East passes on stand in the records, as agreed at the table.
"""

from eastwind import events
from eastwind.seats import NOBODY, PRESENT, next_place
from eastwind.slots import get_int, get_text

SETUP, PLAYING, ENDED = 0, 1, 2  # phases

ROUNDS = 4  # rounds in a set (Part II, Procedure of Play, p.59)


class Match:
    """Lists of four go by place."""

    def __init__(self):
        self.totals = [0, 0, 0, 0]
        self.wins = [0, 0, 0, 0]
        self.scores = [0, 0, 0, 0]  # of the hands counted so far, before the deal is recorded
        self.clear()

    def clear(self):
        """No game."""
        self.phase = SETUP
        self.number = 0  # of the game
        self.players = 4
        self.present = PRESENT[4]  # mask of the places with a player
        self.names = ["", "", "", ""]
        self.rules_id = ""
        self.rules_version = 0
        self.options = []  # value of each option of the ruleset
        self.house = ""  # what a table has changed of it, see eastwind.rulesets.changes
        self.start = 0  # points of each player at the start
        self.length = 0  # rounds to play, 0 for an open end
        self.first_east = 0
        self._clear()

    def begin(self):
        """The first hand, before anything has been played."""
        self._clear()
        self.phase = PLAYING

    def _clear(self):
        self.east = self.first_east
        self.round = 0  # the wind of the round
        self.set = 1
        self.hand = 1  # number of the hand in play
        self.best = 0  # the best hand that has won, and whose
        self.best_place = NOBODY
        place = 0
        while place < 4:
            self.totals[place] = self.start if self.present >> place & 1 else 0
            self.wins[place] = 0
            place += 1
        self._drop_draft()

    def _drop_draft(self):
        """Forget the hands counted since the last step."""
        self.counted = 0  # mask of the places whose hand has been counted
        place = 0
        while place < 4:
            self.scores[place] = 0
            place += 1

    def complete(self):
        """True when as many rounds have been played as were agreed."""
        return 0 < self.length <= (self.set - 1) * ROUNDS + self.round

    def apply(self, buffer, offset):
        """Follow one record. UNDO and REDO are for whoever holds the log (see eastwind.log)."""
        kind = buffer[offset]
        if kind == events.HAND:
            place = events.who(buffer, offset)
            self.scores[place] = 0
            self.counted &= ~(1 << place)
            if not events.is_open(buffer, offset):
                self.scores[place] = events.score(buffer, offset)
                self.counted |= 1 << place
        elif events.DEAL <= kind <= events.DRAW:
            self._play(kind, buffer, offset)
        elif kind == events.END:
            self.phase = ENDED
            self._drop_draft()
        elif kind == events.SEATS:
            self.first_east = events.who(buffer, offset)
            self.begin()
        elif kind == events.NAME or kind == events.HOUSE:
            text = get_text(buffer, offset + events.NAME_AT, events.NAME_ROOM)
            if kind == events.NAME:
                self.names[events.who(buffer, offset)] = text
            else:
                self.house += text
        elif kind == events.GAME:
            self._open(buffer, offset)
        elif kind == events.OPTIONS:
            events.unpack_options(buffer, offset, self.options)
        elif kind == events.CHECKPOINT:
            self._resume(buffer, offset)

    def _open(self, buffer, offset):
        self.clear()
        self.players = min(max(2, buffer[offset + 1]), 4)
        self.present = PRESENT[self.players]
        self.rules_version = buffer[offset + 2]
        self.length = buffer[offset + 3]
        self.start = get_int(buffer, offset + 4)
        self.rules_id = get_text(buffer, offset + events.ID_AT, events.ID_ROOM)
        self.number = buffer[offset + 20] | buffer[offset + 21] << 8
        self._clear()

    def _resume(self, buffer, offset):
        self.east = buffer[offset + 1] & 3
        self.round = buffer[offset + 1] >> 2 & 3
        self.set = buffer[offset + 2]
        self.hand = buffer[offset + 3] | buffer[offset + 1] >> 4 << 8
        place = 0
        while place < 4:
            self.totals[place] = get_int(buffer, offset + 4 + 4 * place)
            place += 1

    def _play(self, kind, buffer, offset):
        if kind == events.DEAL:
            place = events.who(buffer, offset)
            self.wins[place] += 1
            if self.scores[place] > self.best:
                self.best = self.scores[place]
                self.best_place = place
        k = 0
        while k < events.PAYMENTS:
            amount = events.payment(buffer, offset, k)
            self.totals[events.FIRST[k]] -= amount
            self.totals[events.SECOND[k]] += amount
            k += 1
        if events.passes(buffer, offset):
            self._pass_east()
        if kind != events.PENALTY or buffer[offset + 2] <= events.FALSE_MAHJONGG:
            self.hand += 1
        self._drop_draft()

    def _pass_east(self):
        # the round ends when the last player to be East has lost (p.59; two and three, p.76)
        self.east = next_place(self.east, self.present)
        if self.east == self.first_east:
            self.round += 1
            if self.round == ROUNDS:
                self.round = 0
                self.set += 1
