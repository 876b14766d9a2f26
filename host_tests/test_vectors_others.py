# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The book's worked examples that are no single hand: settlements and layouts,
false mah-jongg, washing, the first card, the sum of the score card."""

import pytest

import score
from eastwind import rulesets, settle, void
from oracle_hand import HEADS, read_tiles
from vector_queries import HARR, SETTLING, queries, settle_query
from vector_text import amounts, blocks, by_seat, payments, title, totals

OTHERS = {vector["id"]: vector for vector in blocks("harr_others")}
WASHINGS = [vector for vector in OTHERS.values() if "pays" in vector and "hand" in vector]
COMPLETE = [vector for vector in OTHERS.values() if "is" in vector]


def check_payments(answer, vector):
    """Payments, net and the zero sum of an answer."""
    assert "error" not in answer, answer
    found = {(payer, payee): amount for payer, payee, amount in answer["payments"] if amount}
    expected = payments(vector["pay"][0])
    assert found == expected
    net = dict.fromkeys("ESWN", 0)
    for (payer, payee), amount in expected.items():
        net[payer] -= amount
        net[payee] += amount
    if "net" in vector:
        assert by_seat(vector["net"][0]) == net
    assert answer["net"] == net
    assert sum(answer["net"].values()) == 0


@pytest.mark.parametrize("vector", [v for v in SETTLING if "scores" in v], ids=title)
def test_settlement(vector):
    check_payments(score.answer_settle(settle_query(vector)), vector)


@pytest.mark.parametrize("vector", [v for v in SETTLING if "layout" in v["id"]], ids=title)
def test_layout_from_its_four_hands(vector):
    query, scores = settle_query(vector), {}
    for hand in HARR:
        if hand["id"].startswith(vector["id"]):
            scores[hand["id"][-1]] = score.answer_hand(queries(hand)[0])["value"]
    assert scores == query["scores"]
    check_payments(score.answer_settle(dict(query, scores=scores)), vector)


@pytest.mark.parametrize("vector", [v for v in SETTLING if "scores" not in v], ids=title)
def test_false_mahjongg(vector):
    table = rulesets.load("harr_limit")
    words = vector["how"][0].replace(";", "").split()
    assert words[:3] == ["false", "mah-jongg", "of"]
    assert rulesets.options(table).choose("p2_limit", words[-1])
    out = settle.Settlement()
    void.penalty(table, "ESWN".index(words[3]), 0b1111, out)
    paid = [["ESWN"[i // 4], "ESWN"[i % 4], out.pay[i]] for i in range(16)]
    check_payments({"payments": paid, "net": dict(zip("ESWN", out.net))}, vector)


@pytest.mark.parametrize("vector", WASHINGS, ids=title)
def test_washing(vector):
    heads, _, pays = vector["pays"][0].split()
    answer = score.answer_wash(vector["hand"][0])
    assert answer["heads"] == int(heads)
    assert (answer["pays"] or "nothing") == (pays if pays == "nothing" else int(pays))


def test_washing_table():
    for row in OTHERS["p2-wash-table"]["pays"][0].split(", "):
        heads, _, pays = row.split()
        hand = HEADS[: int(heads)] + ["b2", "b3", "b5", "b6", "d2"]
        answer = score.answer_wash(" ".join(hand[:13]))
        assert answer["heads"] == int(heads)
        assert (answer["pays"] or "nothing") == (pays if pays == "nothing" else int(pays))


def test_first_card():
    vector = OTHERS["p2-first-card"]
    query = queries(dict(vector, rules="harr_limit"))[0]
    counted, value = (int(part.split()[0]) for part in vector["value"][0].split(", "))
    without = dict(query, set=dict(query["set"], p2_first_card="off"))
    assert score.answer_hand(without)["value"] == counted
    answer = score.answer_hand(query)
    assert answer["total"] == answer["value"] == value
    assert sum(item["after"] for item in answer["items"]) == value - counted
    least = dict(query, set=dict(query["set"], p2_first_card="least"))
    assert score.answer_hand(least)["value"] == value - counted


def test_score_card_sum():
    """Bonus 32 and combinations 18, doubled five times, make 1600."""
    vector = OTHERS["p1-arith-1600"]
    bonus, combinations, doubles, total = (
        int(word) for word in vector["value"][0].replace(",", "").split() if word.isdigit()
    )
    answer = score.answer_hand(queries(dict(vector, rules="harr"))[0])
    assert answer["points"] == bonus + combinations
    assert (answer["doubles"], answer["total"]) == (doubles, total)


def test_limit_hand_7_is_example_7():
    same = OTHERS["p2-limit7"]["same"][0]
    vector = [hand for hand in HARR if hand["id"] == same][0]
    assert totals(vector["total"][0]).startswith("7 ")
    answer = score.answer_hand(queries(vector)[0])
    assert answer["limit"] and answer["value"] == 300


@pytest.mark.parametrize("vector", COMPLETE, ids=title)
def test_complete_hands_of_the_picture(vector):
    """Complete as pictured; with a tile changed for a lone wind not."""
    query = {"hand": vector["hand"][0], "rules": "harr", "won": "draw"}
    assert "error" not in score.answer_hand(query)
    tiles = [tile for group in vector["hand"][0].split() for tile in read_tiles(group)]
    assert "error" in score.answer_hand(dict(query, hand=" ".join(tiles[1:] + ["wn"])))


def test_every_vector_of_the_book_is_here():
    """129 with the 22 of seats, wall, claims and fours, which have their own files."""
    assert len(HARR) + len(SETTLING) + len(blocks("harr_penalties")) + len(OTHERS) == 129 - 22
    for vector in HARR:
        if "points" in vector:
            points, factor, total = totals(vector["total"][0])
            assert sum(n for n, _ in amounts(vector["points"])) == points
            assert 1 << sum(n for n, _ in amounts(vector.get("doubles", []))) == factor
            assert points * factor == total
