# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Somebody who presses keys without looking: on the real keys, screens and journal.

He only watches that nothing is lost: totals change with a record and not without, replaying the
records gives them again, what is confirmed is added, and BACK leads home from everywhere.
"""

import faulthandler
import random
import sys

from conftest import begun
from eastwind.log import replay
from eastwind.match import Match
from gadget.keys import BACK
from sim.device import HOLD, TICK, Device

KINDS = {
    "six": ("raspberry_pi_pico", False),
    "five": ("raspberry_pi_pico", True),
    "three": ("adafruit_feather_rp2040", False),
    "knob": ("m5stack_dinmeter", False),
    "twelve": ("adafruit_macropad_rp2040", False),
    "paper": ("pimoroni_badger2040", False),
}
OFTEN = {"OK": 6, "BACK": 1}  # of the switches; 2 for all others
HELD = 0.06  # of the presses
BURST = 6  # keys at most between two pictures
HOME = 500  # keys, then home
CUT = 2000  # keys, then the power is cut
TOO_MUCH = 100_000  # points
STUCK = 120  # seconds for those keys; then a trace says where
MOST = 80  # presses of BACK that lead home, through all sets and letters


class Everything(list):
    """Holds whatever is asked for."""

    def __add__(self, other):
        return self

    def __contains__(self, name):
        return True


class Monkey:
    """seen: the screens he has been on. hands: how many he has won."""

    def __init__(self, kind, seed):
        board, five_keys = KINDS[kind]
        self.source = random.Random(seed)
        self.device = begun(Device(board, five_keys, seed))
        self.seen = set()
        self.hands = self.presses = 0
        self._switches = sorted({name for row in self.device.names for name in row})
        self._often = [OFTEN.get(name, 2) for name in self._switches]
        self._watch()

    def _watch(self):
        # nobody looks, and no module is loaded twice: that is nine tenths of the time
        self.device.app.page.end = lambda: None
        self.device.app.kept = Everything()
        self._session = self.device.session
        self._remember()
        table = self._session.table
        deal = table.deal

        def watched(winner, settlement, *how):
            before = list(table.match.totals)
            paid = [settlement.net[self._session.seat(place)] for place in range(4)]
            deal(winner, settlement, *how)
            assert table.match.totals == [before[i] + paid[i] for i in range(4)]
            self.hands += 1

        table.deal = watched

    def _remember(self):
        self._length = len(self.device.log)
        self._number = self._session.match.number
        self._totals = list(self._session.match.totals)
        self._hand = self._session.match.hand

    def run(self, keys):
        """Press so many keys; AssertionError, or the firmware's own error, where one is wrong."""
        end = self.presses + keys
        faulthandler.dump_traceback_later(STUCK, exit=True, file=sys.__stderr__)
        while self.presses < end:
            before = self.presses
            self._burst()
            self._look()
            if before // HOME != self.presses // HOME:
                self._home()
                faulthandler.dump_traceback_later(STUCK, exit=True, file=sys.__stderr__)
            if before // CUT != self.presses // CUT:
                self._restart()
        faulthandler.cancel_dump_traceback_later()

    def _burst(self):
        device = self.device
        for _ in range(self.source.randint(1, BURST)):
            (name,) = self.source.choices(self._switches, self._often)
            self.presses += 1
            device.feed(name, True)
            if self.source.random() < HELD:
                device.tick()
                device.now += HOLD
                device.tick()
            device.feed(name, False)
        device.now += TICK
        device.tick()

    def _look(self):
        app = self.device.app
        self.seen.add(type(app.screen).__name__)
        match = self._session.match
        assert not app.page.cut or self._immense(), type(app.screen).__name__
        if len(self.device.log) == self._length and match.number == self._number:
            assert match.totals == self._totals
        elif match.totals != self._totals or match.hand != self._hand:
            self._replay()

    def _replay(self):
        match = self._session.match
        again = Match()
        replay(self.device.log, again)
        told = (match.number, match.hand, match.totals, match.phase, match.east)
        assert told == (again.number, again.hand, again.totals, again.phase, again.east)
        assert sum(match.totals) == match.start * bin(match.present).count("1")
        self._remember()

    def _immense(self):
        """Numbers that no hand comes to and the screens are not made for: he tells such points."""
        session = self._session
        return (
            max(*session.scores, session.sheet.value) >= TOO_MUCH
            or max(abs(n) for n in session.match.totals) >= TOO_MUCH
        )

    def _home(self):
        """Press BACK until there is nothing to leave."""
        pressed = 0
        while len(self.device.app.stack) > 1:
            self.device.press(self._back())
            pressed += 1
            assert pressed < MOST, type(self.device.app.screen).__name__
        self._replay()

    def _back(self):
        """The switch that is BACK now: held left-handed, a pad of twelve has them turned."""
        names = [name for row in self.device.names for name in row]
        now = self.device.app.keys.keys
        return names[now.index(BACK)] if BACK in now else "BACK"

    def _restart(self):
        match = self._session.match
        before = match.number, match.hand, list(match.totals), match.phase
        self.device.restart()
        self._watch()
        match = self._session.match
        assert before == (match.number, match.hand, match.totals, match.phase)
