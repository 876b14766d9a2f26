# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every way to read the tiles in hand as sets and one pair, one after another; the ways in which
the winning tile completes one of them; and what can be told of a reading before it is scored."""

from eastwind import const
from eastwind.facts import ONLY_PLACE, TALLY, follow
from eastwind.sets import BOTH, BY_CLAIM, BY_DRAW, CHOW, CLOSED, EXPOSED, OPEN, OWN, ROUND
from eastwind.split import HONOURS, over, weight
from eastwind.switches import (
    ANY_PAIR,
    ANY_SET,
    BY_SHAPE,
    CLAIM_EXPOSES,
    EDGE_ONLY,
    SINGLE_PAIR,
)
from eastwind.tiles import KINDS, NO_TILE, WINDS

_END = const(27)
_PAIR = const(1 << 5)  # codes of sets in hand, of class 0
_PUNG = const(2 << 5)

_RUN = const(0o177177177)  # pungs, as bits, that can begin three equal chows


# ways: as the middle of a chow, at its only open end, at one of two; a three, a pair
MIDDLE, EDGE, END, THREE, TWO = 0, 1, 2, 3, 4
WAYS = 5

# compare()
WORSE, BETTER = 1, 2

# the classes of 34 tiles, as they stand in a code
_CLASS_OF = (b"\4" + b"\0" * 7 + b"\4") * 3 + b"\10\10\10\10\30\30\30"


def classify(seat, round_wind, classes):
    """Fill the classes of 34 tiles for a seat, as they stand in a code; NO_WIND where the seat or
    the round does not count."""
    classes[:] = _CLASS_OF
    if round_wind < 4:
        classes[WINDS + round_wind] = ROUND << 2
    if seat < 4:
        classes[WINDS + seat] = (BOTH if seat == round_wind else OWN) << 2


def how(first, tile):
    """The way in which a tile completes the chow from first on."""
    if tile == first + 1:
        return MIDDLE
    return EDGE if first % 9 == (6 if tile == first else 0) else END


def weigh(switches, claimed, single, made, told):
    """Fill two tables by way: what is added to the code of the set, and the facts that are told.

    single: no other tile would have won.
    """
    by = BY_CLAIM if claimed else BY_DRAW
    made[MIDDLE] = made[EDGE] = CLOSED << 2 | by
    made[END] = OPEN << 2 | by
    made[THREE] = EXPOSED if claimed and switches & CLAIM_EXPOSES else 0
    made[TWO] = by if single or not switches & SINGLE_PAIR else 0
    only = ONLY_PLACE if single or switches & BY_SHAPE else 0
    told[MIDDLE] = only
    told[EDGE] = only if switches & (EDGE_ONLY | ANY_SET) else 0
    told[END] = told[THREE] = only if switches & ANY_SET else 0
    told[TWO] = ONLY_PLACE if switches & ANY_PAIR else only


def compare(hand, rules, best, last):
    """WORSE or BETTER than the best, where the points of a hand's sets tell it; else 0.

    best, last: sheets that were scored of the same tiles. Rows only add, so they give no more than
    they gave to a hand of which the same facts were true or more of them, unless nothing else
    scores here (BARE), but did there. Of what is better the sums are put into the best sheet.
    """
    codes = hand.codes
    points_of = rules.winner_points
    tally_of = TALLY  # a board finds a local name faster
    points = tally = i = 0
    n = hand.n
    while i < n:
        code = codes[i]
        points += points_of[code]
        tally += tally_of[code >> 2]
        i += 1
    looks = rules.looks
    flags = hand.flags & looks
    found = rules.find(hand, rules, tally) if rules.find else follow(tally)
    like = best
    while True:
        facts = like.flags & looks
        same = flags == facts and found == like.found
        if not like.limit_row and (
            same
            and (points or not like.base)
            or points
            and flags | facts == facts
            and found | like.found == like.found
            and not (flags ^ facts) & rules.forbids
        ):
            most = points + like.points - like.base
            total = most << like.doubles
            if total < best.total or total == best.total and most <= best.points:
                return WORSE
            if same and like is best and points and like.base:
                best.total = total
                best.points = most
                best.base = points
                return BETTER
        if like is last:
            return 0
        like = last


class Readings:
    """After next(): the sets of the hand from `fixed` on are a reading, the pair last.

    Three neighbouring pungs are three equal chows too; nothing else can be read in two ways once
    the pair is chosen.
    """

    def __init__(self, hand):
        self.hand = hand
        self.classes = bytearray(KINDS)  # see classify()
        self.fixed = 0  # sets on the table
        self.runs = True  # three neighbouring pungs are read as chows, too
        self.pair = 0  # the suit with the pair
        self._packs = None
        self._others = 0  # where the sets of that suit begin
        self._pungs = 0  # tiles, as bits, that were laid as pungs before those
        self._runs = 0  # pungs that begin a run not yet read as chows
        self._at = 0  # the pair tried next and the one laid, three bits a rank
        self._laid = 0
        self._step = 0

    def start(self, packs):
        """Begin with the tiles in hand, a suit each (see eastwind.split)."""
        self._packs = packs
        self.fixed = self.hand.n
        self._runs = 0
        self._at = _END
        self._pungs = self._lay_suits(NO_TILE)
        if self._pungs >= 0:
            # chows and pungs add 0 to the weight, so the pair's rank is known modulo 3
            honours = self.pair == HONOURS
            self._at = 0 if honours else 6 * weight(packs[self.pair]) % 9
            self._step = 3 if honours else 9

    def next(self):
        """Lay the next reading; False where there is none."""
        if self._runs and self.runs:
            run = 0
            while not self._runs >> run & 1:
                run += 1
            self._runs &= self._runs - 1
            self._lay_suits(run)
            self._lay_pair(run)
            return True
        pack = self._packs[self.pair]
        at = self._at
        while at < _END:
            self._laid = at
            at += self._step
            if pack >> self._laid & 7 >= 2:
                self._at = at
                pungs = self._lay_pair(NO_TILE)
                if pungs >= 0:
                    pungs |= self._pungs
                    self._runs = pungs & pungs >> 1 & pungs >> 2 & _RUN
                    return True
        return False

    def _lay_suits(self, run):
        # lay the suits without a pair and note the one with it; the pungs, or -1 if there are other
        # tiles
        self.hand.n = self.fixed
        self.pair = -1
        pungs = suit = 0
        while suit < 4:
            pack = self._packs[suit]
            if pack:
                if over(pack):
                    if over(pack) == 1 or self.pair >= 0:
                        return -1
                    self.pair = suit
                else:
                    found = self._lay(pack, 9 * suit, run)
                    if found < 0:
                        return -1
                    pungs |= found
            suit += 1
        self._others = self.hand.n
        return pungs if self.pair >= 0 else -1

    def _lay_pair(self, run):
        hand = self.hand
        hand.n = self._others
        tile = 9 * self.pair
        pungs = self._lay(self._packs[self.pair] - (2 << self._laid), tile, run)
        tile += self._laid // 3
        hand.codes[hand.n] = _PAIR | self.classes[tile]
        hand.tiles[hand.n] = tile
        hand.n += 1
        return pungs

    def _lay(self, pack, tile, run):
        # Lay the sets of a suit from its first tile on; the pungs as bits, or -1 where it has other
        # tiles. Threes are laid as pungs, but at the tile run and its two neighbours as chows: the
        # only other way to read a suit, since any other chow is forced.
        hand = self.hand
        codes = hand.codes
        tiles = hand.tiles
        classes = self.classes
        n = hand.n
        pungs = 0
        while pack:
            count = pack & 7
            if count >= 3 and tile != run:
                codes[n] = _PUNG | classes[tile]
                tiles[n] = tile
                n += 1
                count -= 3
                if tile < WINDS:
                    pungs |= 1 << tile
            if count:
                if tile >= WINDS or pack >> 3 & 7 < count or pack >> 6 & 7 < count:
                    return -1
                pack -= count * 0o111
                while count:
                    codes[n] = CHOW
                    tiles[n] = tile
                    n += 1
                    count -= 1
            pack >>= 3
            tile += 1
        hand.n = n
        return pungs
