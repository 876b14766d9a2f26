# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The colours: of paper and ink, for plain text and for the bar.

A bar is the other way round, so it is seen without colour too. Must not know displays.
"""

_BLACK = 0x000000
_WHITE = 0xFFFFFF
_GOLD = 0xFFD050

# (paper, ink) of plain text, then of the bar.
LIT = ((_BLACK, _WHITE), (_GOLD, _BLACK))  # displays that shine
PRINTED = ((_WHITE, _BLACK), (_BLACK, _WHITE))  # e-paper
