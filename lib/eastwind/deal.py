# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How the tiles are dealt, where the loose tiles lie, how many are left to draw.

For desktops: at the table the players see it, so no screen of a board asks. Sides and stacks are
named as in eastwind.wall.
"""


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
