# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The rows below the grid for the later rulesets, which ask more than Harr's.

Whether a row can pay is tried: the hand is scored with the answer and without it. What has been
told stays in sight as long as the sets allow it. Must not know the page.
"""

from eastwind.counting import MADE_PAIR
from eastwind.facts import (
    ALL_HONOURS,
    CLAIMED,
    CONCEALED,
    DEAD,
    DRAWN,
    IRREGULAR,
    MADE_HEAD_PAIR,
    MADE_SIMPLE_PAIR,
    ONE_SUIT,
    ONLY_PLACE,
    ORIGINAL_CALL,
    SUIT_HONOURS,
    SUITS,
    WINNER,
)
from eastwind.finds import UNNAMED
from eastwind.scoring import score
from eastwind.sets import CLAIMED_KONG, EXPOSED, KONG, PUNG
from eastwind.sets import CONCEALED as IN_HAND
from eastwind.switches import CLAIMED_KONGS, FLOWERS, ROOFLESS
from gadget import flowers, more
from gadget.specials import SPECIALS, Specials
from gadget.texts import part
from gadget.told import FLOWER, MADE, MORE, PLACE, SEASON, SUIT, Told

texts = part("asked")

# the rows after those of gadget.told
OTHER_FLOWERS, OTHER_SEASONS, KONGS, HIDDEN, CALL, SPECIAL, SHORT = 7, 8, 9, 10, 11, 12, 13

_FLOWER_ROWS = 1 << FLOWER | 1 << SEASON | 1 << OTHER_FLOWERS | 1 << OTHER_SEASONS
_NUMBERS = ("0", "1", "2", "3", "4")


class Asked(Told):
    """seat: the player's wind, whose bonus tiles are his own."""

    def __init__(self, hand, rules, sheet, seat):
        Told.__init__(self, hand, rules, sheet)
        self._own = 1 << seat
        self._pair_pays = False  # that the winning tile made the pair
        for row in rules.winner_rows:
            if row[2] & (MADE_SIMPLE_PAIR | MADE_HEAD_PAIR):
                self._pair_pays = True
        self._special = Specials(hand, rules, seat)
        shares = [0]  # what a loser who lacks one tile may have, as in Hand.base
        names = [texts.TOLD_MORE[SHORT - MORE]]  # a hand that is no limit hand by its own
        for limit in rules.limits:
            row, share = limit[3], limit[4]
            share += UNNAMED
            if rules.fishing and share not in shares:
                shares.append(share)
                name = names[0]
                if share < UNNAMED:
                    name = more.row(row) + name[name.find(" ") :]
                names.append(name)
            if row == hand.base:
                hand.base = share
        self._shares = bytes(shares)
        self._short = tuple(names)
        self._amounts = tuple([self._amount(share) for share in shares])

    def _amount(self, short):
        if not short:
            return texts.NO_YES[0]
        if short < UNNAMED:
            return "×%d" % (1 << UNNAMED - short)
        return str(self.rules.limit_value * (short - UNNAMED) * self.rules.fishing // 3600)

    def refresh(self, full):
        """Find the rows, drop what the sets do not allow, and score. full: the winner's hand is."""
        hand = self.hand
        self.full = full
        self.made.mark(full)
        self.rows = 0
        if full or not hand.flags & WINNER:
            self._drop()
            self.score()
            if not hand.flags & DEAD:
                self._find()
        elif not hand.n:
            hand.flags &= ~(SPECIALS | SUITS)
            self.rows = 1 << SPECIAL if self._special.beside(1, False) else 0
        self.score()

    def _drop(self):
        """Forget what the sets forbid; where they say it all, no tile was claimed."""
        hand = self.hand
        if hand.flags & SPECIALS and not self.answer(SPECIAL):
            hand.flags &= ~SPECIALS
        if not hand.flags & IRREGULAR and not self.can_be(hand.flags & SUITS):
            hand.flags &= ~SUITS
        if not self._may_be_hidden():
            hand.flags &= ~CONCEALED
        elif not self._asks_hidden():
            hand.flags |= CONCEALED

    def _find(self):
        flags = self.hand.flags
        limit = self.sheet.limit_row
        rows = 0
        if not flags & IRREGULAR:
            if flags & SUITS or self.can(SUIT_HONOURS):
                rows = 1 << SUIT
            elif self.can(ONE_SUIT) or self.can(ALL_HONOURS):
                rows = 1 << SUIT
        if flags & WINNER:
            if flags & (CLAIMED | DRAWN):
                roofless = self.rules.switches & ROOFLESS
                if (not limit or roofless) and (self._pair_pays or self.made.pays()):
                    rows |= 1 << MADE
                if self.pays(ONLY_PLACE):
                    rows |= 1 << PLACE
            if self._may_be_hidden() and self._asks_hidden() and self.pays(CONCEALED):
                rows |= 1 << HIDDEN
            if self._special.answer(True) or self._special.beside(1, True):
                rows |= 1 << SPECIAL
        elif self.rules.fishing:
            rows |= 1 << SHORT
        if self.pays(ORIGINAL_CALL):
            rows |= 1 << CALL
        switches = self.rules.switches
        if switches & CLAIMED_KONGS and self._kongs(EXPOSED) + self._kongs(CLAIMED_KONG):
            rows |= 1 << KONGS
        if switches & FLOWERS and (
            not limit or self.rules.apart or switches & ROOFLESS or self.hand.bonus
        ):
            rows |= _FLOWER_ROWS
        self.rows = rows

    def pays(self, fact):
        """True where a fact is told, but for the suits, or would change what the hand counts."""
        hand = self.hand
        flags = hand.flags
        if flags & fact & ~SUITS:
            return True
        if fact & SUITS:
            hand.flags = flags & ~SUITS
        score(hand, self.rules, self.sheet)
        total = self.sheet.total
        hand.flags |= fact
        score(hand, self.rules, self.sheet)
        hand.flags = flags
        return self.sheet.total != total

    def _kongs(self, state):
        """How many kongs there are of a state."""
        found = i = 0
        while i < self.hand.n:
            code = self.hand.codes[i]
            if code >> 5 == KONG and code & 3 == state:
                found += 1
            i += 1
        return found

    def _opened(self):
        """How many sets were certainly claimed, or are what the winning tile completed."""
        hand = self.hand
        found = i = 0
        while i < hand.n:
            code = hand.codes[i]
            if code >> 5 == PUNG and code & 3 == EXPOSED:
                found += 1
            elif code >> 5 == KONG and code & 3 != IN_HAND:
                claimed = code & 3 == CLAIMED_KONG and self.rules.switches & CLAIMED_KONGS
                found += 0 if claimed else 2
            i += 1
        return found

    def _may_be_hidden(self):
        """True where no tile need have been claimed before the one that won."""
        hand = self.hand
        opened = self._opened()
        if opened == 1 and hand.flags & CLAIMED:
            return self.made.answer != MADE_PAIR
        return hand.n and hand.flags & WINNER and not opened

    def _asks_hidden(self):
        """True where that does not follow from the sets: a chow may lie anywhere."""
        return self.made.chows() or self._opened()

    def answer(self, row):
        """The answer of a row, as its number."""
        hand = self.hand
        if row == HIDDEN:
            return 1 if hand.flags & CONCEALED else 0
        if row == CALL:
            return 1 if hand.flags & ORIGINAL_CALL else 0
        if row == KONGS:
            return self._kongs(CLAIMED_KONG)
        if row == SPECIAL:
            return self._special.answer(self.full)
        if row == SHORT:
            i = len(self._shares) - 1
            while i and self._shares[i] != hand.base:
                i -= 1
            return i
        if row < MORE and row != FLOWER and row != SEASON:
            return Told.answer(self, row)
        shift = 4 if row == SEASON or row == OTHER_SEASONS else 0
        if row < MORE:
            return flowers.has_own(hand, self._own, shift)
        return flowers.others(hand, self._own, shift)

    def turn(self, row, step):
        """Go to the next (1) or the former (-1) possible answer, round the end."""
        hand = self.hand
        if row == HIDDEN:
            hand.flags ^= CONCEALED
        elif row == CALL:
            hand.flags ^= ORIGINAL_CALL
        elif row == KONGS:
            self._claim((self.answer(row) + step) % (self._kongs(EXPOSED) + self.answer(row) + 1))
        elif row == SPECIAL:
            self._special.turn(step, self.full)
        elif row == SHORT:
            hand.base = self._shares[(self.answer(row) + step) % len(self._shares)]
        elif row >= MORE:
            flowers.turn_others(hand, self._own, 4 if row == OTHER_SEASONS else 0, step)
        elif row == FLOWER or row == SEASON:
            flowers.turn_own(hand, self._own, 4 if row == SEASON else 0)
        else:
            Told.turn(self, row, step)

    def _claim(self, count):
        """Let so many of the kongs on the table be claimed ones."""
        codes = self.hand.codes
        i = 0
        while i < self.hand.n:
            if codes[i] >> 5 == KONG and codes[i] & 3 != IN_HAND:
                codes[i] = codes[i] & ~3 | (CLAIMED_KONG if count > 0 else EXPOSED)
                count -= 1
            i += 1

    def label(self, row):
        """What a row is called: a special hand by its name."""
        i = self.answer(row)
        if row == SHORT:
            return self._short[i]
        return self._special.names[i - 1] if i and row == SPECIAL else texts.TOLD_MORE[row - MORE]

    def text(self, row):
        """The answer of a row in words."""
        i = self.answer(row)
        if row == SHORT:
            return self._amounts[i]
        if row == SPECIAL:
            return "✓" if i else texts.NONE
        return texts.NO_YES[i] if row == HIDDEN or row == CALL else _NUMBERS[i]
