# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every text that a person reads on the device; another language is another such file."""

PRODUCT = "Eastwind"
VERSION = "Version "
FREE = "Free memory "

CRASH = "Something went wrong."
CRASH_GAME = "Your game is kept."
NO_MEMORY = "Memory ran out."

# footers: what OK and BACK do now
BACK = "BACK leave"
BACK_MENU = "BACK menu"
BACK_NO = "BACK no"
ANY_KEY = "Any key: go on"
OK_CHOOSE = "OK choose"
OK_CHANGE = "OK change"
CHANGE = "◀▶ change"
OK_START = "OK start"
OK_GO_ON = "OK go on"
OK_YES = "OK yes"
OK_NEW_GAME = "OK new game"
OK_RESULT = "OK result"
OK_RANKING = "OK ranking"
OK_RECORD = "OK record"
OK_TAKE = "OK take"
BACK_UNDO = "BACK undo"
OK_DONE = "OK done"
OK_ADD = "OK add"
OK_THROW = "OK throw"
OK_TAKE_SUM = "OK take %d"

WINDS = ("East", "South", "West", "North")
LETTERS = "ESWN"

# home
NO_GAME = "No game yet"
SET = "Set "
HAND = "hand"
GAME_OVER = "Game over"

# menu
MENU = "Menu"
MENU_UNDO = "Undo"
MENU_REDO = "Redo"
MENU_WALL = "Break the wall"
MENU_NEW = "New game"
MENU_END = "End the game"
MENU_ABOUT = "About"

# new game
NEW_GAME = "Game %d"
START = "Start"
PLAYERS = "Players"
RULES = "Rules"
RULESETS = ("Harr", "Harr, limit")  # by the index of the rulesets
LIMIT_ROW = "Limit"
HOUSE_RULES = "House rules"
START_POINTS = "Start points"
LENGTH = "Length"
OPEN = "open"
ONE_ROUND = "1 round"
ROUNDS = "%d rounds"
FIRST_EAST = "1st East"
BY_ROLL = "roll"
BY_BOX = "wind box"
PLAYER = "Player "
NAMES = ("A", "B", "C", "D")
NONE = "none"
LEAVE_GAME = ("This game has not", "ended. Begin another?", "It cannot be undone.")

# house rules, by the option's name
OPTIONS = {
    "mandarins": "Mandarins",
    "p1_only_place": "Only place",
    "p1_edge_is_only_place": "Edge is only",
    "p2_mahjongg": "Mah-Jongg",
    "p2_pair_needs_single_wait": "Lone-wait pair",
    "p2_idle_pair_for_winner": "Idle pair pays",
    "p2_closed_sequence_drawn": "Closed chow",
    "p2_first_card": "First card",
    "p2_fourth_of_three": "4th of 3",
    "p2_nonwinner_cap": "Cap",
    "p2_concealed_four_is_exposed_for_penalty": "Closed 4 open",
    "claimed_winning_set": "Claimed",
    "pairs_of_losers": "Losers' pairs",
    "original_hand": "Original hand",
    "win_sequence_from_any_seat": "Any chow wins",
    "dead_wall": "Dead wall",
    "wall_overflow": "Overflow",
    "false_mahjongg_then": "False: East",
}

# letters of a name
NAME_OF = "Name of player %d"
NAME_LETTERS = ("ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZÄÖÜÅ", "ÉÈÇÑØÆ'-_✓")

# roll for East
ROLL = "Roll for East"
FACES = "%d+%d"
TIED = "Tied: throw again"
IS_EAST = "is East"
BACK_AGAIN = "BACK again"
BACK_SKIP = "BACK skip"

# the wind box
BOX_THROWER = "Thrower"
ARRANGES = "%s arranges"
FIRST_THROW = "1st throw"
BOX_AT = "Box lies"
ORDER = ("1st", "2nd", "3rd", "4th")
SECOND_THROW = "2nd throw"
TAKES = "%s %s"
SIT_DOWN = "Sit, East: %s"

# breaking the wall
WALL = "Break the wall"
BREAKS = "%d: %s breaks"
THROWS = "%s throws"
FOR_DUMMY = "East throws for %s"
BEYOND = ("%d is past the side.", "Throw again.")
SIDE = "%s side"
STACK = "stack %d"
FROM_RIGHT = ("from the", "right end")
DRAW_FROM = "then draw"
DRAW_STACK = "%s %d"

# result
WHO_WON = "Who won hand %d?"
OK_OTHER = "OK nobody"
EMPTY = "nobody"
NO_WINNER = "Hand %d: no winner"
DRAW = "Draw, East stays"
WASH = "Wash the tiles"
FALSE_MAHJONGG = "False Mah-Jongg"
UNDO_LAST = "Undo the last hand"
GO_ON = "Go on: %s won"

# how it was won, by events.BY_...
HOW = (
    "on a discard",
    "drew the tile",
    "on a loose tile",
    "drew the last tile",
    "on the first card",
    "original hand",
    "robbed a four",
)
WON = "%s (%s) won"
PAYS_ALL = "Pays all"
NOBODY = "nobody"
CASE = "Because"
CASES = ("", "9 of suit", "9 heads", "3rd dragon", "4th wind")
PAYS_ALL_TITLE = "%s pays all?"
EXCUSED = (
    "Not if he waited for",
    "one tile with two",
    "doubles, or one that",
    "gave more; nor if no",
    "tile was harmless.",
)
OK_HE_PAYS = "OK pays all"

# no winner
DRAW_TITLE = "Draw?"
DRAW_LINES = ("Nobody has won.", "Nothing is paid.", "%s stays East.")
BY_PLAYER = "Player"
HEADS = "Heads"
WASH_EACH = "Wash: %d from each"
EAST_STAYS = "East stays"
EAST_PASSES = "East passes on"

# undo and redo
UNDO = "Undo %s?"
REDO = "Redo %s?"
THE_HAND = "hand %d"
THE_END = "the end"
STEPS = ("%s won", "%s washed", "%s: false call")
STEP_DRAW = "draw"
OK_UNDO = "OK undo"
OK_REDO = "OK redo"
BACK_KEEP = "BACK keep"

# end of the game
END = "End the game?"
RANKING = "Final ranking"
OK_END = "OK end"
BACK_PLAY = "BACK play on"
BACK_HOME = "BACK home"
BEST = "Best %d %s"
WINS = "won"
NET = "net"

# the grid, points mode, the review and the payments
GRID = ("Chow", "Pung□", "Pung■", "Kong□", "Kong■", "Pair")
GRID_SHORT = ("Ch", "P□", "P■", "K□", "K■", "Pr")
COLUMN_SIMPLE = "₂₈"
COLUMN_TERMINAL = "₁₉"
COLUMN_DRAGON = "Dr"
TOLD = ("Suits", "Made a", "Only place", "4th of three", "Own flower", "Own season", "Single heads")
TOLD_WHOLE = "Whole hand"
SUITS = ("no", "suit+hon", "one suit", "honours")
MADE = ("?", "three", "pair", "closed chow", "open chow")
MADE_EITHER = "three/open"
MADE_SINGLE = "pair, only"
NO_YES = ("no", "yes")
END_CELLS = ("Done", "Points", "Dead")
DEAD_HAND = "dead hand"
OK_POINTS = "OK points"
OK_DEAD = "OK dead"
OK_ALIVE = "OK not dead"
OK_ACCEPT = "OK accept"
BACK_CLEAR = "BACK clear"
BACK_SETS = "BACK sets"
BACK_CHANGE = "BACK change"
ASK_MADE = "Say what the winning tile made."
ASK_CLAIMED = "A claimed three lies exposed. If it was a pair or chow, say so."
ASK_DRAWN = "A drawn three lies concealed. If it was a pair or chow, say so."
COUNTED_AS = ("Total", "Points")
DOUBLES = "Doubles"
NO_POINTS = "A winner has points."
LIMIT_HAND = "limit hand"
LIMIT = "limit"
NEXT_EAST = "Next East: "
EAST_REMAINS = "East stays: "
PAYS = "▶"
OK_SAVE = "OK save"
BACK_REVIEW = "BACK review"
CLASSES = ("2-8", "1/9", "wind", "own wind", "rnd wind", "own+round", "dragon")
PAIR_WON = "won"
CHOWS_WON = ("Chow", "Closed chow won", "Open chow won")
SCORES = "Scores"
LINES_BELOW = "▼ lines"
SUMS = "What it comes to"
NOTHING = "no points"
