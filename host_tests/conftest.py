# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Paths, and a device for every test that wants one."""

import pathlib
import sys

import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "tools"))

import paths  # noqa: E402, F401 - the other paths


@pytest.fixture
def device():
    """A freshly started Pico with six keys."""
    from sim.device import Device

    return Device()
