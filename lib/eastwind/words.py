# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The words for what the core finds: rows of a sheet, sets, problems. Only to be read aloud."""

# by row id; 0 and 1 are the sets themselves
ROWS = (
    "",
    "",
    "Mah-Jongg",
    "no chows",
    "loose tile",
    "winning tile drawn",
    "only place",
    "no other score",
    "one suit, honours",
    "one suit",
    "all honours",
    "original hand",
    "own flower",
    "own season",
    "last tile",
    "4th of own three",
    "robbed four",
    "single heads",
    "heads only",
    "four winds",
    "three winds, pair",
    "four kongs",
    "East's original",
    "three dragons",
    "first card",
)
KINDS = ("chow", "pair", "pung", "kong")
CLASSES = ("2-8", "1/9", "wind", "own wind", "round wind", "own+round", "dragon")
DRAGONS = ("red dragon", "green dragon", "white dragon")
WINDS = ("East", "South", "West", "North")
CONCEALED = "concealed"
EXPOSED = "exposed"
CLAIMED = "claimed"
DRAWN = "drawn"
CHOWS = ("chow", "closed chow", "open chow")
TOLD = "as told"

# problems of a loose hand, by bit
LOOSE = (
    "unknown tile",
    "There are only four of each tile; this hand has more of one.",
    "Too few tiles: a hand has 13, a winner's 14, and one more for each four.",
    "Too many tiles: a hand has 13, a winner's 14, and one more for each four.",
    "not a pung, kong or chow",
    "A winner has one pair; this hand has more.",
    "These tiles do not make four sets and a pair.",
    "The winning tile is not among those that can have completed the hand.",
    "A dead hand cannot win.",
    "A pair lies on the table only when the winning discard completed it.",
)
# problems of a counted hand, by bit
HAND = (
    "A hand has at most four sets.",
    "A winner has one pair; this hand has more.",
    "A winner needs a pair.",
    "A winner needs four sets.",
    "There are not so many winds or dragons.",
    "A dead hand cannot win.",
    "The number is too high.",
)


def problem(bits, sentences):
    """The sentence of the lowest problem bit, "" for none."""
    i = 0
    while bits:
        if bits & 1:
            return sentences[i]
        bits >>= 1
        i += 1
    return ""
