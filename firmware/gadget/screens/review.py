# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the hands have scored: all players at once, or one of them line by line.

LEFT and RIGHT go from player to player, DOWN reads his lines, UP leads back to all. The hand is
scored again and its sheet read aloud; nothing is worked out here.
"""

from eastwind.facts import DEAD
from eastwind.scoring import AT_DOUBLES, AT_ROW, AT_SET, SET_DOUBLES, THE_SET, score
from eastwind.sets import CHOW, CLAIMED_KONG, EXPOSED, KONG, PAIR, SETS
from eastwind.tiles import DRAGONS, NO_TILE, WINDS
from gadget import entry, keys, nav
from gadget.screens import PutAway
from gadget.texts import part

texts = part("review")

_HALF = 11  # as on the home screen
_NAME = 10
_LINES = 6  # of a player at once
_ALL = -1  # in place of the first line shown: all players
_ROUNDED, _CLAIMED = 0, 1  # words of gadget.more
_LAST = 24  # of the rows that are called here; others in gadget.more


class ReviewScreen:
    """OK goes on to the payments, BACK to the hand of the player under the bar, of the winner first
    to how he won.

    looking: a hand of the log is read; there OK changes it, and BACK leaves.
    """

    def __init__(self, session, looking=False, turn=0, top=_ALL):
        self.session = session
        self._looking = looking
        self.turn = turn
        self.top = top
        self._lines = ()
        self._read()

    def put_away(self):
        """What stays of this screen while another lies on it."""
        return PutAway("review", "ReviewScreen", self.session, self._looking, self.turn, self.top)

    def _place(self):
        return self.session.entry_order[self.turn]

    def _read(self):
        """Put the player's lines in words."""
        session = self.session
        hand = session.hands[self._place()]
        score(hand, session.rules, session.sheet)
        self._lines = read(session.sheet, hand)

    def paint(self, page):
        """Show all scores, or the lines of one player."""
        page.begin()
        if self.top == _ALL:
            page.put(0, texts.SCORES)
            below = texts.LINES_BELOW[0 if page.arrows else 1]
            page.put(0, below, 0, page.columns - len(below))
            turn = 0
            while turn < len(self.session.entry_order):
                self._player(page, turn)
                turn += 1
        else:
            self._detail(page)
        if self._looking:
            page.footer(texts.OK_CHANGE, texts.BACK)
        else:
            page.footer(texts.OK_ACCEPT, texts.BACK_CHANGE if self.turn else texts.BACK_WINNER)
        page.end()

    def _player(self, page, turn):
        """A corner for each, as on the home screen."""
        session = self.session
        place = session.entry_order[turn]
        corner = other = 0
        while other < place:
            corner += session.match.present >> other & 1
            other += 1
        line = 1 + corner // 2 * 3
        column = corner % 2 * _HALF
        name = session.name(place, _NAME)
        left = column + (len(name) < _NAME)
        page.put(line, name, 0, left)
        if turn == self.turn:
            page.invert(line, column, _NAME)
        page.put(line + 1, texts.LETTERS[session.seat(place)], 0, left)
        page.tall(line + 1, column + _HALF - 1, session.scores[place])

    def _detail(self, page):
        session = self.session
        place = self._place()
        page.put(0, texts.LETTERS[session.seat(place)], 0, 1)
        page.put(0, session.name(place, _NAME), 0, 3)
        page.number(0, page.columns - 8, session.scores[place], 6)
        page.invert(0, 0, page.columns)
        i = self.top
        line = 1
        while i < len(self._lines) and line <= _LINES:
            text, amount = self._lines[i]
            page.put(line, text)
            page.put(line, amount, 0, page.columns - 2 - len(amount))
            i += 1
            line += 1
        if self.top:
            page.put(1, "▲", 0, page.columns - 1)
        if i < len(self._lines):
            page.put(_LINES, "▼", 0, page.columns - 1)

    def handle(self, key):
        """Choose a player, read, accept or change."""
        session = self.session
        if self._looking and (key == keys.OK or key == keys.BACK):
            return self._change() if key == keys.OK else nav.BACK
        if key == keys.OK:
            session.settle()
            from gadget.screens.payments import PaymentsScreen

            return PaymentsScreen(session)
        if key == keys.BACK:
            if self.turn:
                return nav.Instead(entry.open_hand, session, self.turn)
            return nav.Instead(_how_won, session)
        if key == keys.UP and self.top > _ALL:
            self.top -= 1
        elif key == keys.DOWN and (self.top == _ALL or self.top + _LINES < len(self._lines)):
            self.top += 1
        elif key == keys.LEFT or key == keys.RIGHT:
            self._turn(keys.way(key), min(self.top, 0))
        elif keys.way(key):
            self._along(key)
        return None

    def _turn(self, step, top):
        self.turn = (self.turn + step) % len(self.session.entry_order)
        self.top = top
        self._read()

    def _along(self, key):
        """PREV and NEXT go through all the lines of one player after another; FAST skips."""
        if key == keys.PREV and (self.top > 0 or self.top == self.turn == 0):
            self.top -= 1
        elif key == keys.PREV:
            self._turn(-1, 0)
            self.top = max(0, len(self._lines) - _LINES)
        elif self.top == _ALL or key == keys.NEXT and self.top + _LINES < len(self._lines):
            self.top += 1
        else:
            self._turn(1, _ALL if self.turn + 1 == len(self.session.entry_order) else 0)

    def _change(self):
        # from the winner on it may be told anew who has won, and how
        if self.turn:
            return entry.open_hand(self.session, self.turn)
        from gadget.screens.result import ResultScreen

        return ResultScreen(self.session, self.session.seat(self._place()))


def _how_won(session):
    """The screen of how the winner won. Where one lies below it takes its place."""
    from gadget.screens.win_kind import WinKindScreen

    stack = (session.main or session).app.stack
    if getattr(stack[-1], "name", "") == WinKindScreen.__name__:
        stack.pop()
    return WinKindScreen(session, session.winner)


def read(sheet, hand):
    """The lines of a scored hand: (text, amount), the sum last."""
    lines = []
    if hand.flags & DEAD:
        lines.append((texts.DEAD_HAND, "0"))
    elif sheet.limit_row:
        _add(lines, _row(sheet.limit_row), str(sheet.total))
    elif hand.mode != SETS:
        lines.append((texts.TOLD, str(sheet.points)))
    for i in _order(sheet, hand):
        line = sheet.lines[i]
        points, doubles = line & 255, line >> AT_DOUBLES & 255
        text = _text(line >> AT_ROW & 255, hand, line >> AT_SET)
        if points:
            _add(lines, text, str(points))
        if doubles:
            _add(lines, text, "×%d" % (1 << doubles))
    if sheet.doubles:
        product = sheet.points << sheet.doubles
        _add(lines, "= %d × %d" % (sheet.points, 1 << sheet.doubles), str(product))
    if sheet.after:
        _add(lines, _row(sheet.after_row), "+%d" % sheet.after)
    if sheet.total != (sheet.points << sheet.doubles) + sheet.after:
        lines.append((_more().word(_ROUNDED), str(sheet.total)))
    if sheet.value != sheet.total:
        lines.append((texts.LIMIT, str(sheet.value)))
    return lines or [(texts.NOTHING, "0")]


def _order(sheet, hand):
    """The lines: sets by their tiles, where these are known, then what else counts."""
    order = []
    for i in range(sheet.n):
        at = i
        line = sheet.lines[i]
        if line >> AT_ROW & 255 == THE_SET:
            tile = hand.tiles[line >> AT_SET]
            while at and hand.tiles[sheet.lines[order[at - 1]] >> AT_SET] > tile:
                at -= 1
        order.insert(at, i)
    return order


def _add(lines, text, amount):
    """A line, or two where it is too long for one."""
    if len(text) + len(amount) > 18:  # a gap between them
        lines.append((text, ""))
        text = ""
    lines.append((text, amount))


def _text(row, hand, i):
    """A line in words: set i as the grid calls it, what gives it doubles, or a row of the rules."""
    if row == SET_DOUBLES:
        return _what(hand, i)
    if row != THE_SET:
        return _row(row)
    code = hand.codes[i]
    kind = code >> 5
    if kind == CHOW:
        return texts.CHOWS_WON[code >> 2 & 7]
    if kind == PAIR:
        return texts.GRID[5] + " " + _what(hand, i) + (" " + texts.PAIR_WON if code & 3 else "")
    if code & 3 == CLAIMED_KONG:
        return _more().word(_CLAIMED) + " " + _what(hand, i)
    at = (3 if kind == KONG else 1) + (0 if code & 3 == EXPOSED else 1)
    return texts.GRID[at] + " " + _what(hand, i)


def _what(hand, i):
    """What set i is made of: the tile where it is known, else the class."""
    tile = hand.tiles[i]
    if tile == NO_TILE:
        return texts.CLASSES[hand.codes[i] >> 2 & 7]
    if tile >= DRAGONS:
        return texts.DRAGONS[tile - DRAGONS]
    return (
        texts.WINDS[tile - WINDS] if tile >= WINDS else texts.TILES[tile // 9] + str(tile % 9 + 1)
    )


def _row(number):
    """What a row of the rules is called; they begin with 2."""
    if number > _LAST:
        return _more().row(number)
    return texts.ROWS.split(";")[number - 2]


def _more():
    """What only later rulesets need."""
    from gadget import more

    return more
