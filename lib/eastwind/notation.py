# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands as people type them: "c678 d456 d33 | c123 [b1111] wewewe".

Left of the bar in hand, right of it on the table. A group is a suit letter (b d c) and digits, or
honours of two letters each (we ws ww wn dr dg dw). A concealed four is in brackets, one that was
three in hand and a discard in braces: {b1111}. For desktops: on a board tiles are chosen.
"""

from eastwind.loose import NOT_A_SET, UNKNOWN_TILE
from eastwind.sets import CHOW, EXPOSED, KONG, PAIR, PUNG
from eastwind.tiles import NO_TILE
from eastwind.words import TILES, tile_name

FLOWERS = 34  # tiles 34-37; they and the seasons make no sets
SEASONS = 38

_FOURS = "[]{}"  # round a four, at its state


def named(text):
    """The tile of a two-letter name, NO_TILE where there is none."""
    at = 0
    while at < len(TILES):
        if TILES[at : at + 2] == text:
            return at // 2
        at += 2
    return NO_TILE


def tiles_of(text):
    """The tiles of one group in the order written, or None where one is unknown."""
    tiles = []
    suit = ""
    i = 0
    while i < len(text):
        if text[i].isdigit():
            tile = named(suit + text[i])
            i += 1
        elif text[i] in "bdc" and text[i + 1 : i + 2].isdigit():
            suit = text[i]
            i += 1
            continue
        else:
            tile = named(text[i : i + 2])
            suit = ""
            i += 2
        if tile >= FLOWERS:
            return None
        tiles.append(tile)
    return tiles


def set_of(tiles):
    """(kind, lowest tile) of two to four tiles, or None where they are no set."""
    first = min(tiles)
    count = len(tiles)
    if tiles.count(first) == count and 2 <= count <= 4:
        return (PAIR, PUNG, KONG)[count - 2], first
    if count == 3 and first < 27 and first % 9 < 7 and first + 1 in tiles and first + 2 in tiles:
        return CHOW, first
    return None


def read(text, loose):
    """Put a typed hand down in a Loose; returns the first group that cannot be, "" if all can.

    Problems are added to loose.found.
    """
    on_table = False
    text = text.lower().replace("|", " | ").replace("[", " [").replace("]", "] ")
    for group in text.replace("{", " {").replace("}", "} ").split():
        if group == "|":
            if on_table:
                loose.found |= UNKNOWN_TILE
                return group
            on_table = True
            continue
        four = _FOURS.find(group[0] + group[-1])
        tiles = tiles_of(group if four < 0 else group[1:-1])
        if not tiles:
            loose.found |= UNKNOWN_TILE
            return group
        if not on_table and four < 0:
            if len(tiles) == 2 and tiles[0] == tiles[1]:
                loose.pairs += 1
            loose.hold(tiles)
        else:
            what = set_of(tiles)
            if what is None or four >= 0 and what[0] != KONG:
                loose.found |= NOT_A_SET
                return group
            loose.lay(what[0], what[1], EXPOSED if four < 0 else four)
    return ""


def write_set(kind, first, state=EXPOSED):
    """One set as typed: "c678", "wewewe", "[d1111]"; the state is looked at only in a kong."""
    if kind == CHOW:
        tiles = (first, first + 1, first + 2)
    else:
        tiles = (first,) * (kind + 1)
    text = write_tiles(tiles)
    if kind != KONG or state == EXPOSED:
        return text
    return _FOURS[state] + text + _FOURS[state + 1]


def write_tiles(tiles):
    """A run of tiles as typed, the suit letter once: "c678"."""
    text = ""
    last = ""
    for tile in tiles:
        letters = tile_name(tile)
        if letters[1].isdigit() and letters[0] == last:
            text += letters[1]
        else:
            text += letters
        last = letters[0] if letters[1].isdigit() else ""
    return text
