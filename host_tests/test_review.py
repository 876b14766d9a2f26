# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The review and the payments of a counted deal."""

import pytest

from eastwind.facts import CLAIMED, WINNER
from eastwind.hand import Hand
from eastwind.rulesets import load, options
from eastwind.scoring import Sheet, score
from eastwind.sets import (
    BOTH,
    BY_CLAIM,
    CHOW,
    CLOSED,
    CONCEALED,
    DRAGON,
    EXPOSED,
    KONG,
    PAIR,
    PUNG,
    ROUND,
    code,
)
from gadget.screens.review import read
from playing import begin, play, put, screen_name, shows, unseen
from presses import BOARDS, PRESSES, SCORES

# South: chow, pungs of 2-8, 1/9 and dragons, a pair; North a pung; East two
TYPICAL = (
    "OK RIGHT OK OK DOWN OK RIGHT OK DOWN LEFT LEFT OK OK =OK OK DOWN OK =OK DOWN OK RIGHT OK =OK"
)


@pytest.fixture
def deal(game):
    play(game, TYPICAL)
    assert type(game.app.screen).__name__ == "ReviewScreen"
    return game


def test_all_scores_at_once(deal):
    rows = deal.rows()
    assert rows[1].split() == ["E", "S"]
    assert rows[2].split() == ["E", "6", "S", "52"]
    assert rows[4].split() == ["W", "N"]
    assert rows[5].split() == ["W", "0", "N", "2"]


def test_line_by_line(deal):
    play(deal, "DOWN")
    rows = deal.rows()
    assert rows[0].split() == ["S", "S", "52"]
    assert [row.split() for row in rows[1:7]] == [
        ["Pung□", "2-8", "2"],
        ["Pung□", "1/9", "4"],
        ["Pung■", "dragon", "10"],
        ["Mah-Jongg", "10"],
        ["dragon", "×2"],
        ["=", "26", "×", "2", "52"],
    ]
    play(deal, "RIGHT")
    assert deal.rows()[1].split() == ["no", "points", "0"]
    play(deal, "UP")
    assert deal.rows()[0].startswith("Scores")


def test_back_to_a_player_and_forth(deal):
    play(deal, "RIGHT RIGHT BACK")
    session = deal.app.screen.session
    assert deal.rows()[0].startswith("N N")
    assert session.counted == 15 - 8, "counted anew before the deal goes on"
    play(deal, "DOWN OK =OK")
    assert type(deal.app.screen).__name__ == "ReviewScreen"
    assert session.scores == [6, 52, 0, 4]


def test_a_hand_emptied_on_the_way_back_is_asked_for_again(deal):
    play(deal, "RIGHT RIGHT BACK BACK BACK")
    assert deal.rows()[0].startswith("W W")
    play(deal, "OK")
    assert deal.rows()[0].startswith("N N")
    play(deal, "OK")
    assert deal.app.screen.session.scores == [6, 52, 0, 0]


def test_ok_changes_nothing_of_a_full_hand_that_is_opened_again(deal):
    play(deal, "BACK OK")
    assert deal.rows()[0].split() == ["S", "S", "52"] and shows(deal, "OK done")
    assert [row.split()[0] for row in deal.rows()[3:7]] == ["Suits", "Made", "4th", "Done"]
    play(deal, "OK")
    assert screen_name(deal) == "ReviewScreen"
    assert deal.app.screen.session.scores == [6, 52, 0, 2]


@pytest.mark.parametrize("kind", BOARDS)
def test_how_he_won_is_told_anew_with_all_hands_kept(kind):
    """On a loose tile, which doubles (bonus 4, p.62), not on a discard; a restart between."""
    device = begin(kind)
    session = device.app.screen.session
    play(device, " ".join(PRESSES["typical", kind][:-1]))
    assert session.scores == SCORES["typical"] and shows(device, " winner")
    play(device, "BACK")
    assert shows(device, "S (S) won") and shows(device, "OK choose")
    play(device, "BACK")
    assert shows(device, "Who won hand 1?") or screen_name(device) == "HomeScreen"
    device.restart()
    unseen(device)
    play(device, "OK BACK")
    session = device.app.stack[0].session
    down = "DOWN" if device.has("DOWN") else "NEXT"
    assert shows(device, "S (S) won")
    play(device, down + " " + down + " OK")
    assert session.hands[1].n == 5
    play(device, "done" if kind in ("pad", "twelve") else "OK")
    assert screen_name(device) == "ReviewScreen"
    assert session.scores == [6, 104, 0, 2]
    play(device, "BACK BACK")
    assert len(device.app.stack) == 1, "no screen lies there twice"


def test_who_pays_whom(deal):
    play(deal, "OK")
    rows = deal.rows()
    assert rows[0].startswith("East: S ")
    assert [row.split() for row in rows[1:7:2]] == [
        ["E▶S", "104", "W▶E", "12"],
        ["W▶S", "52", "W▶N", "2"],
        ["N▶S", "52", "N▶E", "8"],
    ]
    play(deal, "DOWN")
    rows = deal.rows()
    assert rows[1].split() == ["W", "W", "-66"]
    assert rows[3].split() == ["N", "S"]
    assert rows[4].split() == ["N", "-58", "=", "0", "S", "208"]
    assert rows[6].split() == ["E", "E", "-84"]


def test_nothing_is_saved_before_ok(deal):
    play(deal, "OK")
    match = deal.app.screen.session.match
    play(deal, "BACK")
    assert type(deal.app.screen).__name__ == "ReviewScreen"
    assert match.hand == 1 and match.totals == [0] * 4
    play(deal, "OK OK")
    assert match.hand == 2 and match.totals == [-84, 208, -66, -58]
    assert len(deal.app.stack) == 1


def test_home_by_back_saves_nothing(deal):
    for _ in range(20):
        if len(deal.app.stack) > 1:
            deal.press("BACK")
    assert len(deal.app.stack) == 1
    assert deal.app.screen.session.match.hand == 1


def test_east_stays(game):
    play(game, "OK DOWN OK OK OK OK OK OK =OK OK OK OK OK")
    assert type(game.app.screen).__name__ == "PaymentsScreen"
    assert game.rows()[0].startswith("East stays ")


def test_amounts_too_long_to_be_tall(game):
    assert options(game.app.screen.session.rules).choose("p2_limit", "none")
    play(game, "OK RIGHT OK UP OK LEFT LEFT LEFT LEFT UP UP UP UP UP UP OK OK OK OK OK")
    rows = game.rows()
    assert rows[1].startswith("E▶S") and rows[2].split() == ["120000"]
    assert rows[3].startswith("W▶S") and rows[4].split() == ["60000"], "as small as the largest"


def test_sets_are_read_in_the_order_of_the_rows_of_tiles(game):
    play(game, "OK RIGHT OK UP RIGHT OK")
    put(game, "d333 c555 hrrr b111 d99")
    play(game, "OK OK OK OK DOWN")
    sets = [row for row in game.rows()[1:7] if "Pung" in row]
    assert [row.split()[1] for row in sets] == ["b1", "d3", "c5", "red"]


def test_the_longest_lines_fit():
    rules = load("harr_limit")
    hand = Hand()
    hand.flags = WINNER | CLAIMED
    for made in (
        code(KONG, BOTH, CONCEALED),
        code(PUNG, DRAGON, EXPOSED),
        code(CHOW, CLOSED, BY_CLAIM),
        code(CHOW, 0, EXPOSED),
    ):
        hand.add(made)
    for cls in (ROUND, BOTH, DRAGON):
        hand.n = 4
        hand.add(code(PAIR, cls, BY_CLAIM))
        sheet = Sheet()
        score(hand, rules, sheet)
        for text, amount in read(sheet, hand):
            assert len(text) + 1 + len(amount) <= 20, text
