# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The screens, one a file. A screen has paint(page) and handle(key); no base class.

A screen's module is imported by whoever opens it, with the helpers that it needs. When everybody
is back home, all that was not there at the start is dropped.
"""

import sys


def loaded():
    """The names of the application's and the core's modules in memory, but the rulesets."""
    names = []
    for name in sys.modules:
        if name.startswith(("gadget.", "eastwind.")) and not name.startswith("eastwind.rulesets."):
            names.append(name)
    return names


def forget(kept):
    """Drop the modules that are not among the names kept, to free their memory."""
    for name in loaded():
        if name not in kept:
            package, _, part = name.rpartition(".")
            del sys.modules[name]
            # a package holds its modules too, and not every board has delattr
            exec("del package." + part, {"package": sys.modules[package]})
