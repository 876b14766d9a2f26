# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One player's hand tile by tile: four rows of pictures, the forms, the way out.

OK adds the tile under the cursor, or the set of the form on the table by its lowest tile. The last
tile of a winner is the one that won. The digit keys 1 to 9 add from the row, 0 goes to the next
row; held, they lay an exposed three and change the form. Moving and adding allocate nothing.
"""

from eastwind import exact
from eastwind.facts import DEAD, WINNER
from eastwind.loose import FIVE_OF_A_TILE, NOT_A_SET, TOO_FEW_KONGS
from eastwind.sets import SETS
from eastwind.tiles import DRAGONS, KINDS, WINDS
from gadget import entry, keys
from gadget.marks import ABOVE, BELOW, BLANK
from gadget.nav import Instead
from gadget.sentence import Sentence
from gadget.spread import Spread
from gadget.texts import part
from gadget.tray import BONUS, UNKNOWN, Tray

texts = part("tiles")

_ACROSS = 9
_FORMS, _END = 4, 5  # rows below the four of tiles
_ROWS = 6
_DONE, _OTHER = 0, 1  # cells of the end: the other is the winning tile, or a loser's dead hand
_FORM_AT, _COUNT_AT, _VALUE = 13, 16, 6
_NAME = 10


class TilesScreen:
    """The hand of the turn-th player of session.entry_order."""

    digits = done = True

    def __init__(self, session, turn):
        self.session = session
        self.turn = turn
        place = session.entry_order[turn]
        self.hand = session.hands[place]
        if self.hand.mode == SETS:
            exact.reopen(self.hand, session.exact[place])
        session.enter(place)
        self.tray = Tray(session, place)
        rules = session.rules
        # more than tiles tell
        self._asks = (rules.find or rules.special) and (self.hand.flags & WINNER or self.tray.bonus)
        self.row = self.column = 0
        self._suit = self._rank = 0  # the tile that was under the cursor last
        self._top = 0  # row shown first; there are two, the forms and the end are one
        self._tiles = bytearray(_ACROSS)
        self._spread = Spread(self.tray)
        self._sentence = Sentence()
        self._who = texts.LETTERS[session.seat(place)] + " " + session.name(place, _NAME)
        if self.tray.full():
            self._go(_END, _DONE)

    def handle(self, key):
        """Move, add, take back, or go on to the next player."""
        self._sentence.clear()
        if key >= keys.DIGIT:
            self._type(key - keys.DIGIT & 15, key >= keys.HELD)
        elif key == keys.PREV or key == keys.NEXT:
            self._along(keys.way(key))
        elif key == keys.FAST:
            self._go((self.row + 1) % _ROWS, 0)
        elif key == keys.UP or key == keys.DOWN:
            self._step(keys.way(key))
        elif key == keys.LEFT or key == keys.RIGHT:
            self._go(self.row, (self.column + keys.way(key)) % self._width())
        elif key == keys.OK:
            return self._take()
        elif key == keys.BACK:
            return self._undo()
        elif key == keys.DONE:
            return self._done()
        return None

    def _width(self):
        """Places of the cursor in its row."""
        if self.row == _FORMS:
            return self.tray.forms
        if self.row == _END:
            return self._rest() + (1 if self._asks else 0)
        return _ACROSS if self.row < 3 or self.tray.bonus else KINDS - 27

    def _rest(self):
        """The cell of the end after those that there always are."""
        if self.hand.flags & WINNER:
            return 2 if self.tray.needs_tile() and self.tray.full() else 1
        return 2

    def _go(self, row, column):
        self.row = row
        self.column = min(column, self._width() - 1)
        if row < _FORMS:
            self._suit = row
            self._rank = self.column

    def _step(self, step):
        row = (self.row + step) % _ROWS
        if row < _FORMS:
            rank = self._rank
            self._go(row, rank)
            self._rank = rank  # it keeps to the column
        else:
            self._go(row, self.tray.form if row == _FORMS else _DONE)

    def _along(self, step):
        """Row by row; the cells of the end the other way, so that Done lies before the first."""
        column = self.column + (-step if self.row == _END else step)
        if not 0 <= column < self._width():
            self.row = (self.row + step) % _ROWS
            column = 0 if (self.row == _END) == (step < 0) else self._width() - 1
        self._go(self.row, column)

    def _type(self, digit, held):
        if digit:
            self.row = self._suit
            if digit <= self._width():
                form = self.tray.form
                if held:
                    self.tray.form = exact.LAID_PUNG
                self._add(digit - 1)
                if held and not self.tray.full():
                    self.tray.form = form
        elif held:
            self.tray.form = (self.tray.form + 1) % self.tray.forms
        else:
            self._go((self._suit + 1) % _FORMS, 0)

    def _add(self, column):
        self._go(self._suit, column)
        refused = self.tray.add(_ACROSS * self.row + column)
        if refused:
            if refused == FIVE_OF_A_TILE:
                self._sentence.say(texts.FOUR_ONLY)
            else:
                self._sentence.say(texts.NO_CHOW if refused == NOT_A_SET else texts.NO_ROOM)
        elif self.tray.full() and column < KINDS - _ACROSS * self.row:
            self._go(_END, _DONE)

    def _take(self):
        if self.row < _FORMS:
            self._add(self.column)
        elif self.row == _FORMS:
            self.tray.form = self.column
            self._go(self._suit, self._rank)
        elif self.column == _DONE:
            return self._done()
        elif self.column == self._rest():
            from gadget.screens.extras import ExtrasScreen

            return ExtrasScreen(self.session, self.session.entry_order[self.turn], self.tray)
        elif self.hand.flags & WINNER:
            self.tray.turn_winning()
        else:
            self.hand.flags ^= DEAD
        return None

    def _undo(self):
        hand = self.hand
        if hand.flags & DEAD:
            hand.flags &= ~DEAD
        elif hand.n:
            tile = self.tray.undo()
            self._go(tile // _ACROSS, tile % _ACROSS)
        else:
            hand.mode = SETS
            self.session.exact[self.session.entry_order[self.turn]] = None
            return Instead(entry.open_hand, self.session, self.turn)
        return None

    def _done(self):
        text = self._lacking()
        if text:
            self._sentence.say(text)
            return None
        refused = entry.flat(self.session)
        if refused:
            return refused
        self.session.exact[self.session.entry_order[self.turn]] = self.tray.finish()
        return entry.count(self.session, self.turn)

    def _lacking(self):
        """What keeps a hand from being counted, "" for nothing."""
        hand = self.hand
        winner = hand.flags & WINNER
        if not winner and (hand.flags & DEAD or not hand.n):
            return ""
        if not self.tray.full():
            return texts.TOO_FEW[0 if winner else 1]
        if winner and self.tray.needs_tile() and not hand.base:
            self._go(_END, _OTHER)
            return texts.WHICH_WON
        if self.tray.loose.problems() & TOO_FEW_KONGS:
            return texts.TWO_KONGS
        return texts.NOT_COMPLETE if self.tray.value == UNKNOWN else ""

    def paint(self, page):
        """Show the hand, two rows, what the device has to say, and what OK and BACK do."""
        page.begin()
        self._header(page)
        self._spread.paint(page, 1)
        shown = min(self.row, _FORMS)
        if shown < self._top or shown > self._top + 1:
            self._top = min(shown, _FORMS - 1)
        if self.row >= _FORMS:
            self._top = _FORMS - 1
        self._row(page, 3, self._top)
        if not self._sentence.lines:
            if self._top + 1 == _FORMS:
                self._forms(page, 5)
                self._end(page, 6)
            else:
                self._row(page, 5, self._top + 1)
        self._sentence.paint(page)
        own = _ACROSS * self.row + self.column - BONUS
        if self.row < _FORMS and own >= 0:
            page.footer(texts.OK_OWN[own], "BACK ")  # there is room for no more
        else:
            holds = self.hand.n or self.hand.flags & DEAD
            page.footer(self._ok(), texts.BACK_UNDO if holds else texts.BACK_SETS)
        page.end()

    def _header(self, page):
        hand = self.hand
        tray = self.tray
        page.put(0, self._who)
        page.put(0, "▲▼", 0, _FORM_AT)  # the rows go round
        if hand.flags & DEAD:
            page.put(0, texts.END_CELLS[2], 0, _FORM_AT)
        elif tray.value != UNKNOWN:
            page.number(0, page.columns - _VALUE, tray.value, _VALUE)
        else:
            if tray.form:
                page.put(0, texts.FORMS[tray.form], 1, _FORM_AT)
            page.number(0, _COUNT_AT, exact.size(tray.loose), 2)
            page.put(0, "/", 0, _COUNT_AT + 2)
            page.number(0, _COUNT_AT + 3, exact.wanted(hand), 2)

    def _row(self, page, line, row):
        """Nine pictures; tiles that are used up are not there."""
        tiles = self._tiles
        column = 0
        while column < _ACROSS:
            tile = _ACROSS * row + column
            tiles[column] = tile if self.tray.has(tile) else BLANK
            column += 1
        page.tiles(line, tiles, self.column if row == self.row else -1)

    def _forms(self, page, line):
        column = i = 0
        while i < self.tray.forms:
            end = column + len(texts.FORMS[i])
            page.put(line, texts.FORMS[i], 0, column)
            if self.row == _FORMS and i == self.column:
                start = max(0, column - 1)
                page.invert(line, start, end + 1 - start)
            column = end + 7 - self.tray.forms
            i += 1

    def _end(self, page, line):
        width = len(texts.END_CELLS[0]) + 2
        page.put(line, texts.END_CELLS[0], 0, 1)
        word = ""
        end = width
        if not self.hand.flags & WINNER:
            word = texts.END_CELLS[2]
            end += len(word) + 2
        elif self.tray.needs_tile() and self.tray.full():
            word = texts.END_CELLS[1]
            won = self.hand.base - 1 if self.hand.base else BLANK
            end += len(word) + 5
            page.put(line, ABOVE[won], 0, end - 3)
            if won < WINDS:
                page.put(line, texts.TILES[won // _ACROSS], 0, end - 2)
            elif won >= DRAGONS:
                page.put(line, BELOW[won], 0, end - 2)
        page.put(line, word, 0, width + 1)
        if self.row == _END and self.column == _DONE:
            page.invert(line, 0, width)
        elif self.row == _END and self.column < self._rest():
            page.invert(line, width, end - width)
        if self._asks:
            more = texts.END_CELLS[3]
            page.put(line, more, 0, end + 1)
            if self.row == _END and self.column == self._rest():
                page.invert(line, end, len(more) + 2)

    def _ok(self):
        if self.row < _FORMS:
            return texts.OK_WINS if self.tray.lacks_winning() else texts.OK_ADD
        if self.row == _FORMS:
            return texts.OK_TAKE
        if self.column == _DONE:
            return texts.OK_DONE
        return texts.OK_CHANGE
