# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The small VMs for the tests, and a folder with what a program may import in them."""

import pathlib

import pytest

from vm import bring, core, machines

PROGRAMS = pathlib.Path(__file__).with_name("vm_programs")


def machine(name):
    """The function that runs programs on a VM; the test is skipped where there is none."""
    if bring.missing(name):
        pytest.skip(bring.missing(name))
    bring.bring(name)
    return machines.RUN[name]


def fill(folder, compiled=True):
    """Put lib/, compiled or not, and the tests' VM programs on the path of a root folder."""
    core.fill(folder, compiled, PROGRAMS)
    return folder
