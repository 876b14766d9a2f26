# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Random events at a table, for hours: hands, undo, redo, corrections, penalties, restarts, power
cuts, drives that cannot be written, one game after another. A plain model must agree after each.
"""

import errno
import pickle
import random

from eastwind import games
from eastwind.correct import Correction
from eastwind.hand import Hand
from eastwind.log import replay
from eastwind.match import ENDED, SETUP, Match
from eastwind.slots import SLOT, get_short
from game_model import PLACES, START, Model, Ruleset, settle
from media import World, cuts
from on_media import BLANK, open_table

MOST = 380928  # what a hand is worth at most
STEPS = 60  # of a game; then another begins
GAMES = 12  # on the drive; then the oldest is deleted

# how often of 100
OFTEN = (
    ("draft", 40), ("deal", 16), ("wash", 3), ("penalty", 3), ("draw", 4), ("undo", 9), ("redo", 6),
    ("correct", 5), ("rename", 2), ("restart", 4), ("cut", 4), ("drive", 3), ("end", 1),
)  # fmt: skip


class Soak:
    """A device that is played with. with_memory: as on an RP2040, else files alone."""

    def __init__(self, seed, with_memory):
        self.source = random.Random(seed)
        self.world = World(BLANK if with_memory else None)
        self.finished = {}  # number of a game -> its totals
        self.cuts = 0
        self.states = None  # while something may be lost: number of the game, records, model
        self._open()
        self._new_game()

    def _open(self):
        self.table = open_table(self.world)

    def event(self):
        """One of them; AssertionError where the table and the model differ."""
        source = self.source
        names, often = zip(*OFTEN)
        name = source.choices(names, often)[0]
        if self.table.match.phase == ENDED and name not in ("undo", "redo", "restart", "rename"):
            name = "new"
        if len(self.model.done) >= STEPS:
            name = "new"
        getattr(self, "_" + name)()
        self._check()

    def _check(self):
        self.model.agrees_with(self.table.match)
        assert sum(self.table.match.totals) == START * len(self.model.places)
        if self.world.drive.error == 0:
            assert self.table.retry()
            self.states = None
        if not self.table.log.saved and not self.states:
            raise AssertionError("nobody noticed that a record is not saved")
        if self.states:
            self.states.append(self._state())

    def _state(self):
        return self.table.match.number, len(self.table.log), pickle.dumps(self.model)

    # what may happen

    def _place(self):
        return self.source.choice(self.model.places)

    def _draft(self):
        place, score = self._place(), self.source.randrange(MOST)
        open = self.source.random() < 0.1
        self.table.draft(place, Hand(), score, open=open)
        if open:
            self.model.draft.pop(place, None)
        else:
            self.model.draft[place] = score

    def _step(self, table, east, kind=None):
        """Play a hand at a table, or at a correction; what the model has to know of it."""
        kind = kind or self.source.choice(("deal", "wash", "penalty", "draw"))
        amounts = [self.source.randrange(MOST) for _ in range(16)]
        passes, how = self.source.random() < 0.5, self.source.randrange(7)
        return settle(table, self.model, east, kind, self._place(), amounts, passes, how)

    def _deal(self, kind="deal"):
        self.model.step(**self._step(self.table, self.model.east(), kind))

    def _wash(self):
        self._deal("wash")

    def _penalty(self):
        self._deal("penalty")

    def _draw(self):
        self._deal("draw")

    def _end(self):
        self.table.end()
        self.model.step(passes=False, paid={}, end=True)

    def _undo(self):
        assert self.table.undo() == bool(self.model.done)
        self.model.undo()

    def _redo(self):
        assert self.table.redo() == bool(self.model.undone)
        self.model.redo()

    def _rename(self):
        place = self._place()
        self.model.names[place] = self.source.choice(["Zoë", "x" * 24, 'a"b,c'])
        self.table.rename(place, self.model.names[place])

    def _correct(self):
        wanted = [
            k
            for k, step in enumerate(self.model.done)
            if "corrects" not in step and "end" not in step
        ]
        if not wanted:
            return
        k = self.source.choice(wanted)
        fix = Correction(self.table, k)
        before = [step for step in self.model.done[:k] if "corrects" not in step]
        assert fix.match.hand == 1 + len(before)
        hands = {}
        for place in self.model.places:
            if self.source.random() < 0.5:
                hands[place] = self.source.randrange(MOST)
                fix.draft(place, Hand(), hands[place])
        step = self._step(fix, fix.match.east)
        move = self.source.random() < 0.3
        totals = [0] * 4
        fix.totals(totals)
        assert fix.moves() == (step["passes"] != self.model.done[k]["passes"])
        fix.accept(move)
        self.model.correct(k, move, hands=hands, **step)
        assert self.table.match.totals == totals

    def _restart(self):
        self._open()
        self._recovered()

    def _cut(self):
        """The power goes in the middle of something."""
        self.states = self.states or [self._state()]
        if self.world.drive.error:
            return
        self.world.record = True
        if self.table.match.phase != ENDED:
            self.source.choice((self._draft, self._deal, self._undo, self._correct))()
        self.states.append(self._state())
        self.world.record = False
        if self.world.done:
            i = self.source.randrange(len(self.world.done))
            left = list(cuts(self.world.done[i], self.source.random()))
            memory, files, _ = self.source.choice(left)
            self.world = World(memory, files)
            self.cuts += 1
            self._open()
            self._recovered()
            if self.table.log.ours is False and self.world.memory:
                self.table.log.erase()
                self.table.retry()

    def _recovered(self):
        """Take up the model as it was when the last of the records that are left was written."""
        if not self.states:
            return
        left = self.table.match.number, len(self.table.log)
        self.finished = {k: totals for k, totals in self.finished.items() if k < left[0]}
        if self.table.match.phase == SETUP:  # of a new game the first records alone were saved
            self.world.drive.error = 0
            self.table.retry()
            self._new_game(left[0])
            self.states = None
            return
        found = [model for *reached, model in self.states if tuple(reached) <= left]
        self.model = pickle.loads(found[-1])
        self.states = [self._state()] if self.world.drive.error else None

    def _drive(self):
        """The drive becomes read-only, or full, or fit again."""
        drive = self.world.drive
        drive.error = 0 if drive.error else self.source.choice((errno.EROFS, errno.ENOSPC))
        self.states = [self._state()] if drive.error else None

    def _new(self):
        if self.source.random() < 0.7:
            self.world.drive.error = 0
            assert self.table.retry()
        if self.table.match.phase != ENDED:
            self._end()
            self.model.agrees_with(self.table.match)
        self.finished[self.table.match.number] = list(self.table.match.totals)
        self._new_game()

    def _new_game(self, unbegun=None):
        players = self.source.choice((2, 3, 4))
        first = self.source.choice(PLACES[players])
        self.model = Model(players, first)
        self.table.new_game(Ruleset, players, list(self.model.names), start=START)
        self.table.seats(first)
        if self.world.drive.error:
            return
        stored = self._stored()
        if unbegun:
            assert games.delete(self.table.log, stored.pop(unbegun))
        wanted = [*self.finished, self.table.match.number]
        assert sorted(stored) == sorted(wanted), (stored, wanted)
        if self.finished:
            number, totals = self.source.choice(list(self.finished.items()))
            match = Match()
            replay(games.open_game(self.table.log, stored[number]), match)
            assert (match.number, match.totals, match.phase) == (number, totals, ENDED)
        if len(self.finished) >= GAMES:
            oldest = min(self.finished)
            assert games.delete(self.table.log, stored[oldest])
            del self.finished[oldest]

    def _stored(self):
        """The numbers of the games, and under which they are stored: a game leaves files that a
        power cut has spoilt alone, and takes the next number. Those are deleted."""
        found = {}
        slot = bytearray(SLOT)
        for number in games.stored(self.table.log):
            log = games.open_game(self.table.log, number)
            if len(log):
                log.read_into(0, slot)
                found[get_short(slot, 20)] = number
            else:
                assert games.delete(self.table.log, number)
        return found


def soak(how_many, seed, progress=None):
    """So many events on each of the media by turns; returns the number of power cuts."""
    soaks = [Soak(seed, True), Soak(seed + 1, False)]
    for i in range(how_many):
        soaks[i % 2].event()
        if progress:
            progress(i + 1)
    return soaks[0].cuts + soaks[1].cuts
