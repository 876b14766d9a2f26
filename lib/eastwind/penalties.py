# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The dangerous discard (Harr, Part II, Penalties 2, p.67-70): who must pay for all.

For desktops: a board asks who pays, and by which of the cases below.
"""

from eastwind.facts import ONE_SUIT
from eastwind.sets import CHOW, CONCEALED, KONG
from eastwind.shapes import is_head
from eastwind.tiles import DRAGONS, WINDS

# cases, as the book numbers them
NO_CASE, SUIT_SHOWN, HEADS_SHOWN, DRAGONS_SHOWN, WINDS_SHOWN = 0, 1, 2, 3, 4
# elsewhere, told only: 5 the discard was misnamed, 6 it was dangerous

DANGEROUS = 9  # tiles of one suit, or heads, on the table


def case(loose, best, fours_shown):
    """The case under which the discarder of the winning tile is liable, NO_CASE where he is not.

    loose: the winner's hand, the discard among the tiles in hand, the sets on the table as they
    lay before. best: its arrangement (an Arranger's hand). fours_shown: a concealed four counts as
    exposed, since it lies on the table half open.
    """
    shown = [0, 0, 0, 0]
    heads = dragons = winds = 0
    for i in range(loose.n):
        first = loose.firsts[i]
        kind = loose.kinds[i]
        if kind == KONG and loose.states[i] == CONCEALED and not fours_shown:
            continue
        tiles = 3 if kind == CHOW else kind + 1
        shown[min(first // 9, 3)] += tiles
        if kind == CHOW:
            heads += first % 9 == 0 or first % 9 == 6
        elif is_head(first):
            heads += tiles
        dragons += first >= DRAGONS
        winds += WINDS <= first < DRAGONS
    tile = loose.tile
    if best.flags & ONE_SUIT and max(shown[:3]) >= DANGEROUS:
        return SUIT_SHOWN
    if heads >= DANGEROUS and not _has_simples(loose):
        return HEADS_SHOWN
    if dragons == 2 and tile >= DRAGONS and loose.held[tile] == 3:
        return DRAGONS_SHOWN
    if winds == 3 and WINDS <= tile < DRAGONS:
        return WINDS_SHOWN
    return NO_CASE


def _has_simples(loose):
    for tile in range(WINDS):
        if loose.held[tile] and not is_head(tile):
            return True
    return False


def excused(doubles, waiting, doubles_if_won, only_dangerous):
    """True where the discarder need not pay after all.

    He held two complete doubling honours and waited for one tile, or waited for a tile that would
    have given him more than two; or every tile that he could discard was dangerous (note a).
    """
    if only_dangerous:
        return True
    return bool(waiting and (doubles >= 2 or doubles_if_won > 2))
