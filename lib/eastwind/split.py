# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The tiles of one suit as sets, and which tiles would have completed them.

A suit is one small int, three bits a rank, the one lowest: 0o12 is two ones and one two. Honours
are packed the same way, winds then dragons, and make no chows.
"""

from eastwind import const

HONOURS = 3

_EVEN = const(0o707070707)  # every other rank
_THIRD = const(0o007007007)  # every third rank
_ONES = const(0o111111111)
_FOURS = const(0o444444444)  # four of any tile

# what a rank's tiles take from a suit, by their number: three are a pung, others begin chows; more
# than four are none, since a chow took what is not there, and nothing is left
_TAKE = (0, 0o111, 0o222, 0o003, 0o114, 1 << 28, 1 << 28, 1 << 28)


def over(pack):
    """How many tiles of a suit are beyond threes: 2 in the suit with the pair, else 0."""
    # 64 is 1 modulo 3, so the remainder adds the six-bit fields up
    return ((pack & _EVEN) + (pack >> 3 & _EVEN)) % 3


def weight(pack):
    """The sum of the ranks, counted from 0, modulo 3. Every chow and pung adds 0 to it."""
    return ((pack >> 3 & _THIRD) + 2 * (pack >> 6 & _THIRD)) % 511 % 3


def splits(pack):
    """True where a suit without a pair is all sets."""
    take = _TAKE
    while pack > 0:
        pack = pack - take[pack & 7] >> 3
    return not pack


def _with_pair(pack):
    """True where a suit is sets and one pair. The pair's rank is known modulo 3."""
    at = 6 * weight(pack) % 9
    while at < 27:
        if pack >> at & 7 >= 2 and splits(pack - (2 << at)):
            return True
        at += 9
    return False


def _completing(pack, heavy, found):
    """Add to some ranks, as bits, those of the tiles that make a suit of a weight all sets. They
    are known modulo 3, too."""
    take = _TAKE
    wanted = -heavy % 3
    rank = 0
    while wanted < 9 and pack > -10:  # else a tile is missing that none further up can stand for
        if rank == wanted:
            wanted += 3
            if not found >> rank & 1 and splits(pack + 1):
                found |= 1 << rank
        pack = pack - take[pack & 7] >> 3
        rank += 1
    return found


def _completing_pair(pack, found):
    """The same for sets and one pair."""
    rank = 0
    heavy = weight(pack)
    rest = pack
    while rest:
        count = rest & 7
        if count:
            if count >= 2:
                found = _completing(pack - (2 << 3 * rank), heavy + rank, found)
            if not found >> rank & 1 and rank % 3 == heavy and splits(pack - (1 << 3 * rank)):
                found |= 1 << rank
        rest >>= 3
        rank += 1
    return found


def _completing_honours(pack):
    """The same for honours: those that are held once or twice."""
    pack = (pack ^ pack >> 1) & _ONES
    found = rank = 0
    while pack >> 3 * rank:
        found |= (pack >> 3 * rank & 1) << rank
        rank += 1
    return found


def waits(packs, tile, pair, masks):
    """Add to the four masks the ranks that would have completed the tiles in hand.

    packs: a suit each, which are whole with the winning tile. pair: the suit with the pair.
    """
    suit = tile // 9
    pack = packs[suit] - (1 << 3 * (tile % 9))
    if suit == HONOURS:
        masks[suit] |= _completing_honours(pack)
        other = suit != pair  # then a pair is left of its three
    elif suit == pair:
        masks[suit] = _completing_pair(pack, masks[suit])
        other = False
    else:
        masks[suit] = _completing(pack, weight(pack), masks[suit])
        other = _with_pair(pack)
    if other:
        pack = packs[pair]
        if pair == HONOURS:
            masks[pair] |= _completing_honours(pack)
        else:
            masks[pair] = _completing(pack, weight(pack), masks[pair])


def single(loose, tile, masks):
    """Take from some waits the tiles of which the player holds all four; True where one is left.

    loose: whose waits they are. tile: the one that won.
    """
    packs = loose.packs
    if loose.n or (packs[0] | packs[1] | packs[2]) & _FOURS:
        suit = 0
        while suit < 4:
            mask = masks[suit]
            i = 9 * suit
            while mask:
                if mask & 1 and loose.held[i] == 4 and i != tile:
                    masks[suit] &= ~(1 << i % 9)
                mask >>= 1
                i += 1
            suit += 1
    suits = masks[0] | masks[1] << 9 | masks[2] << 18
    honours = masks[3]
    if suits:
        return not honours and not suits & suits - 1
    return not honours & honours - 1
