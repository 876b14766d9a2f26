# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a ruleset does or does not, as bits of one small int, Rules.switches.

A table names the first of them by their names here (see eastwind.rulesets.tables).
"""

# how the set that the winning tile completed counts: a claimed three is exposed; a pair scores as
# completed only where no other tile would have won
CLAIM_EXPOSES = 1 << 0
SINGLE_PAIR = 1 << 1
# it filled the only place where no other tile would have won; or whatever else would have: in any
# pair; in the middle of a chow. The only place may also be the only open end of a chow; or any set
ANY_PAIR = 1 << 2
BY_SHAPE = 1 << 3
EDGE_ONLY = 1 << 4
ANY_SET = 1 << 5
ROUND_WIND = 1 << 6  # the wind of the round scores
ONE_PAIR = 1 << 7  # of a loser only the best pair scores
CAP_OTHERS = 1 << 8  # the limit caps each loser's score too, else only differences
ROBBING = 1 << 9  # of a four
FLOWERS = 1 << 10  # flowers and seasons are played
PAYS_ALL = 1 << 11  # a dangerous discard pays for all
CLAIMED_KONGS = 1 << 12  # a claimed kong counts as concealed, but for its points
HEAD_PAIRS = 1 << 13  # seven pairs are of heads
ROOFLESS = 1 << 14  # a limit hand is worth more where its points are
WINNER_ONLY = 1 << 15  # the others settle nothing among themselves
EAST_SINGLE = 1 << 16  # East pays and receives once
STREAK_PASSES = 1 << 17  # East passes on after the win that ends a streak

# what arranging has to try, as the points tell (see eastwind.rulesets.ways)
RUNS = 1 << 18  # three neighbouring pungs may be better as chows
THREES = 1 << 19  # a pung may be better than a chow as the set that the winning tile completed
PAIRS = 1 << 20  # a pair is better than all others
# of a set on the table whose tiles are read with those in hand
PUNG_LIES = 1 << 21  # a pung may be better as it lies
CHOW_MADE = 1 << 22  # a chow may be better as what a claimed tile completed
HIDDEN = 1 << 23  # it counts how many pungs lie concealed
