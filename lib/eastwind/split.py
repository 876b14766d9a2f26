# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Split the tiles of one suit into sets, and find which tiles would complete them.

A suit is one small int, three bits a rank, the one lowest: 0o12 is two ones and one two. Honours
are packed the same way, winds then dragons, and make no chows.
"""

from eastwind.tiles import WINDS

HONOURS = 3

# a set found: kind << 6 | its lowest tile
CHOW_SET, PAIR_SET, PUNG_SET = 0, 1 << 6, 2 << 6

_EVEN = 0o707070707  # every other rank
_THIRD = 0o007007007  # every third rank
# ranks within two of a rank: the only ones that a tile of that rank can make a set with
_NEAR = (
    0o000000777, 0o000007777, 0o000077777, 0o000777770, 0o007777700,
    0o077777000, 0o777770000, 0o777700000, 0o777000000,
)  # fmt: skip


def size(pack):
    """How many tiles are in a suit."""
    # 64 is 1 modulo 63, so the remainder adds the six-bit fields up
    return ((pack & _EVEN) + (pack >> 3 & _EVEN)) % 63


def weight(pack):
    """The sum of the ranks, counted from 0, modulo 3. Every chow and pung adds 0 to it."""
    return ((pack >> 3 & _THIRD) + 2 * (pack >> 6 & _THIRD)) % 511 % 3


def lay(pack, tile, run, out, n):
    """Write the sets of a suit without a pair to out[n:]; returns the new n, or -1.

    tile is the suit's first tile. Threes are laid as pungs, but at the tile run (and its two
    neighbours) as three chows: the only other way to split a suit, since any other chow is forced.
    """
    while pack:
        count = pack & 7
        if count >= 3:
            if tile == run:
                if pack >> 3 & 7 < 3 or pack >> 6 & 7 < 3:
                    return -1
                out[n] = out[n + 1] = out[n + 2] = CHOW_SET | tile
                pack -= 0o333
                n += 3
            else:
                out[n] = PUNG_SET | tile
                pack -= 3
                n += 1
            count -= 3
        if count:
            if tile >= WINDS or pack >> 3 & 7 < count or pack >> 6 & 7 < count:
                return -1
            pack -= count * 0o111
            while count:
                out[n] = CHOW_SET | tile
                n += 1
                count -= 1
        pack >>= 3
        tile += 1
    return n


def splits(pack):
    """True where a suit without a pair is all sets."""
    while pack:
        count = pack & 7
        if count:
            if count >= 3:
                count -= 3
                pack -= 3
            if count:
                if pack >> 3 & 7 < count or pack >> 6 & 7 < count:
                    return False
                pack -= count * 0o111
        pack >>= 3
    return True


def splits_with_pair(pack):
    """True where a suit is sets and one pair."""
    rank = 2 * weight(pack) % 3
    while rank < 9:
        if pack >> 3 * rank & 7 >= 2 and splits(pack - (2 << 3 * rank)):
            return True
        rank += 3
    return False


def honours_split(pack):
    """True where all winds and dragons are in threes."""
    return (pack & 0o1111111) * 3 == pack


def honour_pair(pack):
    """The place (bit 1 of its rank) of the only pair among honours in threes, 0 where not so."""
    pairs = pack & 0o2222222
    ones = (pack & 0o1111111) << 1
    if pack & 0o4444444 or ones & ~pairs:
        return 0
    pairs ^= ones
    return 0 if pairs & (pairs - 1) else pairs


def whole(pack, suit, pair):
    """True where a suit is all sets, or with pair true sets and one pair."""
    if suit == HONOURS:
        return honour_pair(pack) != 0 if pair else honours_split(pack)
    return splits_with_pair(pack) if pair else splits(pack)


def completing(pack, suit, pair):
    """Ranks, as bits, of the tiles that make a suit whole; with pair true, with one pair."""
    found = rank = 0
    step = 1
    end = 7 if suit == HONOURS else 9
    if not pair and suit != HONOURS:
        rank = (3 - weight(pack)) % 3
        step = 3
    while rank < end:
        if pack & _NEAR[rank] and whole(pack + (1 << 3 * rank), suit, pair):
            found |= 1 << rank
        rank += step
    return found


def waits(packs, masks):
    """Add to the four masks the ranks that would make the four suits four sets and a pair.

    packs hold the tiles in hand before the winning tile, the sets on the table left out.
    """
    one = two = other_two = -1
    for suit in range(4):
        over = size(packs[suit]) % 3
        if over == 1:
            if one >= 0:
                return
            one = suit
        elif over == 2:
            if other_two >= 0:
                return
            other_two = two
            two = suit
        elif not whole(packs[suit], suit, False):
            return
    if one >= 0:
        if two < 0:
            masks[one] |= completing(packs[one], one, True)
    elif other_two >= 0:
        if whole(packs[two], two, True):
            masks[other_two] |= completing(packs[other_two], other_two, False)
        if whole(packs[other_two], other_two, True):
            masks[two] |= completing(packs[two], two, False)
