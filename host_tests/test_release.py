# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A release: refused until it is ready, its checksums are right, the version stands once."""

import hashlib
import re

import dev_release
from gadget import VERSION
from paths import ROOT

NOTES = "# Changes\n\n## 1.2.0, 2026-12-24\n\n- New.\n\n## 1.1.0, 2026-11-01\n"


def test_it_waits_for_the_changelog_and_for_git():
    assert dev_release.not_ready("1.2.0", NOTES, []) == []
    late = dev_release.not_ready("1.3.0", NOTES, ["README.md"])
    assert late == [
        "CHANGELOG.md begins with '1.2.0, 2026-12-24', not with '1.3.0, ' and its date.",
        "Not committed: README.md.",
    ]
    assert dev_release.not_ready("1.2.0", NOTES.replace("2026-12-24", "not yet"), [])
    assert dev_release.not_ready("1.2.0", "", [])


def test_bundles_of_both_kinds_with_their_checksums(tmp_path):
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "old.zip").write_bytes(b"of the last release")
    assert dev_release.make(["raspberry_pi_pico"], folder, []) == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == [
        "SHA256SUMS",
        "eastwind-card-%s.pdf" % VERSION,
        "eastwind-raspberry_pi_pico-%s-py.zip" % VERSION,
        "eastwind-raspberry_pi_pico-%s.zip" % VERSION,
    ]
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    told = dict(reversed(line.split("  ")) for line in lines)
    assert set(told) == set(names[1:])
    for name, checksum in told.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == checksum


def test_a_budget_that_is_broken_stops_it(tmp_path):
    assert dev_release.make(["raspberry_pi_pico"], tmp_path / "dist", ["too dear"]) == 1
    assert not (tmp_path / "dist").exists()


def test_the_version_stands_in_one_place():
    version = re.compile(r"(?<![\d.])%s(?![\d.])" % re.escape(VERSION))
    found = []
    for room in ("lib", "firmware", "boards", "tools"):
        for path in (ROOT / room).rglob("*.py"):
            if version.search(path.read_text(encoding="utf-8")):
                found.append(path.relative_to(ROOT).as_posix())
    assert found == ["firmware/gadget/__init__.py"]
    assert not version.search((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "\n## %s, " % VERSION in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
