# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How the seats are drawn by lot before a game: rolling for East, the wind box.

It takes sums, so dice on the table serve as well as dice on a screen.
"""

from eastwind.seats import NOBODY, place_of


def count_off(start, total):
    """The place, or seat, reached by counting to the right with the starter as one. The nth marker
    of the wind box is taken by whom n reaches from its first taker (p.58)."""
    return (start + total - 1) & 3


def check_throw(total):
    """ValueError unless two dice can show the sum."""
    if not 2 <= total <= 12:
        raise ValueError("two dice show 2 to 12, not %d" % total)


# The wind box (Part II, Procedure of Play, p.57-59). Anybody throws and counts off the arranger.
# The arranger lays the four wind markers in a line, the box with one of them, throws and counts
# off the player who takes the first marker, the one farthest from the arranger.


def reseat(markers, box_holder, origin):
    """Sit by the markers drawn: East where the box stands, the others to the right (p.58-59).

    markers: the wind drawn by each place. Fills origin: for each place, the place from which its
    new player comes.
    """
    place = 0
    while place < 4:
        origin[place_of(markers[place], box_holder)] = place
        place += 1


class Roll:
    """Rolling for East: everybody throws once, the highest is East, only the tied throw again
    (A. East Wind, p.13).
    """

    def __init__(self, present):
        self.sums = bytearray(4)  # the last throw of each place, 0 before it
        self._rivals = present  # mask: who may still become East
        self.waiting = present  # mask: who has yet to throw in this go
        self.east = NOBODY

    def turn(self):
        """The place whose throw is next, NOBODY when East is found."""
        place = 0
        while place < 4:
            if self.waiting >> place & 1:
                return place
            place += 1
        return NOBODY

    def throw(self, total):
        """Take the sum of two dice of the place whose turn it is. ValueError for any other sum."""
        check_throw(total)
        place = self.turn()
        if place == NOBODY:
            raise ValueError("East is found already")
        self.sums[place] = total
        self.waiting &= ~(1 << place)
        if not self.waiting:
            self._compare()

    def _compare(self):
        best = tied = found = place = 0
        while place < 4:
            if self._rivals >> place & 1:
                total = self.sums[place]
                if total > best:
                    best = total
                    tied = 0
                if total == best:
                    tied |= 1 << place
                    found = place
            place += 1
        self._rivals = tied
        if tied == 1 << found:
            self.east = found
        else:
            self.waiting = tied
