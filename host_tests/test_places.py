# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Where the winning tile can be: sets on the table that it may have completed, and what of all
places the arranger need not try.

EASTWIND_HANDS sets how many random hands are tried (default 1000), EASTWIND_SEED where they start.
"""

import os
import random

import pytest

import score
from eastwind.arrange import Arranger
from eastwind.facts import CLAIMED, DRAWN, FIRST, WINNER
from eastwind.loose import Loose
from eastwind.rulesets import INDEX, Rules, load, options
from eastwind.sets import CHOW, EXPOSED, PUNG
from eastwind.switches import CHOW_MADE, HIDDEN, PAIRS, PUNG_LIES, RUNS, THREES
from eastwind.tiles import KINDS
from one_suit import SETS

COUNT = int(os.environ.get("EASTWIND_HANDS", "1000"))
SEED = int(os.environ.get("EASTWIND_SEED", "1922"))
ALL = RUNS | THREES | PUNG_LIES | CHOW_MADE | HIDDEN  # rules that leave no way out, nor have plain


def answer(hand, **more):
    query = {"id": "", "rules": "harr", "seat": "N", "round": "N", "hand": hand, **more}
    return score.answer_hand(query)


def test_completed_chow_is_found_in_every_reading():
    """20 mah-jongg, 8 three ones, 2 only place; with 444 instead of 111 it would be 26."""
    assert answer("b11112233444 | d234", won="discard", tile="d3")["total"] == 30


def test_drawn_tile_may_have_completed_either_chow():
    """c345 from 34 (2, 5), or c567 from 67 (5, 8); a sequence filled by draw is laid out (p.67)."""
    found = answer("b55 | c345 c567 wewewe d111", won="draw", tile="c5")
    assert found["waits"] == ["c2", "c5", "c8"]


def test_chow_on_the_table_may_lie_as_before():
    """d5 completes d456 on the table, or in hand the pair: 20 mah-jongg, 2 only place."""
    found = answer("c123 c789 b234 d55 | d456", won="discard", tile="d5")
    assert (found["total"], found["waits"]) == (22, ["d5"])


def test_three_chows_are_plain_beside_a_wind_that_scores_nothing():
    """As chows 20 and two doubles, plain hand and one suit with honours: 80. As pungs, one of them
    claimed, 20 + 4 + 4 + 2 and the one double: 60."""
    hand = {"rules": "dmjl", "seat": "N", "round": "S", "won": "discard", "tile": "b4"}
    assert answer("b222333444567 wwww", **hand)["total"] == 80


def test_a_claimed_tile_that_is_not_told_may_be_in_none_of_three_pungs():
    """Three pungs in hand, 20 + 4 + 4 + 8 and their double: 72; as chows 20 and a plain hand."""
    assert answer("b99c123 c777888999", rules="dmjl", won="discard")["total"] == 72


def test_the_only_place_that_is_told_counts_wherever_the_tile_is_put():
    """b8 completes b789, and b888 was in hand: 20, only place 2, pung 4, one suit: 208. Where it
    completes b888, that is 2: 192."""
    hand = {"rules": "dmjl", "won": "discard", "tile": "b8", "flags": ["only_place"]}
    assert answer("b123 b55 b789 | b123 b888", **hand)["total"] == 208


def random_hand(source, loose):
    """Four sets and a pair, most of one suit, often three neighbouring pungs, or a pair of
    honours; some of the sets on the table."""
    held = [5]
    while max(held) > 4:
        sets = [[9 * source.choice((0, 0, 0, 1)) + i for i in source.choice(SETS)] for _ in "1234"]
        if source.random() < 0.2:
            first = source.randrange(7)
            sets[1:] = [[first + i] * 3 for i in range(3)]
        tiles = [source.choice((source.randrange(9), 27 + source.randrange(7)))] * 2
        held = [sum(sets, tiles).count(tile) for tile in range(KINDS)]
    loose.clear()
    shown = source.choice((0, 0.3, 0.6))
    last = sets[0]
    for one in sets:
        if source.random() < shown:
            loose.lay(PUNG if one[0] == one[1] else CHOW, one[0], EXPOSED)
        else:
            tiles += one
    loose.hold(bytes(tiles))
    loose.tile = source.choice(last if source.random() < 0.5 else tiles)
    loose.flags = WINNER | source.choice((CLAIMED, DRAWN, CLAIMED | FIRST))
    loose.seat = source.randrange(4)
    loose.round = source.randrange(4)


@pytest.mark.parametrize("name", INDEX)
def test_what_need_not_be_tried_is_no_better(name):
    source = random.Random(SEED)
    loose = Loose()
    arranger = Arranger()
    rules = Rules(name)
    chosen = options(rules)
    chosen.build()
    shortened = 0
    for i in range(COUNT):
        if not i % 50:
            for option in chosen.names:
                choices = chosen.choices(option)
                if not isinstance(choices, int):
                    chosen.choose(option, source.choice(choices))
        random_hand(source, loose)
        found = []
        kept = rules.switches, rules.plain
        full = kept[0] & ~PAIRS | ALL, 0
        shortened += kept != full
        for ways in (kept, full):
            rules.switches, rules.plain = ways
            assert not arranger.arrange(loose, rules) or arranger.found
            sheet = arranger.sheet
            numbers = (sheet.points, sheet.doubles, sheet.total, sheet.value, *arranger.waits)
            found.append(numbers if arranger.found else ())
        rules.switches, rules.plain = kept
        assert found[0] == found[1]
    assert shortened > COUNT // 10


def test_tables_in_which_chows_are_worth_more_are_searched_through():
    assert not load("harr").switches & RUNS
    for line in ("7 1d", "7 11", "pung table 0 4", "pung table 5 4", "pung 1 8"):
        assert load("harr", None, "ours\n" + line + "\n").switches & RUNS
    assert not load("harr", None, "ours\n7 9\n").switches & RUNS
    assert load("harr_limit", None, "ours\nwinner chow claimed 0 7 0\n").switches & RUNS


def test_tables_in_which_more_tells_three_pungs_from_chows_are_searched_through():
    """By the league's table both are one double; the winner has 20, and 2 for the only place."""
    assert load("dmjl").plain == 20 | 2 << 10 | 1 << 20
    for line in (
        "35 2d",
        "36 off",
        "6 1d",
        "6 12",
        "35 1d 12",
        "pung 1 8",
        "pair 30",
        "double 1",
        "claim_exposes off",
    ):
        assert not load("dmjl", None, "ours\n" + line + "\n").plain, line
    assert load("dmjl", None, "ours\n36 2d\n2 30\n").plain == 30 | 2 << 10 | 1 << 20
    assert not load("bmja").plain


def test_tables_in_which_an_exposed_pung_may_be_worth_as_much_are_searched_through():
    assert not load("dmjl").switches & (PUNG_LIES | CHOW_MADE)
    assert load("dmjl", None, "ours\npung table 4\n").switches & PUNG_LIES
    assert load("babcock", None, "ours\npung table 0 4\n").switches & PUNG_LIES
    assert load("harr_limit").switches & PUNG_LIES  # for the fourth of an exposed pung in a chow
