# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Reads the guides: their links, the paths that they name, the commands that they tell."""

import re
import shlex

from paths import ROOT

GUIDES = (
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "boards/README.md", "firmware/README.md",
    "lib/README.md",
)  # fmt: skip

_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img[^>]*src=\"([^\"]+)\"")
_CODE = re.compile(r"`([^`\n]+)`")
_PATH = re.compile(r"(?:[\w.<>*-]+/)+[\w.<>*-]*|[\w-]+\.(?:py|md|txt|json|toml|keys|svg|png|pdf)")


def text(guide):
    """The text of a guide."""
    return (ROOT / guide).read_text(encoding="utf-8")


def blocks(guide):
    """[(number of the line, line)] of a guide's examples: what is indented, but not in a list, and
    what stands between fences."""
    found, fenced, before = [], False, ""
    for number, line in enumerate(text(guide).splitlines(), 1):
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            found.append((number, line))
        elif line.startswith("    ") and (not before or before.startswith("    ")):
            found.append((number, line[4:]))
        before = line
    return found


def links(guide):
    """What the links and pictures of a guide lead to."""
    return [one or other for one, other in _LINK.findall(text(guide))]


def anchors(guide):
    """The places of a guide that a link may name, as GitHub calls them."""
    found = set()
    for line in text(guide).splitlines():
        if re.match("#+ ", line):
            title = line.lstrip("#").strip().lower().replace("`", "")
            found.add(re.sub(r"[^\w\- ]", "", title).replace(" ", "-"))
    return found


def paths(guide):
    """The paths that a guide names in its text, between backticks."""
    found = []
    for code in _CODE.findall(text(guide)):
        if " " not in code.strip() and _PATH.fullmatch(code):
            found.append(code)
    return found


def exists(guide, path):
    """Is there such a path, from the top, from where the guide lies, or on the drive? `<id>` stands
    for any."""
    pattern = re.sub("<[^>]*>", "*", path).rstrip("/")
    for top in (ROOT, (ROOT / guide).parent, ROOT / "firmware"):
        if pattern and any(top.glob(pattern)):
            return True
    return False


def commands(guide):
    """[(where, words)] of the commands that a guide tells: lines of examples, and code in its text.

    Two spaces begin a remark, as does #.
    """
    found = []
    told = blocks(guide)
    for number, line in enumerate(text(guide).splitlines(), 1):
        told += [(number, code) for code in _CODE.findall(line)]
    for number, line in told:
        line = line.removeprefix("$ ")
        if re.match(r"(python3|git|pip|circup|pre-commit|cd) ", line):
            line = re.split(r"\s{2,}|\s#", line)[0]
            found.append(("%s:%d" % (guide, number), shlex.split(line)))
    return found


def sessions(guide):
    """[(where, command, what it says)] of the examples that show both, the command after "$ "."""
    found = []
    for number, line in blocks(guide):
        if line.startswith("$ "):
            found.append(("%s:%d" % (guide, number), line[2:], []))
            last = number
        elif found and number == last + 1:
            found[-1][2].append(line)
            last = number
    return [(where, command, "\n".join(said)) for where, command, said in found]


def table(guide, heading):
    """The rows of the table under a heading of a guide, or with that head, as lists of cells."""
    after = text(guide).split("\n" + heading + "\n", 1)[1]
    if heading.startswith("|"):
        after = heading + "\n" + after
    rows = []
    for line in after.splitlines():
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            break
    return rows[2:]
