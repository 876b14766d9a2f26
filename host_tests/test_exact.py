# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A hand told tile by tile: what is refused, what a record keeps of it."""

import pytest

from eastwind import events
from eastwind.exact import (
    CLOSED_KONG,
    IN_HAND,
    LAID_CHOW,
    LAID_KONG,
    LAID_PUNG,
    add,
    entry,
    fill,
    refuses,
    reopen,
    size,
    wanted,
)
from eastwind.facts import ONLY_PLACE, OWN_FLOWER, WINNER
from eastwind.hand import PACKED, Hand
from eastwind.loose import FIVE_OF_A_TILE, NOT_A_SET, TOO_MANY, Loose
from eastwind.sets import CHOW, CONCEALED, EXACT, EXPOSED, KONG, PUNG, SETS
from eastwind.slots import SLOT
from eastwind.tiles import KINDS


@pytest.fixture
def hand():
    hand = Hand()
    hand.mode = EXACT
    hand.flags = WINNER
    return hand


def told(hand, *entries):
    """A Loose with entries added, none of which is refused."""
    loose = Loose()
    for form, tile in entries:
        assert not refuses(hand, loose, form, tile)
        add(hand, loose, form, tile)
    return loose


def test_each_form_lies_where_it_should(hand):
    loose = told(hand, (IN_HAND, 3), (LAID_CHOW, 9), (LAID_PUNG, 20), (LAID_KONG, 27))
    add(hand, loose, CLOSED_KONG, 33)
    assert list(loose.kinds[:4]) == [CHOW, PUNG, KONG, KONG]
    assert list(loose.firsts[:4]) == [9, 20, 27, 33]
    assert list(loose.states[:4]) == [EXPOSED, EXPOSED, EXPOSED, CONCEALED]
    assert loose.in_hand == 1 and loose.has_in_hand(3) == 1
    assert size(loose) == 13 and wanted(hand) == 14


@pytest.mark.parametrize(
    "form, tile, reason",
    [
        (IN_HAND, 4, FIVE_OF_A_TILE),
        (LAID_PUNG, 5, FIVE_OF_A_TILE),
        (LAID_KONG, 6, FIVE_OF_A_TILE),
        (LAID_CHOW, 3, FIVE_OF_A_TILE),
        (LAID_CHOW, 16, NOT_A_SET),  # eight, nine, and then there is none
        (LAID_CHOW, 27, NOT_A_SET),  # East, South, West
        (LAID_PUNG, 7, 0),
        (LAID_CHOW, 15, 0),
    ],
)
def test_what_there_is_not_is_refused(hand, form, tile, reason):
    loose = told(hand, (LAID_KONG, 4), (IN_HAND, 5), (IN_HAND, 5), (IN_HAND, 6))
    assert refuses(hand, loose, form, tile) == reason


def test_a_winner_has_fourteen_tiles_and_a_loser_thirteen(hand):
    loose = told(hand, *[(IN_HAND, i) for i in range(12)])
    assert refuses(hand, loose, LAID_PUNG, 30) == TOO_MANY
    add(hand, loose, IN_HAND, 12)
    assert not refuses(hand, loose, IN_HAND, 13)
    hand.flags = 0
    assert refuses(hand, loose, IN_HAND, 13) == TOO_MANY


def test_a_four_counts_as_three(hand):
    loose = told(hand, *[(LAID_KONG, i) for i in range(4)])
    assert size(loose) == 12 and not refuses(hand, loose, IN_HAND, 20)


def test_a_record_keeps_fourteen_entries_and_the_winning_tile(hand):
    entries = [(IN_HAND, i) for i in range(13)] + [(IN_HAND, 33)]
    told(hand, *entries)
    hand.flags |= OWN_FLOWER
    hand.base = 34
    slot = bytearray(SLOT)
    events.pack_hand(slot, 2, hand, 0, -1, events.BY_DRAW, 0, open=True)
    again = Hand()
    again.unpack_from(slot, events.HAND_AT)
    assert (again.mode, again.n, again.flags, again.base) == (EXACT, 14, WINNER | OWN_FLOWER, 34)
    assert [entry(again, i) for i in range(14)] == [f * KINDS + tile for f, tile in entries]
    assert slot[events.HOW_AT] == events.BY_DRAW and events.is_open(slot, 0)
    loose = Loose()
    fill(again, loose)
    assert size(loose) == 14 and loose.held[33] == 1


def test_an_arranged_hand_can_be_opened_again_with_what_has_been_told_since(hand):
    told(hand, (LAID_PUNG, 5), (IN_HAND, 9))
    kept = bytearray(PACKED)
    hand.pack_into(kept, 0)
    hand.mode = SETS
    hand.n = 5
    hand.flags = WINNER | ONLY_PLACE | OWN_FLOWER
    reopen(hand, kept)
    assert (hand.mode, hand.n, hand.flags) == (EXACT, 2, WINNER | OWN_FLOWER)
    assert entry(hand, 0) == 2 * KINDS + 5
