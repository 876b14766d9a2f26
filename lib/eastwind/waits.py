# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Which tiles would have won, and where the set can lie that the winning tile completed."""

from eastwind import heads
from eastwind.split import waits


def places_of(loose, single_heads, masks, scratch):
    """Add the waits to masks; returns the places, as bits, where the completed set can lie.

    Bit 0 is in hand, bit i + 1 set i on the table: a claimed set may lie on either side. Where
    there are several places the waits of all count, so that nobody is given a single wait that
    he may not have had. scratch: four ints. single_heads: the rules know that hand.
    """
    tile = loose.tile
    suit = tile // 9
    places = 0
    for i in range(-1, loose.n):
        if not loose.may_complete(i):
            continue
        if i >= 0:
            loose.take_back(i, 1)
        loose.move(tile, -1)
        scratch[0] = scratch[1] = scratch[2] = scratch[3] = 0
        waits(loose.packs, scratch)
        if single_heads and not loose.n:
            heads.waits(loose.held, tile, scratch)
        loose.move(tile, 1)
        if i >= 0:
            loose.take_back(i, -1)
        if scratch[suit] >> tile % 9 & 1:
            places |= 1 << i + 1
            for other in range(4):
                masks[other] |= scratch[other]
    return places


def drop_held(loose, masks):
    """Take from masks the tiles of which the player holds all four; returns how many waits are
    left."""
    left = 0
    for suit in range(4):
        mask = masks[suit]
        rank = 0
        while mask >> rank:
            if mask >> rank & 1:
                if loose.held[9 * suit + rank] == 4 and 9 * suit + rank != loose.tile:
                    masks[suit] &= ~(1 << rank)
                else:
                    left += 1
            rank += 1
    return left
