# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""L. L. Harr, "Pung Chow" (1922), Part Two: the game with a limit.

Bonus scores p.62, limit hands p.62-64, values p.65-67, doubling honours p.67, after the errata.
"""

from eastwind import const, facts, sets

version = 1
round_wind = True

options = """
p2_limit=300/4
p2_mahjongg=10|20
mandarins=off|on
p2_pair_needs_single_wait=no|yes
p2_idle_pair_for_winner=yes|no
p2_closed_sequence_drawn=4|2
p2_first_card=add|least|off
p2_fourth_of_three=sequence|rob|off
p2_nonwinner_cap=difference|each
p2_concealed_four_is_exposed_for_penalty=yes|no
claimed_winning_set=exposed|concealed
pairs_of_losers=each|one
original_hand=east|any
win_sequence_from_any_seat=yes|no
dead_wall=14/1
wall_overflow=next|again
false_mahjongg_then=stay|pass
"""
_NEVER = const(-1)
_MAHJONGG_10 = const(2 << 4)
_MAHJONGG_20 = const(2 << 4 | 1)
_MANDARINS_ON = const(3 << 4 | 1)
_NO_IDLE_PAIR = const(5 << 4 | 1)
_CLOSED_DRAWN_2 = const(6 << 4 | 1)
_FIRST_ADDS = const(7 << 4)
_FIRST_AT_LEAST = const(7 << 4 | 1)
_FOURTH_IN_SEQUENCE = const(8 << 4)
_FOURTH_OR_ROBBED = const(8 << 4 | 1)
_ORIGINAL_ANY = const(13 << 4 | 1)

# simple terminal, other own round own=round wind, dragon
winner_points = (
    b"\x06\x0a\x0a\x0a\x0a\x0a\x0a"  # pung in hand
    b"\x02\x04\x04\x04\x04\x04\x04"  # ... on table
    b"\x10\x20\x20\x20\x20\x20\x20"  # kong in hand
    b"\x08\x10\x10\x10\x10\x10\x10"  # ... on table
    b"\x00\x00\x00\x02\x02\x04\x02"  # pair that did not complete the hand (Example 8)
    b"\x02\x04\x04\x04\x04\x06\x04"  # pair completed by a claimed tile
    b"\x04\x06\x06\x06\x06\x08\x06"  # ... by a drawn tile
    b"\x00\x02\x00\x00\x00\x00\x00"  # chow: idle closed open, claimed
    b"\x00\x04\x04\x00\x00\x00\x00"  # ... drawn
)
other_points = (
    b"\x04\x08\x08\x08\x08\x08\x08"
    b"\x02\x04\x04\x04\x04\x04\x04"
    b"\x10\x20\x20\x20\x20\x20\x20"
    b"\x08\x10\x10\x10\x10\x10\x10"
    b"\x00\x00\x00\x02\x02\x04\x02"
    b"\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00"
)
cells = (
    (
        _NO_IDLE_PAIR,
        (sets.code(sets.PAIR, sets.OWN, sets.CONCEALED), 0),
        (sets.code(sets.PAIR, sets.ROUND, sets.CONCEALED), 0),
        (sets.code(sets.PAIR, sets.BOTH, sets.CONCEALED), 0),
        (sets.code(sets.PAIR, sets.DRAGON, sets.CONCEALED), 0),
    ),
    (_CLOSED_DRAWN_2, (sets.code(sets.CHOW, sets.CLOSED, sets.BY_DRAW), 2)),
)
set_doubles = b"\x00\x00\x00\x01\x00\x02\x01"

rows = (
    # id, needs, forbids, points, doubles
    (_MAHJONGG_10, (2, facts.WINNER, 0, 10, 0)),
    (_MAHJONGG_20, (2, facts.WINNER, 0, 20, 0)),
    (
        0,
        (7, facts.WINNER | facts.BARE, 0, 10, 0),  # no other value than Mah-Jongg
        (14, facts.WINNER | facts.LAST, facts.LOOSE, 0, 1),
        (4, facts.WINNER | facts.LOOSE, 0, 0, 1),
    ),
    (_FOURTH_IN_SEQUENCE, (15, facts.WINNER | facts.FOURTH, 0, 0, 1)),
    (
        _FOURTH_OR_ROBBED,
        (15, facts.WINNER | facts.FOURTH, 0, 0, 1),
        (16, facts.WINNER | facts.ROBBED, facts.FOURTH, 0, 1),
    ),
    (
        0,
        (8, facts.WINNER | facts.SUIT_HONOURS, 0, 0, 1),
        (3, facts.WINNER | facts.NO_CHOW, 0, 0, 1),
        (9, facts.WINNER | facts.ONE_SUIT, 0, 0, 3),
    ),
    (_MANDARINS_ON, (12, facts.OWN_FLOWER, 0, 0, 1), (13, facts.OWN_SEASON, 0, 0, 1)),
)
limits = (
    # id, needs, share in 60ths of the limit
    (
        0,
        (17, facts.SINGLE_HEADS, 60),
        (18, facts.ALL_HEADS, 60),
        (19, facts.FOUR_WINDS, 60),
        (20, facts.THREE_WINDS_PAIR, 60),
        (21, facts.FOUR_KONGS, 60),
        (22, facts.ORIGINAL, 60),
        (23, facts.THREE_DRAGONS, 60),
    ),
    (_ORIGINAL_ANY, (22, facts.FIRST, 60)),
)
extras = (
    # id, share in 60ths of the limit added after doubling, 1 if it only fills up to the share
    (_FIRST_ADDS, (24, 30, 0)),
    (_FIRST_AT_LEAST, (24, 30, 1)),
)
limit = 300  # what limit hands, bonuses and penalties use where no limit was agreed
limit_option = "p2_limit"
cap_others = 9 << 4 | 1  # each score is capped, not the difference
claim_exposes = 11 << 4
one_pair = 12 << 4 | 1
single_pair = 4 << 4 | 1
any_pair = by_shape = _NEVER
edge_only = _NEVER
robbing = _FOURTH_OR_ROBBED
wash = b"\x32\x46\x64\x96\xc8"  # from each player for 9 to 13 heads (Washing the Tiles, p.61)
penalties = True
