# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Draws a pattern of dots at any size: neighbours become strokes of a nib, corners stay round.

So one set of glyphs serves every display. At one pixel a dot, with a nib of one pixel, the
picture is the pattern itself. Must not know fonts.
"""


def places(dots, size, nib):
    """Where each of some dots begins, evenly over `size` pixels and the same from both ends."""
    room = size - nib
    found = bytearray(dots)
    i = 0
    while i < dots:
        mirror = dots - 1 - i
        if i <= mirror:
            found[i] = room * i // (dots - 1)
        else:
            found[i] = room - room * mirror // (dots - 1)
        i += 1
    return found


class Pen:
    """Draws with `value` into a bitmap; the nib is `wide` and `high`."""

    def __init__(self, bitmap, value, wide, high):
        self._bitmap = bitmap
        self._value = value
        self._wide = wide
        self._high = high

    def draw(self, left, top, dots, xs, ys):
        """Draw a pattern: for each column its dots as bits, bit 0 on top; xs, ys: their places."""
        column = 0
        while column < len(xs):
            here = dots[column]
            beside = dots[column + 1] if column + 1 < len(xs) else 0
            row = 0
            while here >> row:
                if here >> row & 1:
                    self._dot(left, top, column, row, here, beside, xs, ys)
                row += 1
            column += 1

    def _dot(self, left, top, column, row, here, beside, xs, ys):
        """One dot and its strokes to the right and down."""
        right = beside >> row & 1
        below = here >> row + 1 & 1
        corner = beside >> row + 1 & 1
        x = left + xs[column]
        y = top + ys[row]
        end_x = left + xs[column + right] + self._wide
        end_y = top + ys[row + below] + self._high
        if right and below and not corner:
            self.fill(x, y, end_x, y + self._high)
            end_x = x + self._wide
        self.fill(x, y, end_x, end_y)
        if right:
            return
        next_x = left + xs[column + 1] if column + 1 < len(xs) else x
        inward = 2 * column + 1 < len(xs) - 1
        if corner and not below:
            self._slant(x, y, next_x, top + ys[row + 1], inward)
        if row and beside >> row - 1 & 1 and not here >> row - 1 & 1:
            self._slant(x, y, next_x, top + ys[row - 1], inward)

    def _slant(self, x, y, end_x, end_y, inward):
        """A stroke to a dot at the right; it leaves the outer one steeply, so corners are round."""
        if not inward:
            x, y, end_x, end_y = end_x, end_y, x, y
        across, along = abs(end_x - x), abs(end_y - y)
        steps = max(across, along)
        k = 1
        while k < steps:
            aside = (across * k + steps - 1) // steps
            on = along * k // steps
            at_x = x + aside if end_x > x else x - aside
            at_y = y + on if end_y > y else y - on
            self.fill(at_x, at_y, at_x + self._wide, at_y + self._high)
            k += 1

    def fill(self, x, y, end_x, end_y):
        """Fill the pixels from x, y up to but without end_x, end_y, as far as there are any."""
        y = max(0, y)
        end_y = min(end_y, self._bitmap.height)
        while y < end_y:
            at = x
            while at < end_x:
                self._bitmap[at, y] = self._value
                at += 1
            y += 1
