# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A short game with all of the core, for a heap with little room. Runs in the VMs."""

from eastwind import events, explain, notation
from eastwind.arrange import Arranger
from eastwind.facts import DRAWN, WINNER
from eastwind.log import replay
from eastwind.loose import Loose
from eastwind.match import Match
from eastwind.records import Log
from eastwind.rulesets import load
from eastwind.settle import Settlement, settle
from eastwind.table import Table


def play(hands):
    """Count so many hands, tell the last, replay the game; prints the winner's total."""
    rules = load("harr_limit")
    table = Table(Match(), Log())
    table.new_game(rules, 4, ("Ann", "Bob", "Cid", "Dee"), 2000)
    table.seats(0)
    arranger = Arranger()
    loose = Loose()
    paid = Settlement()
    for _ in range(hands):
        loose.clear()
        assert not notation.read("b22233334444555", loose)
        loose.flags = WINNER | DRAWN
        loose.tile = notation.named("b3")
        assert not loose.problems() and arranger.arrange(loose, rules)
        table.draft(0, arranger.hand, arranger.sheet.value)
        settle(rules, (arranger.sheet.value, 8, 16, 0), 15, 0, -1, 0, paid)
        table.deal(0, paid, events.BY_DRAW)
    for i in range(arranger.sheet.n):
        explain.line_text(arranger.sheet, i, arranger.hand)
    match = Match()
    replay(table.log, match)
    assert match.totals == table.match.totals
    print(match.totals[0])
