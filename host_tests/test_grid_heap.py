# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""On the small VMs, moving on the grid or among the tiles and adding allocate nothing."""

import pytest

import vms
from vm import core


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """A root folder with the core, the application and a stand-in for its keys."""
    folder = vms.fill(tmp_path_factory.mktemp("grid"))
    core.add_gadget(folder)
    (folder / "lib" / "keypad.py").write_text("class Event:\n    pass\n", "utf-8")
    return folder


@pytest.mark.parametrize("name", ["wasm", "unix"])
def test_keys_of_the_grid_allocate_nothing(root, name):
    assert vms.machine(name)(root, ["import grid\ngrid.run()"]) == "done\n"


@pytest.mark.parametrize("name", ["wasm", "unix"])
def test_keys_of_the_tiles_allocate_nothing(root, name):
    assert vms.machine(name)(root, ["import tiles\ntiles.run()"]) == "done\n"
