# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The book's 83 worked hands, each from its tiles alone: the sets in hand run
together, a set that a discard finished once on the table and once in hand."""

import random

import pytest

import score
from vector_text import (
    amounts,
    blocks,
    circumstances,
    paid,
    spellings,
    title,
    totals,
    with_options,
)

HANDS = blocks("harr_part_one") + blocks("harr_part_two") + blocks("harr_layouts")


def queries(vector, **options):
    """The vector as queries, one for each side the finished set may stand on."""
    how = circumstances(vector)
    query = {"id": vector["id"], "rules": vector["rules"], "set": dict(options)}
    if vector["rules"] == "harr_limit":
        query["set"]["p2_limit"] = how.get("limit", "none")
    if "flowers" in how:
        query["set"]["mandarins"] = "on"
    for key in ("seat", "round", "won", "tile", "flowers"):
        if key in how:
            query[key] = how[key]
    order = random.Random(vector["id"])
    return [
        dict(query, hand=hand) for hand in spellings(vector["hand"][0], how.get("finishing"), order)
    ]


def settled(vector, value, options):
    """{payer: amount} to the winner, by the settlement."""
    seat = circumstances(vector).get("seat", "S")
    scores = {other: 0 for other in "ESWN"}
    scores[seat] = value
    answer = score.answer_settle(
        {"rules": vector["rules"], "scores": scores, "winner": seat, "set": options}
    )
    assert "error" not in answer, answer
    assert sum(answer["net"].values()) == 0
    return {payer: amount for payer, payee, amount in answer["payments"] if payee == seat}


def total_of_items(answer):
    """What the items of an answer come to; they make its points and its doubles."""
    for key in ("points", "doubles"):
        assert sum(item[key] for item in answer["items"]) == answer[key], answer
    after = sum(item["after"] for item in answer["items"])
    return (answer["points"] << answer["doubles"]) + after


def check(vector, query, line):
    """One query against one "total" line of its vector."""
    answer = score.answer_hand(query)
    assert "error" not in answer, (query, answer)
    expected = totals(line)
    limit = int(circumstances(vector).get("limit", 300))
    if isinstance(expected, str):
        assert answer["limit"], answer
        assert (answer["points"], answer["doubles"]) == (limit, 0)
        assert answer["total"] == answer["value"] == limit
    else:
        points, factor, total = expected
        assert answer["limit"] is None
        assert (answer["points"], 1 << answer["doubles"], answer["total"]) == (
            points,
            factor,
            total,
        ), answer
        capped = "limit" in circumstances(vector)
        assert answer["value"] == (min(total, limit) if capped else total)
    assert total_of_items(answer) == answer["total"]
    payers = paid(line, circumstances(vector).get("seat", "S"), limit)
    if payers:
        assert settled(vector, answer["value"], query["set"]) == payers
    return answer


def values(answer, key):
    """What the items count of one key, in order of size."""
    return sorted(item[key] for item in answer["items"] if item[key])


@pytest.mark.parametrize("vector", HANDS, ids=title)
def test_hand(vector):
    how = circumstances(vector)
    for query in queries(vector):
        answer = check(vector, query, vector["total"][0])
        if "waits" in how:
            assert sorted(answer["waits"]) == sorted(how["waits"])
        if "won" not in how:
            assert answer["waits"] == []
        if "points" in vector:
            for key in ("points", "doubles"):
                assert values(answer, key) == sorted(n for n, _ in amounts(vector.get(key, [])))


@pytest.mark.parametrize("vector", [v for v in HANDS if "with" in v], ids=title)
def test_hand_with_an_option(vector):
    for options, line in with_options(vector)[1:]:
        for query in queries(vector, **options):
            check(vector, query, line)


def test_there_are_83():
    assert len({vector["id"] for vector in HANDS}) == len(HANDS) == 83
