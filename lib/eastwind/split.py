# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The tiles of one suit as sets, which tiles would have completed them, and every way to read the
tiles in hand as sets and one pair, one after another.

A suit is one small int, three bits a rank, the one lowest: 0o12 is two ones and one two. Honours
are packed the same way, winds then dragons, and make no chows. A suit's weight is the sum of its
ranks, counted from 0, modulo 3: every chow and pung adds 0 to it.
"""

from eastwind import const
from eastwind.sets import CHOW, PAIR, PUNG
from eastwind.tiles import KINDS, WINDS

_HONOURS = const(3)
_EVEN = const(0o707070707)  # every other rank
_EACH = const(0o111111111)
_EACH_THIRD = const(0o001001001)
_THIRD = const(0o007007007)  # every third rank
_RUN = const(0o177177177)  # pungs, as bits, that can begin three equal chows

# what a rank's tiles take from a suit, by their number: three are a pung, others begin chows; more
# than four are none, since a chow took what is not there, and nothing is left
_TAKE = (0, 0o111, 0o222, 0o003, 0o114, 1 << 28, 1 << 28, 1 << 28)


def _splits(pack):
    """True where a suit without a pair is all sets."""
    take = _TAKE
    while pack > 0:
        pack = pack - take[pack & 7] >> 3
    return not pack


def _with_pair(pack, rank):
    """True where a suit is sets and one pair. The pair's rank is known modulo 3."""
    take = _TAKE
    pairs = (pack >> 1 ^ pack >> 2) & _EACH_THIRD << 3 * rank  # two to four
    while pairs:
        pair = pairs & -pairs
        pairs ^= pair
        rest = pack - 2 * pair
        while rest > 0:  # as _splits(), without the call
            rest = rest - take[rest & 7] >> 3
        if not rest:
            return True
    return False


def _completing(pack, rank, found):
    """Add to ranks, as bits, those that make a suit all sets. One is told; the next one, if any, is
    three ranks away, with tiles of both ranks in between."""
    rank %= 3
    near = pack >> 3 * rank
    asked = 0
    if near & 0o70 and near & 0o700:
        asked = 0o11
    if near & 0o70000 and near & 0o700000:
        asked |= 0o110
    if not asked:
        return found
    asked = asked << rank & ~found
    while asked >> rank:
        if asked >> rank & 1 and _splits(pack + (1 << 3 * rank)):
            found |= 1 << rank
        rank += 3
    return found


def _completing_pair(pack, heavy, asked, one):
    """The ranks, as bits, that make a suit sets and one pair, or some of them if `one` is enough.

    heavy: the weight of the suit, or more by threes; asked: of which ranks, one bit in three.
    """
    held = (pack | pack >> 1 | pack >> 2) & _EACH
    two = held & held >> 3
    asked &= held | two >> 3 | two << 6 | (held & held >> 6) << 3  # others belong to no set or pair
    take = _TAKE
    found = rank = 0
    # up the suit as long as all below are sets: each rank once as the missing tile, with the pair
    # there or further up, and once as the pair, with the missing tile further up
    while asked:
        if asked & 1 and _with_pair(pack + 1, (rank - heavy) % 3):
            found |= 1 << rank
        count = pack & 7
        if count > 1:
            if count > 3 and (count > 4 or not held >> 3 * rank & 1) or one and found:
                break  # chows took what is not there; or that is enough
            at = 3 * ((rank - heavy) % 3) or 9
            while asked >> at:
                if asked >> at & 1 and _splits(pack - 2 + (1 << at)):
                    asked ^= 1 << at
                    found |= 1 << rank + at // 3
                at += 9
        pack = pack - take[count] >> 3
        asked >>= 3
        rank += 1
    return found


def waits(loose, tile, readings, masks):
    """Add to four masks the ranks that would have completed the tiles in hand, but none of which
    the player holds all four; True where there is one.

    loose: whose tiles in hand are whole with the winning tile. readings: the first has been laid.
    """
    packs = loose.packs
    pair = readings.pair
    suit = tile // 9
    rank = tile % 9
    only = 1 << rank
    found = masks[suit] | only
    other = True  # where the pair can be here instead, and the pair that is laid lack a tile
    if suit < _HONOURS:
        pack = packs[suit] - (1 << 3 * rank)
        if suit == pair:
            asked = _EACH ^ 1 << 3 * rank
            found |= _completing_pair(pack, 2 * readings.rank - rank, asked, False)
            other = False
        else:
            found = _completing(pack, rank, found)
            other = _with_pair(pack, rank % 3)
    masks[suit] = found
    if other:
        hand = readings.hand
        rank = hand.tiles[hand.n - 1] % 9
        more = masks[pair] | 1 << rank
        masks[pair] = more if pair == _HONOURS else _completing(packs[pair], rank, more)
    held = loose.held
    if (other or found != only) and b"\4" in held:
        while True:
            at = 9 * suit
            found = masks[suit]
            for rank in range(9):
                if found >> rank & 1 and held[at + rank] == 4 and at + rank != tile:
                    masks[suit] ^= 1 << rank
            if suit == pair:
                break
            suit = pair
    return masks[0] + masks[1] + masks[2] + masks[3] == only


def is_only(pack, tile, readings, masks):
    """True where no tile but the winning one would have won with a set on the table as it lies.

    pack: the winning tile's suit without it and that set. masks: what would have won with the tiles
    of the set among those in hand, which are more; readings: of these.
    """
    rank = tile % 9
    suit = tile // 9
    asked = masks[suit] & ~(1 << rank)
    if suit == readings.pair:
        asked = asked & 7 | (asked & 0o70) << 6 | (asked & 0o700) << 12
        asked = (asked | asked << 2 | asked << 4) & _EACH
        return not _completing_pair(pack, 2 * readings.rank - rank, asked, True)
    if masks[readings.pair] and _with_pair(pack, rank % 3):
        return False
    return not _completing(pack, rank, 1 << rank) & asked


def _lay(hand, classes, pack, first):
    """Lay the sets of a suit, threes as pungs: these as bits, or -1 where there are other tiles."""
    if not pack:
        return 0
    codes = hand.codes
    tiles = hand.tiles
    take = _TAKE
    n = hand.n
    pungs = 0
    while not pack & 0o777:
        pack >>= 9
        first += 3
    for tile in range(first, first + 9):
        count = pack & 7
        if count:
            pack -= take[count]
            if count >= 3:
                if count > 4 or n > 3:  # chows took what is not there
                    return -1
                codes[n] = PUNG << 5 | classes[tile]
                tiles[n] = tile
                n += 1
                count -= 3
                if tile < WINDS:
                    pungs |= 1 << tile
            while count:
                if tile >= WINDS:
                    return -1
                codes[n] = CHOW
                tiles[n] = tile
                n += 1
                count -= 1
            if pack <= 0:
                break
        pack >>= 3
    hand.n = n
    return -1 if pack else pungs


class Readings:
    """After next(): the sets of the hand from `fixed` on are a reading, the pair last. Once that is
    chosen, nothing but three neighbouring pungs, which are three equal chows too, is ambiguous."""

    def __init__(self, hand):
        self.hand = hand
        self.classes = bytearray(KINDS)  # see classify() in eastwind.loose
        self.fixed = 0  # sets on the table
        self.pair = self.rank = 0  # the suit with the pair; the pair's rank modulo 3, of honours 0
        self._packs = None
        self._others = self._pungs = 0  # where the sets of that suit begin; pungs before, as bits
        self.again = 0  # pungs, as bits, that begin three which are read as chows, too, unless told
        self._run = 0  # the first of those read so now
        self.at = 0  # the pair tried next, three bits a rank; from 27 on there is none

    def start(self, packs):
        """Begin with the tiles in hand, a suit each (see eastwind.split)."""
        hand = self.hand
        classes = self.classes
        self._packs = packs
        self.fixed = hand.n
        self.again = 0
        self.at = 27
        pair = -1
        pungs = 0
        for suit in range(4):  # lay the suits without a pair
            pack = packs[suit]
            if pack:
                # 64 is 1 modulo 3, so the remainder adds the six-bit fields up: 2 with the pair
                over = ((pack & _EVEN) + (pack >> 3 & _EVEN)) % 3
                if not over:
                    found = _lay(hand, classes, pack, 9 * suit)
                    if found < 0:
                        return
                    pungs |= found
                elif over == 1 or pair >= 0:
                    return
                else:
                    pair = suit
        self.pair = pair
        self._others = hand.n
        self._pungs = pungs
        if pair >= 0:
            pack = packs[pair] if pair < _HONOURS else 0
            # the suit weighs twice the pair's rank; 512 is 1 modulo 511, which adds three ranks up
            self.rank = rank = (2 * (pack >> 3 & _THIRD) + (pack >> 6 & _THIRD)) % 511 % 3
            self.at = 3 * rank

    def next(self):
        """Lay the next reading; False where there is none."""
        if self.again:
            self._read_run()
            return True
        hand = self.hand
        classes = self.classes
        at = self.at
        suit = self.pair
        pack = self._packs[suit]
        step = 9 if suit < _HONOURS else 3
        while at < 27:
            if pack >> at & 7 >= 2:
                hand.n = self._others
                pungs = _lay(hand, classes, pack - (2 << at), 9 * suit)
                if pungs >= 0:
                    n = hand.n
                    hand.tiles[n] = tile = 9 * suit + at // 3
                    hand.codes[n] = PAIR << 5 | classes[tile]
                    hand.n = n + 1
                    pungs |= self._pungs
                    self.again = pungs & pungs >> 1 & pungs >> 2 & _RUN
                    self._run = -1
                    at += step
                    while at < 27 and pack >> at & 7 < 2:
                        at += step
                    self.at = at
                    return True
            at += step
        return False

    def _read_run(self):
        # read a run of pungs as chows; after another, all four sets are pungs and read so again
        codes = self.hand.codes
        tiles = self.hand.tiles
        before = self._run
        run = before + 1
        while not self.again >> run & 1:
            run += 1
        self._run = run
        self.again &= self.again - 1
        i = self.hand.n
        while i > self.fixed:
            i -= 1
            if tiles[i] == before and not codes[i]:
                tiles[i] += i
                codes[i] = PUNG << 5 | self.classes[tiles[i]]
            if codes[i] >= PUNG << 5 and run <= tiles[i] <= run + 2:
                codes[i] = CHOW
                tiles[i] = run
