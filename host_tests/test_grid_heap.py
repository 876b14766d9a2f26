# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""On the small VMs, moving on the grid or among the tiles and adding allocate nothing."""

import pytest

import vms


@pytest.mark.parametrize("name", ["wasm", "unix"])
def test_keys_of_the_grid_allocate_nothing(vm_root, name):
    assert vms.machine(name)(vm_root, ["import grid\ngrid.run()"]) == "done\n"


@pytest.mark.parametrize("name", ["wasm", "unix"])
def test_keys_of_the_tiles_allocate_nothing(vm_root, name):
    assert vms.machine(name)(vm_root, ["import tiles\ntiles.run()"]) == "done\n"
