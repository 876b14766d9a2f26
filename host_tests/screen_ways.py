# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every screen there is, and the keys that lead to it."""

import pathlib
import re

import pytest

from eastwind.rulesets import load
from gadget import screens
from gadget.keys import KeyReader
from gadget.page import Page

FOLDER = pathlib.Path(screens.__file__).parent

FILES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")
NEW = "BACK UP UP UP OK"
FORM = NEW + " OK"
POINTS = "OK DOWN OK UP OK"
LOG = "BACK DOWN DOWN OK"

# The keys that lead from home to each screen, in the game of `long_game`.
WAYS = {
    "home": "",
    "menu": "BACK",
    "undo": "BACK OK",
    "wall": "BACK DOWN OK",
    "log": LOG,
    "preview": LOG + " " + POINTS.replace("DOWN", "RIGHT") + " UP OK OK OK OK OK OK",
    "games": "BACK UP UP OK",
    "game": "BACK UP UP OK OK",
    "resume": None,  # by no key
    "end": "BACK DOWN DOWN DOWN OK",
    "confirm": NEW,
    "about": "BACK UP OK",
    "help": "BACK UP UP UP UP OK",
    "settings": "BACK UP UP UP UP UP OK",
    "new_game": FORM,
    "amount": FORM + " DOWN DOWN DOWN OK",
    "known": FORM + " DOWN DOWN DOWN DOWN OK",
    "name": FORM + " DOWN DOWN DOWN DOWN OK UP OK",
    "options": FORM + " UP OK",
    "roll": FORM + " OK",
    "wind_box": FORM + " UP UP UP UP RIGHT DOWN DOWN DOWN DOWN OK",
    "result": "OK",
    "no_winner": "OK OK",
    "wash": "OK OK DOWN OK",
    "penalty": "OK OK DOWN DOWN OK",
    "win_kind": "OK DOWN",
    "grid": "OK DOWN OK",
    "points": POINTS,
    "tiles": "OK DOWN OK UP RIGHT OK",
    "review": POINTS + " UP OK OK OK OK",
    "payments": POINTS + " UP OK OK OK OK OK",
    "crash": None,  # by no key
    "extras": None,  # by no key of this game
}


def camel(stem):
    """The class of a screen's file."""
    return "".join(word.title() for word in stem.split("_")) + "Screen"


def by_no_key(device, stem):
    """Bring up one of the screens that no key leads to here; nothing for any other."""
    if stem == "resume":
        device.restart()
    elif stem == "crash":
        device.app.keys = None
        with pytest.raises(AttributeError):
            device.tick()
        device.app.keys = KeyReader(device.names, device.queues)
    elif stem == "extras":
        device.app.screen.session.rules = load("bmja")
        device.press(WAYS["tiles"] + " UP LEFT OK")


def look(device):
    """Nothing on the screen is cut, nor shortened by dots, and the footer is there."""
    rows = device.rows()
    assert not device.app.page.cut, rows
    assert not re.search(r"\w…", " ".join(rows)), rows
    assert rows[-1], rows


class Careful(Page):
    """A page on which nothing may lie over anything else, but digits over their zeros."""

    def begin(self):
        super().begin()
        self._taken = {}  # who has written into a cell

    def _take(self, line, column, wide, what):
        for at in range(column, column + wide):
            before = self._taken.setdefault((line, at), what)
            assert before is what, (line, at, before, what)

    def put(self, line, text, style=0, column=0):
        self._take(line, column, len(text), text)
        super().put(line, text, style, column)

    def number(self, line, column, value, width, style=0):
        wide = min(width, len(str(value)))
        self._take(line, column + width - wide, wide, str(value))
        super().number(line, column, value, width, style)

    def big(self, line, text, column=0, right=False):
        at = self.columns - 2 * len(text) if right else column
        for row in (line, line + 1):
            self._take(row, at, 2 * len(text), text)
        super().big(line, text, column, right)

    def tall(self, line, end, value):
        wide = -(-len(str(value)) * 9 // 7)
        for row in (line, line + 1):
            self._take(row, end - wide, wide, str(value))
        super().tall(line, end, value)


class Blind:
    """A display as Page uses it, of any size, on which nothing is drawn: painting it is quick."""

    def __init__(self, width, height):
        self.width = width
        self.height = height

    def refresh(self):
        pass
