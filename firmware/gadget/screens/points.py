# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A hand of which the points are told: the total, or points and doubles.

UP and DOWN turn what the cursor is on, LEFT and RIGHT move it round: the digits, the doubles, and
the word that says what is told. Without directions OK goes from a digit that was turned, or has
others to its left, to the next and, where doubles are told, from the last to them; the word lies
beside the last digit's 0.
A hand of nothing is one press.
"""

from eastwind.counting import problems
from eastwind.facts import WINNER
from eastwind.scoring import score
from eastwind.sets import POINTS, SETS, TOTAL
from gadget import entry, keys
from gadget.nav import Instead
from gadget.number import Number
from gadget.sentence import Sentence, first
from gadget.texts import part

texts = part("points")

_DIGITS = 6
_WORD = 6  # the places of the cursor to the left of the digits
_DOUBLES = 7
_LINE = 2
_MOST = 199999  # beyond the highest hand of any book; so totals have room
_NAME = 10


class PointsScreen:
    """The hand of the turn-th player of session.entry_order."""

    digits = done = True

    def __init__(self, session, turn):
        self.session = session
        self.turn = turn
        place = session.entry_order[turn]
        self.hand = session.hands[place]
        self._sheet = session.sheet
        self._number = Number(self.hand.base, _DIGITS)
        self._doubles = Number(self.hand.doubles, 1)
        self._at = 0
        self._step = 2 if _even(session.rules) else 1
        self._sentence = Sentence()
        self._who = texts.LETTERS[session.seat(place)] + " " + session.name(place, _NAME)

    def paint(self, page):
        """Show what is told, and what it is worth."""
        hand = self.hand
        page.begin()
        page.put(0, self._who)
        word = texts.COUNTED_AS[0 if hand.mode == TOTAL else 1]
        page.put(_LINE, word, 0, 1)
        end = page.columns
        self._digits(page, end)
        if hand.mode == POINTS:
            page.put(_LINE + 1, texts.DOUBLES, 0, 1)
            page.number(_LINE + 1, end - 1, hand.doubles, 1)
        if self._at == _DOUBLES:
            page.invert(_LINE + 1, end - 2, 2)
        elif self._at == _WORD:
            page.invert(_LINE, 0, len(word) + 2)
        if not self._sentence.lines:
            value = score(hand, self.session.rules, self._sheet)
            if value > _MOST:
                self._sentence.say(texts.PROBLEMS[6])
            else:
                page.tall(_LINE + 3, end, value)
                if value != self._sheet.total:
                    page.put(_LINE + 4, texts.THE_LIMIT, 0, 1)
        self._sentence.paint(page)
        page.footer(self._ok(), texts.BACK_CLEAR if self._told() else texts.BACK_SETS)
        page.end()

    def _digits(self, page, end):
        """The number with room between its digits, and zeros up to the cursor."""
        rest = self.hand.base
        i = 0
        while i < _DIGITS:
            if rest or i == 0 or i <= self._at < _DIGITS:
                page.number(_LINE, end - 1 - 2 * i, rest % 10, 1)
            if i == self._at:
                page.invert(_LINE, end - 2 - 2 * i, 2)
            rest //= 10
            i += 1

    def _ok(self):
        if self.session.line:
            if self._at == _WORD:
                return texts.OK_CHANGE
            if self._leads() or self._lacks_doubles():
                return texts.OK_GO_ON
        return texts.OK_DONE

    def _leads(self):
        return self._at < _DIGITS and self._number.leads(self._passes())

    def _passes(self):
        return self.hand.base // 10**self._number.at > 9

    def _lacks_doubles(self):
        return self.hand.mode == POINTS and self.hand.base and self._at != _DOUBLES

    def _told(self):
        return self.hand.base or self.hand.doubles

    def handle(self, key):
        """Turn, move, take back, or go on to the next player."""
        self._sentence.clear()
        if key == keys.OK and self.session.line and self._goes_on():
            return None
        if key == keys.OK or key == keys.DONE:
            return self._done()
        if key == keys.BACK:
            return self._back()
        if key == keys.LEFT or key == keys.FAST:
            self._move(1)
        elif key == keys.RIGHT:
            self._move(-1)
        elif key == keys.UP or key == keys.DOWN:
            self._turn(key)
        elif key == keys.PREV or key == keys.NEXT:
            self._along(key)
        elif key >= keys.DIGIT:
            self._type(key)
        return None

    def _goes_on(self):
        """OK where there are no directions: False where the hand is done."""
        if self._at == _WORD:
            self._turn(keys.UP)
            self._at = self._number.at = 0
        elif self._at < _DIGITS and self._number.goes_on(self._passes()):
            self._at = self._number.at
        elif self._lacks_doubles():
            self._number.turned = False
            self._at = _DOUBLES
        else:
            return False
        return True

    def _along(self, key):
        """Turn; the last digit by way of the word."""
        zero = self.hand.base % 10 == 0
        if self._at == _WORD:
            self._at = self._number.at = 0
            if key == keys.PREV:
                self._turn(key)
            return
        if self._at or key == keys.NEXT or not zero:
            self._turn(key)
            zero = self.hand.base % 10 == 0 and key == keys.NEXT
        if self._at == 0 and zero:
            self._at = _WORD
            self._number.turned = False

    def _type(self, key):
        if self._at == _DOUBLES:
            self._doubles.value = self.hand.doubles = key - keys.DIGIT & 15
        else:
            self._number.move(key)
            self.hand.base = self._number.value
            self._at = 0

    def _move(self, step):
        """To the left (1) or the right (-1) round the ring: word, digits, doubles."""
        at = (self._at + step) % (_DOUBLES + 1)
        if at == _DOUBLES and self.hand.mode == TOTAL:
            at = (at + step) % (_DOUBLES + 1)
        self._at = at
        self._number.turned = False
        if at < _DIGITS:
            self._number.at = at

    def _turn(self, key):
        hand = self.hand
        if self._at == _WORD:
            hand.mode = POINTS if hand.mode == TOTAL else TOTAL
            hand.doubles = self._doubles.value = 0
        elif self._at == _DOUBLES:
            self._doubles.move(key)
            hand.doubles = self._doubles.value
        else:
            self._number.move(key)
            if self._at == 0 and self._step == 2:
                self._number.move(key)
            hand.base = self._number.value

    def _back(self):
        hand = self.hand
        if self._told():
            self._number.clear()
            self._at = hand.base = 0
            hand.doubles = self._doubles.value = 0
            return None
        hand.mode = SETS
        self.session.told = False
        return Instead(entry.open_hand, self.session, self.turn)

    def _done(self):
        problem = problems(self.hand)
        if problem:
            self._sentence.say(first(problem, texts.PROBLEMS))
        elif self.hand.flags & WINNER and not self.hand.base:
            self._sentence.say(texts.NO_POINTS)
        elif score(self.hand, self.session.rules, self._sheet) > _MOST:
            self._sentence.say(texts.PROBLEMS[6])
        else:
            return entry.count(self.session, self.turn)
        return None


def _even(rules):
    """True where the rules know no odd points: then the last digit turns by two."""
    odd = rules.mahjongg
    for code in range(len(rules.set_doubles) << 2):
        odd |= rules.winner_points[code] | rules.other_points[code]
    return not odd & 1
