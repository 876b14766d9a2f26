# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The words for what the core finds: sets, problems. Only to be read aloud.

For desktops: a board has its words in the file of its language (firmware/gadget).
"""

TILES = "b1b2b3b4b5b6b7b8b9d1d2d3d4d5d6d7d8d9c1c2c3c4c5c6c7c8c9wewswwwndrdgdwf1f2f3f4s1s2s3s4"
KINDS = ("chow", "pair", "pung", "kong")
CLASSES = ("2-8", "1/9", "wind", "own wind", "round wind", "own+round", "dragon")
DRAGONS = ("red dragon", "green dragon", "white dragon")
CONCEALED = "concealed"
EXPOSED = "exposed"
CLAIMED = "claimed"
DRAWN = "drawn"
CHOWS = ("chow", "closed chow", "open chow")


def tile_name(tile):
    """Two letters: "b1", "c9", "we", "dr", "f1", "s4"."""
    return TILES[2 * tile : 2 * tile + 2]


def problem(bits, sentences):
    """The sentence of the lowest problem bit, "" for none."""
    i = 0
    while bits:
        if bits & 1:
            return sentences[i]
        bits >>= 1
        i += 1
    return ""
