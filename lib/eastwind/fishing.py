# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Special hands of losers: what a hand is worth that lacks one tile of one.

For rulesets that pay for it (BMJA, Special Hands, "Score when fishing").
"""

from eastwind.facts import DRAWN, TALLY, WINNER
from eastwind.tiles import KINDS, NO_TILE


class Fishing:
    """Tries every tile as if it had been drawn. The best special hand is row after it."""

    def __init__(self):
        self.row = 0

    def look(self, arranger, loose, rules):
        """Count a loser's hand, which the arranger has just arranged, as what it lacks one tile of,
        where that is more; its value. The arranger's hand and sheet are the loser's again."""
        flags = loose.flags
        loose.flags = WINNER | DRAWN
        # the best that is a share of the limit; the best that doubles the points of the sets
        self.row = most = doubled = times = tile = 0
        while tile < KINDS:
            if loose.held[tile] < 4:
                loose.tile = tile
                loose.held[tile] += 1
                loose.move(tile, 1)
                if arranger.arrange(loose, rules):
                    told = arranger.hand.flags
                    found = _found(arranger.hand, rules)
                    for looks, needs, also, row, share in rules.limits:
                        if told & looks == needs and found & also == also:
                            if share > most:
                                most = share
                                self.row = row
                            elif share < times:
                                times = share
                                doubled = row
                loose.held[tile] -= 1
                loose.move(tile, -1)
            tile += 1
        loose.flags = flags
        loose.tile = NO_TILE
        hand = arranger.hand
        sheet = arranger.sheet
        best = value = turn = 0
        row = self.row
        while turn < 3:  # as the one, as the other, and as the better one
            arranger.arrange(loose, rules)
            value = sheet.value
            if row:
                value = rules.special(hand, rules, sheet, flags, _found(hand, rules), row, 0)
            if value > best:
                best = value
                self.row = row
            turn += 1
            row = doubled if turn == 1 else self.row
        return value


def _found(hand, rules):
    """What is true of a hand's sets and bonus tiles."""
    counts = i = 0
    while i < hand.n:
        counts += TALLY[hand.codes[i] >> 2]
        i += 1
    return rules.find(hand, rules, counts)
