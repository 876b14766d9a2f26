# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The files of the project."""

from paths import ROOT

ROOMS = ("lib", "firmware", "boards", "tools", "host_tests")

TOP = (
    *ROOMS,
    *".ci .git .gitignore .pre-commit-config.yaml pyproject.toml".split(),
    *"CHANGELOG.md CONTRIBUTING.md LICENSE README.md".split(),
)


def files(suffix=""):
    """Every file of the project, as paths from its top."""
    found = [path for path in ROOT.iterdir() if path.is_file() and path.name in TOP]
    for room in ROOMS + (".ci",):
        found += [path for path in (ROOT / room).rglob("*" + suffix) if path.is_file()]
    found = [str(path.relative_to(ROOT)) for path in found if path.name.endswith(suffix)]
    return sorted(path for path in found if "__pycache__" not in path)
