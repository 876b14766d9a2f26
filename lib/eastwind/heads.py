# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Heads: ones, nines, winds and dragons, thirteen kinds (Harr, Washing the Tiles, p.61)."""

from eastwind.tiles import KINDS, WINDS


def is_head(tile):
    """One, nine, wind or dragon: 13 kinds."""
    return tile >= WINDS or tile % 9 == 0 or tile % 9 == 8


def different(counts):
    """How many different heads are among 34 tile counts."""
    found = 0
    for tile in range(KINDS):
        if counts[tile] and is_head(tile):
            found += 1
    return found


def single(counts):
    """True where 14 tiles are each head once and one of them twice (Harr, Limit Hands 1, p.62)."""
    twice = 0
    for tile in range(KINDS):
        if not is_head(tile):
            if counts[tile]:
                return False
        elif 0 < counts[tile] < 3:
            twice += counts[tile] - 1
        else:
            return False
    return twice == 1


def waits(counts, tile, masks):
    """Add to four masks of ranks what would have made single heads of such a hand."""
    for other in range(KINDS):
        if is_head(other) and (counts[tile] == 2 or other == tile):
            masks[other // 9] |= 1 << other % 9
