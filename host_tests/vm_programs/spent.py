# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Prints the cases whose arranging, scoring or settling allocates."""

import cases
import operations

from eastwind.scoring import Sheet, score

sheet = Sheet()
hands = cases.lines("hand")


def _work(_):
    cases.arranger.arrange(cases.loose, cases.rules)
    score(cases.arranger.hand, cases.rules, sheet)


def run(locked, most):
    """Try the next hands, so many at most."""
    spent = operations.lock if locked else operations.count
    for text, told, _, _ in hands:
        cases.put_down(text, told)
        if spent(_work, None):
            print(text, told)
        most -= 1
        if not most:
            return
