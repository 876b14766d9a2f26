# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Places around the table, and who is East.

A place is where a person sits, 0 to 3 counted to the right; it never changes during a game. A seat
is a wind, 0 East to 3 North; it moves. Play, counting and turns all run to the right.
"""

NOBODY = -1

# mask of the places with a player, by number of players: two sit opposite each other, and of
# three the fourth place is the dummy's (Part II, Playing with two and three, p.76)
PRESENT = b"\x00\x00\x05\x07\x0f"


def seat_of(place, east):
    """The wind of a place while the place `east` is East (A. East Wind, p.13)."""
    return (place - east) & 3


def place_of(seat, east):
    """Where a wind sits while the place `east` is East (A. East Wind, p.13)."""
    return (east + seat) & 3


def next_place(place, present):
    """The next player to the right: who plays next, and who is East when East has lost.

    A dummy's place is passed over.
    """
    place = (place + 1) & 3
    while not present >> place & 1:
        place = (place + 1) & 3
    return place
