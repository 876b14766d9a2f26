# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The German league (Deutsche Mah Jongg Liga), classical rules as kajongg writes its table down;
the league's own text was not seen.

- a claimed kong lies open, and counts as concealed for doubles and limit hands
- `only_place` follows from the player's own tiles; that the others lie open on the table is told
- with no limit (the roof off) a limit hand is worth 500 or what it counts if that is more; all
  honours, which are a limit hand and 2 doubles, then count both ways
- imperial jade may have the chow of 2, 3 and 4: "only green tiles"
- `rounding`: to ten as in Four Winds' European Classical; the league does not round
- `losers` and `east`: the league settles among the losers and pays East twice; other tables do not
- East's ninth win running is told with the sets; it is a limit hand, and then the winds rotate
- `pays_all`: the dangerous discards are those of Millington; who is liable is agreed at the table
"""

version = 1
limit = 500
limit_option = "limit"

options = """
limit=500/4
flowers=on|off
losers=settle|nothing
east=double|single
rounding=none|ten
claimed_kong=concealed|exposed
dead_wall=16/1
wall_overflow=next|again
false_mahjongg_then=stay|pass
pays_all=yes|no
"""

table = """
pung 4 8
pung table 2 4
kong 16 32
kong table 8 16
pair 0 0 0 2 2 4 2
double 0 0 0 1 1 2 1
round_wind
claim_exposes
any_set
cap_others
roofless limit=none
robbing
pays_all pays_all=yes
cases 64
flowers flowers=on
bonus 4
claimed_kongs claimed_kong=concealed
winner_only losers=nothing
east_single east=single
round_to 10 rounding=ten
2 20 winner
5 2 winner drawn
6 2 winner only_place
33 2 winner made_simple_pair
34 4 winner made_head_pair
32 1d own_flower own_season
26 1d four_flowers
27 1d four_seasons
36 1d three_concealed
38 1d two_dragons_pair
39 2d three_dragons
20 1d three_winds_pair
40 2d four_winds
35 1d winner plain
3 1d winner no_chow
31 1d winner concealed -claimed
8 1d winner suit_honours
9 3d winner one_suit
18 1d winner all_heads
10 2d winner all_honours
4 1d winner loose
14 1d winner drawn last
28 1d winner claimed last
16 1d winner robbed
29 1d winner original_call
17 L single_heads
44 L nine_waits
45 L snake one_suit
43 L jade
42 L all_terminals
46 L concealed drawn no_chow
47 L concealed one_suit -claimed
21 L four_kongs
59 L honours_only
23 L three_dragons
19 L four_winds
22 L original
41 L first
48 L named_tile loose
49 L named_tile last drawn
50 L named_tile robbed
30 L kong_on_kong
57 L east_streak
streak_passes
false_mahjongg shared 300
misnamed_chow one 50
misnamed_pung one 100
misnamed_mahjongg shared 300
"""
