# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The rulesets beside Harr's against the figures of their books and associations, row by row."""

from fractions import Fraction

import pytest

import score
from eastwind import rows, settle, void
from eastwind.rulesets import INDEX, load, options
from query import rules_of
from table_lines import choices, conditions, lines
from vector_queries import HARR, LATER, LATER_HANDS, LIMITS, queries, query, total_of_items
from vector_text import blocks, by_seat, circumstances, payments, title, with_options

HANDS = [
    pytest.param(vector, ruleset, id=title(vector) + " " + ruleset)
    for vector in LATER_HANDS
    for ruleset in LATER
    if ruleset in vector
]


@pytest.mark.parametrize("vector, ruleset", HANDS)
def test_hand(vector, ruleset):
    answer = score.answer_hand(query(vector, ruleset))
    expected, _, value = vector[ruleset][0].partition("; value ")
    first, _, rest = expected.partition(" ")
    if first == "refused":
        assert "error" in answer
        return
    assert "error" not in answer, answer
    total = total_of_items(answer)
    if first == "limit":
        share, _, name = rest.partition(" ")
        share, name = (Fraction(share), name) if "/" in share else (1, rest)
        assert answer["limit"] == name
        assert answer["value"] == total == LIMITS[ruleset] * share
    elif first == "apart":
        doubled, _, added = rest.partition(" + ")
        points, _, factor = doubled.partition(" x ")
        counted = answer["points"], 1 << answer["doubles"], answer["total"] - int(added)
        assert counted == (int(points), int(factor), int(points) * int(factor))
        assert answer["value"] == answer["total"] == total
    else:
        points, _, factor, _, wanted = expected.split()
        assert (answer["points"], 1 << answer["doubles"]) == (int(points), int(factor)), answer
        assert answer["total"] == int(wanted)
        assert answer["value"] == int(value or wanted)
        assert "rounding" in vector["how"][0] or total == answer["total"]
    if "pays" in vector:
        scores = dict.fromkeys("ESWN", 0)
        scores[answer_seat(vector)] = answer["value"]
        asked = {"rules": ruleset, "scores": scores, "winner": answer_seat(vector)}
        paid = score.answer_settle(asked)["payments"]
        assert {amount for _, _, amount in paid} == {int(vector["pays"][0])} and len(paid) == 3


def answer_seat(vector):
    return circumstances(vector)["seat"]


SETTLING = [
    pytest.param(vector, ruleset, id=title(vector) + " " + ruleset)
    for vector in blocks("classical_settling")
    for ruleset in vector["rules"][0].split()
]


@pytest.mark.parametrize("vector, ruleset", SETTLING)
def test_settlement(vector, ruleset):
    asked = {"rules": ruleset, "scores": by_seat(vector["scores"][0]), "set": {}}
    for part in vector["how"][0].split("; "):
        *key, value = part.split()
        if key[0] in ("limit", "losers", "east"):
            asked["set"][key[0]] = value
        else:
            asked["_".join(key)] = [value] if key[0] == "dead" else value
    answer = score.answer_settle(asked)
    assert answer["net"] == by_seat(vector["net"][0])
    assert sum(answer["net"].values()) == 0
    if "pay" in vector:
        paid = {(payer, payee): amount for payer, payee, amount in answer["payments"]}
        assert paid == payments(vector["pay"][0])


@pytest.mark.parametrize(
    "ruleset, offender, net",
    [
        # BMJA, as kajongg has it: half the limit to each
        ("bmja", 1, [500, -1500, 500, 500]),
        # DMJL, as kajongg has it: 300, shared by the others
        ("dmjl", 0, [-300, 100, 100, 100]),
    ],
)
def test_false_mahjongg(ruleset, offender, net):
    out = settle.Settlement()
    void.penalty(load(ruleset), offender, 15, out)
    assert out.net == net


# hands for the lines that count in no worked hand of Harr's book
EXAMPLE_3 = {"hand": "d111 d333 drdr | c555 b444", "won": "draw", "tile": "dr", "seat": "E"}
FIRST = {**EXAMPLE_3, "won": "first"}
HARR_TOO = [
    {**EXAMPLE_3, "rules": "harr", "set": {"original_hand": "any"}},
    {**FIRST, "rules": "harr", "set": {"original_hand": "any"}},
    {**EXAMPLE_3, "rules": "harr_limit", "flowers": ["f1", "s1"], "set": {"mandarins": "on"}},
    {**FIRST, "rules": "harr_limit"},
    {**FIRST, "rules": "harr_limit", "set": {"original_hand": "any"}},
    {**FIRST, "rules": "harr_limit", "set": {"p2_first_card": "least"}},
    {
        "hand": "d456 d333 drdr b444 c555",
        "rules": "harr_limit",
        "won": "robbed",
        "tile": "d5",
        "set": {"p2_fourth_of_three": "rob"},
    },
]


def asked_of(ruleset):
    """The questions about hands by a ruleset."""
    if ruleset in LATER:
        return [query(*hand.values) for hand in HANDS if hand.values[1] == ruleset]
    vectors = [
        queries(vector, **chosen)[0]
        for vector in HARR
        if vector["rules"] == ruleset
        for chosen, _ in with_options(vector)
    ]
    return vectors + [asked for asked in HARR_TOO if asked["rules"] == ruleset]


def counted(asked):
    """What has counted in a hand, by its text; and the options that it was scored by."""
    items = {item["text"] for item in score.answer_hand(asked).get("items", ())}
    return items, options(rules_of(asked))


@pytest.mark.parametrize("ruleset", INDEX)
def test_every_row_counts_in_some_hand_and_not_in_some_other(ruleset):
    """A line with conditions in a hand that is scored by those options."""
    hands = [counted(asked) for asked in asked_of(ruleset)]
    for line in lines(ruleset):
        if not line[0].isdigit():
            continue
        text = rows.row(int(line[0]))
        its = [
            text in items
            for items, chosen in hands
            if all(chosen.value(name) == choice for name, choice in conditions(line).items())
        ]
        assert any(its), ("never counts", line)
        assert not all(text in items for items, _ in hands), ("always counts", line)


@pytest.mark.parametrize("ruleset", LATER)
def test_no_hand_is_worth_more_than_the_limit(ruleset):
    known = choices(ruleset)
    for hand in HANDS:
        asked = query(hand.values[0], ruleset)
        asked["set"] = {k: v for k, v in asked["set"].items() if k in known and k != "limit"}
        answer = score.answer_hand(asked)
        assert answer.get("value", 0) <= LIMITS[ruleset] == load(ruleset).limit
