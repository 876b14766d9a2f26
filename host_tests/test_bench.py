# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The times that lib/README.md tells, by the command that writes them there, with few hands.

Other work on the computer changes times, so these are only compared roughly; the bytecodes of the
CPython that the guide names are the same everywhere.
"""

import re
import sys

import pytest

import budgets
import dev_bench
import documents
from vm import bring

RULES = "lib/README.md"
ROUGH = 2.5  # times as much or as little as is told


def told():
    """{what: {machine: the number in the table}}."""
    names = (dev_bench.HERE, dev_bench.CODES, *bring.NAMES)
    return {
        what: {name: float(number) for name, number in zip(names, numbers) if number != "-"}
        for what, *numbers, _ in documents.table(RULES, "### Time")
    }


@pytest.fixture(scope="module")
def measured():
    names = [name for name in bring.NAMES if not bring.missing(name)]
    for name in names:
        bring.bring(name)
    bring.package("mahjong")
    return dev_bench.measure(names, quick=True)


def test_each_time_is_about_what_is_told(measured):
    table = told()
    for name, what, ratio, *_ in dev_bench.verdicts(measured):
        if name == dev_bench.PEER:
            name, what = dev_bench.HERE, "%s takes, by %s" % (name, what)
        number = table[what][name]
        assert number / ROUGH < ratio < number * ROUGH, (what, name)


def test_the_bytecodes_are_those_that_are_told(measured):
    version = re.search(r"CPython (\d+)\.(\d+)", documents.text(RULES))
    if tuple(map(int, version.groups())) != sys.version_info[:2]:
        pytest.skip("this is not the CPython whose bytecodes are told")
    table = told()
    for key, what, _, _ in budgets.FLOORS:
        assert table[what][dev_bench.CODES] == round(measured[dev_bench.CODES][key], 1), what
