# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Prints what of a painting allocates on a page that has been painted before, at each size."""

from micropython import heap_lock, heap_unlock

from gadget.page import Page

UPDATES = 300  # of an evening


class Display:
    """A display of any size; with `time_to_refresh` it is e-paper."""

    def __init__(self, width, height):
        self.width = width
        self.height = height

    def refresh(self):
        pass


class Paper(Display):
    time_to_refresh = 0


def paint(page, line, total):
    """A table of numbers under a bar."""
    page.begin()
    row = 0
    while row < 7:
        page.put(row, "Player")
        page.number(row, 10, total, 7)
        row += 1
    page.invert(line, 0, page.columns)
    page.tall(1, 10, total)
    page.tall(1, 21, -total)
    page.big(3, "E")
    page.footer("OK add", "BACK undo")
    page.end()
    page.step()
    page.tick(line)


def run():
    for display in (
        Display(128, 64), Display(160, 128), Display(240, 135), Display(240, 240), Paper(296, 128),
    ):  # fmt: skip
        page = Page(display)
        paint(page, 0, 1)
        paint(page, 1, 2)
        heap_lock()
        updates = 0
        try:
            while updates < UPDATES:
                paint(page, updates % 7, updates * 411)
                updates += 1
        except MemoryError:
            heap_unlock()
            print(display.width, "allocates")
        else:
            heap_unlock()
    print("done")
