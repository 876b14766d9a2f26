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
    at = 3 * rank
    while at < 27:
        if pack >> at & 7 >= 2 and _splits(pack - (2 << at)):
            return True
        at += 9
    return False


def _completing(pack, rank, found):
    """Add to ranks, as bits, those that make a suit all sets. They are known modulo 3, too."""
    take = _TAKE
    if rank:
        pack = pack - take[pack & 7] >> 3
        if rank == 2:
            pack = pack - take[pack & 7] >> 3
    while True:
        if not found >> rank & 1:
            rest = pack + 1
            while rest > 0:  # as _splits(), without the call
                rest = rest - take[rest & 7] >> 3
            if not rest:
                found |= 1 << rank
        rank += 3  # ranks that complete anything are as many apart
        if rank > 8:
            return found
        pack = pack - take[pack & 7] >> 3
        pack = pack - take[pack & 7] >> 3
        pack = pack - take[pack & 7] >> 3
        if not pack or pack < -9:  # a tile is missing that none further up can stand for
            return found


def _completing_pair(pack, heavy, found):
    """The same for sets and one pair; heavy: the weight of the suit."""
    known = found
    below = 0
    while not pack & 0o77777:  # three ranks complete nothing; weights are the same without them
        pack >>= 9
        below += 3
    found >>= below
    rank = 0
    rest = pack
    while rest:
        count = rest & 7
        if count:
            if count >= 2:
                found = _completing(pack - (2 << 3 * rank), -(heavy + rank) % 3, found)
            if rank % 3 == heavy and not found >> rank & 1 and _splits(pack - (1 << 3 * rank)):
                found |= 1 << rank
        rest >>= 3
        rank += 1
    return (found << below | known) & 0x1FF


def _completing_honours(pack):
    """The same for honours: those that are held once or twice."""
    pack = (pack ^ pack >> 1) & 0o111111111
    found = rank = 0
    while pack >> 3 * rank:
        found |= (pack >> 3 * rank & 1) << rank
        rank += 1
    return found


def waits(loose, tile, readings, masks):
    """Add to four masks the ranks that would have completed the tiles in hand, but none of which
    the player holds all four; True where there is one.

    loose: whose tiles in hand are whole with the winning tile. readings: which have been begun.
    """
    packs = loose.packs
    pair = readings.pair
    suit = tile // 9
    rank = tile % 9
    pack = packs[suit] - (1 << 3 * rank)
    found = masks[suit] | 1 << rank
    # the suit with the pair weighs twice the pair's rank, any other 0; here the tile is missing
    if suit == _HONOURS:
        masks[suit] |= _completing_honours(pack)
        other = suit != pair  # then a pair is left of its three
    elif suit == pair:
        masks[suit] = _completing_pair(pack, (2 * readings.rank - rank) % 3, found)
        other = False
    else:
        masks[suit] = _completing(pack, rank % 3, found)
        other = _with_pair(pack, rank % 3)
    if other:
        if pair == _HONOURS:
            masks[pair] |= _completing_honours(packs[pair])
        else:
            masks[pair] = _completing(packs[pair], readings.rank, masks[pair])
    held = loose.held
    if b"\4" in held:
        suit = 0
        while suit < 4:
            mask = masks[suit]
            i = 9 * suit
            while mask:
                if mask & 1 and held[i] == 4 and i != tile:
                    masks[suit] &= ~(1 << i % 9)
                mask >>= 1
                i += 1
            suit += 1
    suits = masks[0] | masks[1] << 9 | masks[2] << 18
    honours = masks[3]
    return not (suits & suits - 1 or honours & honours - 1 or suits and honours)


def is_only(pack, tile, readings, masks):
    """True where no tile but the winning one would have won with a set on the table as it lies.

    pack: the winning tile's suit without it and that set. masks: what would have won with the tiles
    of the set among those in hand, which are more; readings: of these.
    """
    rank = tile % 9
    suit = tile // 9
    if suit != readings.pair and masks[readings.pair] and _with_pair(pack, rank % 3):
        return False
    mask = masks[suit]
    other = 0
    while mask:
        if mask & 1 and other != rank:
            held = pack + (1 << 3 * other)
            if suit == readings.pair:
                if _with_pair(held, (readings.rank + 2 * (other - rank)) % 3):
                    return False
            elif _splits(held):
                return False
        mask >>= 1
        other += 1
    return True


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
        self._packs = packs
        self.fixed = self.hand.n
        self.again = 0
        self.at = 27
        pair = -1
        pungs = suit = 0
        while suit < 4:  # lay the suits without a pair
            pack = packs[suit]
            if pack:
                # 64 is 1 modulo 3, so the remainder adds the six-bit fields up: 2 with the pair
                over = ((pack & _EVEN) + (pack >> 3 & _EVEN)) % 3
                if not over:
                    found = self._lay(pack, 9 * suit)
                    if found < 0:
                        return
                    pungs |= found
                elif over == 1 or pair >= 0:
                    return
                else:
                    pair = suit
            suit += 1
        self.pair = pair
        self._others = self.hand.n
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
        at = self.at
        suit = self.pair
        pack = self._packs[suit]
        step = 9 if suit < _HONOURS else 3
        while at < 27:
            if pack >> at & 7 >= 2:
                self.hand.n = self._others
                pungs = self._lay(pack - (2 << at), 9 * suit)
                if pungs >= 0:
                    hand = self.hand
                    n = hand.n
                    hand.tiles[n] = tile = 9 * suit + at // 3
                    hand.codes[n] = PAIR << 5 | self.classes[tile]
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

    def _lay(self, pack, tile):
        # lay the sets of a suit, threes as pungs: these as bits, or -1 where there are other tiles
        hand = self.hand
        codes = hand.codes
        tiles = hand.tiles
        take = _TAKE
        n = hand.n
        pungs = 0
        while not pack & 0o777 and pack:
            pack >>= 9
            tile += 3
        while pack > 0:
            count = pack & 7
            if count:
                pack -= take[count]
                if count >= 3:
                    if count > 4 or n > 3:  # chows took what is not there
                        return -1
                    codes[n] = PUNG << 5 | self.classes[tile]
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
            pack >>= 3
            tile += 1
        hand.n = n
        return -1 if pack else pungs
