# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Parts of the guides that are made by commands: what stands between two marks.

<!-- NAME: where it is from -->
...
<!-- end -->
"""

import re

from paths import ROOT

CORE = ROOT / "lib" / "README.md"


def fill(text, name, body):
    """The text with what stands between the marks of a name made anew. ValueError without marks."""
    marks = r"(<!-- %s: [^\n]*-->\n).*?(<!-- end -->)" % re.escape(name)
    new, times = re.subn(marks, lambda found: found[1] + body + "\n" + found[2], text, flags=re.S)
    if times != 1:
        raise ValueError("%d parts are marked as %s" % (times, name))
    return new


def part(text, name):
    """What stands between the marks of a name."""
    return re.search(r"<!-- %s: [^\n]*-->\n(.*?)\n<!-- end -->" % re.escape(name), text, re.S)[1]


def table(head, rows):
    """A table from lists of words and numbers; None is a dash."""
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    return "\n".join(lines + ["| " + " | ".join(map(_cell, row)) + " |" for row in rows])


def _cell(value):
    if value is None:
        return "-"
    return format(value, ",") if isinstance(value, (int, float)) else value


def write(path, name, body):
    """Fill a guide."""
    path.write_text(fill(path.read_text("utf-8"), name, body), "utf-8")
