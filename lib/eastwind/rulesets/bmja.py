# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The British Mah-Jong Association: Headley and Seeley, "Mah-Jong (Know the Game)", 3rd edition
2008, as its authors correct and explain it on mahjongbritishrules.com (Doubling, Special Hands,
Settling Up, Corrections and Clarifications).

Where readings differ, the first choice of an option is what that site says:
- `loose_drawn`: 2 points are for a tile from the live wall; a note on Purity has a loose tile too
- `purity`: pungs of one suit are their points eight times and bonus tiles apart; kajongg adds three
  doubles to the others. The final discard doubles Purity once more (note on Purity), of the other
  special hands only the bonus tiles
- `bouquet`: four flowers or seasons are 2 doubles with the own one among them; kajongg counts 3
- `concealed_by_discard`: "all tiles are concealed" is read as: won by a draw; for Buried Treasure
  the last tile may be claimed
- `concealed_suits`: a concealed hand is a double where it has winds or dragons beside its suits; in
  kajongg without them, too
- `claimed_kong`: the site has no word on it, so it lies open; in kajongg it counts as concealed
- `carrying_pole`: robbing the b2 is a limit hand in kajongg, not on the site
- a table without a limit: a special hand is worth 1000 (and its bonus tiles) or what it counts if
  that is more
- `original_call`: the winner's double; other lists have one of every player who called, beside it
- East pays and receives double: the book's page 28 has the wind of the round, its authors mend that
- `pays_all`: who misnames the winning discard pays for all; that, and the other penalties, are
  kajongg's
- losers may also pay each other their points, not the differences: that comes to the same
- not seen: how the dead wall (14) and declaring to be fishing are enforced; what a dead hand pays,
  so it is as Babcock has it; the Goulash after a draw is no matter of scoring
"""

version = 1
limit = 1000
limit_option = "limit"

options = """
limit=1000/20
flowers=on|off
chows=one|any
loose_drawn=no|yes
purity=apart|doubles
bouquet=2|3
concealed_by_discard=no|yes
carrying_pole=no|yes
dead_wall=14/1
wall_overflow=next|again
false_mahjongg_then=stay|pass
pays_all=yes|no
concealed_suits=no|yes
claimed_kong=exposed|concealed
original_call=winner|any
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
cap_others
roofless limit=none
robbing
pays_all pays_all=yes
cases 32
flowers flowers=on
bonus 4
claimed_kongs claimed_kong=concealed
max_chows 1 chows=one
head_pairs
fishing 2L/5
2 20 winner
5 2 winner drawn -loose loose_drawn=no
5 2 winner drawn loose_drawn=yes
12 1d own_flower apart
13 1d own_season apart
26 1d four_flowers apart bouquet=2
26 2d four_flowers apart bouquet=3
27 1d four_seasons apart bouquet=2
27 2d four_seasons apart bouquet=3
3 1d winner no_chow
8 1d winner suit_honours
18 1d winner all_heads
31 1d winner concealed -claimed mixed concealed_by_discard=no concealed_suits=no
31 1d winner concealed mixed concealed_by_discard=yes concealed_suits=no
31 1d winner concealed -claimed concealed_by_discard=no concealed_suits=yes
31 1d winner concealed concealed_by_discard=yes concealed_suits=yes
51 3d winner one_suit no_chow purity=doubles
4 1d winner loose
14 1d winner drawn last
28 1d winner claimed last apart
16 1d winner robbed
29 1d winner original_call
62 1d original_call original_call=any
17 L single_heads
44 L gates
45 L snake suit_honours
43 L jade no_chow
42 L all_terminals
46 L concealed one_suit no_chow no_kong
46 L concealed suit_honours no_chow no_kong
21 L four_kongs
10 L honours_only
23 L three_dragons no_chow
19 L four_winds
22 L original
41 L first
48 L named_tile loose
49 L named_tile last drawn
50 L named_tile robbed carrying_pole=yes
30 L kong_on_kong
52 L/2 seven_pairs
53 L/2 knitted
54 L/2 triple_knitted
51 x8 one_suit no_chow purity=apart
false_mahjongg each L/2
misnamed_chow one 50
misnamed_pung one 50
"""
