# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""L. L. Harr, "Pung Chow" (1922), Part One: the game without a limit.

Score card p.5-6 and 31, text p.29-31, after the errata.
"""

from eastwind import const, facts

version = 1
round_wind = False  # the wind of the round does not score

# name=choices, the default first; or name=default number/what it must be a multiple of
options = """
mandarins=off|on
p1_only_place=book|shape|strict
p1_edge_is_only_place=no|yes
claimed_winning_set=exposed|concealed
pairs_of_losers=each|one
original_hand=east|any
win_sequence_from_any_seat=yes|no
dead_wall=0/1
wall_overflow=next|again
"""
# conditions: number of the option, counted from 1, << 4 | number of the choice, counted from 0
_NEVER = const(-1)
_MANDARINS_ON = const(1 << 4 | 1)
_ORIGINAL_EAST = const(6 << 4)
_ORIGINAL_ANY = const(6 << 4 | 1)

# simple terminal, other own round own=round wind, dragon
winner_points = other_points = (
    b"\x04\x08\x08\x08\x08\x08\x08"  # pung in hand
    b"\x02\x04\x04\x04\x04\x04\x04"  # ... on table
    b"\x10\x20\x20\x20\x20\x20\x20"  # kong in hand
    b"\x08\x10\x10\x10\x10\x10\x10"  # ... on table
    b"\x00\x00\x00\x02\x00\x02\x02"  # pair
    b"\x00\x00\x00\x02\x00\x02\x02"  # ... completed by a claimed tile
    b"\x00\x00\x00\x02\x00\x02\x02"  # ... by a drawn tile
    b"\x00\x00\x00\x00\x00\x00\x00"  # chow: idle closed open, claimed
    b"\x00\x00\x00\x00\x00\x00\x00"  # ... drawn
)
cells = ()  # cells of the winner's points that an option changes
set_doubles = b"\x00\x00\x00\x01\x00\x01\x01"

# groups of a condition (0: always) and its rows
rows = (
    # id, needs, forbids, points, doubles
    (
        0,
        (2, facts.WINNER, 0, 20, 0),  # Mah-Jongg comes first
        (3, facts.WINNER | facts.NO_CHOW, 0, 10, 0),
        (4, facts.WINNER | facts.LOOSE, 0, 10, 0),
        (5, facts.WINNER | facts.DRAWN, 0, 2, 0),
    ),
    (_ORIGINAL_EAST, (6, facts.WINNER | facts.ONLY_PLACE, 0, 2, 0)),
    # never with an original hand
    (_ORIGINAL_ANY, (6, facts.WINNER | facts.ONLY_PLACE, facts.FIRST, 2, 0)),
    (
        0,
        (7, facts.WINNER | facts.BARE, 0, 10, 0),  # doubles do not spoil it (Example 9)
        (8, facts.SUIT_HONOURS, 0, 0, 1),
        (9, facts.ONE_SUIT, 0, 0, 3),
        (10, facts.ALL_HONOURS, 0, 0, 3),
        (11, facts.WINNER | facts.ORIGINAL, 0, 0, 3),
    ),
    (_ORIGINAL_ANY, (11, facts.WINNER | facts.FIRST, 0, 0, 3)),
    (_MANDARINS_ON, (12, facts.OWN_FLOWER, 0, 0, 1), (13, facts.OWN_SEASON, 0, 0, 1)),
)
limits = ()
extras = ()
limit = 0
limit_option = None
cap_others = _NEVER
claim_exposes = 4 << 4
one_pair = 5 << 4 | 1
single_pair = _NEVER
any_pair = 2 << 4  # a pair fills the only place whatever else would have won
by_shape = 2 << 4 | 1  # so does a tile in the middle of a chow
edge_only = 3 << 4 | 1
robbing = _NEVER
wash = b""
penalties = False
