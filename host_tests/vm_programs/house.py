# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A table's own rulesets, read from files whose names are given, and what is told of them."""

from eastwind.rulesets import load, read


def told(names):
    """Print of each file its problems, or the numbers that follow from it."""
    for name in names:
        found = read("custom").Custom(name, 20)
        with open(name, "rb") as file:
            found.read(file)
        print(name, found.problems)
        if not found.problems:
            rules = found.options.rules
            again = load(rules.id, rules.values, rules.house)
            for played in (rules, again):
                points = sum(played.winner_points) + sum(played.set_doubles)
                rows = played.winner_rows, played.other_rows, played.limits, played.penalties
                print(played.house, points, rows, played.limit, played.switches, played.values)
