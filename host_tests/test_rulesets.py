# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The tables of the rulesets: every word in them means something, their rows are told apart.

What the rows are worth is tested by the vectors.
"""

import re

import pytest

from eastwind import facts, rows, switches
from eastwind.rulesets import INDEX, Rules, load, tables
from table_lines import book, choices, conditions, lines

# what the screens look for in a ruleset, options that nothing in the core reads
AT_THE_TABLE = {
    "win_sequence_from_any_seat",
    "dead_wall",
    "wall_overflow",
    "false_mahjongg_then",
    "p2_concealed_four_is_exposed_for_penalty",
}
NUMBERS = re.compile(r"\d+|\d+d|x\d+|[+<]?\d*L(/\d+)?|apart")
POINTS = ("winner", "pung", "kong", "pair", "chow", "double", "wash")

every = pytest.mark.parametrize("ruleset", INDEX)


def worth(line):
    return [word for word in line[1:] if NUMBERS.fullmatch(word)]


def named(names):
    return names.split()


@pytest.mark.parametrize(
    "module, names, last",
    [(facts, "_TOLD", 28), (facts, "_FOUND", 19), (switches, "_SWITCHES", 17)],
)
def test_bits_are_called_what_they_are_called_in_tables(module, names, last):
    for bit, name in enumerate(named(getattr(tables, names))):
        assert getattr(module, name.upper()) == 1 << bit
    assert bit == last


@every
def test_conditions_are_choices_of_options(ruleset):
    known = choices(ruleset)
    for line in lines(ruleset):
        for name, choice in conditions(line).items():
            assert choice == "none" or choice in known[name], line


@every
def test_every_option_is_used(ruleset):
    used = {name for line in lines(ruleset) for name in conditions(line)}
    used |= AT_THE_TABLE | {book(ruleset).limit_option}
    assert set(choices(ruleset)) <= used


@every
def test_every_word_is_known(ruleset):
    facts_known = named(tables._TOLD) + named(tables._FOUND)
    for line in lines(ruleset):
        line = [word for word in line if "=" not in word]
        if line[0].isdigit():
            for word in line[1:]:
                assert NUMBERS.fullmatch(word) or word.lstrip("-") in facts_known, line
        elif len(line) == 1:
            assert line[0] in named(tables._SWITCHES), line
        elif line[0] not in POINTS + tables._PENALTIES:
            assert hasattr(Rules(""), line[0]), line


@every
def test_a_row_has_its_own_id_and_a_text(ruleset):
    """Where an id stands twice, no choice of options has both rows, or both are worth the same."""
    seen = {}
    for line in lines(ruleset):
        if line[0].isdigit():
            assert rows.row(int(line[0]))
            for other in seen.get(line[0], []):
                mine, theirs = conditions(line), conditions(other)
                either = any(mine[name] != theirs[name] for name in mine if name in theirs)
                assert either or worth(line) == worth(other), line
            seen.setdefault(line[0], []).append(line)


@every
def test_a_ruleset_can_be_loaded(ruleset):
    assert load(ruleset).id == ruleset and load(ruleset).version == book(ruleset).version
