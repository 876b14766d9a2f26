# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The sheet read aloud, a line at a time. Allocates text; for review screens and desktops."""

from eastwind import rows, words
from eastwind.scoring import AT_ROW, AT_SET, SET_DOUBLES, THE_SET
from eastwind.sets import BY_CLAIM, CHOW, CLAIMED_KONG, PAIR
from eastwind.tiles import DRAGONS, NO_TILE


def tile_or_class(hand, i):
    """What set i is made of: the tile where it is known, else the class."""
    tile = hand.tiles[i]
    cls = hand.codes[i] >> 2 & 7
    if tile == NO_TILE:
        return words.CLASSES[cls]
    return words.DRAGONS[tile - DRAGONS] if tile >= DRAGONS else words.tile_name(tile)


def set_text(hand, i):
    """One set: "pung c5 concealed", "pair own wind drawn", "closed chow claimed"."""
    code = hand.codes[i]
    kind = code >> 5
    state = code & 3
    if kind == CHOW:
        text = words.CHOWS[code >> 2 & 7]
        if not code >> 2 & 7:
            return text
    else:
        text = words.KINDS[kind] + " " + tile_or_class(hand, i)
    if kind in (CHOW, PAIR):
        if not state:
            return text
        return text + " " + (words.CLAIMED if state == BY_CLAIM else words.DRAWN)
    if state == CLAIMED_KONG:
        return text + " " + words.CLAIMED
    return text + " " + (words.EXPOSED if state else words.CONCEALED)


def line_text(sheet, i, hand):
    """Line i of a sheet; hand is the one that was scored."""
    line = sheet.lines[i]
    row = line >> AT_ROW & 255
    if row == THE_SET:
        return set_text(hand, line >> AT_SET)
    if row == SET_DOUBLES:
        return tile_or_class(hand, line >> AT_SET)
    return rows.row(row)
