# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py test: everything that CI runs."""

import os
import sys

import pytest

from paths import ROOT
from vm import bring


def main(arguments):
    """Run pytest with its options, over all tests if none is named; its exit status.

    The small Pythons are fetched first; at the end it is said which there is none of here.
    """
    absent = [bring.missing(name) for name in bring.NAMES if bring.missing(name)]
    try:
        for name in bring.NAMES:
            if not bring.missing(name):
                bring.bring(name)
    except bring.CannotBring as reason:
        print(reason, file=sys.stderr)
        return 1
    # the gadget drops its screens and reads them again: that is quick where they are kept compiled
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    # as many as there are processors; conftest.py says in which order
    at_once = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
    status = int(pytest.main(["--rootdir", str(ROOT), *at_once, *arguments]))
    for reason in absent:
        print("Not run here: " + reason)
    return status
