# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Where the wall is broken, how the tiles are dealt, how many are left to draw.

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


def end_of_wall(side, stack, length):
    """(side, stack) right of the gap, where the loose tiles lie on top (Illustration 7, p.15)."""
    if stack > 1:
        return side, stack - 1
    return (side + 1) & 3, length


def deal_order(present):
    """[(seat, tiles)] in the order of taking (C. Drawing the Original Hand, p.16).

    present: mask of the seats with a player; East is always one. Three times four tiles each, then
    one each, and one more for East.
    """
    seats = [seat for seat in (0, 1, 2, 3) if present >> seat & 1]
    order = []
    for tiles in (4, 4, 4, 1):
        for seat in seats:
            order.append((seat, tiles))
    order.append((0, 1))
    return order


def drawable(tiles, players, dead):
    """Tiles that may be drawn after the deal, loose tiles included.

    tiles: 136, or 144 with the mandarins. dead: tiles at the end that are never drawn: none in
    Part I, 14 in Part II, not even as a loose tile (p.60).
    """
    return tiles - 13 * players - 1 - dead
