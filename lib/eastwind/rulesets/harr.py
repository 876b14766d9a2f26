# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""L. L. Harr, "Pung Chow" (1922), Part One: the game without a limit.

Score card p.5-6 and 31, text p.29-31, after the errata. How a ruleset is written is said in
eastwind.rulesets.tables.
"""

version = 1
limit = 0
limit_option = None

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

# "no other score" is not spoilt by doubles (Example 9); with an original hand no place is the only
# one; a pair fills the only place whatever else would have won, by shape the middle of a chow too
table = """
pung 4 8
pung table 2 4
kong 16 32
kong table 8 16
pair 0 0 0 2 0 2 2
double 0 0 0 1 0 1 1
2 20 winner
3 10 winner no_chow
4 10 winner loose
5 2 winner drawn
6 2 winner only_place original_hand=east
6 2 winner only_place -first original_hand=any
7 10 winner bare
8 1d suit_honours
9 3d one_suit
10 3d all_honours
11 3d winner original
11 3d winner first original_hand=any
12 1d own_flower mandarins=on
13 1d own_season mandarins=on
flowers mandarins=on
any_pair p1_only_place=book
by_shape p1_only_place=shape
edge_only p1_edge_is_only_place=yes
claim_exposes claimed_winning_set=exposed
one_pair pairs_of_losers=one
"""
