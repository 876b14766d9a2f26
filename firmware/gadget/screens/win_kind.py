# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How the winner won, and who pays for all where the ruleset knows that."""

from eastwind import events, facts
from eastwind.seats import NOBODY, next_place
from eastwind.switches import PAYS_ALL, ROBBING
from eastwind.tiles import EAST
from gadget import entry, keys, nav
from gadget.rows import Rows
from gadget.screens import PutAway, drop
from gadget.texts import part

texts = part("win_kind")

_CLAIMED = (
    events.BY_DISCARD, events.BY_FIRST, events.BY_ROBBING, events.BY_LAST_DISCARD
)  # fmt: skip
_NAME = 10
_PAYS, _CASE = 16, 17  # rows that are not a way to win


class WinKindScreen:
    """OK on a way to win goes on to the winner's hand."""

    def __init__(self, session, winner, told=None):
        self._session = session
        self._winner = winner
        self._title = texts.WON % (
            session.name(winner, _NAME),
            texts.LETTERS[session.seat(winner)],
        )
        self._hows = kinds(session, winner)
        self._rows = Rows(1, 6)
        if not told:
            told = NOBODY, 0, 0
            if winner == session.winner:  # as it was told before
                at = self._hows.index(session.how) if session.how in self._hows else 0
                told = session.pays_all, session.case, at
        self._pays_all, self._case, self._rows.at = told
        self._how = events.BY_DISCARD
        if not self._case:
            self._turn_case(1)
        self._fill()

    def put_away(self):
        """What stays of this screen while another lies on it."""
        told = self._pays_all, self._case, self._rows.at
        drop("gadget.rows")
        return PutAway("win_kind", "WinKindScreen", self._session, self._winner, told)

    def _fill(self):
        ids = list(self._hows)
        names = [texts.HOW[how] for how in ids]
        values = [""] * len(ids)
        if self._session.rules.switches & PAYS_ALL:
            ids.append(_PAYS)
            names.append(texts.PAYS_ALL)
            payer = self._pays_all
            values.append(texts.NOBODY if payer == NOBODY else self._session.name(payer, _NAME))
            if payer != NOBODY:
                ids.append(_CASE)
                names.append(texts.CASE)
                values.append(texts.CASES[self._case])
        self._ids = bytes(ids)
        self._rows.fill(names, values)

    def paint(self, page):
        """Show the ways."""
        change = self._ids[self._rows.at] >= _PAYS
        self._rows.show(
            page, self._title, texts.OK_CHANGE if change else texts.OK_CHOOSE, texts.BACK
        )

    def handle(self, key):
        """OK, LEFT and RIGHT choose who pays for all and why."""
        if key == keys.BACK:
            return nav.BACK
        if self._rows.move(key):
            return None
        row = self._ids[self._rows.at]
        if key == keys.OK and row < _PAYS:
            return self._take(row)
        step = 1 if key == keys.OK else keys.way(key)
        if row == _PAYS and step:
            self._turn_payer(step)
            self._fill()
        elif row == _CASE and step:
            self._turn_case(step)
            self._fill()
        return None

    def _turn_case(self, step):
        """To the next of the ruleset's reasons, or the one before."""
        case = (self._case + step) % len(texts.CASES)
        while not self._session.rules.cases >> case & 1:
            case = (case + step) % len(texts.CASES)
        self._case = case

    def _turn_payer(self, step):
        """Nobody, then the losers to the winner's right; or the other way round."""
        ring = [NOBODY]
        place = next_place(self._winner, self._session.match.present)
        while place != self._winner:
            ring.append(place)
            place = next_place(place, self._session.match.present)
        self._pays_all = ring[(ring.index(self._pays_all) + step) % len(ring)]

    def _take(self, how):
        self._how = how
        if self._pays_all == NOBODY:
            return self._ask()
        from gadget.screens.confirm import ConfirmScreen

        if self._payer() == NOBODY:
            title, text = texts.PAYS_NONE
            return ConfirmScreen(title, text, texts.OK_GO_ON, texts.BACK, self._sure)
        title = texts.PAYS_ALL_TITLE % self._session.name(self._pays_all, _NAME)
        excused = texts.EXCUSED[max(0, self._case - 4)]
        return ConfirmScreen(title, excused, texts.OK_HE_PAYS, texts.BACK_NO, self._sure)

    def _payer(self):
        """Nobody pays for all where the winner drew the tile."""
        return self._pays_all if self._how in _CLAIMED else NOBODY

    def _sure(self):
        return nav.Instead(self._ask)  # of the question

    def _ask(self):
        if not self._empties():
            return self._count()
        from gadget.screens.confirm import ConfirmScreen

        text = texts.CLEARS % self._session.name(self._session.winner, _NAME)
        return ConfirmScreen(self._title, text, texts.OK_GO_ON, texts.BACK_NO, self._cleared)

    def _empties(self):
        """True where hands go that are counted or begun: with another winner all do. Those of a
        hand of the log stay there."""
        session = self._session
        if session.main or session.winner == NOBODY or session.winner == self._winner:
            return False
        hand = session.hands[session.winner]
        return session.counted or hand.n or hand.base or hand.flags & facts.IRREGULAR

    def _cleared(self):
        return nav.Instead(self._count)

    def _count(self):
        return entry.begin(self._session, self._winner, self._how, self._payer(), self._case)


def kinds(session, winner):
    """The ways to win that make a difference under the running rules: events.BY_..., the usual
    one first."""
    rules = session.rules
    found = [events.BY_DISCARD, events.BY_DRAW, events.BY_LOOSE]
    if _pays(rules, facts.DRAWN | facts.LAST):
        found.append(events.BY_LAST)
    if _pays(rules, facts.CLAIMED | facts.LAST):
        found.append(events.BY_LAST_DISCARD)
    east = session.seat(winner) == EAST  # who makes the first discard
    if not east and (rules.extras or _pays(rules, facts.FIRST)):
        found.append(events.BY_FIRST)
    if east and _pays(rules, facts.ORIGINAL):
        found.append(events.BY_ORIGINAL)
    if rules.switches & ROBBING:
        found.append(events.BY_ROBBING)
    if _pays(rules, facts.KONG_ON_KONG):
        found.append(events.BY_KONG)
    return found


def _pays(rules, told):
    """True where a row or a limit hand of the winner needs these facts."""
    for rows in (rules.winner_rows, rules.limits):
        for row in rows:
            if row[1] & told == told:
                return True
    return False
