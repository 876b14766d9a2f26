# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The core on the small VMs: the book's hands and settlements, random hands, random games."""

import pytest

import vm_data
import vms
from own_rules import FRIDAY, RIGHT, WRONG
from vm import core, heap, machines

CHECK = "import check\nprint(check.run())"
GAMES = "import game\ngame.run(60)"
KEPT = "import kept\nkept.run(60)"
HANDS = 10_000


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    """A root folder with the core as it is written; cases.txt holds the cases."""
    folder = vms.fill(tmp_path_factory.mktemp("plain"), compiled=False)
    vm_data.write(folder / "cases.txt")
    return folder


@pytest.fixture(scope="module")
def compiled(tmp_path_factory, plain):
    """The same with the core as .mpy."""
    folder = vms.fill(tmp_path_factory.mktemp("compiled"))
    (folder / "cases.txt").write_bytes((plain / "cases.txt").read_bytes())
    return folder


@pytest.fixture(params=["wasm", "unix"])
def run(request):
    return vms.machine(request.param)


def cases(root):
    return "%d\n" % len((root / "cases.txt").read_text("utf-8").splitlines())


def test_the_cases_are_right_on_this_python(plain):
    assert machines.cpython(plain, [CHECK]) == cases(plain)


def test_hands_and_settlements(compiled, run):
    assert run(compiled, [CHECK]) == cases(compiled)


def test_hands_and_settlements_from_source(plain, run):
    assert run(plain, [CHECK]) == cases(plain)


def test_random_games_seats_and_walls_are_as_on_this_python(plain, compiled, run):
    assert run(compiled, [GAMES]) == machines.cpython(plain, [GAMES])


def test_kept_games_are_as_on_this_python(plain, compiled, run):
    assert run(compiled, [KEPT]) == machines.cpython(plain, [KEPT])


def test_rulesets_of_ones_own_are_read_as_on_this_python(compiled, plain, run):
    names = []
    for i, text in enumerate([FRIDAY.read_bytes(), *RIGHT, *(row[0].encode() for row in WRONG)]):
        names.append("%d.txt" % i)
        for root in (plain, compiled):
            (root / names[i]).write_bytes(text)
    program = ["import house\nhouse.told(%r)" % names]
    assert run(compiled, program) == machines.cpython(plain, program)


def test_many_hands_leave_nothing_on_the_heap(compiled, run):
    stages = ["import many\nmany.prepare()\nmany.run(100)", "many.run(%d)" % HANDS]
    assert heap.growth(run, compiled, stages)[1] == 0


@pytest.mark.parametrize("name, locked", [("wasm", False), ("unix", True)])
def test_no_hand_of_the_book_and_no_random_hand_allocates(compiled, name, locked):
    core.add_programs(compiled)
    # ten at a time: what reading them leaves is gone before the next ten
    tens = ["spent.run(%s, 10)" % locked] * (int(cases(compiled)) // 10 + 1)
    assert vms.machine(name)(compiled, ["import spent", *tens]) == ""
