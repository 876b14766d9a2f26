# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the rows of the later rulesets are called; those of Harr's are among the review's texts."""

from gadget.texts import part

texts = part("more")

BEFORE = 24  # the rows up to this one are called elsewhere


def row(number):
    """What a row is called."""
    return texts.MORE_ROWS.split(";")[number - BEFORE - 1]


def word(i):
    """Another word of the review."""
    return texts.WORDS[i]
