# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Rulesets of one's own, as files: the Friday table's, right ones, wrong ones."""

import io
import pathlib

from eastwind.rulesets import custom

FRIDAY = pathlib.Path(__file__).with_name("house") / "friday.txt"

WRONG = [
    ("", 1, "begin"),
    ("# nothing\n\n", 3, "begin"),
    ("limit = 500\nbase = bmja\n", 1, "begin"),
    ("base = mars", 1, "'mars'"),
    ("base = bmja\nbase = dmjl", 2, "twice"),
    ("base = bmja\n\nlimits = 500", 3, "'limits'"),
    ("base = bmja\nlimit = 501", 2, "multiple of 20"),
    ("base = bmja\nchows = two", 2, "one or any"),
    ("base = bmja\nchows = any\nchows = any", 3, "twice"),
    ("base = bmja\n99 10", 2, "'99'"),
    ("base = bmja\n3 10\n3 1d", 3, "twice"),
    ("base = bmja\n3 0", 2, "Row 3"),
    ("base = bmja\n3", 2, "Row 3"),
    ("base = bmja\n3 10 20", 2, "Row 3"),
    ("base = bmja\n3 101", 2, "Row 3"),
    ("base = bmja\n3 10d", 2, "Row 3"),
    ("base = bmja\n3 L", 2, "Row 3"),
    ("base = bmja\n3 10 winner", 2, "Row 3"),
    ("base = bmja\n46 10", 2, "Limit hand 46"),
    ("base = bmja\n46 2L", 2, "Limit hand 46"),
    ("base = bmja\n46 L/7", 2, "Limit hand 46"),
    ("base = bmja\n46 L/0", 2, "Limit hand 46"),
    ("base = bmja\n46 x8", 2, "Limit hand 46"),
    ("base = bmja\nquint 9", 2, "'quint'"),
    ("base = bmja\nwinner pung 2", 2, "'winner pung'"),
    ("base = bmja\npair 0 0 0 2 2 4 2 2", 2, "'pair'"),
    ("base = bmja\npung 4 800", 2, "'pung'"),
    ("base = bmja\ndouble 0 0 0 5", 2, "'double'"),
    ("base = bmja\nfishing 24", 2, "'fishing'"),
    ("base = bmja\nmax_chows 5", 2, "'max_chows' cannot"),
    ("base = bmja\ncases 32", 2, "'cases' cannot"),
    ("base = dmjl\ncases 3", 2, "'cases' cannot"),
    ("base = dmjl\n\ncases off", 3, "'cases' cannot"),
    ("base = bmja\nrobbing on", 2, "'robbing on'"),
    ("base = bmja\nnoten für alle = 1", 2, "'noten f??r alle'"),
    ("base = bmja\n" + 33 * "3 ", 2, "too long"),
    (
        "base = bmja\n" + "".join("%d 10 1d\n" % row for row in (2, 3, 4, 5, 8)) + 9 * "x\n",
        7,
        "'x'",
    ),
]

RIGHT = [
    b"\xef\xbb\xbfbase = bmja\r\n3 10 # f\xc3\xbcr alle\r\n",
    b"base=bmja\n\tlimit=none\n3   10   1d\n51 x4\n51 2d\nfishing L/5\nbonus 6\nrobbing off",
    b"# " + 200 * b"long " + b"\nbase = harr_limit\nwash 10 20\n24 L/3\nwinner chow drawn 0 2\n",
]


def read(text, name="table"):
    """What a file of rules says, with its problems."""
    found = custom.Custom(name, 20)
    found.read(io.BytesIO(text if isinstance(text, bytes) else text.encode()))
    return found


def rules(text):
    """The rules of a file that is right."""
    found = read(text)
    assert found.problems == []
    return found.options.rules


def friday(name="friday"):
    """The rules of the Friday table."""
    found = read(FRIDAY.read_bytes(), name)
    assert found.problems == []
    return found.options.rules
