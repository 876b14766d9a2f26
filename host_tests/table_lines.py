# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The tables of the rulesets as they are written, line by line, and their options."""

import importlib

from eastwind.rulesets import load, options


def book(ruleset):
    """The module of a ruleset."""
    return importlib.import_module("eastwind.rulesets." + ruleset)


def lines(ruleset):
    """The lines of a table, split into words."""
    return [line.split() for line in book(ruleset).table.strip().split("\n")]


def choices(ruleset):
    """{option: its choices, or the number that it is a multiple of}."""
    chosen = options(load(ruleset))
    return {name: chosen.choices(name) for name in chosen.names}


def conditions(line):
    """{option: the choice that a line is for}."""
    return dict(word.split("=") for word in line if "=" in word)
