# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The book's 83 worked hands, each from its tiles alone: the sets in hand run
together, a set that a discard finished once on the table and once in hand."""

import pytest

import score
from vector_queries import HARR, queries, total_of_items
from vector_text import (
    amounts,
    circumstances,
    paid,
    title,
    totals,
    with_options,
)


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


@pytest.mark.parametrize("vector", HARR, ids=title)
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


@pytest.mark.parametrize("vector", [v for v in HARR if "with" in v], ids=title)
def test_hand_with_an_option(vector):
    for options, line in with_options(vector)[1:]:
        for query in queries(vector, **options):
            check(vector, query, line)


def test_there_are_83():
    assert len({vector["id"] for vector in HARR}) == len(HARR) == 83
