# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the rows of the rulesets are called. Only to be read aloud.

For desktops: a board has its words in the file of its language (firmware/gadget).
"""

# by row id from 2 on, 0 and 1 are the sets themselves; one text costs a board less than many
_ROWS = """
Mah-Jongg
no chows
loose tile
winning tile drawn
only place
no other score
one suit, honours
one suit
all honours
original hand
own flower
own season
last tile
4th of own pung
robbed kong
single heads
heads only
four winds
three winds, pair
four kongs
original hand
three dragons
win on 1st discard
flowers, seasons
four flowers
four seasons
last discard
original call
kong on kong
all concealed
own flower+season
pair of 2-8 made
pair of heads made
plain hand
three concealed
four concealed
two dragons, pair
big dragons
big winds
first discard
ones and nines
imperial jade
nine gates
wriggling snake
buried treasure
hidden one suit
plum blossom
moon from the sea
carrying pole
purity
pairs of heads
knitting
triple knitting
seven twins
four wind hand
East's streak
nothing but drawn
honours only
limit 1 short
all terminals
call, each player
"""


def row(number):
    """What a row of the sheet is called."""
    at = 0
    while number > 2:
        at = _ROWS.find("\n", at + 1)
        number -= 1
    return _ROWS[at + 1 : _ROWS.find("\n", at + 1)]
