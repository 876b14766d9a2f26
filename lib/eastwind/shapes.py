# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Special hands that are known by their tiles: which of them 14 tiles are.

For rulesets that name one of them; the facts are explained in eastwind.facts.
"""

from eastwind import facts
from eastwind.switches import HEAD_PAIRS
from eastwind.tiles import DRAGONS, KINDS, NO_TILE, WINDS

_NOT_GREEN = b"\0\4\6\x08\x1b\x1c\x1d\x1e\x1f\x21"  # b1 b5 b7 b9 we ws ww wn dr dw
# by Loose.suits() without the honours: the first tile of the only suit, else WINDS
_ONE_SUIT = b"\x1b\x00\x09\x1b\x12\x1b\x1b\x1b"
_RARE = facts.ROBBED | facts.LOOSE | facts.LAST
# what is won as loose tile, as the last tile, by robbing: d5, d1, b2
_BLOSSOM, _MOON, _POLE = 13, 9, 1


def is_head(tile):
    """One, nine, wind or dragon: 13 kinds (Harr, Washing the Tiles, p.61)."""
    return tile >= WINDS or tile % 9 == 0 or tile % 9 == 8


def told(loose, rules, suits):
    """The facts of a winner's Loose that its tiles tell, of those that the ruleset asks for.

    suits: Loose.suits().
    """
    asked = rules.shapes
    held = loose.held
    found = 0
    if loose.flags & _RARE and asked & facts.NAMED_TILE and _is_named(loose.flags, loose.tile):
        found = facts.NAMED_TILE
    if not suits & 6 and asked & facts.JADE and _is_green(held):
        found |= facts.JADE
    if not asked & facts.IRREGULAR:
        return found
    one = _ONE_SUIT[suits & 7]
    in_hand = not loose.n or _in_hand(loose)
    if in_hand:
        if suits == 15 and asked & facts.SINGLE_HEADS and _single_heads(held):
            found |= facts.SINGLE_HEADS
        if asked & facts.SEVEN_PAIRS and _pairs(held, rules.switches & HEAD_PAIRS):
            found |= facts.SEVEN_PAIRS
        if suits == 7:
            if asked & facts.TRIPLE_KNITTED and _triples(held):
                found |= facts.TRIPLE_KNITTED
        elif suits < 7 and one == WINDS:
            if asked & facts.KNITTED and _knitted(held, suits):
                found |= facts.KNITTED
    if one < WINDS:
        if suits > 8:
            if asked & facts.SUIT_HONOURS and in_hand and _winds_and_run(held, one):
                found |= facts.SNAKE
        elif held[one] > 2 and held[one + 8] > 2:
            if asked & (facts.GATES | facts.NINE_WAITS) and in_hand:
                found |= _gates(held, one, loose.tile)
            if asked & facts.ONE_SUIT and _snake(held, one):
                found |= facts.SNAKE
    return found & asked


def waits(loose, rules, suits, masks):
    """Add to four masks of ranks the tiles that would have completed an irregular hand. None is of
    a suit that is not held: of each suit there are two tiles or more."""
    tile = loose.tile
    held = loose.held
    held[tile] -= 1
    other = 0
    while other < KINDS:
        if suits >> other // 9 & 1 and held[other] < 4:
            held[other] += 1
            loose.tile = other
            if told(loose, rules, suits) & facts.IRREGULAR:
                masks[other // 9] |= 1 << other % 9
            held[other] -= 1
        other += 1
    held[tile] += 1
    loose.tile = tile


def _in_hand(loose):
    """True where nothing lies on the table but what a claimed winning tile completed."""
    return loose.n == 1 and loose.tile != NO_TILE and loose.may_complete(0)


def _is_named(flags, tile):
    if flags & facts.ROBBED:
        return tile == _POLE
    if flags & facts.LOOSE:
        return tile == _BLOSSOM
    return flags & facts.LAST and flags & facts.DRAWN and tile == _MOON


def _is_green(held):
    """None of those; dots and characters have been looked for."""
    for tile in _NOT_GREEN:
        if held[tile]:
            return False
    return True


def _single_heads(held):
    """Each head once and one of them twice (Harr, Limit Hands 1, p.62)."""
    twice = tile = 0
    while tile < KINDS:
        count = held[tile]
        if is_head(tile):
            if not 0 < count < 3:
                return False
            twice += count - 1
        elif count:
            return False
        tile += 1
    return twice == 1


def _pairs(held, of_heads):
    """Seven pairs; four of a tile are two. No other number of tiles is 14 in pairs."""
    for count in held:
        if count & 1:
            return False
    tile = 0
    while of_heads and tile < KINDS:
        if held[tile] and not is_head(tile):
            return False
        tile += 1
    return True


def _knitted(held, suits):
    one = 0 if suits & 1 else 9
    other = 18 if suits & 4 else 9
    rank = 0
    while rank < 9:
        if held[one + rank] != held[other + rank]:
            return False
        rank += 1
    return True


def _triples(held):
    triples = pairs = rank = 0
    while rank < 9:
        a = held[rank]
        b = held[9 + rank]
        c = held[18 + rank]
        least = min(a, b, c)
        triples += least
        more = a + b + c - 3 * least
        if more:
            if more != 2 or max(a, b, c) - least == 2:
                return False
            pairs += 1
        rank += 1
    return triples == 4 and pairs == 1


def _gates(held, suit, tile):
    # 14 tiles of a suit, three ones, three nines: with 2 to 8 there is one more
    i = suit + 1
    while i < suit + 8:
        if not held[i]:
            return 0
        i += 1
    found = facts.GATES if held[suit] == held[suit + 8] else 0
    if tile != NO_TILE and held[tile] == (4 if is_head(tile) else 2):
        found |= facts.NINE_WAITS
    return found


def _snake(held, suit):
    """Beside three ones or more and nines 2 to 8, one of 2, 5, 8 twice."""
    twice = 0
    rank = 1
    while rank < 8:
        if held[suit + rank] == 2 and rank % 3 == 1:
            twice += 1
        elif held[suit + rank] != 1:
            return False
        rank += 1
    return twice == 1


def _winds_and_run(held, suit):
    """A suit's pair of ones and 2 to 9, and the four winds."""
    tile = WINDS
    while tile < KINDS:
        if held[tile] != (1 if tile < DRAGONS else 0):
            return False
        tile += 1
    rank = 1
    while rank < 9 and held[suit + rank] == 1:
        rank += 1
    return rank == 9 and held[suit] == 2
