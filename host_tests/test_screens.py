# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every screen there is: it has the shape of a screen, and nothing on it is cut, even at worst."""

import ast
import importlib
import pathlib
import re
import sys

import pytest

from eastwind.rulesets import INDEX, load
from eastwind.settle import Settlement
from gadget import screens, setup, texts
from gadget.keys import KeyReader
from sim.device import Device

FOLDER = pathlib.Path(screens.__file__).parent
FILES = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")

NEW = "BACK DOWN DOWN DOWN OK"
FORM = NEW + " OK"
POINTS = "OK DOWN OK UP OK"

# The keys that lead from home to each screen, in the game of `long_game`.
WAYS = {
    "home": "",
    "menu": "BACK",
    "undo": "BACK OK",
    "wall": "BACK DOWN OK",
    "end": "BACK DOWN DOWN OK",
    "confirm": NEW,
    "about": "BACK UP OK",
    "new_game": FORM,
    "amount": FORM + " DOWN DOWN RIGHT DOWN OK",
    "name": FORM + " DOWN DOWN DOWN OK",
    "options": FORM + " DOWN DOWN RIGHT UP UP UP OK",
    "roll": FORM + " OK",
    "wind_box": FORM + " UP UP UP UP RIGHT DOWN DOWN DOWN DOWN OK",
    "result": "OK",
    "no_winner": "OK OK",
    "wash": "OK OK DOWN OK",
    "penalty": "OK OK DOWN DOWN OK",
    "win_kind": "OK DOWN",
    "grid": "OK DOWN OK",
    "points": POINTS,
    "review": POINTS + " UP OK OK OK OK",
    "payments": POINTS + " UP OK OK OK OK OK",
    "crash": None,  # by no key
}


def camel(stem):
    """The class of a screen's file."""
    return "".join(word.title() for word in stem.split("_")) + "Screen"


@pytest.fixture
def long_game(device):
    """A game with limit, names as long as they get, totals of six digits, hand 104."""
    session = device.app.screen.session
    session.rules = load("harr_limit")
    names = ["Maximilian", "Wilhelmina", "Bartholom.", "Cunégonde-"]
    session.table.new_game(session.rules, 4, names, 0, 0, 12)
    session.table.seats(0)
    paid = Settlement()
    for seat in range(1, 4):
        paid.add(seat, 0, 123456)
    for _ in range(102):
        session.table.draw()
    session.table.draft(0, session.hands[0], 123456)
    session.table.deal(0, paid, 0)
    return device


def look(device):
    """Nothing on the screen is cut, and the footer is there."""
    rows = device.rows()
    assert not device.app.page.cut, rows
    assert rows[-1], rows


@pytest.mark.parametrize("stem", FILES)
def test_a_screen_has_the_shape_of_a_screen(stem):
    module = importlib.import_module("gadget.screens." + stem)
    found = getattr(module, camel(stem))
    assert found.__bases__ == (object,)
    assert callable(found.paint) and callable(found.handle)
    others = [name for name in vars(module) if name.endswith("Screen") and name != camel(stem)]
    assert not others, "a screen imports another when it opens it"


@pytest.mark.parametrize("stem", FILES)
def test_no_text_is_cut_on_the_way_to_a_screen_and_around_it(long_game, stem):
    device = long_game
    if stem == "crash":
        device.app.keys = None
        with pytest.raises(AttributeError):
            device.tick()
        device.app.keys = KeyReader(device.names, device.queues)
        device.tick()
    else:
        for key in WAYS[stem].split():
            device.press(key)
            look(device)
    assert type(device.app.screen).__name__ == camel(stem)
    look(device)
    for key in "DOWN RIGHT DOWN RIGHT DOWN DOWN LEFT DOWN RIGHT DOWN LEFT DOWN UP".split():
        device.press(key)
        look(device)


def test_back_leads_home_from_every_screen(long_game, capsys):
    device = long_game
    for stem in FILES:
        if stem in ("home", "crash"):
            continue
        device.press(WAYS[stem])
        for _ in range(12):
            if len(device.app.stack) == 1:
                break
            device.press("BACK")
        assert device.rows()[0].startswith("Set 1"), stem


def test_screen_modules_are_dropped_at_home(monkeypatch):
    for name in screens.loaded():
        monkeypatch.delitem(sys.modules, name)
    device = Device()
    device.press("BACK OK")
    assert len(screens.loaded()) > 2
    device.press("BACK BACK")
    assert screens.loaded() == ["gadget.screens.home"]


def test_every_text_has_one_name():
    tree = ast.parse((FOLDER.parent / "texts.py").read_text(encoding="utf-8"))
    names = [node.targets[0].id for node in tree.body if isinstance(node, ast.Assign)]
    assert sorted(set(names)) == sorted(names)
    used = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.parent.rglob("*.py"))
    assert not [name for name in names if not re.search(r"texts\.%s\b" % name, used)]


def test_every_ruleset_and_option_has_its_text():
    assert len(texts.RULESETS) == len(INDEX)
    for row in INDEX:
        for option in load(row[0]).data.OPTIONS:
            name = option.split("=")[0]
            assert name in texts.OPTIONS or name == load(row[0]).data.LIMIT_OPTION
    assert len(texts.NAMES) == setup.PLAYERS
