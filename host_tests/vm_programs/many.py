# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Many hands in a row: arranged, scored as sets, settled, packed, applied."""

import cases

from eastwind import events
from eastwind.loose import Loose
from eastwind.match import Match
from eastwind.scoring import Sheet, score
from eastwind.settle import settle
from eastwind.slots import SLOT, seal

DIFFERENT = 60  # hands kept in memory, all with the options that most cases have
GAME = 200  # hands of a game

hands = []
sheet = Sheet()
match = Match()
slot = bytearray(SLOT)
scores = [0] * 4


def prepare():
    """Read the hands."""
    for text, told, _, _ in cases.lines("hand"):
        if cases.rules.id == "harr_limit" and cases.rules.limit == 0 and len(hands) < DIFFERENT:
            cases.loose = Loose()
            cases.put_down(text, told)
            hands.append((cases.rules, cases.loose))


def run(times):
    """Count so many hands, game after game."""
    i = 0
    while i < times:
        if i % GAME == 0:
            events.begin(slot, events.SEATS)
            match.apply(slot, 0)
        rules, loose = hands[i % DIFFERENT]
        assert cases.arranger.arrange(loose, rules)
        value = score(cases.arranger.hand, rules, sheet)
        assert value == cases.arranger.sheet.value
        place = i & 3
        scores[place] = value
        events.pack_hand(slot, place, cases.arranger.hand, value, -1)
        seal(slot)
        match.apply(slot, 0)
        settle(rules, scores, 15, place, -1, 0, cases.out)
        events.pack_step(slot, events.DEAL, place, events.BY_DRAW, place != 0)
        events.put_payments(slot, cases.out.pay, match.east)
        seal(slot)
        match.apply(slot, 0)
        i += 1
