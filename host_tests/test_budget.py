# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Nothing is beyond the most that it may cost, and what is beyond is said."""

import json

import pytest

import dev_budget
import documents
import vms
from vm import bring, core, fold, measure, mpy


@pytest.fixture(scope="module")
def found():
    for name in bring.NAMES:
        vms.machine(name)
    return dev_budget.collect()


def test_nothing_costs_more_than_its_most(found):
    assert found["beyond"] == []


def test_every_module_is_measured(found):
    measured = {line["module"] for line in found["modules"]}
    assert measured == set(core.modules())
    assert all(line["mpy"] > 0 for line in found["modules"])
    json.dumps(found)


def test_no_board_loads_what_is_counted_as_for_desktops():
    *_, (what, desktops, _, _) = measure.groups()
    assert "desktops" in what and "eastwind.notation" in desktops
    for root in core.FIRMWARE, core.LIB:
        for path in root.rglob("*.py"):
            if mpy.module(path.relative_to(root).as_posix()) not in desktops:
                text = fold.fold(path.read_text("utf-8"))
                both = set(fold.imports(text)) & set(desktops)
                assert both <= {"eastwind"}, path


def test_a_byte_too_many_is_said(found):
    line = found["heap"][0]
    spoilt = dict(found, heap=[dict(line, heap=line["most"] + 1)], operations=[], room=1)
    assert len(dev_budget.beyond(spoilt)) == 1
    spoilt = dict(spoilt, heap=[dict(line, heap=line["most"])])
    assert dev_budget.beyond(spoilt) == []
    line = dict(found["operations"][0], bytes=16, locked=False)
    assert len(dev_budget.beyond(dict(spoilt, operations=[line]))) == 2
    assert len(dev_budget.beyond(dict(spoilt, room="MemoryError"))) == 1


def test_no_line_lets_much_more_pass_than_is_measured(found):
    """The most is a ratchet: where a line costs less by a tenth, it is to be moved down."""
    for line in found["heap"]:
        assert line["most"] <= max(line["aim"] or 0, line["heap"] * 1.1 + 512), line


def test_the_guide_tells_about_what_is_measured(found):
    """Within a twentieth; else run python3 tools/dev.py budget --guide."""
    for head, *now in dev_budget.tables(found).values():
        told = documents.table("lib/README.md", "| " + " | ".join(head) + " |")
        assert [row[0] for row in told] == [row[0] for row in now]
        for (what, one, aim), (_, other, wanted) in zip(told, now):
            assert aim.replace(",", "") == str("-" if wanted is None else wanted), what
            assert abs(int(one.replace(",", "")) - other) <= max(64, other // 20), what
