# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py release: what is published of a version, the same byte by byte wherever it is made.

The version is VERSION in firmware/gadget/__init__.py; CHANGELOG.md says what is new in it.
"""

import argparse
import hashlib
import re
import shutil
import subprocess
import sys

import dev_build
from gadget import VERSION
from paths import ROOT
from sim.device import boards

SUMS = "SHA256SUMS"
CARD = ROOT / "firmware" / "pictures" / "card.pdf"


def not_ready(version, changelog, changed):
    """Sentences that say why a version is not to be published yet.

    changelog: its text. changed: the files that git would commit.
    """
    said = []
    newest = re.search("^## (.*)$", changelog, re.M)
    if not newest or not re.fullmatch(r"%s, \d{4}-\d\d-\d\d" % re.escape(version), newest[1]):
        said.append(
            "CHANGELOG.md begins with '%s', not with '%s, ' and its date."
            % (newest[1] if newest else "", version)
        )
    if changed:
        said.append("Not committed: %s." % ", ".join(changed))
    return said


def make(names, folder, broken):
    """The bundles of some boards, compiled and as source, the quick card, and their checksums, in
    a folder that is emptied first; the exit status. broken: budgets, as sentences."""
    shutil.rmtree(folder, ignore_errors=True)
    for plain in (False, True):
        if dev_build.build_all(names, plain, folder, broken):
            return 1
    shutil.copy(CARD, folder / ("eastwind-card-%s.pdf" % VERSION))
    lines = [
        "%s  %s\n" % (hashlib.sha256(path.read_bytes()).hexdigest(), path.name)
        for path in sorted(folder.iterdir())
    ]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")
    print("%d files and %s in %s" % (len(lines), SUMS, folder))
    return 0


def _changed():
    """The files that git would commit; none where git cannot say."""
    command = ["git", "status", "--porcelain"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return [line[3:] for line in done.stdout.splitlines()]


def main(arguments):
    """Make the release; 1 where it is not ready or does not fit."""
    parser = argparse.ArgumentParser(
        prog="dev.py release",
        description="Makes dist anew: bundles for all boards, compiled and as source, the quick "
        "card and SHA256SUMS. Fails (exit status 1) where CHANGELOG.md does not begin with this "
        "version and its date, where something is not committed, or where a build fails.",
    )
    parser.add_argument("--draft", action="store_true", help="even if it is not ready: to try")
    options = parser.parse_args(arguments)
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    reasons = not_ready(VERSION, changelog, _changed())
    for sentence in reasons:
        print(sentence, file=sys.stderr)
    if reasons and not options.draft:
        return 1
    return make(boards(), dev_build.DIST, dev_build.too_dear(boards()))
