# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The records of a game, packed into slots and read byte by byte.

A slot is the kind, 27 bytes and the checksum. Journals keep these bytes, so the layout is for ever:
kinds and fields may be added, none may move.

    GAME     1 players  2 rules version  3 length in rounds (0 open)  4-7 start points
             8-19 ruleset id  20-21 number of the game  22 layout
    NAME     1 place  4-27 name in UTF-8
    OPTIONS  1 number of the first option  2 how many  3-27 their values, seven bits a byte,
             lowest first, each byte but the last of a value with the bit 128
    SEATS    1 place of the first East
    HOUSE    4-27 what a table has changed of the ruleset: the name of its rules, then the changes
             of eastwind.rulesets.changes, a line each; 24 bytes in each, the last filled with zeros
    CHECKPOINT, where the records before it lie in a file: the state after them, and which they are
             1 East, round, highest bits of the hand  2 set  3 hand  4-19 totals by place
             20-21 number of the game  22-23 number of the file  24-25 how many records
             26-27 the first half of the last one's checksum
    HAND     1 place, who pays for all, still open  2-5 score  6-26 the counted hand
             27 how won, case of paying for all
    CORRECT  1 whether East moves  2-3 how many steps back the one lies that is replaced next
    DEAL, WASH, PENALTY, DRAW
             1 place, who pays for all, East passes  2 how won, heads shown, or which penalty
             3 dead hands, case of paying for all  4-27 six payments
    END, UNDO, REDO have no fields

In byte 1, bits 0-1 are the place that the record is about, bits 2-4 the place that pays for all
plus 1, bit 5 says that the hand is still being counted, bit 7 that East passes on. In byte 3, bits
0-3 are a mask of places; there and in byte 27, bits 4-7 are the case. A payment is between two
places, positive where the first pays the second.
"""

from eastwind.slots import MOST, SLOT, get_int, put_int, put_short, put_text

LAYOUT = 1

# the group of a kind is kind >> 4, so that an older program can place a kind that it does not know
OF_SETUP, OF_HAND, OF_STEP, OF_UNDO = 1, 2, 3, 4

GAME, NAME, OPTIONS, SEATS, CHECKPOINT, HOUSE = 0x10, 0x11, 0x12, 0x13, 0x14, 0x15
HAND, CORRECT = 0x20, 0x21
DEAL, WASH, PENALTY, DRAW, END = 0x30, 0x31, 0x32, 0x33, 0x34
UNDO, REDO = 0x40, 0x41
AGAIN = 8  # added to a kind: a setup record copied after a CHECKPOINT, a hand or step corrected
KNOWN = (
    b"\x10\x11\x12\x13\x14\x15\x18\x19\x1a\x1b\x1d\x20\x21\x28\x30\x31\x32\x33\x34\x38\x39\x3a\x3b"
    b"\x40\x41"
)

# how a deal was won
BY_DISCARD, BY_DRAW, BY_LOOSE, BY_LAST, BY_FIRST, BY_ORIGINAL, BY_ROBBING = 0, 1, 2, 3, 4, 5, 6
BY_LAST_DISCARD, BY_KONG = 7, 8  # by the loose tile after a kong that a loose tile had completed

FALSE_MAHJONGG = 1  # which penalty; those above it leave the hand in play

# the two places of each payment
PAYMENTS = 6
FIRST = b"\x00\x00\x00\x01\x01\x02"
SECOND = b"\x01\x02\x03\x02\x03\x03"

NAME_AT, NAME_ROOM = 4, 24
ID_AT, ID_ROOM = 8, 12
HAND_AT, HOW_AT = 6, 27

_OPEN = 32
_PASSES = 128
_BLANK = bytes(SLOT)


def begin(slot, kind):
    """Start a record; DRAW, END, UNDO and REDO need no more."""
    slot[:] = _BLANK
    slot[0] = kind


def pack_game(slot, rules, players, length, start, number):
    """rules: what has id and version. length: in rounds, 0 for an open end. start: points."""
    if len(rules.id) > ID_ROOM:
        raise ValueError("the id of a ruleset has at most %d letters" % ID_ROOM)
    begin(slot, GAME)
    slot[1] = players
    slot[2] = rules.version
    slot[3] = length
    put_int(slot, 4, start)
    put_text(slot, ID_AT, rules.id, ID_ROOM)
    put_short(slot, 20, number)
    slot[22] = LAYOUT


def pack_name(slot, place, text):
    """Who sits at a place; the text is cut to NAME_ROOM bytes."""
    begin(slot, NAME)
    slot[1] = place
    put_text(slot, NAME_AT, text, NAME_ROOM)


def pack_options(slot, first, values):
    """As many option values, from number `first` on, as have room; returns how many."""
    begin(slot, OPTIONS)
    slot[1] = first
    at = 3
    for value in values[first:]:
        end = at + 1
        while value >> 7 * (end - at):
            end += 1
        if end > SLOT - 4:
            break
        while at < end:
            slot[at] = value & 127 | (128 if at + 1 < end else 0)
            value >>= 7
            at += 1
        slot[2] += 1
    return slot[2]


def unpack_options(buffer, offset, values):
    """Put the option values of a record into a list that holds those before them."""
    del values[buffer[offset + 1] :]
    at = offset + 3
    end = offset + SLOT - 4
    for _ in range(buffer[offset + 2]):
        value = shift = 0
        while at < end and buffer[at] & 128:
            value |= (buffer[at] & 127) << shift
            shift += 7
            at += 1
        if at < end:
            values.append(value | buffer[at] << shift)
        at += 1


def pack_seats(slot, first_east):
    """first_east: a place."""
    begin(slot, SEATS)
    slot[1] = first_east


def pack_checkpoint(slot, match):
    """The state of a match; whoever keeps the records adds where those before it are."""
    begin(slot, CHECKPOINT)
    slot[1] = match.east | match.round << 2 | (match.hand >> 8 & 15) << 4
    slot[2] = match.set & 255
    slot[3] = match.hand & 255
    place = 0
    while place < 4:
        put_int(slot, 4 + 4 * place, min(max(-MOST, match.totals[place]), MOST))
        place += 1
    put_short(slot, 20, match.number)


def pack_hand(slot, place, hand, score, pays_all, how=0, case=0, open=False):
    """One counted hand. pays_all: the place that will pay for all, -1 for nobody, by which case.

    how: BY_.... open: it is still being counted.
    """
    begin(slot, HAND)
    slot[1] = place | pays_all + 1 << 2 | (_OPEN if open else 0)
    put_int(slot, 2, score)
    hand.pack_into(slot, HAND_AT)
    slot[HOW_AT] = how | case << 4


def pack_correct(slot, back, moves):
    """The records that follow replace a step. back: 1 for the last. moves: East changes later."""
    begin(slot, CORRECT)
    slot[1] = moves
    put_short(slot, 2, back)


def pack_step(slot, kind, place, detail, passes):
    """DEAL, WASH or PENALTY, without payments. detail: how won, heads shown, or which penalty."""
    begin(slot, kind)
    slot[1] = place | (_PASSES if passes else 0)
    slot[2] = detail


def put_liable(slot, place, case, dead):
    """Add to a DEAL: the place that pays for all (-1 nobody), by which case, mask of dead hands."""
    slot[1] |= place + 1 << 2
    slot[3] = dead | case << 4


def put_payments(slot, pay, east):
    """Add what a settlement says by seats, pay[payer * 4 + payee], to be kept by places."""
    k = 0
    while k < PAYMENTS:
        a = (FIRST[k] - east) & 3
        b = (SECOND[k] - east) & 3
        put_int(slot, 4 + 4 * k, pay[a * 4 + b] - pay[b * 4 + a])
        k += 1


def rewrites(kind):
    """True where a record of a kind changes which steps count: undo, redo, a corrected step."""
    return kind >> 4 == OF_UNDO or kind >> 4 == OF_STEP and kind & AGAIN > 0


def who(buffer, offset):
    """The place that a record is about."""
    return buffer[offset + 1] & 3


def liable(buffer, offset):
    """The place that pays for all in a HAND or DEAL, -1 for nobody."""
    return (buffer[offset + 1] >> 2 & 7) - 1


def pass_like(slot, other):
    """Let East pass on in a record if it does in another."""
    slot[1] = slot[1] & ~_PASSES | other[1] & _PASSES


def is_open(buffer, offset):
    """True where a HAND was still being counted."""
    return buffer[offset + 1] & _OPEN > 0


def passes(buffer, offset):
    """True where East passes on."""
    return buffer[offset + 1] >= _PASSES


def score(buffer, offset):
    """The score of a HAND."""
    return get_int(buffer, offset + 2)


def payment(buffer, offset, k):
    """What place FIRST[k] pays to place SECOND[k]."""
    return get_int(buffer, offset + 4 + 4 * k)
