# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the rows of the later rulesets are called; those of Harr's are among the review's texts."""

from gadget.texts import part

texts = part("more")


def row(number):
    """What a row is called, counted from 1 on."""
    return texts.MORE_ROWS.split(";")[number - 1]
