# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What is true of a hand, as bits of two small ints; a row of a ruleset says which bits it needs.

The first int is told: asked at the table, or found from the tiles; it is kept with the hand, so its
bits are for ever. The second follows from the sets and is found while scoring. What a fact means is
said here and nowhere else; eastwind.rulesets.tables knows their names.
"""

# told
WINNER = 1 << 0
DEAD = 1 << 1  # wrong number of tiles: scores nothing, pays all
CLAIMED = 1 << 2  # won on another's tile
DRAWN = 1 << 3  # won on a tile drawn by himself, wall or loose
LOOSE = 1 << 4  # ... a loose tile
LAST = 1 << 5  # won on the last tile that may be drawn, or on the discard after it was drawn
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
ORIGINAL_CALL = 1 << 17  # said of the hand as dealt that it lacks one tile, and never changed it
KONG_ON_KONG = 1 << 18  # won on the loose tile after a kong that a loose tile had completed
NAMED_TILE = 1 << 19  # won on the d5 as loose tile, the d1 as last tile, or by robbing the b2
SEVEN_PAIRS = 1 << 20  # as the ruleset reads them: of any tiles, or of heads
KNITTED = 1 << 21  # seven pairs of a number in two suits, the same two for all
TRIPLE_KNITTED = 1 << 22  # four times a number in all three suits, and a number in two of them
# a suit's pair of ones and 2 to 9, with the four winds; or in one suit ones and nines three times,
# 2 to 8, and one of 2, 5, 8 again
SNAKE = 1 << 23
EAST_STREAK = 1 << 24  # East's win that is the last of as many as the ruleset says, in a row
GATES = 1 << 25  # 1112345678999 in hand and one more of 2 to 8 of the suit
NINE_WAITS = 1 << 26  # ... or any one more, which is the winning tile
JADE = 1 << 27  # nothing but b2 b3 b4 b6 b8 and green dragons
CONCEALED = 1 << 28  # no tile was claimed before the one that completed the hand

# found
NO_CHOW = 1 << 0
ALL_HEADS = 1 << 1
HONOURS_ONLY = 1 << 2  # which is told too, of hands that are no sets
FOUR_KONGS = 1 << 3
THREE_DRAGONS = 1 << 4
FOUR_WINDS = 1 << 5
THREE_WINDS_PAIR = 1 << 6
BARE = 1 << 7  # nothing has scored but Mah-Jongg; known only after all other points
# found by eastwind.finds
ALL_TERMINALS = 1 << 8
PLAIN = 1 << 9  # four chows and a pair that scores nothing
NO_KONG = 1 << 10
TWO_DRAGONS_PAIR = 1 << 11
OWN_WIND = 1 << 12  # a set of it
THREE_CONCEALED = 1 << 13  # pungs or kongs in hand
FOUR_CONCEALED = 1 << 14
FOUR_FLOWERS = 1 << 15
FOUR_SEASONS = 1 << 16
MADE_SIMPLE_PAIR = 1 << 17  # the winning tile completed a pair of 2 to 8
MADE_HEAD_PAIR = 1 << 18  # ... of heads
MIXED = 1 << 19  # sets of suits, and of winds or dragons

# hands that need not be sets and a pair
IRREGULAR = SINGLE_HEADS | SEVEN_PAIRS | KNITTED | TRIPLE_KNITTED | SNAKE | GATES | NINE_WAITS
SUITS = SUIT_HONOURS | ONE_SUIT | ALL_HONOURS
# most hands have none of these, so what asks for one of them is not looked at in most hands
USUAL = WINNER | CLAIMED | DRAWN | ONLY_PLACE | FOURTH | SUIT_HONOURS | ONE_SUIT | CONCEALED
RARE = (1 << 29) - 1 - USUAL
_OF_SETS = NO_CHOW | PLAIN | NO_KONG | OWN_WIND | THREE_CONCEALED | FOUR_CONCEALED
USUAL_FOUND = BARE | _OF_SETS | MADE_SIMPLE_PAIR | MADE_HEAD_PAIR | MIXED
RARE_FOUND = (1 << 20) - 1 - USUAL_FOUND

# TALLY counts the sets of a hand in one int, an octal digit a count. The sum over a hand's sets of
# TALLY[code >> 2] is what follow() reads. Simples and terminals are pairs too.
CHOWS = 0o1
KONGS = 0o10
DRAGONS = 0o100
WINDS = 0o1000
SIMPLES = 0o10000
TERMINALS = 0o100000
WIND_PAIRS = 0o1000000
DRAGON_PAIRS = 0o10000000
OWN_PAIRS = 0o100000000  # of the own or the round's wind
OWN_WINDS = 0o1000000000  # sets of the own wind
HONOURS = 7 * (DRAGONS + WINDS + WIND_PAIRS + DRAGON_PAIRS)
HONOUR_SETS = 6 * (DRAGONS + WINDS)  # there are two sets of dragons, of winds, or more
# looked up sooner than worked out; no hand has more than four pungs and kongs
_SIMPLES, _TERMINALS, _WIND_PAIRS = 7 * SIMPLES, 7 * TERMINALS, 7 * WIND_PAIRS
_FOUR_KONGS, _FOUR_WINDS = 4 * KONGS, 4 * WINDS
_THREE_DRAGONS, _THREE_WINDS = 3 * DRAGONS, 3 * WINDS
TALLY = (
    (CHOWS,) * 8
    + (SIMPLES, TERMINALS, WIND_PAIRS)
    + (WIND_PAIRS + OWN_PAIRS,) * 3
    + (DRAGON_PAIRS, 0, SIMPLES, TERMINALS)
    + (WINDS, WINDS + OWN_WINDS) * 2
    + (DRAGONS, 0, SIMPLES + KONGS, TERMINALS + KONGS)
    + (WINDS + KONGS, WINDS + KONGS + OWN_WINDS) * 2
    + (DRAGONS + KONGS,)
)


def follow(tally):
    """The facts that follow from the sets of a hand, given the sum of their TALLY."""
    found = BARE
    if not tally & 7:
        found = NO_CHOW | BARE
        if not tally & _SIMPLES:
            found |= ALL_HEADS
            if not tally & _TERMINALS:
                found |= HONOURS_ONLY
        if tally & _FOUR_KONGS:
            found |= FOUR_KONGS
    if tally & HONOUR_SETS:
        if not ~tally & _THREE_DRAGONS:
            found |= THREE_DRAGONS
        if tally & _FOUR_WINDS:
            found |= FOUR_WINDS
        elif not ~tally & _THREE_WINDS and tally & _WIND_PAIRS:
            found |= THREE_WINDS_PAIR
    return found
