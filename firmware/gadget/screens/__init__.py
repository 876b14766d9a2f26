# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The screens, one a file. A screen has paint(page) and handle(key); no base class. It gets digits
as such where it says so by `digits`, and DONE where `done`; others get directions, and OK.

A screen's module is imported by whoever opens it, with the helpers that it needs. When everybody
is back home, all that was not there at the start is dropped. A screen with put_away() is dropped
while another lies on it, and built anew from what that has returned.
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
            drop(name)


def drop(name):
    """Drop a module, to free its memory once nobody uses what is in it."""
    package, _, part = name.rpartition(".")
    if name in sys.modules:
        sys.modules[name] = None  # for a while a board's dict holds the value of a key that went
        del sys.modules[name]
        holder = sys.modules.get(package)  # a package has its modules as attributes too
        if hasattr(holder, part):
            setattr(holder, part, None)
            delattr(holder, part)


class PutAway:
    """Lies on the stack instead of a screen: its module and class, and what to build it with."""

    def __init__(self, module, name, *what):
        self._module = __name__ + "." + module
        self.name = name
        self._what = what
        drop(self._module)

    def screen(self):
        """The screen, built anew."""
        __import__(self._module)
        return getattr(sys.modules[self._module], self.name)(*self._what)
