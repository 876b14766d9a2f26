# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a hand came to, told again: payments, corrections, undo, the log, penalties, the ranking."""

import pytest

from eastwind.rulesets import INDEX, load, options
from eastwind.void import ONE
from gadget import keys, owner
from gadget.page import Page
from gadget.screens import penalty
from screen_ways import LOG, WAYS, Blind, Careful
from sim.device import Device

NAMES = ["Maximilian", "Dieter", "Bob", "Wilhelmina"]


def begun(rules="harr_limit", device=None, names=NAMES):
    """A game of these names; the first is East."""
    device = device or Device()
    session = device.app.screen.session
    session.rules = load(rules)
    session.table.new_game(session.rules, 4, names)
    session.table.seats(0)
    return device


def play(device, winner, scores):
    """Play a hand without the keys; on paper: a winner with 40 as East gets 80 from each."""
    session = device.app.screen.session
    session.begin(winner, 0)
    for place in range(4):
        session.scores[place] = scores[place]
        session.table.draft(place, session.hands[place], scores[place])
    session.settle()
    session.commit()
    session.resume()


@pytest.fixture
def table():
    """Maximilian, East, has won with 40."""
    device = begun()
    play(device, 0, (40, 0, 0, 0))
    return device


def correct(device):
    """Bob, West, won with 100 instead of Maximilian with 40, up to the payments."""
    device.press(LOG + " OK OK UP OK UP OK LEFT LEFT UP OK OK OK OK")
    assert device.rows()[0].startswith("Scores"), device.rows()
    device.press("OK")


def test_a_correction_goes_on_to_what_saves_it(table):
    correct(table)
    rows = table.rows()
    assert rows[0].split() == ["Hand", "1", "▼"], "whether East changes is asked on the preview"
    assert rows[-1] == "OK go on  BACK review"
    table.press("OK")
    rows = table.rows()
    assert rows[0] == "Hand 1     now ▶ then"
    assert rows[1] == "Maximilian  Dieter"
    assert [row.split() for row in rows[2:4]] == [["240", "-80"], ["▶", "-200", "▶", "-100"]]
    assert rows[-1].startswith("OK go on "), "East won no longer"
    table.press("OK")
    assert table.rows()[:3] == ["Hand 1", " Easts as played", " Easts as corrected"]
    assert table.rows()[-1].startswith("OK save ")
    table.press("DOWN BACK")
    assert table.rows() == rows
    table.press("OK OK")
    assert table.app.screen.session.match.totals == [-200, -100, 400, -100]
    assert table.app.screen.session.match.east == 0, "as played"


def test_both_totals_of_all_stand_by_the_longest_names(long_game):
    now = long_game.app.screen.session.match.totals
    long_game.press(WAYS["preview"])
    rows = long_game.rows()
    assert rows[1].split()[0] == "Maximilian" and rows[4].split()[0] == "Bartholom."
    assert [int(n) for n in (rows[2] + rows[5]).split()] == now
    then = [int(n) for n in (rows[3] + rows[6]).replace("▶", " ").split()]
    assert len(then) == 4 and sum(then) == 0
    assert not long_game.app.page.cut


def test_a_correction_to_no_winner_goes_on_too_and_is_no_hand_without_a_winner_yet(table):
    table.press(LOG + " OK OK")
    assert table.rows()[-1] == "OK choose BACK nobody", "who had won is under the bar"
    assert table.app.page.text()[6].endswith("Maximilian")
    table.press("BACK")
    assert table.rows()[-1].startswith("OK go on ")
    table.press("OK")
    assert table.rows()[:2] == ["Hand 1", " Go on: Maximilian"]
    for step in ("DOWN OK", "BACK DOWN OK", "BACK DOWN OK"):  # draw, wash, false Mah-Jongg
        table.press(step)
        assert table.rows()[-1] == "OK go on   BACK leave"
    table.press("BACK BACK BACK BACK BACK BACK")
    table.press("OK OK")
    assert table.rows()[0] == "Hand 2: no winner"
    for step in ("OK", "BACK DOWN OK", "BACK DOWN OK"):
        table.press(step)
        assert table.rows()[-1] == "OK save    BACK leave"


def test_undo_of_a_correction_tells_the_difference(table):
    """300 or 200 for 100 as West: 200 from East, 100 from the others; before, 240 and -80s."""
    match = table.app.screen.session.match
    correct(table)
    table.press("OK OK OK BACK")
    assert table.rows()[0] == "Hand 1's fix: Bob won"
    for key, title in (("OK", "Undo hand 1's fix?"), ("OK BACK DOWN OK", "Redo hand 1's fix?")):
        table.press(key)
        rows = table.rows()
        assert rows[:2] == [title, " Bob won"]
        assert [row.split() for row in rows[2:7]] == [
            ["change"],
            ["Maximilian", "-440"],  # 240 to -200
            ["Dieter", "-20"],  # -80 to -100
            ["Bob", "480"],  # -80 to 400
            ["Wilhelmina", "-20"],
        ]
    assert match.totals == [240, -80, -80, -80]


def test_undo_of_the_end_moves_nothing(table):
    table.app.screen.session.table.end()
    table.press("BACK OK")
    assert table.rows()[0] == "Undo the end?" and not any(table.rows()[1:-1])
    table.press("OK")
    assert table.rows()[0].startswith("Undone"), "the game goes on"


@pytest.mark.parametrize("language, east", [("english", "East stays"), ("german", "Ost bleibt")])
def test_who_is_east_next_stands_beside_the_key_for_the_sums(language, east):
    device = begun()
    owner.speak(language)
    device.press("OK DOWN OK UP OK UP OK OK OK OK OK")
    assert device.rows()[0].split() == east.split() + ["▼"]
    device.app.page.arrows = False
    for way, mark in ((keys.NEXT, "PREV"), (keys.PREV, "NEXT")):
        device.app.screen.handle(way)
        device.app.screen.paint(device.app.page)
        assert device.rows()[0].endswith(" " + mark) and not device.app.page.cut
    device = begun(names=["Bob", "Maximilian", "Dieter", "Eve"])
    owner.speak(language)
    device.press("OK LEFT OK UP OK UP OK OK OK OK OK")
    device.app.page.arrows = False
    device.app.screen.paint(device.app.page)
    assert device.rows()[0].split() == [east.split()[0] + ":", "Maximilian", "NEXT"]


def test_a_name_has_what_the_numbers_leave(table):
    play(table, 0, (2, 0, 0, 0))
    table.press(LOG + " UP")
    rows = table.rows()
    assert rows[1] == "Maximilian won      ▼"
    assert rows[2:5] == [
        "         points   net",
        "E Maximilian 40   240",
        "S Dieter      0   -80",
    ]
    table.press("DOWN")
    assert table.rows()[1] == "Maximilian won     ▲"


def test_where_a_name_leaves_no_room_for_both_numbers_the_net_is_told():
    device = begun()
    assert options(device.app.screen.session.rules).choose("p2_limit", "none")
    play(device, 0, (123456, 0, 0, 0))
    device.press(LOG)
    assert device.rows()[3:5] == ["E Maximilian   740736", "S Dieter      -246912"]


def test_the_log_has_points_only_of_hands_that_were_paid_by_them(table):
    session = table.app.screen.session
    session.table.draw()
    table.press(LOG)
    assert table.rows()[2:4] == ["                  net", "E Maximilian        0"]
    table.press("BACK BACK")
    session.begin(0, 0)
    for place in (0, 1, 2, 3):
        session.scores[place] = 8
        session.table.draft(place, session.hands[place], 8)
    session.begin(0, 0, 2, 1)  # then Bob pays for all
    session.settle()
    session.commit()
    session.resume()
    table.press(LOG)
    rows = [row.split()[1:] for row in table.rows()[3:6]]
    assert rows == [["Maximilian", "8", "48"], ["Dieter", "0"], ["Bob", "-48"]]


@pytest.mark.parametrize("place, title", [(0, "Maximilian"), (2, "Bob won"), (3, "Wilhelmina")])
def test_the_menu_leaves_out_the_verb_not_letters_of_a_name(table, place, title):
    for _ in range(101):
        table.app.screen.session.table.draw()
    play(table, place, (8, 8, 8, 8))
    table.press("BACK")
    assert table.rows()[0] == "Hand 103: " + title


def test_a_penalty_says_who_named_and_who_claimed():
    for language, rows in (("english", ("Named", "Claimed")), ("german", ("Nannte", "Rief"))):
        device = begun("bmja")
        owner.speak(language)
        device.press("OK OK DOWN DOWN OK")
        shown = device.rows()
        assert shown[1].startswith(" %s" % rows[0]) and shown[2].startswith(" %s" % rows[1])
        device.press("DOWN LEFT")
        assert not device.app.page.cut and "◀Wilhelmina▶" in device.rows()[2]


@pytest.mark.parametrize("rules", INDEX)
def test_the_title_of_a_penalty_is_whole_where_keys_have_no_directions(rules, language):
    session = begun(rules).app.screen.session
    owner.speak(language)  # a start speaks what the owner has set
    page = Careful(Blind(128, 64))
    page.arrows = False
    for row in session.rules.penalties:
        penalty.PenaltyScreen(session, row[0]).paint(page)
        assert page.text()[0] == penalty.texts.PENALTIES[row[0] - 1] and not page.cut
        assert page.text()[page.lines - 2].endswith(" NEXT") or row[1] == ONE


def test_what_becomes_of_east_stands_apart(table):
    table.press("OK OK DOWN DOWN OK")
    rows = table.rows()
    assert rows[0] == "False Mah-Jongg" and rows[6] == "East stays"
    assert [row.split()[0] for row in rows[2:6]] == NAMES


@pytest.mark.parametrize("size", [(128, 64), (160, 128), (240, 240), (296, 128)], ids=str)
def test_the_ranking_is_tall_and_all_else_on_another_page(table, size):
    page = table.app.page = Page(Blind(*size))
    table.press("BACK DOWN DOWN DOWN OK")
    rows = table.rows()
    assert rows[0] == "End the game?       ▼"
    assert rows[1] == "Maximilian  Dieter"
    assert rows[2].split() == ["1", "240", "2", "-80"] and not rows[3]
    assert rows[4].split() == ["Bob", "Wilhelmina"]
    assert rows[5].split() == ["2", "-80", "2", "-80"]
    table.press("DOWN")
    assert table.rows()[0] == "Hands won           ▲"
    assert table.rows()[1] == "1 Maximilian       1"
    assert table.rows()[5:7] == ["Best hand", "  Maximilian      40"]
    table.press("DOWN OK")
    assert table.rows()[:2] == ["Final ranking       ▼", rows[1]]
    table.press("OK")
    assert "written." in table.rows()[page.lines - 2]
    assert table.rows()[0] == "Hands won           ▲", "the sentence lies over no tall number"
    table.press("UP")
    assert table.rows()[5].split() == ["2", "-80", "2", "-80"]


def test_a_misnamed_discard_belongs_to_the_hand_that_goes_on():
    device = begun("bmja")
    device.press("OK OK DOWN DOWN OK OK")
    assert device.app.screen.session.match.hand == 1
    device.press("BACK")
    assert device.rows()[0] == "Hand 1: Maximilian"
    device.press("OK")
    assert device.rows()[:2] == ["Undo hand 1?", " Maximilian fined"]


def test_a_line_of_keys_reaches_who_claimed():
    device = begun("bmja", Device("m5stack_dinmeter"))
    device.press("OK OK NEXT NEXT OK NEXT")
    assert device.rows()[0].startswith("Misnamed") and device.rows()[-1].startswith("OK go on")
    device.press("OK NEXT")
    assert device.rows()[1:3] == [" Named       Dieter", " Claimed Wilhelmina"]
    assert device.rows()[-1].startswith("OK save")
