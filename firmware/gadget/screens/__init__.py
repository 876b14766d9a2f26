# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The screens, one a file. A screen has paint(page) and handle(key); no base class.

A screen's module is imported by whoever opens it, and dropped when everybody is back home.
"""

import sys


def loaded():
    """The names of the screen modules in memory."""
    return [name for name in sys.modules if name.startswith(__name__ + ".")]


def forget(kept):
    """Drop the screen modules that are not among the names kept, to free their memory."""
    for name in loaded():
        if name not in kept:
            del sys.modules[name]
            globals().pop(name[len(__name__) + 1 :], None)
