# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Names: with accents, and those of the last games first; a new game is as the last one was."""

import pytest

from gadget import owner, texts

NEW = "BACK UP UP UP OK OK"


def start(device):
    """Put the cursor of the form on Start."""
    while not device.rows()[-1].startswith("OK start"):
        device.press("UP")


def begin_anew(device):
    """Begin the game of the form with a player as East."""
    start(device)
    device.press("UP UP UP UP RIGHT")
    if "wind box" in " ".join(device.rows()):
        device.press("RIGHT")
    start(device)
    device.press("OK BACK")


def test_the_names_of_the_last_games_are_offered_first(device):
    session = device.app.screen.session
    for names in (["Ann", "Bob", "Cid", "Dee"], ["Eve", "Bob", "Cid", "Fay"]):
        device.press("OK" if session.match.number == 0 else NEW)
        session = device.session
        setup = device.app.screen._setup
        setup.names[:] = names
        begin_anew(device)
    assert owner.load(device.store.drive)[1] == ["Eve", "Bob", "Cid", "Fay", "Ann", "Dee"]
    device.press(NEW + " DOWN DOWN DOWN OK")
    assert device.rows()[0] == "Name of player 1"
    assert [row.strip() for row in device.rows()[1:4]] == ["Ann", "Dee", "Another name"]
    device.press("DOWN OK")
    assert "Name 1 Dee" in device.rows()[4]


def test_a_new_game_is_as_the_last_one_was(device):
    device.press("OK DOWN RIGHT DOWN RIGHT DOWN RIGHT RIGHT")
    begin_anew(device)
    match = device.session.match
    assert (match.players, match.rules_id) == (2, "harr_limit")
    options = list(match.options)
    device.press(NEW)
    assert [row.split() for row in device.rows()[2:5]] == [
        ["Players", "2"],
        ["Rules", "Harr,", "limit"],
        ["Limit", "500"],
    ]
    begin_anew(device)
    assert (match.number, match.players, match.options) == (2, 2, options)


@pytest.mark.parametrize(
    "keys, name",
    [
        ("B O ¨ ¨ R N", "Børn"),
        ("Z O E ¨ ¨ ¨", "Zoë"),
        ("B E N O I ¨ ¨ T", "Benoît"),
        ("A ¨", "Ä"),
        ("A ¨ ¨ ¨ ¨ ¨ ¨ ¨ ¨", "A"),
    ],
)
def test_a_letter_gets_its_accents(device, keys, name):
    device.press("OK DOWN DOWN DOWN OK")
    screen = device.app.screen
    board = texts.part("name").NAME_LETTERS
    for letter in keys.split():
        screen._row = [letter in line for line in board].index(True)
        screen._column = board[screen._row].index(letter)
        device.press("OK")
    assert screen._name == name
