# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What dev.py check says of the sources, as tests."""

import pytest

import dev_check


@pytest.mark.parametrize("name", [n for n, told in dev_check.CHECKS if "pytest" not in told])
def test_check(name):
    complaint = dev_check.run(name)
    assert complaint is None, complaint
