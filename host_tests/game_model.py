# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A game in plain lists and dicts, and tables to hold against it."""

from eastwind import events
from eastwind.log import replay
from eastwind.match import ENDED, PLAYING, Match
from eastwind.records import Log
from eastwind.seats import NOBODY, seat_of
from eastwind.table import Table

START = 2000
PLACES = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
NAMES = ["Péter", "Quân", "Rosa", "Şirin"]


class Ruleset:
    """As much of a ruleset as a log keeps."""

    id = "harr_limit"
    version = 1
    values = [300, 0, 0, 1]


class Payments:
    """What settling gives: the payments by seats."""

    def __init__(self, pay=None):
        self.pay = pay or [0] * 16


def new_table(players=4, first_east=0, length=0):
    """A game that has begun, in a log of this memory only."""
    table = Table(Match(), Log())
    names = [NAMES[place] if place in PLACES[players] else "" for place in range(4)]
    table.new_game(Ruleset, players, names, start=START, length=length)
    table.seats(first_east)
    return table


def settle(table, model, east, kind, place, amounts, passes=False, how=events.BY_DISCARD):
    """Close a hand at a table, or at a correction, by a kind of step, with payments by seats;
    returns what the model has to know of it. passes: whether East does, after a penalty."""
    pay = [0] * 16
    paid = {}
    for payer in model.places:
        for payee in model.places:
            if payer != payee:
                seats = seat_of(payer, east) * 4 + seat_of(payee, east)
                paid[payer, payee] = pay[seats] = amounts[seats]
    if kind == "deal":
        table.deal(place, Payments(pay), how)
        return {"passes": place != east, "paid": paid, "winner": place}
    if kind == "draw":
        table.draw()
        return {"passes": False, "paid": {}}
    if kind == "wash":
        table.wash(place, Payments(pay), 9)
        return {"passes": False, "paid": paid}
    table.penalty(place, Payments(pay), events.FALSE_MAHJONGG, passes)
    return {"passes": passes, "paid": paid}


def again(table):
    """A match made from the records of a table alone."""
    match = Match()
    replay(table.log, match)
    return match


class Model:
    """A game of nothing but lists and dicts."""

    def __init__(self, players, first_east):
        self.places = PLACES[players]
        self.first = self.places.index(first_east)
        self.names = [NAMES[place] if place in self.places else "" for place in range(4)]
        self.done = []
        self.undone = []
        self.draft = {}

    def step(self, **step):
        """Close a hand: what settle() returns, and the hands that have been drafted."""
        self.done.append({**step, "hands": self.draft})
        self.undone = []
        self.draft = {}

    def steps(self):
        """Those that are hands or the end, without corrections."""
        return [step for step in self.done if "corrects" not in step]

    def correct(self, k, move, **step):
        """Replace step k. Its hands are those given and, where none is, what they were."""
        old = self.done[k]
        new = {**step, "hands": {**old["hands"], **step["hands"]}}
        if "winner" not in new:
            new["hands"] = {}
        moved = move and new["passes"] != old["passes"]
        if not moved:
            new["passes"] = old["passes"]
        self.done[k] = new
        self.done.append({"corrects": k, "other": old})
        self.undone = []
        if moved:
            self.draft = {}

    def undo(self):
        if self.done:
            self.undone.append(self._swapped(self.done.pop()))
            self.draft = {}

    def redo(self):
        if self.undone:
            self.done.append(self._swapped(self.undone.pop()))
            self.draft = {}

    def _swapped(self, step):
        if "corrects" in step:
            k = step["corrects"]
            step["other"], self.done[k] = self.done[k], step["other"]
        return step

    def east(self):
        losses = sum(step["passes"] for step in self.steps())
        return self.places[(self.first + losses) % len(self.places)]

    def agrees_with(self, match):
        """AssertionError where a match is not as this model."""
        steps = self.steps()
        rounds = sum(step["passes"] for step in steps) // len(self.places)
        totals = [START if place in self.places else 0 for place in range(4)]
        wins = [0] * 4
        best = (0, NOBODY)
        for step in steps:
            for (payer, payee), amount in step["paid"].items():
                totals[payer] -= amount
                totals[payee] += amount
            if "winner" in step:
                wins[step["winner"]] += 1
                score = step["hands"].get(step["winner"], 0)
                if score > best[0]:
                    best = (score, step["winner"])
        assert match.totals == totals
        assert sum(match.totals) == START * len(self.places)
        assert match.east == self.east()
        assert (match.round, match.set) == (rounds % 4, 1 + rounds // 4)
        assert match.names == self.names
        assert match.wins == wins
        assert (match.best, match.best_place) == best
        assert {p: match.scores[p] for p in range(4) if match.counted >> p & 1} == self.draft
        ended = any("end" in step for step in steps)
        assert match.phase == (ENDED if ended else PLAYING)
        assert match.hand == 1 + len(steps) - ended
