# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""J. P. Babcock, "Rules for Mah-Jongg" (the Red Book), 2nd edition 1923.

Read in the book: chapters 2, 3, 5 to 7 and 10 in part. The score sheet of chapter 4 is known from
two other books that agree; so are all optional scores but the Four Wind Hand, which holds a set of
the own wind. No wind of the round scores.

- `seasons`: a variation (chapter 10) whose points were not seen: they are counted as 4 each, and a
  double for the own one of each series, as Babcock's contemporaries have it
- the 10 for a loose tile hold the 2 for drawing it (one book says: 2 and 8)
- `bonuses`: the five bonuses of 10 may be agreed to be doubles instead
- `drawn_only`: so may "nothing but the drawn tile", else worth nothing; with a season it is none
- the own wind: the index prints "concealed", Figure 17 doubles an exposed set; so either counts
- the Hand from Earth is East's first discard, the Lucky Thirteen an original call
- a table without a limit: a limit hand is worth 300 or what it counts if that is more
- not seen: a penalty for a false mah-jongg, so there is none; what the second throw at the wall
  does, so that is as Harr has it
"""

version = 1
limit = 300
limit_option = "limit"

options = """
limit=300/12
seasons=off|on
bonuses=points|doubles
drawn_only=nothing|double
four_wind_hand=off|on
heads_only=off|on
nine_gates=off|on
four_fours=off|on
three_concealed=off|on
four_concealed=off|on
thirteen_orphans=off|on
seven_twins=off|on
dead_wall=14/1
wall_overflow=next|again
"""

table = """
pung 4 8
pung table 2 4
kong 16 32
kong table 8 16
pair 0 0 0 2 0 2 2
double 0 0 0 1 0 1 1
claim_exposes
edge_only
cap_others
roofless limit=none
robbing
flowers seasons=on
bonus 4
2 20 winner
58 1d winner bare drawn -loose -last -only_place drawn_only=double
5 2 winner drawn -loose
5 2 winner loose bonuses=doubles
4 10 winner loose bonuses=points
4 1d winner loose bonuses=doubles
6 2 winner only_place
3 10 winner no_chow bonuses=points
3 1d winner no_chow bonuses=doubles
16 10 winner robbed bonuses=points
16 1d winner robbed bonuses=doubles
14 10 winner drawn last bonuses=points
14 1d winner drawn last bonuses=doubles
7 10 winner bare bonuses=points
7 1d winner bare bonuses=doubles
12 1d own_flower
13 1d own_season
36 1d winner three_concealed three_concealed=on
8 1d suit_honours
9 3d one_suit
10 3d all_honours
17 L single_heads thirteen_orphans=on
44 L gates nine_gates=on
44 L nine_waits nine_gates=on
18 L all_heads heads_only=on
21 L four_kongs four_fours=on
37 L four_concealed four_concealed=on
56 L three_winds_pair own_wind four_wind_hand=on
56 L four_winds four_wind_hand=on
22 L original
41 L/2 first
55 L/2 seven_pairs seven_twins=on
29 L/3 original_call
"""
