# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What each operation of the core allocates. Runs in the VMs.

Every operation is a function of one argument, called once before it is measured.
"""

import gc

from micropython import heap_lock, heap_unlock

from eastwind import counting, events, notation
from eastwind.arrange import Arranger
from eastwind.facts import CLAIMED, DEAD, DRAWN, LOOSE, WINNER
from eastwind.hand import Hand
from eastwind.journal import Journal
from eastwind.loose import Loose
from eastwind.match import Match
from eastwind.rulesets import INDEX, load
from eastwind.scoring import Sheet, score
from eastwind.sets import DRAGON, EXPOSED, PUNG, code
from eastwind.settle import Settlement, settle
from eastwind.slots import SLOT, seal, sealed
from eastwind.void import penalty, wash

HANDS = (
    # as typed, facts, winning tile
    ("c678 d456 d33 b567 | c123", WINNER | CLAIMED, "c1"),
    ("d111 d333 drdr | c555 b444", WINNER | DRAWN, "dr"),
    ("wnwn | dwdwdw [dgdgdgdg] wewewewe drdrdr", WINNER | DRAWN | LOOSE, "wn"),
    ("b22233334444555", WINNER | CLAIMED, "b3"),
    ("b1119998 b2345678", WINNER | DRAWN, "b5"),
    ("b19 d19 c19 drdgdwwnwswewwww", WINNER | DRAWN, "ww"),
    ("dwdwdw wwwwww b7 | b9999 b888", 0, ""),
    ("b123456789 d2468", DEAD, ""),
)

arranger = Arranger()
settlement = Settlement()
sheet = Sheet()
match = Match()
journal = Journal(bytearray(b"\xff" * 4096), None)
slot = bytearray(SLOT)
scores = [480, 64, 272, 16]
loose = []
hands = []
rules = None


def prepare():
    """The hands, loose and as sets."""
    for text, flags, tile in HANDS:
        one = Loose()
        assert not notation.read(text, one), text
        one.seat, one.round, one.flags = 1, 0, flags
        if tile:
            one.tile = notation.named(tile)
        loose.append(one)
        hands.append(Hand())


def arrange(i):
    arranger.arrange(loose[i], rules)


def put_down(i):
    one = loose[i]
    one.problems()
    one.move(8, 1)
    one.move(8, -1)


def score_sets(i):
    score(hands[i], rules, sheet)


def enter_sets(hand):
    hand.clear()
    hand.flags = WINNER | DRAWN
    if counting.can_add(hand, code(PUNG, DRAGON, EXPOSED)):
        hand.add(code(PUNG, DRAGON, EXPOSED))
    counting.finish(hand, counting.MADE_PAIR)
    hand.full()
    counting.problems(hand)
    hand.pop()


def settle_all(winner):
    settle(rules, scores, 15, winner, -1, 0, settlement)
    settle(rules, scores, 15, winner, winner ^ 1, 0, settlement)
    settle(rules, scores, 15, winner, -1, 15 & ~(1 << winner), settlement)
    penalty(rules, winner, 15, settlement)
    wash(rules, winner, 11, 15, settlement)


def pack_hand(i):
    events.pack_hand(slot, i & 3, hands[i], 480, -1, events.BY_DRAW, 0, False)
    seal(slot)
    sealed(slot, 0)


def pack_step(kind):
    events.pack_step(slot, kind, 2, events.BY_DRAW, True)
    events.put_liable(slot, 1, 2, 4)
    events.put_payments(slot, settlement.pay, match.east)
    seal(slot)


def apply(kind):
    match.apply(slot, 0)


def keep(kind):
    journal.append(slot)


def count(work, what):
    """Bytes that a call allocates, where nothing is collected meanwhile."""
    work(what)
    before = gc.mem_alloc()
    work(what)
    return gc.mem_alloc() - before


def lock(work, what):
    """1 where a call allocates anything."""
    work(what)
    gc.collect()
    heap_lock()
    try:
        work(what)
        return 0
    except MemoryError:
        return 1
    finally:
        heap_unlock()


def run(locked):
    """Print each operation and its bytes; with locked true 1 where it allocates at all.

    An operation that needs several is the worst of them.
    """
    global rules
    spent = lock if locked else count
    names = []
    worst = [0] * 9
    prepare()
    for ruleset in INDEX:
        rules = load(ruleset)
        for i in range(len(HANDS)):
            worst[0] = max(worst[0], spent(arrange, i))
            hands[i].copy_from(arranger.hand)
            worst[1] = max(worst[1], spent(score_sets, i))
            worst[2] = max(worst[2], spent(pack_hand, i))
            worst[3] = max(worst[3], spent(apply, events.HAND))
            worst[4] = max(worst[4], spent(put_down, i))
        for winner in range(4):
            worst[5] = max(worst[5], spent(settle_all, winner))
        for kind in (events.DEAL, events.WASH, events.PENALTY, events.DRAW):
            worst[2] = max(worst[2], spent(pack_step, kind))
            worst[3] = max(worst[3], spent(apply, kind))
        worst[6] = max(worst[6], spent(enter_sets, Hand()))
    events.pack_step(slot, events.DRAW, 0, 0, False)
    seal(slot)
    worst[7] = spent(keep, events.DRAW)
    worst[8] = spent(list, ())
    names = ("arrange", "score", "pack", "apply", "loose", "settle", "sets", "keep", "control")
    for name, most in zip(names, worst):
        print(name, most)
