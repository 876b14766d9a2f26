# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A device that imports its modules as after a start, whatever a test before it has imported."""

import contextlib
import sys

from gadget import screens


@contextlib.contextmanager
def nothing_loaded():
    """Our modules are not there, and afterwards those of before are, and no others: of a module
    that is there twice, one would not hear what the other is told."""
    kept = {name: sys.modules[name] for name in screens.loaded()}
    for name in kept:
        screens.drop(name)
    try:
        yield
    finally:
        for name in screens.loaded():
            screens.drop(name)
        sys.modules.update(kept)
        for name, module in kept.items():
            package, _, part = name.rpartition(".")
            setattr(sys.modules[package], part, module)
