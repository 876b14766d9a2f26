# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The first that a person sees: the name, while everything else is read; too little memory, said.

Imported before anything that is heavy, and dropped once the rest is there: it is a budget.
"""

import gc

from displayio import Bitmap, Group, Palette, TileGrid

# bytes of free memory that a Pico's bundle takes from here on, at its most (BOARDS in
# tools/budgets.py); a larger screen takes up to 11 KiB more
NEEDED = 102400

# EASTWIND as the columns of its glyphs, bit 0 on top
_NAME = (
    b"\x7e\x4a\x4a\x4a\x42\x7c\x12\x12\x12\x7c\x44\x4a\x4a\x4a\x32\x02\x02\x7e\x02\x02"
    b"\x7e\x20\x18\x20\x7e\x00\x42\x7e\x42\x00\x7e\x04\x08\x10\x7e\x7e\x42\x42\x42\x3c"
)
_LETTER, _ROWS = 5, 8
_WIDTH = 48


def run(profile, sleep):
    """Open a board, show the name, say where memory is too little; (its hardware, the script of a
    self-test or None)."""
    script = wanted(profile)
    hardware = profile.open()
    show(hardware[0])
    if not check(hardware[0]):
        sleep(5)
    return hardware, script


def wanted(profile):
    """The script of a self-test: that on the drive, else ours where its key is held."""
    try:
        return open("selftest.keys")
    except OSError:
        pass
    if profile.TEST_KEY and profile.held(profile.TEST_KEY):
        return open("gadget/selftest.keys")
    return None


def show(display):
    """Show the name; not on e-paper, where it would make the first screen wait."""
    if hasattr(display, "time_to_refresh"):
        return
    bitmap = Bitmap(_WIDTH, _ROWS, 2)
    for i in range(len(_NAME)):
        for row in range(_ROWS):
            bitmap[i + i // _LETTER, row] = _NAME[i] >> row & 1
    palette = Palette(2)
    palette[0], palette[1] = 0x000000, 0xFFFFFF
    scale = display.width // (_WIDTH + _ROWS)
    x = (display.width - (_WIDTH - 1) * scale) // 2
    group = Group(scale=scale, x=x, y=(display.height - _ROWS * scale) // 2)
    group.append(TileGrid(bitmap, pixel_shader=palette))
    display.auto_refresh = False
    display.root_group = group
    display.refresh()


def check(display):
    """Say plainly where the free memory is too little; True where it is enough."""
    gc.collect()
    free = gc.mem_free() if hasattr(gc, "mem_free") else NEEDED
    if free >= NEEDED:
        return True
    from gadget.page import Page
    from gadget.sentence import broken
    from gadget.texts import part

    texts = part("start")
    text = texts.TOO_LITTLE % (free // 1024, NEEDED // 1024)
    print(text)
    page = Page(display)
    page.begin()
    line = 1
    for row in broken(text, page.columns):
        page.put(line, row)
        line += 1
    page.end()
    page.tick(0)
    page.tick(1000)  # e-paper shows it then
    return False
