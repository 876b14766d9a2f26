# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Prints the cases whose arranging, scoring or settling allocates."""

import cases
import operations

from eastwind.scoring import Sheet, score

sheet = Sheet()


def _work(_):
    cases.arranger.arrange(cases.loose, cases.rules)
    score(cases.arranger.hand, cases.rules, sheet)


def run(locked):
    spent = operations.lock if locked else operations.count
    for text, told, _, _ in cases.lines("hand"):
        cases.put_down(text, told)
        if spent(_work, None):
            print(text, told)
