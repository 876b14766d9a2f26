# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""About: the product, its version, and how much memory is free."""

import gc

from gadget import VERSION, keys, nav, texts


class AboutScreen:
    """One quiet page; BACK leaves it."""

    def paint(self, page):
        """Show name, version and, where the runtime can say it, the free memory."""
        page.begin()
        page.big(0, texts.PRODUCT)
        page.put(3, texts.VERSION + VERSION)
        if hasattr(gc, "mem_free"):
            gc.collect()
            page.put(4, texts.FREE)
            page.number(4, len(texts.FREE), gc.mem_free(), 7)
        page.footer("", texts.BACK)
        page.end()

    def handle(self, key):
        """BACK or OK leaves."""
        if key == keys.BACK or key == keys.OK:
            return nav.BACK
        return None
