# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Hands told tile by tile under the later rulesets: the same totals as tools/score.py."""

import random

import pytest

import hand_query
import random_hands
import score
from conftest import begun
from eastwind import exact, scoring
from eastwind.hand import PACKED, Hand
from eastwind.notation import named
from eastwind.sets import CHOW, CLAIMED_KONG, CONCEALED, EXACT, KONG, PAIR
from eastwind.switches import ROUND_WIND
from eastwind.tiles import NO_TILE, NO_WIND
from gadget.tray import Tray
from playing import put
from vector_queries import LATER, LATER_HANDS, query

WONS = ("draw", "discard", "discard", "loose", "last", "robbed", "last_discard")
BONUS = ["f1", "f2", "f3", "f4", "s1", "s2", "s3", "s4"]


class Table:
    """What a tray wants of a session: one player."""

    def __init__(self, rules, loose):
        self.rules = rules
        hand = Hand()
        hand.mode = EXACT
        hand.flags = loose.flags
        hand.bonus = loose.bonus
        self.hands = [hand]
        self._winds = loose.seat, loose.round if rules.switches & ROUND_WIND else NO_WIND, False

    def classes(self, place):
        return self._winds


def tray_of(rules, loose, tiles):
    """The hand, told set by set and tile by tile."""
    tray = Tray(Table(rules, loose), 0)
    tiles = [named(tile) for tile in tiles]
    for i in range(loose.n):
        kind, first, state = loose.kinds[i], loose.firsts[i], loose.states[i]
        if kind == PAIR:
            tiles += [first, first]
            continue
        tray.form = exact.LAID_CHOW if kind == CHOW else exact.LAID_PUNG
        if kind == KONG:
            tray.form = {CONCEALED: exact.CLOSED_KONG, CLAIMED_KONG: 5}.get(state, exact.LAID_KONG)
        assert not tray.add(first)
    tray.form = exact.IN_HAND
    if loose.tile in tiles:
        tiles.remove(loose.tile)
        tiles.append(loose.tile)
    for tile in tiles:
        assert not tray.add(tile)
    if tray.needs_tile():
        tray.hand.base = 0 if loose.tile == NO_TILE else loose.tile + 1
        tray.follow()
    return tray


def check(asked):
    """True where the hand could be told, and counted the same."""
    answer = score.answer_hand(asked)
    if "error" in answer:
        return False
    rules = hand_query.rules_of(asked)
    tray = tray_of(rules, hand_query.hand_of(asked, rules), random_hands.parted(asked)[0])
    if tray.needs_tile() and not tray.hand.base:
        return False
    assert tray.value == answer["value"], (asked, answer)
    hand = tray.hand
    kept = tray.finish()
    record = bytearray(PACKED)
    hand.pack_into(record, 0)
    again = Hand()
    again.unpack_from(record, 0)
    assert scoring.score(again, rules, scoring.Sheet()) == answer["value"], (asked, answer)
    exact.reopen(again, kept)
    assert again.mode == EXACT
    return True


@pytest.mark.parametrize("ruleset", LATER)
def test_random_hands(ruleset):
    source = random.Random(ruleset)
    told = 0
    for k in range(120):
        asked = (random_hands.losing_query if k % 3 == 0 else random_hands.winning_query)(source)
        asked.update(rules=ruleset, set={}, flowers=[])
        asked.setdefault("seat", "S")
        asked.setdefault("round", "W")
        if k % 3:
            asked["won"] = source.choice(WONS)
        if ruleset != "babcock":
            asked["flowers"] = source.sample(BONUS, source.randint(0, 6))
        told += check(asked)
    assert told > 60


@pytest.mark.parametrize("ruleset", LATER)
def test_worked_hands(ruleset):
    told = 0
    for vector in LATER_HANDS:
        if ruleset in vector and "flags" not in vector["how"][0]:
            told += check(query(vector, ruleset))
    assert told > 15


def test_a_kong_on_a_kong_has_two_kongs(device):
    begun(device, "dmjl").press("RIGHT UP UP OK UP RIGHT OK")
    put(device, "+k d1 +h b123 b456 b789 d99")
    device.press("DONE")
    assert "two kongs" in " ".join(device.rows()[-4:-1]) and device.session.counted == 0
    device.press("BACK " * 12)
    put(device, "+k d1 +k d2 +h b123 b456 d99")
    device.press("DONE")
    assert device.session.scores[1] == 500
