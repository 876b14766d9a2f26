# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A hand while it is told tile by tile: kept in a Hand of the mode EXACT, read into a Loose.

The bytes of the sets hold n entries in the order in which they were told, form * KINDS + tile:
a tile in hand, or a set on the table by its lowest tile. base is the winning tile plus 1, 0 none.
"""

from eastwind.facts import (
    CONCEALED,
    FOURTH,
    IRREGULAR,
    JADE,
    NAMED_TILE,
    ONLY_PLACE,
    SUITS,
    WINNER,
)
from eastwind.loose import FIVE_OF_A_TILE, NOT_A_SET, TOO_MANY
from eastwind.sets import CHOW, CLAIMED_KONG, EXPOSED, KONG, PUNG
from eastwind.tiles import KINDS, WINDS

# forms
IN_HAND, LAID_CHOW, LAID_PUNG, LAID_KONG, CLOSED_KONG = 0, 1, 2, 3, 4  # 5: a claimed kong

# facts that arranging finds
FOUND = ONLY_PLACE | FOURTH | SUITS | CONCEALED | IRREGULAR | JADE | NAMED_TILE

_KINDS = bytes((0, CHOW, PUNG, KONG, KONG, KONG))
_HALF = 7  # entries in each of the two buffers of a Hand

_one = bytearray(1)


def entry(hand, i):
    """Entry i."""
    return hand.codes[i] if i < _HALF else hand.tiles[i - _HALF]


def wanted(hand):
    """How many tiles a hand has when each four is counted as three (Part I, p.23)."""
    return 14 if hand.flags & WINNER else 13


def size(loose):
    """How many tiles there are, each four as three."""
    return loose.in_hand + 3 * loose.n


def refuses(hand, loose, form, tile):
    """Why an entry cannot be added, as a bit of loose.problems(); 0 where it can."""
    if size(loose) + (3 if form else 1) > wanted(hand):
        return TOO_MANY
    if form != LAID_CHOW:
        more = _KINDS[form] + 1 if form else 1
        return FIVE_OF_A_TILE if loose.held[tile] + more > 4 else 0
    if tile >= WINDS or tile % 9 > 6:
        return NOT_A_SET
    i = tile
    while i < tile + 3:
        if loose.held[i] == 4:
            return FIVE_OF_A_TILE
        i += 1
    return 0


def add(hand, loose, form, tile):
    """Add an entry that is not refused, to both."""
    code = form * KINDS + tile
    if hand.n < _HALF:
        hand.codes[hand.n] = code
    else:
        hand.tiles[hand.n - _HALF] = code
    hand.n += 1
    _put(loose, code)


def fill(hand, loose):
    """Fill a Loose anew with the entries of a hand."""
    loose.clear()
    i = 0
    while i < hand.n:
        _put(loose, entry(hand, i))
        i += 1


def _put(loose, code):
    form = code // KINDS
    if form:
        state = 0 if form == CLOSED_KONG else EXPOSED if form < CLOSED_KONG else CLAIMED_KONG
        loose.lay(_KINDS[form], code % KINDS, state)
    else:
        _one[0] = code
        loose.hold(_one)


def reopen(hand, packed):
    """Bring back the entries of a hand that has been arranged, from what pack_into() wrote before;
    what has been told about it since stays."""
    flags = hand.flags & ~FOUND
    hand.unpack_from(packed, 0)
    hand.flags = flags | hand.flags & ONLY_PLACE  # which may be told, too
