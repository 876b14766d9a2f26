# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The worked hands of the later rulesets entered by class with keys: the sets as they lie best on
the table, and what the device asks beside them."""

from fractions import Fraction

import pytest

import hand_query
from eastwind import rows as core_rows
from eastwind.counting import MADE_OPEN, MADE_PAIR
from eastwind.facts import CONCEALED, ONLY_PLACE, ORIGINAL_CALL, SUITS, WINNER
from eastwind.finds import UNNAMED
from eastwind.seats import NOBODY
from eastwind.sets import CHOW, CLAIMED_KONG, EXPOSED, KONG, PAIR
from eastwind.tiles import NO_WIND
from gadget import asked, told
from gadget.cursor import TOLD
from gadget.specials import SPECIALS
from grid_player import Player
from playing import unseen
from query import rules_of
from vector_queries import LATER, LATER_HANDS, LIMITS, query
from vector_text import circumstances


class Case:
    """A hand as its player sees it: the codes of the sets, and the answers by told row."""

    def __init__(self, vector, ruleset):
        question = query(vector, ruleset)
        rules = rules_of(question)
        loose = hand_query.hand_of(question, rules)
        arranger = hand_query.ARRANGER
        assert arranger.arrange(loose, rules)
        best = arranger.hand
        self.rules = ruleset
        self.chosen = question["set"]
        self.how = circumstances(vector)
        flags = self.how.get("flags", ())
        if "kong_on_kong" in flags:
            self.how["won"] = "kong_on_kong"
        if "earth" in flags:
            self.how["won"] = "first"
        self.own, self.wind = loose.seat, loose.round if ruleset != "babcock" else NO_WIND
        self.winner = best.flags & WINNER > 0
        sheet = arranger.sheet
        self.special = sheet.limit_row or sheet.after and sheet.after_row
        told_as = [limit[3] for limit in rules.limits if limit[1] & SPECIALS & best.flags]
        if self.special not in told_as or not self.winner:
            self.special = 0
        irregular = self.special and not best.n
        self.codes = [] if irregular else [self._seen(code) for code in best.codes[: best.n]]
        own = 0 if self.own == NO_WIND else self.own
        flowers, seasons = best.bonus & 15, best.bonus >> 4
        self.answers = {
            told.PLACE: 1 if best.flags & ONLY_PLACE else 0,
            told.FLOWER: flowers >> own & 1,
            told.SEASON: seasons >> own & 1,
            asked.HIDDEN: 1 if best.flags & CONCEALED else 0,
            asked.CALL: 1 if best.flags & ORIGINAL_CALL else 0,
            asked.KONGS: sum(
                code >> 5 == KONG and code & 3 == CLAIMED_KONG for code in best.codes[: best.n]
            ),
            asked.OTHER_FLOWERS: bin(flowers & ~(1 << own)).count("1"),
            asked.OTHER_SEASONS: bin(seasons & ~(1 << own)).count("1"),
        }
        self.answers[told.SUIT] = told._SUITS.index(best.flags & SUITS)
        for code in best.codes[: best.n]:
            if code >> 5 == PAIR and code & 3:
                self.answers[told.MADE] = MADE_PAIR
            elif code >> 5 == CHOW and code & 3:
                self.answers[told.MADE] = MADE_OPEN
        if rules.fishing and not self.winner:
            hand_query.FISHING.look(arranger, loose, rules)
            row = hand_query.FISHING.row
            share = next((limit[4] for limit in rules.limits if limit[3] == row), 0)
            shares = list(dict.fromkeys(limit[4] for limit in rules.limits))
            self.answers[asked.SHORT] = shares.index(share) + 1 if share else 0
            assert share < UNNAMED

    def _seen(self, code):
        if code >> 5 == CHOW:
            return EXPOSED
        if code >> 5 == PAIR:
            return code & ~3
        return code & ~3 | EXPOSED if code & 3 == CLAIMED_KONG else code


def play(device, case):
    """Enter a hand; its sheet."""
    del device.app.stack[1:]
    device.app.screen.session.winner = NOBODY  # nothing stays of the hand before
    player = Player(device, case, **case.chosen)
    for code in case.codes:
        player.add(code)
    case.codes = []
    if case.special:
        player.tell(told.SUIT, case.answers[told.SUIT])  # with a chow, jade is asked after that
        player.go(TOLD + asked.SPECIAL)
        name = "Single heads" if case.special == 17 else core_rows.row(case.special)
        for _ in range(20):
            if any(name in row for row in device.rows()):
                break
            player.press("RIGHT")
    return player.enter()


def differs(sheet, expected, ruleset):
    """What was expected of a sheet and is not so; "" for nothing."""
    counted = sheet.points, 1 << sheet.doubles, sheet.total, sheet.value
    expected, _, value = expected.partition("; value ")
    first, _, rest = expected.partition(" ")
    if first == "limit":
        share = Fraction(rest.split()[0]) if "/" in rest else 1
        right = sheet.limit_row and sheet.value == LIMITS[ruleset] * share
    elif first == "apart":
        doubled, _, added = rest.partition(" + ")
        points, _, factor = doubled.partition(" x ")
        total = int(points) * int(factor) + int(added)
        right = counted == (int(points), int(factor), total, total)
    else:
        points, _, factor, _, total = expected.split()
        right = counted == (int(points), int(factor), int(total), int(value or total))
    return "" if right else "%s: %r" % (expected, counted)


@pytest.mark.parametrize("ruleset", LATER)
def test_hands(device, ruleset):
    unseen(device)
    found = []
    hands = 0
    for vector in LATER_HANDS:
        if ruleset not in vector or vector[ruleset][0] == "refused":
            continue
        if "flowers" in vector["how"][0] and "seat" not in vector["how"][0]:
            continue  # at a table everybody has a seat
        hands += 1
        try:
            wrong = differs(play(device, Case(vector, ruleset)), vector[ruleset][0], ruleset)
        except AssertionError as error:
            wrong = repr(error)[:300]
        if wrong:
            found.append(vector["id"] + " " + wrong)
    assert not found, "\n".join(found)
    assert hands >= 25
