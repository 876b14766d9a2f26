# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Nothing is beyond its budget, and what is beyond one is said."""

import json

import pytest

import dev_budget
import vms
from vm import bring, core


@pytest.fixture(scope="module")
def found():
    for name in bring.NAMES:
        vms.machine(name)
    return dev_budget.collect()


def test_nothing_is_beyond_its_budget(found):
    assert found["beyond"] == []


def test_every_module_is_measured(found):
    measured = {line["module"] for line in found["modules"]}
    assert measured == set(core.modules())
    assert all(line["mpy"] > 0 for line in found["modules"])
    json.dumps(found)


def test_a_byte_too_many_is_said(found):
    line = found["heap"][0]
    spoilt = dict(found, heap=[dict(line, heap=line["budget"] + 1)], operations=[], room=1)
    assert len(dev_budget.beyond(spoilt)) == 1
    spoilt = dict(spoilt, heap=[dict(line, heap=line["budget"])])
    assert dev_budget.beyond(spoilt) == []
    line = dict(found["operations"][0], bytes=16, locked=False)
    assert len(dev_budget.beyond(dict(spoilt, operations=[line]))) == 2
    assert len(dev_budget.beyond(dict(spoilt, room="MemoryError"))) == 1
