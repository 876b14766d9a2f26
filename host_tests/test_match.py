# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A game from its records: rotation, payments, what can be read, what is refused."""

import pytest

from eastwind import events
from eastwind.hand import Hand
from eastwind.log import replay
from eastwind.match import ENDED, PLAYING, SETUP, Match
from eastwind.records import Log
from eastwind.rulesets import load, options
from eastwind.seats import seat_of
from eastwind.sets import CONCEALED, DRAGON, PAIR, PUNG, SIMPLE, code
from eastwind.slots import SLOT
from eastwind.table import Table
from game_model import NAMES, PLACES, START, Payments, Ruleset, again, new_table

EAST_WINS, EAST_LOSES, DRAW, WASH = "east-wins", "east-loses", "draw", "wash"
NINTH_WIN = "ninth-win"


def happen(table, event):
    east = table.match.east
    if event == DRAW:
        table.draw()
    elif event == WASH:
        table.wash(east, Payments(), 9)
    else:
        winner = (east + 2) % 4 if event == EAST_LOSES else east
        table.deal(winner, Payments(), events.BY_DISCARD, passes=event == NINTH_WIN)


ROTATION = [
    pytest.param([EAST_WINS], "P", "E", 1, id="A. East Wind, p.13: East wins and stays"),
    pytest.param([DRAW], "P", "E", 1, id="A. East Wind, p.13: a drawn hand, East stays"),
    pytest.param([EAST_LOSES], "Q", "E", 1, id="A. East Wind, p.13: East loses"),
    pytest.param([WASH], "P", "E", 1, id="Washing the Tiles, p.61: East stays"),
    pytest.param(
        [EAST_LOSES, EAST_WINS, EAST_LOSES, DRAW, EAST_LOSES, EAST_LOSES],
        *("P", "S", 1),
        id="Part II, Procedure of Play, p.59: four losses make a round",
    ),
    pytest.param(
        [EAST_WINS, DRAW, EAST_LOSES, EAST_LOSES, EAST_LOSES, EAST_WINS, EAST_LOSES],
        *("P", "S", 1),
        id="a public report on a scorer: draws and wins of East are no turn of the round",
    ),
    pytest.param([NINTH_WIN], "Q", "E", 1, id="DMJL: the ninth win running turns the winds"),
    pytest.param(
        [EAST_LOSES] * 3 + [NINTH_WIN], "P", "S", 1, id="the same: it ends a round as a loss does"
    ),
    pytest.param([EAST_LOSES] * 16, "P", "E", 2, id="Part II, p.59: four rounds make a set"),
    pytest.param([EAST_LOSES] * 15, "S", "N", 1, id="Part II, p.59: the last hand of a set"),
]


@pytest.mark.parametrize("happened, east, wind, number", ROTATION)
def test_rotation(happened, east, wind, number):
    table = new_table()
    for event in happened:
        happen(table, event)
    match = table.match
    assert ("PQRS"[match.east], "ESWN"[match.round], match.set) == (east, wind, number)
    assert match.hand == 1 + len(happened)


def test_undo_turns_the_winds_of_a_ninth_win_back():
    table = new_table()
    happen(table, NINTH_WIN)
    assert vars(again(table)) == vars(table.match)
    assert table.undo()
    assert table.match.east == 0
    assert table.redo()
    assert table.match.east == 1


def test_all_winds_move_one_seat_A_East_Wind_p13():
    table = new_table()
    happen(table, EAST_LOSES)
    seats = ["ESWN"[seat_of(place, table.match.east)] for place in range(4)]
    assert dict(zip("PQRS", seats)) == {"P": "N", "Q": "E", "R": "S", "S": "W"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_one_loss_of_each_player_Two_and_three_players_p76(players):
    table = new_table(players, first_east=2, length=2)
    for turn in range(2 * players):
        assert not table.match.complete()
        assert table.match.round == turn // players
        winner = next(place for place in PLACES[players] if place != table.match.east)
        table.deal(winner, Payments(), events.BY_DISCARD)
    assert table.match.complete()
    assert (table.match.east, table.match.round) == (2, 2)


@pytest.mark.parametrize("passes", [False, True])
def test_false_mahjongg_leaves_east_or_not_as_the_table_agreed_Penalties_p67(passes):
    table = new_table()
    table.penalty(2, Payments(), events.FALSE_MAHJONGG, passes)
    assert table.match.east == passes
    assert table.match.hand == 2


def test_a_misnamed_discard_leaves_the_hand_in_play():
    table = new_table()
    pay = [0] * 16
    pay[1 * 4 + 2] = 50
    table.penalty(1, Payments(pay), events.FALSE_MAHJONGG + 2, False)
    assert (table.match.hand, table.match.east) == (1, 0)
    assert table.match.totals == [START, START - 50, START + 50, START]
    table.undo()
    assert (table.match.hand, table.match.totals) == (1, [START] * 4)


def test_payments_go_by_the_seats_of_the_hand():
    table = new_table(first_east=3)
    pay = [0] * 16
    pay[1 * 4 + 0] = 600  # South, right of East, pays East
    pay[2 * 4 + 0] = 300
    table.deal(3, Payments(pay), events.BY_DRAW)
    assert table.match.totals == [START - 600, START - 300, START, START + 900]


def test_setup_is_read_back():
    match = new_table(3, first_east=1, length=8).match
    assert match.names == [*NAMES[:3], ""]
    assert (match.players, match.present, match.first_east, match.length) == (3, 0b111, 1, 8)
    assert (match.rules_id, match.rules_version) == (Ruleset.id, Ruleset.version)
    assert match.options == Ruleset.values
    assert match.totals == [START, START, START, 0]


def test_options_of_a_ruleset_come_back():
    rules = load("harr_limit")
    assert options(rules).choose("p2_limit", "1000")
    assert options(rules).choose("false_mahjongg_then", "pass")
    table = Table(Match(), Log())
    table.new_game(rules, 4, NAMES)
    assert again(table).options == rules.values


def test_best_hand_and_wins():
    table = new_table()
    for winner, score in ((1, 64), (0, 900), (1, 272)):
        table.draft(winner, Hand(), score)
        table.draft(3, Hand(), 5000)  # a loser's
        table.deal(winner, Payments(), events.BY_DISCARD)
    match = table.match
    assert (match.best, match.best_place) == (900, 0)
    assert match.wins == [1, 2, 0, 0]


def test_hands_can_be_read_until_and_after_the_deal():
    table = new_table()
    first, again, read = Hand(), Hand(), Hand()
    first.add(code(PUNG, SIMPLE, CONCEALED))
    again.add(code(PAIR, DRAGON, CONCEALED))
    table.draw()
    table.draft(2, first, 4, 1)
    table.draft(2, again, 2, 1)
    steps = replay(table.log, Match())
    assert steps.hand(steps.live, 2, read)
    assert bytes(read.codes) == bytes(again.codes)
    assert events.score(steps.slot, 0) == 2
    assert events.liable(steps.slot, 0) == 1
    assert not steps.hand(steps.live, 0, read)
    table.deal(2, Payments(), events.BY_ROBBING, pays_all=1, case=3, dead=0b1000)
    steps = table.steps
    assert not steps.hand(steps.live, 2, read)
    assert not steps.hand(0, 2, read)
    assert steps.hand(1, 2, read)
    assert bytes(read.codes) == bytes(again.codes)
    assert steps.read(1) == events.DEAL
    assert (events.liable(steps.slot, 0), steps.slot[2]) == (1, events.BY_ROBBING)


def test_undo_drops_the_draft_and_shows_what_vanishes():
    table = new_table()
    happen(table, EAST_LOSES)
    table.draft(0, Hand(), 8)
    assert table.steps.read(table.steps.live - 1) == events.DEAL
    assert table.undo()
    assert table.match.counted == 0
    assert not table.steps.hand(table.steps.live, 0, Hand())
    assert not table.undo()


def test_a_new_step_ends_redo():
    table = new_table()
    table.draw()
    happen(table, EAST_LOSES)
    table.undo()
    table.undo()
    table.draw()
    assert not table.redo()
    assert (table.match.hand, table.match.east) == (2, 0)
    assert vars(again(table)) == vars(table.match)


def test_redo_drops_the_draft():
    table = new_table()
    table.deal(0, Payments(), events.BY_DISCARD)  # no hands were counted
    table.undo()
    table.draft(0, Hand(), 64)
    assert table.redo()
    assert (table.match.counted, table.match.best) == (0, 0)
    table.deal(0, Payments(), events.BY_DISCARD)
    assert table.match.best == 0
    assert vars(again(table)) == vars(table.match)


def test_the_end_can_be_taken_back():
    table = new_table()
    table.draft(1, Hand(), 8)
    table.end()
    assert (table.match.phase, table.match.counted) == (ENDED, 0)
    with pytest.raises(ValueError, match="no game"):
        table.draw()
    assert table.undo()
    assert table.match.phase == PLAYING


def test_the_first_east_is_settled_once_something_is_played():
    table = new_table()
    table.seats(2)
    assert table.match.east == 2
    table.draw()
    with pytest.raises(ValueError, match="settled"):
        table.seats(1)
    with pytest.raises(ValueError, match="nobody sits"):
        new_table(3).seats(3)


def test_nothing_is_written_for_what_cannot_be_recorded():
    table = Table(Match(), Log())
    assert table.match.phase == SETUP
    with pytest.raises(ValueError, match="no game"):
        table.draw()
    with pytest.raises(ValueError, match="too large"):
        new_table().draft(0, Hand(), 2**30)
    assert len(table.log) == 0
    assert not table.undo()
    assert not table.redo()


def test_a_new_game_in_the_same_log_starts_afresh():
    table = new_table()
    happen(table, EAST_LOSES)
    table.new_game(Ruleset, 2, ["Ann", "", "Bob", ""], number=2)
    table.seats(2)
    assert not table.undo()
    assert table.match.names == ["Ann", "", "Bob", ""]
    assert table.match.totals == [0, 0, 0, 0]
    assert vars(again(table)) == vars(table.match)


def test_records_of_an_unknown_kind_are_passed_over_and_counted():
    table = new_table()
    table.draft(1, Hand(), 64)
    for kind in (0x16, 0x22, 0x35, 0x77):
        slot = bytearray(SLOT)
        events.begin(slot, kind)
        table.log.append(slot)
        if kind == 0x22:  # belongs to the deal that follows
            table.deal(1, Payments(), events.BY_DISCARD)
    match = Match()
    steps = replay(table.log, match)
    assert steps.unknown == 4
    assert vars(match) == vars(table.match)
    assert steps.live == 2  # a step of a later program can be undone too
