# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""On the small VMs: settings are kept, the keys are turned, and a beep allocates nothing."""

import pytest

import vms


@pytest.mark.parametrize("name", ["wasm", "unix"])
def test_settings_keys_and_beep(vm_root, name):
    program = "import comfort\ncomfort.keep()\ncomfort.turn()\ncomfort.beep()"
    assert vms.machine(name)(vm_root, [program]) == (
        "8 german Bob Ann Zoë\n[1, 0, 3, 2, 4, 5]\nbeeped\n"
    )
