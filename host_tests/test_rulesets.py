# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The tables of the rulesets: their conditions say what their names say, their rows are told apart.

What the rows are worth is tested by the vectors.
"""

import importlib

import pytest

from eastwind import words
from eastwind.rulesets import INDEX, load

MODULES = [importlib.import_module("eastwind.rulesets." + ruleset) for ruleset in INDEX]
TABLES = ("cells", "rows", "limits", "extras")

# conditions that every ruleset has a name for, and the option and choice they stand for
COMMON = {
    "any_pair": ("only_place", "book"),
    "by_shape": ("only_place", "shape"),
    "cap_others": ("nonwinner_cap", "each"),
    "claim_exposes": ("claimed_winning_set", "exposed"),
    "edge_only": ("edge_is_only_place", "yes"),
    "one_pair": ("pairs_of_losers", "one"),
    "robbing": ("fourth_of_three", "rob"),
    "single_pair": ("pair_needs_single_wait", "yes"),
}
SMALL_WORDS = ("at", "in", "of", "or")

modules = pytest.mark.parametrize("module", MODULES, ids=INDEX)


def option_and_choice(module, when):
    """("name", "choice") that a condition asks for."""
    name, _, choices = module.options.split()[(when >> 4) - 1].partition("=")
    assert when >> 4 and "|" in choices
    return name, choices.split("|")[when & 15]


def conditions(module):
    """The private constants of a ruleset, all of which are conditions."""
    return {
        name: value
        for name, value in vars(module).items()
        if name.startswith("_") and not name.startswith("__") and name != "_NEVER"
    }


def alike(one, other):
    return one.startswith(other) or other.startswith(one)


@modules
def test_a_condition_is_what_its_name_says(module):
    for constant, when in conditions(module).items():
        name, choice = option_and_choice(module, when)
        words = [word for word in constant.lower().split("_") if word and word not in SMALL_WORDS]
        assert any(alike(word, choice) for word in words), constant
        for word in words:
            assert any(alike(word, part) for part in name.split("_") + [choice]), constant


@modules
def test_conditions_that_all_rulesets_have(module):
    for constant, (name, choice) in COMMON.items():
        when = getattr(module, constant)
        if when != module._NEVER:
            found = option_and_choice(module, when)
            assert found[0].endswith(name) and found[1] == choice, constant


@modules
def test_tables_are_switched_by_named_conditions(module):
    named = {0} | set(conditions(module).values())
    for table in TABLES:
        for group in getattr(module, table):
            assert group[0] in named


@modules
def test_a_row_has_one_place_and_a_text(module):
    """The same row may stand under several conditions."""
    seen = {}
    for table in TABLES[1:]:
        for group in getattr(module, table):
            for row in group[1:]:
                assert words.row(row[0])
                at = seen.setdefault(row[0], (table, set()))
                assert at[0] == table and group[0] not in at[1], row
                at[1].add(group[0])


@modules
def test_a_ruleset_can_be_loaded(module):
    ruleset = module.__name__.rpartition(".")[2]
    assert load(ruleset).id == ruleset and load(ruleset).version == module.version
