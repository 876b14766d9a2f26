# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Going round the table with LEFT and RIGHT."""


def turn_place(place, present, onward):
    """The next place with a player, to the right or to the left; present is a mask."""
    step = 1 if onward else 3
    place = (place + step) & 3
    while not present >> place & 1:
        place = (place + step) & 3
    return place
