# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The rulesets by id. One is in memory at a time."""

import sys

from eastwind.rules import Rules

INDEX = (
    # id, module, title
    ("harr", "harr", "Harr, no limit"),
    ("harr_limit", "harr_limit", "Harr, with limit"),
)


def load(ruleset):
    """Rules of a ruleset id, every option at its default; the former ruleset's module is dropped.

    Raises ValueError for an id that is not in INDEX.
    """
    found = None
    for row in INDEX:
        if row[0] == ruleset:
            found = row[1]
        elif __name__ + "." + row[1] in sys.modules:
            del sys.modules[__name__ + "." + row[1]]
            globals().pop(row[1], None)
    if found is None:
        raise ValueError(ruleset)
    __import__(__name__ + "." + found)
    return Rules(sys.modules[__name__ + "." + found])
