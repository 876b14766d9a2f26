# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Records: what is packed is read again, and a spoilt slot is seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eastwind import events
from eastwind.hand import Hand
from eastwind.sets import EXPOSED, PUNG, SIMPLE, code
from eastwind.slots import MOST, SLOT, get_int, get_text, put_int, put_text, seal, sealed

amounts = st.integers(-MOST, MOST)
places = st.integers(0, 3)
nobody_or_place = st.integers(-1, 3)


class Ruleset:
    id = "harr_limit"
    version = 3
    values = [300, 0, 1]


@given(amounts)
def test_numbers(value):
    buffer = bytearray(6)
    put_int(buffer, 1, value)
    assert get_int(buffer, 1) == value
    assert (buffer[0], buffer[5]) == (0, 0)


@pytest.mark.parametrize("value", [MOST + 1, -MOST - 1])
def test_a_number_too_large_is_refused(value):
    with pytest.raises(ValueError, match="too large"):
        put_int(bytearray(4), 0, value)


@given(st.text(st.characters(blacklist_characters="\0", blacklist_categories=["Cs"])))
def test_texts_are_cut_between_characters(text):
    slot = bytearray(SLOT)
    put_text(slot, 4, text, 24)
    kept = get_text(slot, 4, 24)
    assert text.startswith(kept)
    assert len(slot) == SLOT
    assert kept == text or len((kept + text[len(kept)]).encode()) > 24


@given(st.binary(min_size=28, max_size=28), st.data())
def test_every_spoilt_bit_or_pair_of_bits_is_seen(payload, data):
    slot = bytearray(payload + bytes(4))
    seal(slot)
    assert sealed(slot, 0)
    bits = data.draw(st.sets(st.integers(0, 8 * SLOT - 1), min_size=1, max_size=2))
    for bit in bits:
        slot[bit >> 3] ^= 1 << (bit & 7)
    assert not sealed(slot, 0)


@given(st.binary(min_size=28, max_size=28), st.integers(0, SLOT - 1), st.sampled_from([0, 255]))
def test_a_slot_torn_after_any_byte_is_seen(payload, length, blank):
    slot = bytearray(payload + bytes(4))
    seal(slot)
    torn = slot[:length] + bytes([blank]) * (SLOT - length)
    assert sealed(torn, 0) == (torn == slot)


@pytest.mark.parametrize("byte", [0, 255])
def test_a_blank_slot_is_no_record(byte):
    assert not sealed(bytearray([byte]) * SLOT, 0)


def test_a_slot_is_found_at_an_offset():
    slot = bytearray(SLOT)
    events.begin(slot, events.DRAW)
    seal(slot)
    memory = b"\xff" * 5 + slot + b"\xff" * 5
    assert sealed(memory, 5)
    assert not sealed(memory, 4)


def test_kinds_are_told_apart_and_grouped():
    assert len(set(events.KNOWN)) == len(events.KNOWN)
    assert 0 not in events.KNOWN and 255 not in events.KNOWN
    groups = {kind >> 4 for kind in events.KNOWN}
    assert groups == {events.OF_SETUP, events.OF_HAND, events.OF_STEP, events.OF_UNDO}


@given(st.lists(st.integers(0, 999999), max_size=60))
def test_options(values):
    slot = bytearray(SLOT)
    read = []
    done = 0
    while done < len(values):
        done += events.pack_options(slot, done, values)
        assert len(slot) == SLOT
        assert slot[SLOT - 4 :] == bytes(4)
        events.unpack_options(slot, 0, read)
    assert read == values


def test_options_of_a_ruleset_of_today_take_one_record():
    slot = bytearray(SLOT)
    assert events.pack_options(slot, 0, [999999] + [1] * 19) == 20


@given(places, st.integers(0, MOST), nobody_or_place)
def test_hand(place, score, liable):
    slot = bytearray(SLOT)
    hand = Hand()
    hand.add(code(PUNG, SIMPLE, EXPOSED), 7)
    events.pack_hand(slot, place, hand, score, liable, events.BY_LOOSE, 3, False)
    assert slot[0] == events.HAND
    assert events.who(slot, 0) == place
    assert events.score(slot, 0) == score
    assert events.liable(slot, 0) == liable
    assert slot[SLOT - 4 :] == bytes(4)  # the hand leaves room for the checksum
    again = Hand()
    again.unpack_from(slot, events.HAND_AT)
    assert vars(again) == vars(hand)


@given(places, st.integers(0, 15), st.booleans(), nobody_or_place, st.integers(0, 15))
def test_deal(place, how, passes, liable, dead):
    slot = bytearray(SLOT)
    events.pack_step(slot, events.DEAL, place, how, passes)
    events.put_liable(slot, liable, 4, dead)
    assert slot[0] == events.DEAL
    assert events.who(slot, 0) == place
    assert events.passes(slot, 0) == passes
    assert events.liable(slot, 0) == liable
    assert (slot[2], slot[3]) == (how, dead | 4 << 4)


@given(st.lists(st.integers(0, MOST), min_size=16, max_size=16), places)
def test_payments_are_kept_by_places(pay, east):
    slot = bytearray(SLOT)
    events.pack_step(slot, events.WASH, 0, 9, False)
    events.put_payments(slot, pay, east)
    seal(slot)
    for k in range(events.PAYMENTS):
        first = (events.FIRST[k] - east) % 4
        second = (events.SECOND[k] - east) % 4
        assert events.payment(slot, 0, k) == pay[first * 4 + second] - pay[second * 4 + first]


def test_a_game_is_kept():
    slot = bytearray(SLOT)
    events.pack_game(slot, Ruleset, 3, 16, -2000, 515)
    assert bytes(slot[:24]) == b"\x10\x03\x03\x10\x30\xf8\xff\xffharr_limit\0\0\x03\x02\x01\0"


def test_a_ruleset_id_too_long_is_refused():
    class Long(Ruleset):
        id = "thirteen_long"

    with pytest.raises(ValueError, match="12 letters"):
        events.pack_game(bytearray(SLOT), Long, 4, 0, 0, 1)


def test_the_layout_is_for_ever():
    """Bytes that games already kept consist of: they may never read differently."""
    slot = bytearray(SLOT)
    pay = [0] * 16
    pay[1 * 4 + 0] = 960  # South pays East
    pay[2 * 4 + 3] = 16  # West pays North
    events.pack_step(slot, events.DEAL, 2, events.BY_DRAW, True)
    events.put_liable(slot, 3, 1, 0b0010)
    events.put_payments(slot, pay, 1)
    seal(slot)
    fields = "30920112" + "00000000" * 2 + "f0ffffff" + "40fcffff" + "00000000" * 2
    assert slot.hex() == fields + "61123670"
