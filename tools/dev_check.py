# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py check: the sources read by tools: lint, layout, types, dead code, code that stands twice,
and by those tests of ours that only read: arrows, terms, the language of the boards, guides.

What tools are told stands in pyproject.toml. The tests run the same checks.
"""

import argparse
import subprocess
import sys

from paths import ROOT

# name, arguments to python -m
CHECKS = (
    ("lint", "ruff check ."),
    ("layout", "ruff format --check ."),
    ("types", "mypy"),
    ("dead code", "vulture"),
    ("twice", "pylint --disable=all --enable=duplicate-code lib firmware tools"),
    ("house", "pytest -q host_tests/test_house.py"),
    ("terms", "pytest -q host_tests/test_terms.py"),
    ("subset", "pytest -q host_tests/test_subset.py"),
    ("told", "pytest -q host_tests/test_told.py"),
)


def run(name):
    """One check by its name; what it complains of, None where all is well."""
    command = [sys.executable, "-m", *dict(CHECKS)[name].split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip() if done.returncode else None


def main(arguments):
    """Run them all; 1 where one complains."""
    parser = argparse.ArgumentParser(
        prog="dev.py check", description="Reads the sources and the guides; all checks, or some."
    )
    parser.add_argument("only", nargs="*", metavar="CHECK", help="of " + ", ".join(dict(CHECKS)))
    options = parser.parse_args(arguments)
    unknown = [name for name in options.only if name not in dict(CHECKS)]
    if unknown:
        parser.error("there is no check %s" % unknown[0])
    status = 0
    for name in options.only or dict(CHECKS):
        complaint = run(name)
        print("%-10s %s" % (name, "complains" if complaint else "well"), flush=True)
        if complaint:
            print(complaint)
            status = 1
    return status
