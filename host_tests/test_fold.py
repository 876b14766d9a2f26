# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Numbers for constants: what is left alone, and that lines stay."""

import pytest

from vm import fold

SLOTS, SEATS = "from eastwind.slots import %s\n", "from eastwind.seats import %s\n"
SETS = "from eastwind.sets import %s\n"
INSIDE = "def f():\n    %s\n\n    return %s\n"


@pytest.mark.parametrize(
    "text, folded",
    [
        (SLOTS % "SLOT, seal" + "seal(SLOT)\n", SLOTS % "seal" + "seal(32)\n"),
        (SEATS % "NOBODY" + "f(1, NOBODY)\n", "pass\nf(1, (-1))\n"),
        ("from eastwind import events\nf(events.DEAL)\n", "pass\nf(48)\n"),
        ("_A, B = 3, -1\nC = _A << 2 | 1\nprint(B, C)\n", "pass\npass\nprint((-1), 13)\n"),
        ("from eastwind import const\n_A = const(6)  # why\nf(_A)\n", "pass\npass  # why\nf(6)\n"),
        (
            SETS % "(\n    CHOW,\n    code,\n)" + "code(CHOW)\n",
            SETS % "code" + "\n\n\ncode(0)\n",
        ),
        (INSIDE % ("from gadget import keys", "keys.OK"), INSIDE % ("pass", "4")),
    ],
)
def test_a_constant_is_its_number(text, folded):
    assert fold.fold(text) == folded


@pytest.mark.parametrize(
    "text",
    [
        "import os\nprint(os.SEEK_SET)\n",  # not ours
        "TEXT = 'east'\nprint(TEXT)\n",
        "COUNT = 0\nCOUNT = COUNT + 1\n",  # given twice
        "BIG, SMALL = 1, f()\n",
        "class Key:\n    OK = 4\n",
        "size = 3\nprint(size)\n",
        "from gadget import keys\n\n\ndef f(keys):\n    return keys.OK\n\n\nkeys.way(1)\n",
        "A = True\n",
    ],
)
def test_nothing_else_is_touched(text):
    assert fold.fold(text) == text


def test_every_line_of_ours_stays_where_it_is():
    for root in fold.ROOTS:
        for path in root.rglob("*.py"):
            text = path.read_text("utf-8")
            folded = fold.fold(text).splitlines()
            assert len(folded) == len(text.splitlines()), path
            compile("\n".join(folded), path, "exec")
