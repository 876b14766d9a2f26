# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Correcting an earlier hand: what is shown before, what changes, what stays; undo, power cuts."""

import pytest

from eastwind import events
from eastwind.correct import Correction
from eastwind.hand import Hand
from eastwind.match import ENDED, Match
from eastwind.sets import EXPOSED, PUNG, SIMPLE, code
from game_model import START, Payments, again, new_table

P, Q, R, S = range(4)


def paying(payer, payee, amount):
    """By seats."""
    pay = [0] * 16
    pay[payer * 4 + payee] = amount
    return Payments(pay)


@pytest.fixture
def table():
    """Q wins as South, then R as South: 100 from East each; then S is half counted."""
    table = new_table()
    for winner, score in ((Q, 64), (R, 32)):
        table.draft(winner, Hand(), score)
        table.draft(S, Hand(), 2)
        table.deal(winner, paying(0, 1, 100), events.BY_DISCARD)
    table.draft(S, Hand(), 16)
    assert table.match.totals == [START - 100, START, START + 100, START]
    return table


def test_nothing_changes_before_it_is_accepted(table):
    before = repr(vars(table.match))
    fix = Correction(table, 0)
    assert (fix.match.east, fix.match.hand, fix.match.totals) == (P, 1, [START] * 4)
    fix.draft(Q, Hand(), 128)
    fix.deal(Q, paying(0, 1, 250), events.BY_DRAW)
    totals = [0] * 4
    fix.totals(totals)
    assert totals == [START - 250, START + 150, START + 100, START]
    assert not fix.moves()
    assert repr(vars(table.match)) == before
    fix.accept()
    assert table.match.totals == totals
    assert vars(again(table)) == vars(table.match)


def test_hands_and_the_best_one_are_those_of_the_correction(table):
    hand = Hand()
    hand.add(code(PUNG, SIMPLE, EXPOSED))
    fix = Correction(table, 0)
    fix.draft(Q, hand, 8)
    fix.deal(Q, Payments(), events.BY_LAST)
    fix.accept()
    read = Hand()
    assert table.steps.hand(0, Q, read)
    assert bytes(read.codes) == bytes(hand.codes)
    assert events.score(table.steps.slot, 0) == 8
    assert table.steps.hand(0, S, read)  # as it was
    assert events.score(table.steps.slot, 0) == 2
    assert table.steps.read(0) == events.DEAL
    assert table.steps.slot[2] == events.BY_LAST
    assert (table.match.best, table.match.best_place) == (32, R)


def test_later_hands_keep_their_east_unless_the_table_wants_otherwise(table):
    east = table.match.east
    for move, wanted in ((False, east), (True, east - 1)):
        fix = Correction(table, 0)
        assert fix.match.east == P
        fix.deal(P, paying(1, 0, 100), events.BY_DISCARD)  # East had won
        assert fix.moves()
        fix.accept(move)
        assert table.match.east == wanted
        assert table.match.totals == [START + 100, START - 200, START + 100, START]
        assert vars(again(table)) == vars(table.match)
        table.undo()
        assert table.match.east == east


@pytest.mark.parametrize("move", [False, True])
def test_a_half_counted_hand_stays_unless_its_seats_change(table, move):
    fix = Correction(table, 1)
    fix.draw()
    fix.accept(move)
    assert table.match.counted == (0 if move else 1 << S)
    assert table.steps.hand(table.steps.live, S, Hand()) == (not move)
    table.draft(Q, Hand(), 4)
    table.deal(Q, Payments(), events.BY_DISCARD)
    assert table.steps.hand(3, S, Hand()) == (not move)
    assert not table.steps.hand(1, S, Hand())
    assert vars(again(table)) == vars(table.match)


def test_a_correction_is_one_step_for_undo_and_redo(table):
    totals = [table.match.totals[:]]
    for amount in (7, 8):
        fix = Correction(table, 0)
        fix.deal(Q, paying(2, 3, amount), events.BY_DISCARD)
        fix.accept()
        totals.append(table.match.totals[:])
        assert table.steps.corrects(table.steps.live - 1) == 0
    for wanted in (totals[1], totals[0]):
        assert table.undo()
        assert table.match.totals == wanted
        assert vars(again(table)) == vars(table.match)
    assert table.steps.read(table.steps.live) == events.DEAL  # what redo would bring back
    assert events.payment(table.steps.slot, 0, 5) == 7
    assert table.redo() and table.redo()
    assert table.match.totals == [START, START - 100, START + 100 - 8, START + 8]
    assert table.steps.read(table.steps.live - 1) == events.DEAL
    assert events.payment(table.steps.slot, 0, 5) == 8
    assert not table.redo()
    for _ in range(4):
        assert table.undo()
    assert table.match.totals == [START] * 4


def test_any_kind_of_step_can_become_any_other(table):
    table.wash(P, Payments(), 9)
    table.penalty(Q, Payments(), events.FALSE_MAHJONGG, False)
    table.draw()
    for k in range(5):
        fix = Correction(table, k)
        fix.wash(S, paying(0, 1, 10), 10)
        fix.accept()
        fix = Correction(table, k)
        fix.penalty(S, paying(0, 1, 20), events.FALSE_MAHJONGG, True)
        fix.accept()
        assert table.steps.read(k) == events.PENALTY
    assert sum(table.match.totals) == 4 * START
    assert vars(again(table)) == vars(table.match)
    assert table.steps.live == 15
    assert [table.steps.corrects(k) for k in range(15)] == [*range(5)] + sorted([*range(5)] * 2)


def test_after_the_end_too(table):
    table.end()
    fix = Correction(table, 0)
    fix.draw()
    fix.accept()
    assert table.match.phase == ENDED
    assert table.match.totals == [START, START - 100, START + 100, START]
    with pytest.raises(ValueError, match="cannot be corrected"):
        Correction(table, 2)  # the end
    with pytest.raises(ValueError, match="cannot be corrected"):
        Correction(table, 3)  # a correction
    with pytest.raises(ValueError, match="cannot be corrected"):
        Correction(table, 4)


def test_nothing_else_can_be_done_in_a_correction(table):
    fix = Correction(table, 0)
    for action in (fix.end, fix.undo, lambda: fix.rename(P, "x"), lambda: fix.seats(P)):
        with pytest.raises(ValueError):
            action()
    assert fix.retry() == table.log.saved


@pytest.mark.parametrize("written", range(4))
def test_a_correction_that_was_broken_off_is_none(table, written):
    fix = Correction(table, 0)
    fix.draft(P, Hand(), 512)
    fix.deal(R, paying(1, 2, 999), events.BY_DISCARD)
    write = table.write

    def broken(slot):
        nonlocal written
        if written:
            written -= 1
            write(slot)

    table.write = broken
    fix.accept(move=True)
    table.write = write
    assert vars(again(table)) == vars(table.match)
    assert (table.match.counted, table.match.scores[S]) == (1 << S, 16)
    table.draft(Q, Hand(), 64)
    table.deal(S, Payments(), events.BY_DISCARD)
    assert table.match.totals == [START - 100, START, START + 100, START]
    assert table.steps.hand(2, S, Hand()) and table.steps.hand(2, Q, Hand())
    assert not table.steps.hand(2, P, Hand())
    assert table.steps.unknown == 0
    assert vars(again(table)) == vars(table.match)


def test_going_back_is_a_match_of_its_own(table):
    match = Match()
    table.steps.rewind(1, match)
    assert (match.hand, match.east, match.names) == (2, Q, table.match.names)
    table.steps.apply(1, match)
    assert match.totals == table.match.totals
