# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The demo game and all screens on every board: the same game with every kind of keys, and the
pixels that somebody has looked at."""

import json

import pytest

import ledger
from bundle import facts
from dev_shots import HASHES, differences
from playing import unseen
from sim import demo
from sim.device import Device, boards, load
from sim.script import Script

KNOWN = json.loads(HASHES.read_text())
# boards with the same display, whose keys do the same, show the same but for their names
TWINS = {"pybadge": "pygamer", "raspberry_pi_pico2": "raspberry_pi_pico"}


@pytest.mark.parametrize("board", [board for board in boards() if board not in TWINS])
def test_every_step_and_every_screen_looks_as_it_was_recorded(board):
    found = {board: demo.play(board)}
    different = ", ".join(shot for _, shot in differences(KNOWN, found))
    assert not different, "look at dev.py shots, then --record"


@pytest.mark.parametrize("board", TWINS)
def test_a_twin_shows_the_same(board):
    other = TWINS[board]
    mine, its = (load(facts.BOARDS / (name + ".py")) for name in (board, other))
    for fact in ("WIDTH", "HEIGHT", "PANEL"):
        assert getattr(mine, fact) == getattr(its, fact)
    shots = KNOWN[board]
    assert [shot for shot in shots if shots[shot] != KNOWN[other][shot]] == ["33-about"]


def test_no_hash_is_left_of_a_board_that_went():
    assert sorted(KNOWN) == boards()


def test_the_demo_is_one_game_with_every_kind_of_keys(tmp_path):
    games = []
    for board in (
        "raspberry_pi_pico",
        "adafruit_feather_rp2040",
        "m5stack_dinmeter",
        "adafruit_macropad_rp2040",
    ):
        device = unseen(Device(board))
        Script(device, tmp_path).run(demo.script(device))
        games.append(ledger.lines(device.log))
    assert games[0] and all(game == games[0] for game in games)
    assert games[0][-1].split()[-4:] == ["274", "-160", "128", "-242"]


def test_a_changed_missing_or_new_picture_is_a_difference():
    known = {"a": {"1": "x", "2": "y"}, "b": {"1": "x"}}
    found = {"a": {"1": "x", "2": "z", "3": "w"}}
    assert differences(known, found) == [("a", "2"), ("a", "3")]
    assert differences(known, {"b": {}}) == [("b", "1")]
