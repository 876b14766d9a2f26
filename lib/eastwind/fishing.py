# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Special hands of losers: what a hand is worth that lacks one tile of one.

For rulesets that pay for it (BMJA, Special Hands, "Score when fishing").
"""

from eastwind.arrange import Arranger
from eastwind.facts import DRAWN, WINNER
from eastwind.finds import find, special, tally
from eastwind.tiles import KINDS, NO_TILE


class Fishing:
    """Tries every tile as if it had been drawn. The best special hand is row and share after it."""

    def __init__(self):
        self._arranger = Arranger()
        self.row = 0
        self.share = 0

    def look(self, loose, rules, hand, sheet):
        """Count a loser's hand, which has been scored, as what it lacks one tile of, where that is
        more; its value."""
        self.row = self.share = 0
        flags = loose.flags
        loose.flags = WINNER | DRAWN
        tile = 0
        while tile < KINDS:
            if loose.held[tile] < 4:
                loose.tile = tile
                loose.held[tile] += 1
                loose.move(tile, 1)
                if self._arranger.arrange(loose, rules):
                    best = self._arranger.hand
                    told = best.flags
                    found = find(best, rules, tally(best))
                    for looks, needs, also, row, share in rules.limits:
                        if told & looks == needs and found & also == also:
                            if not self.share or share > self.share:
                                self.share = share
                                self.row = row
                loose.held[tile] -= 1
                loose.move(tile, -1)
            tile += 1
        loose.flags = flags
        loose.tile = NO_TILE
        if not self.row:
            return sheet.value
        return special(hand, rules, sheet, flags, find(hand, rules, tally(hand)), self.row, 0)
