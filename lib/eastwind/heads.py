# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Heads: ones, nines, winds and dragons, thirteen kinds (Harr, Washing the Tiles, p.61)."""

from eastwind.tiles import KINDS, NO_TILE, is_head

HEADS = 13  # kinds


def different(counts):
    """How many different heads are among 34 tile counts."""
    found = 0
    for tile in range(KINDS):
        if counts[tile] and is_head(tile):
            found += 1
    return found


def kinds_of_single(counts, without):
    """How many kinds of head are held where nothing else is, each once and at most one of them
    twice, the tile `without` counted once less; 0 where the hand is not so."""
    kinds = twice = 0
    for tile in range(KINDS):
        held = counts[tile]
        if tile == without:
            held -= 1
        if held:
            if held > 2 or not is_head(tile):
                return 0
            kinds += 1
            twice += held - 1
    return kinds if twice < 2 else 0


def single(counts):
    """True where 14 tiles are each head once and one of them twice (Harr, Limit Hands 1, p.62)."""
    return kinds_of_single(counts, NO_TILE) == HEADS


def waits(counts, tile, masks):
    """Add to four masks of ranks what would make single heads of a hand without its tile."""
    kinds = kinds_of_single(counts, tile)
    if kinds >= HEADS - 1:
        for other in range(KINDS):
            missing = not counts[other] or other == tile and counts[tile] == 1
            if is_head(other) and (kinds == HEADS or missing):
                masks[other // 9] |= 1 << other % 9
