# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Whatever is done to a table leaves it like a plain model, and like the replay of its records."""

from hypothesis import given, settings
from hypothesis import strategies as st

from eastwind import events
from eastwind.hand import Hand
from eastwind.match import ENDED, Match
from eastwind.records import Log
from eastwind.seats import NOBODY
from eastwind.table import Table
from game_model import NAMES, PLACES, Model, Payments, Ruleset, again, new_table, settle

places = st.integers(0, 3)
scores = st.integers(0, 380928)
amounts = st.lists(scores, min_size=16, max_size=16)
operations = st.lists(
    st.one_of(
        st.tuples(st.just("draft"), places, scores),
        st.tuples(st.just("deal"), places, amounts),
        st.tuples(st.just("wash"), places, amounts),
        st.tuples(st.just("penalty"), places, st.booleans(), amounts),
        st.tuples(st.just("rename"), places, st.sampled_from(["Zoë", "x" * 24])),
        st.tuples(st.sampled_from(["draw", "undo", "undo", "redo", "redo", "restart", "end"])),
    ),
    max_size=40,
)


@settings(deadline=None)
@given(st.sampled_from([2, 3, 4]), places, operations)
def test_whatever_is_done_agrees_with_the_model_and_with_its_replay(players, first, todo):
    first = PLACES[players][first % players]
    model = Model(players, first)
    table = new_table(players, first)
    seen = {}  # what counts -> the state then
    for operation in todo:
        if table.match.phase == ENDED and operation[0] not in ("undo", "redo", "restart", "rename"):
            continue
        table = do(table, model, operation)
        model.agrees_with(table.match)
        assert vars(again(table)) == vars(table.match)
        state = {key: str(value) for key, value in vars(table.match).items() if key != "names"}
        past = repr((model.done, model.draft))
        assert seen.setdefault(past, state) == state


def do(table, model, operation):
    """Do the same to the table and to the model; returns the table, a new one after a restart."""
    name, *told = operation
    place = model.places[told[0] % len(model.places)] if told else NOBODY
    if name == "draft":
        table.draft(place, Hand(), told[1])
        model.draft[place] = told[1]
    elif name == "rename":
        table.rename(place, told[1])
        model.names[place] = told[1]
    elif name == "end":
        table.end()
        model.step(passes=False, paid={}, end=True)
    elif name == "undo":
        assert table.undo() == bool(model.done)
        model.undo()
    elif name == "redo":
        assert table.redo() == bool(model.undone)
        model.redo()
    elif name == "restart":
        table = Table(Match(), table.log)
    else:
        passes = name == "penalty" and told[1]
        amounts = told[-1] if told else [0] * 16
        model.step(**settle(table, model, model.east(), name, place, amounts, passes))
    return table


def test_replay_reads_each_record_twice_at_most():
    class Counting(Log):
        reads = 0

        def read_into(self, i, slot):
            Counting.reads += 1
            super().read_into(i, slot)

    table = Table(Match(), Counting())
    table.new_game(Ruleset, 4, NAMES)
    table.seats(0)
    for _ in range(200):
        for place in range(4):
            table.draft(place, Hand(), 8)
        table.deal((table.match.east + 1) % 4, Payments(), events.BY_DISCARD)
    Counting.reads = 0
    assert vars(again(table)) == vars(table.match)
    assert Counting.reads <= 2 * len(table.log)
