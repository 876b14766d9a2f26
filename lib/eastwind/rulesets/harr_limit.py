# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""L. L. Harr, "Pung Chow" (1922), Part Two: the game with a limit.

Washing the Tiles p.61, bonus scores p.62, limit hands p.62-64, values p.65-67, doubling honours and
false Mah-Jongg p.67, after the errata. How a ruleset is written is said in
eastwind.rulesets.tables.
"""

version = 1
limit = 300  # what limit hands, bonuses and penalties use where no limit was agreed
limit_option = "p2_limit"

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
pays_all=yes|no
"""

# a winner's pair that did not complete the hand scores as a loser's (Example 8)
table = """
pung 4 8
pung table 2 4
kong 16 32
kong table 8 16
pair 0 0 0 2 2 4 2
winner pung 6 10
winner pair 0 p2_idle_pair_for_winner=no
winner pair claimed 2 4 4 4 4 6 4
winner pair drawn 4 6 6 6 6 8 6
winner chow claimed 0 2 0
winner chow drawn 0 4 4 0 p2_closed_sequence_drawn=4
winner chow drawn 0 2 4 0 p2_closed_sequence_drawn=2
double 0 0 0 1 0 2 1
round_wind
2 10 winner p2_mahjongg=10
2 20 winner p2_mahjongg=20
7 10 winner bare
14 1d winner last drawn -loose
4 1d winner loose
15 1d winner fourth p2_fourth_of_three=sequence
15 1d winner fourth p2_fourth_of_three=rob
16 1d winner robbed -fourth p2_fourth_of_three=rob
8 1d winner suit_honours
3 1d winner no_chow
9 3d winner one_suit
12 1d own_flower mandarins=on
13 1d own_season mandarins=on
17 L single_heads
18 L all_heads
19 L four_winds
20 L three_winds_pair
21 L four_kongs
22 L original
22 L first original_hand=any
23 L three_dragons
24 +L/2 first p2_first_card=add
24 <L/2 first p2_first_card=least
false_mahjongg each L/2 east
flowers mandarins=on
single_pair p2_pair_needs_single_wait=yes
claim_exposes claimed_winning_set=exposed
one_pair pairs_of_losers=one
robbing p2_fourth_of_three=rob
pays_all pays_all=yes
cap_others p2_nonwinner_cap=each
wash 50 70 100 150 200
"""
