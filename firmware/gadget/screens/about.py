# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""About: the product, its version, the board and its battery, what memory is free, and who may
write the drive."""

import gc

from gadget import VERSION, keys, nav
from gadget.sentence import broken
from gadget.texts import part

texts = part("about")


class AboutScreen:
    """One quiet page; BACK leaves it."""

    def __init__(self, session):
        self._log = session.table.log
        self._app = session.app
        self._battery = session.battery

    def paint(self, page):
        """Show the version, the board and, where the runtime can say it, the free memory. The
        battery stands above the name of a board that fills two lines."""
        page.begin()
        page.put(0, texts.PRODUCT + " " + VERSION)
        line = 1
        for text in broken(self._app.board.replace("_", " "), page.columns):
            page.put(line, text)
            line += 1
        volts = self._battery.measure() if self._battery else 0
        if volts:
            text = texts.BATTERY[1] % divmod(volts // 10, 100)
            if line == 2:
                page.put(2, texts.BATTERY[0])
            page.put(2 if line == 2 else 0, text, 0, page.columns - len(text))
        if hasattr(gc, "mem_free"):
            gc.collect()
            page.put(3, texts.FREE)
            page.number(3, page.columns - 7, gc.mem_free(), 7)
        strip = self._log.strip
        if strip:
            page.put(4, texts.FILL % (strip.end, strip.slots))
        drive = self._log.drive
        if drive:
            page.put(5, texts.DRIVE_OF[drive.locked()])
            from gadget.legend import printed

            page.put(6, texts.DRIVE_KEY % printed(self._app, drive.key))
        page.footer("", texts.BACK)
        page.end()

    def handle(self, key):
        """BACK or OK leaves."""
        if key == keys.BACK or key == keys.OK:
            return nav.BACK
        return None
