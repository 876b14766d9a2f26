# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Rulesets of one's own: what their files say, what is wrong in them, how a game keeps them."""

import random

import pytest

import score
from eastwind.hand import Hand
from eastwind.journal import Journal
from eastwind.match import Match
from eastwind.rulesets import custom, load
from eastwind.scoring import Sheet
from eastwind.scoring import score as count
from eastwind.table import Table
from gadget import house
from own_rules import FRIDAY, RIGHT, WRONG, friday, read, rules
from query import told
from sim.store import Files, Store

PUNGS = {"hand": "d111 d333 drdr | c555 b444", "won": "draw", "tile": "dr"}


def test_a_table_counts_by_its_own_figures():
    # two exposed simples 2 each, pung of ones in hand 8, of threes 4, dragons 2, Mah-Jongg 20,
    # drawn 2; no chows: a double in the British rules, 10 points at this table
    counted = 2 + 2 + 8 + 4 + 2 + 20 + 2
    assert score.answer_hand({"rules": "bmja", **PUNGS})["value"] == 2 * counted
    assert score.answer_hand({"ruleset": str(FRIDAY), **PUNGS})["value"] == counted + 10
    limit = {"set": {"limit": "40"}, "ruleset": str(FRIDAY)}
    assert score.answer_hand({**limit, **PUNGS})["value"] == 40


def test_a_file_changes_what_it_says_and_nothing_else():
    mine, theirs = friday(), load("bmja")
    assert (mine.limit, mine.max_chows, mine.id, mine.version) == (500, 4, "bmja", theirs.version)
    assert mine.penalties[0][2:4] == (100, 0) and mine.penalties[1:] == theirs.penalties[1:]
    rows = [row[:4] for row in theirs.winner_rows]
    assert [row[:4] for row in mine.winner_rows] == rows
    changed = [row[3:] for row in mine.winner_rows if row not in theirs.winner_rows]
    assert changed == [(3, 10, 0)]
    shares = {row[3]: row[4] for row in mine.limits}
    assert shares[17] == 30 and 44 not in shares and len(mine.limits) == len(theirs.limits) - 1
    points = [i for i in range(128) if mine.winner_points[i] != theirs.winner_points[i]]
    assert {mine.winner_points[i] for i in points} == {2} and len(points) == 3  # own=round


def test_a_choice_of_an_option_leaves_the_changes():
    found = read(FRIDAY.read_bytes(), "friday")
    assert found.options.choose("bouquet", "3")
    assert [row[4:] for row in found.options.rules.winner_rows if row[3] == 3] == [(10, 0)]
    assert house.called(found.options.rules.house) == "friday"


@pytest.mark.parametrize("text, line, said", WRONG)
def test_a_wrong_file_says_its_line_and_what(text, line, said):
    found = read(text)
    number, sentence = told(found, found.problems[0])
    assert number == line and said in sentence, (number, sentence)


@pytest.mark.parametrize("text", RIGHT)
def test_a_right_file_is_taken(text):
    assert rules(text).house.startswith("table\n")


def test_more_than_a_game_can_keep_is_refused():
    rows = [row[3] for row in load("millington").winner_rows]
    lines = "".join("%d 100 9d\n" % row for row in sorted(set(rows)))
    assert read("base = millington\n" + lines).problems[0][1] == custom.TOO_MANY


def test_whatever_a_file_holds_it_is_read_to_an_end():
    random.seed(7)
    words = "base = bmja harr 3 46 L/2 1d 10 off pair double wash x8 # \n \xff limit none".split(
        " "
    )
    for _ in range(300):
        text = " ".join(random.choice(words) for _ in range(random.randrange(20)))
        found = read(text.encode("latin-1"))
        assert found.problems or found.options.rules.house
    assert len(read(bytes(random.randrange(256) for _ in range(5000))).problems) <= 20


def test_no_ruleset_of_ones_own_is_worth_more_than_its_limit():
    lines = {
        "babcock": "8 9d\n9 9d\npung 100\nkong table 100\nbonus 25\n17 L\n29 L",
        "bmja": "3 100 9d\n18 9d\n8 9d\n51 9d\n52 L\nfishing L",
        "dmjl": "40 9d\n39 9d\n36 100 9d\ndouble 4",
        "millington": "40 9d\n39 9d\n36 100 9d\ndouble 4",
        "harr": "8 9d\n9 9d\n11 9d",
        "harr_limit": "9 9d\n3 100 9d\n24 L",
    }
    hands = ("wewewewe wswswsws wwwwwwww drdrdrdr dgdg", "b1111 b2222 b3333 b4444 b55", "b11 b22")
    for ruleset, changed in lines.items():
        mine = rules("base = %s\n%s" % (ruleset, changed))
        most = mine.limit or 1 << 26
        for text in hands:
            for won in ("draw", None):
                asked = {"hand": text, "won": won, "seat": "E", "round": "E", "rules": ruleset}
                found = score.answer_hand(asked)
                assert "error" in found or found["value"] <= most


def test_without_a_limit_a_sum_stays_a_small_int():
    mine = rules("base = harr\n8 9d\ndouble 4\n2 100 9d\n3 100 9d")
    hand = Hand()
    hand.flags = 1  # a winner
    for code in (0x78, 0x78, 0x78, 0x78, 0x38):  # kongs and a pair of dragons
        hand.add(code)
    sheet = Sheet()
    assert count(hand, mine, sheet) == 1 << 26
    assert sheet.doubles > 30


def begin(store):
    mine = friday()
    table = Table(Match(), Journal(store.memory, store.drive))
    table.new_game(mine, 4, ["Ann", "Bob", "Cid", "Dee"])
    house.write(table, mine.house)
    table.seats(0)
    return mine, table


def same(match, mine):
    again = load(match.rules_id, match.options, match.house)
    return vars(again) == vars(mine) and house.called(match.house) == "friday"


def test_a_game_keeps_its_rules_for_ever():
    store = Store()
    mine, table = begin(store)
    assert same(table.match, mine)
    assert same(Table(Match(), Journal(store.memory, store.drive)).match, mine)
    while table.log.strip.n > 20 or not store.drive.files:  # until the memory has begun anew
        table.draw()
    assert same(Table(Match(), Journal(store.memory, store.drive)).match, mine)
    memory_alone = Table(Match(), Journal(store.memory, Files()))
    assert memory_alone.match.number == 1 and same(memory_alone.match, mine)
    drive_alone = Journal(bytearray(b"\xff" * 4096), store.drive)
    assert same(Table(Match(), drive_alone).match, mine)


def test_a_name_and_lines_are_kept_letter_by_letter():
    for length in range(1, 30):
        mine = friday("x" * length + "äöüß" * 4)
        table = Table(Match(), Journal(*vars(Store()).values()))
        table.new_game(mine, 4, ["Ann", "Bob", "Cid", "Dee"])
        house.write(table, mine.house)
        assert table.match.house == mine.house


def test_a_plain_game_keeps_nothing_of_them():
    table = Table(Match(), Journal(*vars(Store()).values()))
    table.new_game(load("harr_limit"), 4, ["Ann", "Bob", "Cid", "Dee"])
    assert table.match.house == ""


def test_changes_of_a_later_program_are_no_rules_of_this_one():
    with pytest.raises(ValueError):
        load("bmja", house="later\n3\n")
    with pytest.raises(ValueError):
        load("bmja", house="later\n3 10 winner\n")


def test_a_settlement_by_a_table_of_ones_own():
    asked = {"ruleset": str(FRIDAY), "scores": {"E": 600, "S": 0}, "winner": "E"}
    assert score.answer_settle(asked)["net"] == {"E": 1000, "S": -1000}  # the limit, East twice
    assert "not both" in score.answer_settle({**asked, "rules": "bmja"})["error"]
    assert "No such file" in score.answer_settle({**asked, "ruleset": "none.txt"})["error"]


def test_of_options_that_a_game_was_begun_without_the_defaults_hold():
    values = load("harr_limit").values
    assert load("harr_limit", values[:-1]).values == values
    with pytest.raises(ValueError):
        load("harr_limit", values + [0])
