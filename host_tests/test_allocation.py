# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What one call allocates, by the counter of the 32-bit VM and with the unix VM's heap locked."""

import pytest

import budgets
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
