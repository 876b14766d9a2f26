# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Where the wall is broken, and where drawing begins.

Sides are named by the seat that built them. Stacks of a side are counted from its right end, as its
builder sees it, from 1. Drawing runs to the left along a side and on to the side of the player at
the builder's left.
"""

from eastwind.lots import check_throw, count_off


def side_length(tiles):
    """Stacks of one side: 17, or 18 with the mandarins (B. Building the Wall, p.14; p.29)."""
    return tiles // 8


def side_of(first):
    """Who breaks the wall by East's throw, East counted as one (B. Breaking the Wall, p.14)."""
    check_throw(first)
    return count_off(0, first)


def overflows(first, second, length):
    """True where the two throws count beyond the breaker's side.

    The book is silent. A table either throws again, or carries on as break_wall does.
    """
    return first + second > length


def break_wall(first, second, length):
    """Break the wall by East's throw and the breaker's throw (B. Breaking the Wall, p.14-15).

    Returns (side, stack, left, draw_side, draw_stack): the stack whose two tiles become the loose
    tiles, how many stacks of its side are left of the gap, and the stack where drawing begins.
    A count beyond the breaker's side is carried on along the next side, from its right end.
    """
    side = side_of(first)
    check_throw(second)
    stack = first + second
    if stack > length:
        side = (side - 1) & 3
        stack -= length
    if stack < length:
        return side, stack, length - stack, side, stack + 1
    return side, stack, 0, (side - 1) & 3, 1
