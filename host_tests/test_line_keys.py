# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Keys of boards without directions: a line of three, a knob, digits; and what is asked of keys."""

import pytest
from keypad import EventQueue

from gadget.keys import (
    BACK,
    DIGIT,
    DONE,
    DOWN,
    FAST,
    HELD,
    HELP,
    LEFT,
    MENU,
    NEXT,
    OK,
    PREV,
    RIGHT,
    UP,
    KeyReader,
    pad,
    way,
)
from key_bench import SIX, Bench

THREE = ("PREV", "OK", "NEXT")
TWELVE = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "BACK", "0", "OK")


def test_three_keys_have_their_holds():
    bench = Bench(THREE)
    for name in THREE:
        bench.set(name, True)
        bench.wait(800)
        bench.set(name, False)
        bench.wait(100)
    assert bench.keys() == [HELP, BACK, FAST]
    bench.set("NEXT", True)
    bench.wait(100)
    bench.set("NEXT", False)
    bench.wait(20)
    assert bench.keys()[-1] == NEXT


def test_two_scanners_of_three_keys():
    bench = Bench(("PREV",), ("OK", "NEXT"))
    for name in ("NEXT", "PREV", "OK"):
        bench.set(name, True)
        bench.set(name, False)
        bench.wait(40)
    assert bench.keys() == [NEXT, PREV, OK]


class Knob:
    """As rotaryio has it."""

    def __init__(self):
        self.position = 7  # it need not begin at 0


def test_every_notch_of_a_knob_is_a_key():
    knob = Knob()
    queue = EventQueue(64)
    reader = KeyReader((("OK",), ("PREV", "NEXT")), (queue, knob))
    assert reader.poll(20) == -1
    knob.position += 3
    assert [reader.poll(40) for _ in range(4)] == [NEXT, NEXT, NEXT, -1]
    knob.position -= 2
    queue.keypad_eventqueue_record(0, True)
    queue.keypad_eventqueue_record(0, False)
    assert [reader.poll(60) for _ in range(4)] == [PREV, PREV, OK, -1]
    queue.keypad_eventqueue_record(0, True)
    said = [reader.poll(now) for now in range(120, 1000, 20)]
    assert [key for key in said if key >= 0] == [BACK]


def test_a_knob_may_turn_back_within_a_tick():
    knob = Knob()
    reader = KeyReader((("PREV", "NEXT"),), (knob,))
    knob.position += 1
    knob.position -= 1
    assert reader.poll(20) == -1


def test_digits_act_on_release_or_are_held():
    bench = Bench(TWELVE)
    for name in ("0", "9"):
        bench.set(name, True)
        bench.wait(100)
        bench.set(name, False)
        bench.wait(100)
    bench.set("6", True)
    bench.wait(800)
    assert bench.keys() == [DIGIT, DIGIT + 9, HELD + 6]
    ways = [pad(key) for key in range(DIGIT, DIGIT + 10)]
    assert [way for way in ways if way >= 0] == [UP, LEFT, RIGHT, DOWN]
    assert pad(HELD + 6) == RIGHT


@pytest.mark.parametrize(
    "rows, line, holds",
    [
        ((SIX,), False, False),
        ((SIX[:5],), False, True),
        ((THREE,), True, True),
        ((TWELVE,), True, False),
    ],
)
def test_what_screens_must_know_of_the_keys(rows, line, holds):
    reader = Bench(*rows).reader
    assert (reader.line, reader.holds) == (line, holds)


def test_a_key_leads_on_or_back():
    assert [way(key) for key in (DOWN, RIGHT, NEXT, FAST)] == [1] * 4
    assert [way(key) for key in (UP, LEFT, PREV)] == [-1] * 3
    assert not any(way(key) for key in (OK, BACK, DONE, MENU, DIGIT, HELD + 9))


def test_a_scanner_may_be_its_own_event():
    class Stick:
        key_number = 1
        pressed = True
        waiting = 1

        def get_into(self, event):
            assert event is self
            self.waiting -= 1
            return self.waiting >= 0

    reader = KeyReader((("UP", "DOWN"),), (Stick(),))
    assert reader.poll(20) == DOWN


def test_a_knob_turned_while_it_is_pushed_asks_for_help():
    knob = Knob()
    bench = Bench(("OK",))
    bench.reader = KeyReader((("OK",), ("PREV", "NEXT")), (bench.queues[0], knob))
    bench.set("OK", True)
    bench.wait(100)
    knob.position += 2
    bench.wait(100)
    bench.set("OK", False)
    bench.wait(100)
    assert bench.keys() == [HELP]
    knob.position += 1
    bench.wait(20)
    assert bench.keys() == [HELP, NEXT]
