# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""After a crash: what happened in plain words, and the way on.

The trace goes to the serial console, its innermost lines to the screen. Where memory ran out there
is little of it left: then only words.
"""

import traceback

from gadget import keys, nav
from gadget.sentence import broken
from gadget.texts import part

texts = part("crash")

_WIDTH = 21
_LINES = 3  # of the trace


def trace(error):
    """The lines of the screen that say where it was: modules and lines, the innermost first."""
    places = ""
    for text in traceback.format_exception(error):
        for line in text.split("\n"):
            line = line.strip()
            if line.startswith('File "'):
                name, _, rest = line[6:].partition('"')
                name = name[:-3] if name.endswith(".py") else name
                name = name[max(name.rfind("/"), name.rfind("\\"), name.rfind(".")) + 1 :]
                number = rest.split()[2]
                places = "%s:%s %s" % (name, number[:-1] if number[-1:] == "," else number, places)
    return broken(places, _WIDTH)[:_LINES]


class CrashScreen:
    """Any key goes home; the game is what the log says it is."""

    def __init__(self, error):
        traceback.print_exception(error)
        if isinstance(error, MemoryError):
            self._lines = [texts.NO_MEMORY]
        else:
            self._lines = [type(error).__name__[:_WIDTH]] + trace(error)

    def paint(self, page):
        """Say what happened."""
        page.begin()
        page.put(0, texts.CRASH)
        page.put(1, texts.CRASH_GAME)
        line = 3
        for text in self._lines:
            page.put(line, text)
            line += 1
        page.footer(texts.ANY_KEY)
        page.end()

    def handle(self, key):
        """Any key goes home."""
        return None if key == keys.HELP else nav.HOME
