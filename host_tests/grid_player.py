# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Somebody who reads the grid screen and presses its keys, and the worked examples as he is told
them: sets by class as they lie on the table, and what the device asks beside them."""

from eastwind import events, facts
from eastwind.counting import MADE_CLOSED, MADE_OPEN, MADE_PAIR, MADE_THREE
from eastwind.rulesets import load, options
from eastwind.scoring import Sheet, score
from eastwind.sets import (
    BOTH,
    CHOW,
    CONCEALED,
    DRAGON,
    EXPOSED,
    KONG,
    OWN,
    PAIR,
    PUNG,
    ROUND,
    SIMPLE,
    TERMINAL,
    WIND,
    code,
)
from eastwind.tiles import NO_WIND
from gadget import told
from gadget.cells import ACROSS, ROWS
from gadget.cursor import TOLD
from gadget.screens.grid import GridScreen
from oracle_hand import read_tiles
from vector_text import SEATS, circumstances

HOWS = {
    "discard": events.BY_DISCARD,
    "draw": events.BY_DRAW,
    "loose": events.BY_LOOSE,
    "last": events.BY_LAST,
    "first": events.BY_FIRST,
    "original": events.BY_ORIGINAL,
    "robbed": events.BY_ROBBING,
    "last_discard": events.BY_LAST_DISCARD,
    "kong_on_kong": events.BY_KONG,
}


def classify(tile, own, wind):
    """The class of a tile for a seat and a round, either of them NO_WIND."""
    if tile[1] in "123456789":
        return TERMINAL if tile[1] in "19" else SIMPLE
    if tile[0] == "d":
        return DRAGON
    seat = "eswn".index(tile[1])
    if seat == own:
        return BOTH if seat == wind else OWN
    return ROUND if seat == wind else WIND


class Told:
    """A vector as the player sees it: the codes of the sets, and the answers by told row."""

    def __init__(self, vector, single_pair=False):
        self.how = circumstances(vector)
        self.winner = "won" in self.how
        self.rules = vector["rules"]
        self.own = SEATS.index(self.how["seat"]) if "seat" in self.how else NO_WIND
        named = "round" in self.how and self.rules == "harr_limit"
        self.wind = SEATS.index(self.how["round"]) if named else NO_WIND
        self.answers = {}
        self.codes = []
        held, _, laid = vector["hand"][0].partition("|")
        self.groups = [(read_tiles(group), False) for group in held.split()]
        self.laid = [(read_tiles(group.strip("[]")), group) for group in laid.split()]
        tiles = [tile for group, _ in self.groups + self.laid for tile in group]
        if self.own == NO_WIND and {"we", "ws", "ww", "wn"} <= set(tiles):
            self.own = 0  # three winds are others; where all four are held, one is his own
        self._say_suits(tiles)
        self._say_flowers()
        if self.winner and self._is_single_heads(tiles):
            self.answers[told.HEADS] = 1
            return
        for group, how in self.laid:
            self._add(group, CONCEALED if how.startswith("[") else EXPOSED)
        if self.winner:
            for group, _ in self.groups:
                self._add(group, CONCEALED)
            self._say_made(single_pair)
        else:
            loose = [tile for group, _ in self.groups for tile in group]
            for tile in sorted(set(loose)):
                if loose.count(tile) > 1:
                    self._add([tile] * min(3, loose.count(tile)), CONCEALED)

    def _add(self, group, state):
        cls = classify(group[0], self.own, self.wind)
        if group[0] != group[1]:
            self.codes.append(code(CHOW, 0, EXPOSED))
        elif len(group) == 2:
            self.codes.append(code(PAIR, cls, CONCEALED))
        else:
            self.codes.append(code(KONG if len(group) == 4 else PUNG, cls, state))

    def _is_single_heads(self, tiles):
        return len(set(tiles)) == 13 and all(classify(tile, 4, 4) != SIMPLE for tile in tiles)

    def _say_suits(self, tiles):
        suits = {tile[0] if tile[1] in "123456789" else "honours" for tile in tiles}
        if suits == {"honours"}:
            self.answers[told.SUIT] = 3
        elif len(suits - {"honours"}) == 1:
            self.answers[told.SUIT] = 1 if "honours" in suits else 2

    def _say_flowers(self):
        for tile in self.how.get("flowers", ()):
            if int(tile[1]) - 1 == self.own:
                self.answers[told.FLOWER if tile[0] == "f" else told.SEASON] = 1

    def _say_made(self, single_pair):
        """What the winning tile made, whether it was the only place, the fourth of a three."""
        if "tile" not in self.how:
            return
        tile = self.how["tile"]
        finishing = self.how.get("finishing")
        if finishing:
            found = [read_tiles(finishing)]
        else:
            found = [group for group, _ in self.groups if tile in group]
        assert len(found) == 1, found
        group = found[0]
        single = self.how.get("waits") == [tile]
        if group[0] == group[1]:
            pair = len(group) == 2
            self.answers[told.MADE] = MADE_PAIR if pair else MADE_THREE
            if pair and single_pair and not single:
                self.answers[told.MADE] = MADE_THREE
            self.answers[told.PLACE] = 1 if pair else 0
            return
        middle = group.index(tile) == 1
        edge = group[0][1] + tile[1] == "13" or group[2][1] + tile[1] == "97"
        self.answers[told.MADE] = MADE_CLOSED if middle or edge else MADE_OPEN
        self.answers[told.PLACE] = 1 if middle and single else 0
        if any(laid == [tile] * 3 for laid, _ in self.laid):
            self.answers[told.FOUR] = 1


class Player:
    """Opens the grid for one hand on a device and presses keys; presses counts them."""

    def __init__(self, device, case, **chosen):
        self.device = device
        self.case = case
        session = device.app.screen.session
        session.rules = load(case.rules)
        for name, value in chosen.items():
            assert options(session.rules).choose(name, value)
        session.table.new_game(session.rules, 4, ["Ann", "Bob", "Cat", "Dan"])
        session.table.seats(0)
        self.place = 0 if case.own == NO_WIND else case.own
        session.match.round = 0 if case.wind == NO_WIND else case.wind
        merged = case.own == case.wind != NO_WIND
        session.classes = lambda place: (case.own, case.wind, merged)
        if case.winner:
            session.begin(self.place, HOWS[case.how["won"]])
            turn = 0
        else:
            session.begin((self.place + 3) & 3, events.BY_DISCARD)
            turn = 1
        self.session = session
        device.app.stack.append(GridScreen(session, turn))
        device.app._stale = True
        device.tick()

    @property
    def screen(self):
        return self.device.app.screen

    def press(self, key):
        """Press a key; nothing may be cut."""
        self.device.press(key)
        assert not self.device.app.page.cut, self.device.rows()

    def go(self, row, column=None):
        """Move the cursor there."""
        for _ in range(20):
            if self.screen.cursor.row == row:
                break
            self.press("DOWN")
        assert self.screen.cursor.row == row, self.device.rows()
        for _ in range(ACROSS):
            if column is None or self.screen.cursor.column == column:
                return
            self.press("RIGHT")
        raise AssertionError(self.device.rows())

    def add(self, set_code):
        """Put one set down; what the grid does not take can pay nothing."""
        cells = self.screen.cells
        for row in range(ROWS):
            for column in range(len(cells.columns) if row else 1):
                if cells.code(row, column) == set_code:
                    if cells.able[ACROSS * row + column]:
                        self.go(row, column)
                        self.press("OK")
                    else:
                        assert not self.case.winner
                        assert not self.session.rules.other_points[set_code]
                    return
        raise AssertionError("no cell for %d" % set_code)

    def tell(self, row, answer):
        """Give an answer where the device asks for it."""
        rows = self.screen.told
        if not rows.rows >> row & 1:
            return
        if row == told.MADE and answer == MADE_OPEN and not rows.made.can_be(MADE_OPEN):
            answer = MADE_THREE  # one answer for both
            assert rows.made.open_is_three()
        for _ in range(6):
            if rows.answer(row) == answer:
                return
            self.go(TOLD + row)
            self.press("RIGHT")
        raise AssertionError(self.device.rows())

    def enter(self):
        """The whole hand, until it is counted; returns its sheet."""
        for set_code in self.case.codes:
            self.add(set_code)
        for row in sorted(self.case.answers):
            self.tell(row, self.case.answers[row])
        self.device.hold("OK")
        assert self.session.counted >> self.place & 1, self.device.rows()
        assert facts.WINNER & self.session.hands[self.place].flags == int(self.case.winner)
        sheet = Sheet()  # the session's is already that of the next hand
        score(self.session.hands[self.place], self.session.rules, sheet)
        return sheet
