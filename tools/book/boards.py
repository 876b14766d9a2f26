# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A picture of each board, and that of the README: gadgets with steps of the demo game on them."""

from book import bodies
from book.canvas import Canvas
from paths import ROOT
from sim import demo, png
from sim.device import SCALE, load

# what its picture shows: a step of the demo game, as tools/demo calls it
STEPS = {
    "adafruit_feather_esp32s3_reverse_tft": "08-grid",
    "adafruit_feather_rp2040": "07-how",
    "adafruit_macropad_rp2040": "08-grid",
    "m5stack_dinmeter": "13-payments",
    "pimoroni_badger2040": "12-sheet",
    "pimoroni_picosystem": "15-table",
    "pybadge": "11-scores",
    "pygamer": "20-wall",
    "raspberry_pi_pico": "09-grid-full",
    "raspberry_pi_pico2": "06-compass",
}
USUAL = "09-grid-full"
FRONT = ("raspberry_pi_pico", "pimoroni_picosystem", "pimoroni_badger2040")  # the README's


def profile(board):
    """The profile of a board."""
    return load(ROOT / "boards" / (board + ".py"))


def step(board):
    """The step that the picture of a board shows."""
    return STEPS.get(board, USUAL)


def screen(board, folder):
    """What a board shows at its step, as rows of colours; plays the demo game, its shots are left
    in a folder."""
    demo.play(board, folder, all_screens=False)
    return png.read(folder / (step(board) + ".png"), SCALE)


def front(screens):
    """The README's picture as a canvas; screens: {board: rows of colours}."""
    sizes = [bodies.size(profile(board)) for board in FRONT]
    canvas = Canvas(sum(w for w, _ in sizes), max(h for _, h in sizes), bodies.TABLE)
    x = 0
    for board, (width, height) in zip(FRONT, sizes):
        bodies.put(canvas, x, (canvas.height - height) // 2, profile(board), screens[board])
        x += width
    return canvas
