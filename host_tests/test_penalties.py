# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Harr's dangerous discards (Part Two, Penalties 2, p.67-70): which discard makes
its discarder pay for all, the exceptions, and what is then paid."""

import pytest

import score
from eastwind import facts, notation, penalties, rulesets
from eastwind.arrange import Arranger
from eastwind.loose import Loose
from vector_text import blocks, title

VECTORS = blocks("harr_penalties")
DISCARDS = [(v, line) for v in VECTORS for line in v.get("discard", [])]
CASES = [(number + 1, line) for v in VECTORS for number, line in enumerate(v.get("case", []))]


def clause(before, tile):
    """The clause (1 to 4) that makes this discard dangerous, 0 if it is free;
    before: the winner's hand text without the tile."""
    in_hand, _, on_table = before.partition("|")
    loose = Loose()
    assert notation.read(in_hand + tile + " |" + on_table, loose) == ""
    loose.tile = notation.named(tile)
    loose.flags = facts.WINNER | facts.CLAIMED
    loose.seat = 1
    assert loose.problems() == 0
    arranger = Arranger()
    arranger.arrange(loose, rulesets.load("harr_limit"))
    return penalties.case(loose, arranger.hand, True)


def won_with(vector, tile, **more):
    """The answer for the vector's hand, won on this discard by South."""
    in_hand, _, on_table = vector["hand"][0].partition("|")
    return score.answer_hand(
        dict(
            {
                "hand": in_hand + tile + " |" + on_table,
                "rules": "harr_limit",
                "seat": "S",
                "won": "discard",
                "tile": tile,
                "set": {"p2_limit": "600"},
            },
            **more,
        )
    )


@pytest.mark.parametrize(
    "vector, line", DISCARDS, ids=[title(v) + " " + line for v, line in DISCARDS]
)
def test_discard(vector, line):
    tile, _, outcome = line.partition(" ")
    answer = won_with(vector, tile)
    if outcome == "does not win":
        assert "error" in answer
        return
    assert "error" not in answer, answer
    assert tile in answer["waits"]
    assert clause(vector["hand"][0], tile) == (0 if outcome == "wins, free" else int(outcome[-1]))


@pytest.mark.parametrize("number, line", CASES, ids=["%d %s" % case for case in CASES])
def test_exceptions(number, line):
    case, _, outcome = line.partition(": ")
    parts = case.split(", ")
    doubles = int(parts[0].split()[1])
    waiting = parts[1].startswith("waits")
    if_won = int(parts[1].split()[-1]) if waiting else 0
    found = penalties.excused(doubles, waiting, if_won, "only dangerous tiles" in parts)
    assert found == (outcome == "exempt")


def test_8a_value_and_who_pays():
    """The settled example: 352 for South, all of it paid by North (1408)."""
    answer = won_with(VECTORS[0], "d1")
    assert (answer["points"], answer["doubles"], answer["value"]) == (22, 4, 352)
    scores = {"E": 64, "S": answer["value"], "W": 10, "N": 8}
    paid = score.answer_settle(
        {
            "rules": "harr_limit",
            "scores": scores,
            "winner": "S",
            "pays_all": "N",
            "set": {"p2_limit": "600"},
        }
    )
    assert [list(payment) for payment in paid["payments"] if payment[2]] == [["N", "S", 1408]]


def test_limit_hand_on_a_free_tile():
    """Illustration 8d: b3 makes limit hand 4 and its discarder is free."""
    assert won_with(VECTORS[3], "b3")["limit"]
