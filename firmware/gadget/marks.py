# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tiles as two characters, one above the other: a number or letter, and a mark."""

from gadget.texts import part

texts = part("marks")

BLANK = 36  # no tile

# by tile: 34 kinds, the own flower, the own season, none
ABOVE = "123456789123456789123456789" + texts.LETTERS + texts.OTHERS + " "
BELOW = "╫╫╫╫╫╫╫╫╫◎◎◎◎◎◎◎◎◎‡‡‡‡‡‡‡‡‡" + texts.MARKS + " "
del texts
