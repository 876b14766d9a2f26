# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A. D. Millington, "The Complete Book of Mah-Jongg" (1977), chapter 3, as the rules of xmj (Debian
mah-jong 1.11) and its program have the items, and as D. Schaub's list of scores and two Czech
translations retell them; the book itself was not seen.

- `mahjongg`: 10 in the book, 20 in xmj
- with no limit (the roof off) a limit hand is worth 1000 or what it counts if that is more; only
  then do the 2 doubles of all honours count, and those of all terminals, which only the program has
- `loose_drawn`: a loose tile is drawn, too, for which there are 2; in the program it is not
- imperial jade may have the chow of 2, 3 and 4: any green tiles make it
- the 2 or 4 for completing the pair; on a discard it must be claimed as the pair
- tiles that lie open on the table are no possible place: that is told (only_place),
  it follows from the player's own tiles
- `own_flower`: own flower and own season are one double only together; `either` as many play
- `concealed`: a claimed last tile is not concealed ("after going out"); `claimed` as others play
- `losers`, `east`: as the book settles; the switches are xmj's
- `pays_all`: the cannon, unless its player had no choice; who is liable is agreed at the table
- East's thirteenth win running is told. Penalties for a false mah-jongg were not seen: none
- the dead wall (16) is not filled up; bonus tiles are replaced from the living wall
"""

version = 1
limit = 1000
limit_option = "limit"

options = """
limit=1000/4
mahjongg=10|20
flowers=on|off
own_flower=both|either
concealed=drawn|claimed
losers=settle|nothing
east=double|single
rounding=none|ten
dead_wall=16/1
wall_overflow=next|again
pays_all=yes|no
loose_drawn=yes|no
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
claimed_kongs
flowers flowers=on
bonus 4
winner_only losers=nothing
east_single east=single
round_to 10 rounding=ten
2 10 winner mahjongg=10
2 20 winner mahjongg=20
5 2 winner drawn loose_drawn=yes
5 2 winner drawn -loose loose_drawn=no
6 2 winner only_place
33 2 winner made_simple_pair
34 4 winner made_head_pair
32 1d own_flower own_season own_flower=both
12 1d own_flower own_flower=either
13 1d own_season own_flower=either
26 1d four_flowers
27 1d four_seasons
36 1d three_concealed
38 1d two_dragons_pair
39 2d three_dragons
20 1d three_winds_pair
40 2d four_winds
35 1d winner plain
3 1d winner no_chow
31 1d winner concealed -claimed concealed=drawn
31 1d winner concealed concealed=claimed
8 1d winner suit_honours
9 3d winner one_suit
18 1d winner all_heads
10 2d winner all_honours
61 2d winner all_terminals
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
46 L concealed no_chow -claimed
47 L concealed one_suit -claimed
21 L four_kongs
59 L honours_only
23 L three_dragons no_chow
19 L four_winds
22 L original
41 L first
48 L named_tile loose
49 L named_tile last drawn
50 L named_tile robbed
30 L kong_on_kong
57 L east_streak
"""
