# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One player's hand by classes of sets: a grid, the rows that must be told, and the way out.

The directions go over the grid, PREV and NEXT through all its places, FAST to the next row; digit
keys add without a cursor, and so do codes of keys where none is seen moving.
The rows go round: below the last comes the first. Where nothing can be added the cursor does not
stop. Moving and adding allocate nothing. The parts are gadget.cells, told, cursor and view.
"""

from eastwind.counting import TOO_FEW_KONGS, problems
from eastwind.facts import DEAD, IRREGULAR, WINNER
from eastwind.sets import EXACT
from gadget import cells, cursor, entry, keys, told
from gadget.cells import ACROSS
from gadget.cursor import END, TOLD
from gadget.nav import Instead
from gadget.sentence import Sentence, first
from gadget.texts import part
from gadget.view import View

texts = part("grid")


class GridScreen:
    """The hand of the turn-th player of session.entry_order."""

    digits = done = True

    def __init__(self, session, turn):
        self.session = session
        self.turn = turn
        place = session.entry_order[turn]
        self.hand = session.hands[place]
        columns = cells.classes(*session.classes(place))
        rules = session.rules
        self.cells = cells.Cells(self.hand, rules, columns)
        if rules.find or rules.special:
            from gadget.asked import Asked

            self.told = Asked(self.hand, rules, session.sheet, session.seat(place))
        else:
            self.told = told.Told(self.hand, rules, session.sheet)
        self.cursor = cursor.Cursor(self.cells, self.told)
        self._view = View(session, place, self.cells, self.told, self.cursor)
        self._sentence = Sentence()
        self.cursor.line = session.line
        self.cursor.follow()
        self.cursor.start()
        self._typed = None  # what takes keys that tell sets without the cursor
        if session.typed:
            from gadget.chart import Chart

            self._view = Chart(self._view, self.cells, self.told, self.cursor)
            self._typed = self._view.codes

    def handle(self, key):
        """Move, add, tell, take back, or go on to the next player."""
        self._sentence.clear()
        if key == keys.HELP and TOLD <= self.cursor.row < END:
            from gadget.screens.help import HelpScreen

            return HelpScreen("GridScreen", part("GridRows").HELP[self.cursor.row - TOLD])
        if key >= keys.DIGIT and not self._typed:
            from gadget.direct import Direct

            self._typed = Direct(self.cells)
        if self._typed:
            key = self._typed.press(key)
            self._put(self._typed.cell)
        if key == keys.PREV or key == keys.NEXT:
            self.cursor.along(keys.way(key))
        elif key == keys.FAST:
            self.cursor.skip()
        elif key == keys.UP:
            self.cursor.step(-1)
        elif key == keys.DOWN:
            self.cursor.step(1)
        elif key == keys.LEFT:
            self._side(-1)
        elif key == keys.RIGHT:
            self._side(1)
        elif key == keys.OK:
            return self._take()
        elif key == keys.BACK:
            return self._undo()
        elif key == keys.DONE:
            return self._done()
        return None

    def _side(self, step):
        if TOLD <= self.cursor.row < END:
            self._turn(step)
        else:
            self.cursor.side(step)

    def _put(self, cell):
        """Add to a cell without the cursor: at the end it stays there, else it comes along."""
        if cell == cells.NOWHERE:
            return
        if self.cursor.row < TOLD:
            self.cursor.row = cell // ACROSS
            self.cursor.column = cell % ACROSS
        self._add(cell // ACROSS, cell % ACROSS)

    def _add(self, row, column):
        self.hand.add(self.cells.code(row, column))
        self.cursor.follow()
        if self.cursor.row < TOLD:
            self.cursor.land()
        else:
            self.cursor.enter(END, 0)

    def _take(self):
        if self.cursor.row < TOLD:
            self._add(self.cursor.row, self.cursor.column)
        elif self.cursor.row < END:
            self._turn(1)
        elif self.cursor.column == cursor.DONE:
            return self._done()
        elif self.cursor.column == cursor.POINTS:
            entry.in_points(self.hand)
            return Instead(entry.open_hand, self.session, self.turn)
        elif self.cursor.column == cursor.TILES:
            self.hand.mode = EXACT
            self.hand.base = 0
            return Instead(entry.open_hand, self.session, self.turn)
        else:
            self.hand.flags ^= DEAD
            self.cursor.follow()
            self.cursor.enter(END, 0)
        return None

    def _turn(self, step):
        self.told.turn(self.cursor.row - TOLD, step)
        self.cursor.follow()
        if self.cursor.row == TOLD + told.HEADS and self.hand.flags & IRREGULAR:
            self.cursor.enter(END, 0)

    def _undo(self):
        hand = self.hand
        if hand.flags & (DEAD | IRREGULAR):
            hand.flags &= ~(DEAD | IRREGULAR)
            self.cursor.follow()
            self.cursor.enter(END, 0)
        elif hand.n:
            cell = self.cells.cell_of(hand.n - 1)
            hand.pop()
            self.cursor.follow()
            self.cursor.enter(cell // ACROSS, cell % ACROSS)
        else:
            return entry.back(self.session, self.turn)
        return None

    def _done(self):
        text = self._lacking()
        if not text:
            return entry.count(self.session, self.turn)
        if self.told.asks():
            self.cursor.enter(TOLD + told.MADE, 0)
        self._sentence.say(text)
        return None

    def _lacking(self):
        """What keeps a hand from being counted, "" for nothing."""
        hand = self.hand
        if not hand.flags & WINNER:
            return ""
        found = problems(hand)
        if not self.told.full:
            return first(found & ~TOO_FEW_KONGS, texts.PROBLEMS) or texts.PROBLEMS[3]
        if self.told.asks():
            if not self.told.made.pungs():
                return texts.ASK_MADE
            return texts.ASK_CLAIMED if self.told.made.claimed() else texts.ASK_DRAWN
        return texts.TWO_KONGS if found & TOO_FEW_KONGS else ""

    def paint(self, page):
        """Show the hand, what the device has to say, and what OK and BACK do."""
        page.begin()
        self._view.paint(page)
        self._sentence.paint(page)
        hand = self.hand
        typed = self._typed and self._typed.begun
        holds = typed or hand.n or hand.flags & (DEAD | IRREGULAR)
        page.footer(self._ok(), texts.BACK_UNDO if holds else texts.BACK)
        page.end()

    def _ok(self):
        means = self._typed.means() if self._typed else None
        if means is not None:
            return means
        if self.cursor.row < TOLD:
            return texts.OK_ADD
        if self.cursor.row < END:
            return texts.OK_CHANGE
        if self.cursor.column == cursor.DONE:
            return texts.OK_DONE
        if self.cursor.column == cursor.POINTS:
            return texts.OK_POINTS
        if self.cursor.column == cursor.TILES:
            return texts.OK_TILES
        return texts.OK_ALIVE if self.hand.flags & DEAD else texts.OK_DEAD
