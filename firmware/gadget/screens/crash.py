# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""After a crash: what happened in plain words, and the way on.

The trace goes to the serial console. Must allocate little: memory may be what ran out.
"""

import traceback

from gadget import keys, nav
from gadget.texts import part

texts = part("crash")


class CrashScreen:
    """Any key goes home; the game is what the log says it is."""

    def __init__(self, error):
        traceback.print_exception(error)
        if isinstance(error, MemoryError):
            self._what = texts.NO_MEMORY
        else:
            self._what = type(error).__name__

    def paint(self, page):
        """Say what happened."""
        page.begin()
        page.put(0, texts.CRASH)
        page.put(2, self._what)
        page.put(4, texts.CRASH_GAME)
        page.footer(texts.ANY_KEY)
        page.end()

    def handle(self, key):
        """Any key goes home."""
        return None if key == keys.HELP else nav.HOME
