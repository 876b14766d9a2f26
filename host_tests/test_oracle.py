# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The reference scorer against the book, and the project against the reference
scorer on random hands, best arrangement and waits included.

EASTWIND_HANDS sets how many random hands of each sort are tried (default 400),
EASTWIND_SEED where they start.
"""

import json
import os
import random

import pytest

import oracle
import score
from random_hands import losing_query, permuted, spoilt, winning_query
from vector_queries import HARR, queries
from vector_text import circumstances, title, totals, with_options

COUNT = int(os.environ.get("EASTWIND_HANDS", "400"))
SEED = int(os.environ.get("EASTWIND_SEED", "1922"))
PARTS = 8
NUMBERS = ("points", "doubles", "total", "value", "waits")


@pytest.mark.parametrize("vector", HARR, ids=title)
def test_oracle_agrees_with_the_book(vector):
    how = circumstances(vector)
    for options, line in with_options(vector):
        expected = totals(line)
        for query in queries(vector, **options):
            found = oracle.score(query)
            if isinstance(expected, str):
                assert found["limit"] == int(expected.split()[0])
                assert found["value"] == 300
            else:
                assert (found["points"], 1 << found["doubles"], found["total"]) == expected
            if "waits" in how:
                assert found["waits"] == sorted(how["waits"])


def differences(query):
    """What score.py and the oracle do not agree on, empty if nothing."""
    answer = score.answer_hand(query)
    try:
        wanted = oracle.score(query)
    except oracle.Refused as refused:
        return {} if "error" in answer else {"refused": str(refused)}
    if "error" in answer:
        return {"error": answer["error"]}
    answer = dict(answer, waits=sorted(answer["waits"]))
    wrong = {key: (answer[key], wanted[key]) for key in NUMBERS if answer[key] != wanted[key]}
    if (answer["limit"] is None) != (wanted["limit"] is None):
        wrong["limit"] = (answer["limit"], wanted["limit"])
    return wrong


def compare(make, part):
    """Compare one part of the random hands; permuted hands count the same."""
    for number in range(part, COUNT, PARTS):
        source = random.Random(SEED * 1000003 + number)
        query = make(source)
        for asked in (query, permuted(query, source)):
            wrong = differences(asked)
            assert not wrong, json.dumps(asked) + "\n(score.py, oracle): " + json.dumps(wrong)


@pytest.mark.parametrize("part", range(PARTS))
def test_winning_hands(part):
    compare(winning_query, part)


@pytest.mark.parametrize("part", range(PARTS))
def test_losing_hands(part):
    compare(losing_query, part)


@pytest.mark.parametrize("part", range(PARTS))
def test_spoilt_hands(part):
    """A winning hand with one tile exchanged: mostly refused, by both."""
    compare(spoilt, part)
