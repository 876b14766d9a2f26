# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What one call allocates, by the counter of the 32-bit VM and with the unix VM's heap locked."""

import pytest

import budgets
import vm_data
import vms
from vm import core, measure

CONTROL = "control"  # an operation that allocates, so that a blind measurement is seen


@pytest.fixture(scope="module", params=[("wasm", False), ("unix", True)], ids=["counted", "locked"])
def found(request, tmp_path_factory):
    """What was measured, by operation."""
    name, locked = request.param
    run = vms.machine(name)
    root = tmp_path_factory.mktemp(name)
    core.fill(root)
    return measure.operations(root, run, locked)


@pytest.mark.parametrize("name, what, most", budgets.OPERATIONS, ids=lambda part: str(part))
def test_an_operation_allocates_no_more_than_its_budget(found, name, what, most):
    assert found[name] <= most


def test_allocation_is_seen(found):
    assert found[CONTROL] > 0
    assert set(found) == {CONTROL} | {name for name, _, _ in budgets.OPERATIONS}


@pytest.mark.parametrize("name, locked", [("wasm", False), ("unix", True)])
def test_no_hand_of_the_book_and_no_random_hand_allocates(name, locked, tmp_path):
    run = vms.machine(name)
    vms.fill(tmp_path)
    core.add_programs(tmp_path)
    vm_data.write(tmp_path / "cases.txt")
    assert run(tmp_path, ["import spent\nspent.run(%s)" % locked]) == ""
