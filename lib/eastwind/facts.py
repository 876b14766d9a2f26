# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What is true of a hand, as bits of one small int; a row of a ruleset says which bits it needs.

The first bits are told: asked at the table, or found from the tiles. The others follow from the
sets and are found while scoring. What a fact means is said here and nowhere else.
"""

from eastwind import const

# told
WINNER = 1 << 0
DEAD = 1 << 1  # wrong number of tiles: scores nothing, pays all
CLAIMED = 1 << 2  # won on another's tile
DRAWN = 1 << 3  # won on a tile drawn by himself, wall or loose
LOOSE = 1 << 4  # ... a loose tile
LAST = 1 << 5  # ... the last tile that may be drawn
FIRST = 1 << 6  # won on the first discard of the hand
ORIGINAL = 1 << 7  # won with the hand as dealt
ROBBED = 1 << 8  # won on the fourth that another added to his three
ONLY_PLACE = 1 << 9  # the winning tile filled the only place, as the ruleset reads it
FOURTH = 1 << 10  # the winning tile is the fourth of his own exposed three, used in a chow
SUIT_HONOURS = 1 << 11  # every tile of one suit, with winds or dragons
ONE_SUIT = 1 << 12
ALL_HONOURS = 1 << 13
OWN_FLOWER = 1 << 14
OWN_SEASON = 1 << 15
SINGLE_HEADS = 1 << 16  # all thirteen heads and one of them twice

# found by follow()
NO_CHOW = 1 << 20
ALL_HEADS = 1 << 21
FOUR_KONGS = 1 << 22
THREE_DRAGONS = 1 << 23
FOUR_WINDS = 1 << 24
THREE_WINDS_PAIR = 1 << 25
BARE = 1 << 26  # nothing has scored but Mah-Jongg; known only after all other points

SUITS = SUIT_HONOURS | ONE_SUIT | ALL_HONOURS

# TALLY counts the sets of a hand in one int, three bits a count. The sum over a hand's sets of
# TALLY[code >> 2] is what follow() reads.
_CHOW = const(1)
_KONG = const(1 << 3)
_DRAGON = const(1 << 6)
_WIND = const(1 << 9)
_SIMPLE = const(1 << 12)
_TERMINAL = const(1 << 15)
_WIND_PAIR = const(1 << 18)
_DRAGON_PAIR = const(1 << 21)
TALLY = (
    (_CHOW,) * 8
    + (_SIMPLE, _TERMINAL, _WIND_PAIR, _WIND_PAIR, _WIND_PAIR, _WIND_PAIR, _DRAGON_PAIR, 0)
    + (_SIMPLE, _TERMINAL, _WIND, _WIND, _WIND, _WIND, _DRAGON, 0)
    + (_SIMPLE + _KONG, _TERMINAL + _KONG)
    + (_WIND + _KONG,) * 4
    + (_DRAGON + _KONG,)
)
_HEADLESS = const(7 * (1 << 0 | 1 << 12))  # chows and sets or pairs of simples
_SUITED = const(7 * (1 << 0 | 1 << 12 | 1 << 15))


def follow(tally):
    """The facts that follow from a winner's four sets and pair, given the sum of their TALLY."""
    if not tally & 7:
        found = NO_CHOW
        if not tally & _HEADLESS:
            found |= ALL_HEADS
            if not tally & _SUITED:
                found |= ALL_HONOURS
        if tally >> 3 & 7 == 4:
            found |= FOUR_KONGS
    else:
        found = 0
    if tally >> 6 & 7 == 3:
        found |= THREE_DRAGONS
    winds = tally >> 9 & 7
    if winds >= 3:
        if winds == 4:
            found |= FOUR_WINDS
        elif tally & 7 * _WIND_PAIR:
            found |= THREE_WINDS_PAIR
    return found
