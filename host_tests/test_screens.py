# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every screen there is: nothing on it is cut, even at worst, and it has its texts and its help."""

import importlib
import re
import sys

import pytest

from conftest import begun
from eastwind.rulesets import INDEX, load, options
from fresh_modules import nothing_loaded
from gadget import screens, setup, texts
from language_files import read
from playing import shows
from screen_ways import FILES, FOLDER, LOG, WAYS, Blind, Careful, by_no_key, camel, look
from sim.device import Device


@pytest.mark.parametrize("stem", FILES)
def test_no_text_is_cut_on_the_way_to_a_screen_and_around_it(long_game, stem):
    device = long_game
    page = device.app.page = Careful(Blind(128, 64))
    device.app.screen.paint(page)
    if WAYS[stem] is None:
        by_no_key(device, stem)
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


def test_undo_has_room_for_what_is_counted_of_a_late_hand(long_game):
    long_game.app.screen.session.winner = 1
    long_game.press(WAYS["undo"])
    assert "1004" in long_game.rows()[2], "what is counted of it would go, too"
    look(long_game)


def test_who_pays_for_all_has_room_for_a_long_name(long_game):
    long_game.press(WAYS["win_kind"] + " UP")
    for _ in range(4):
        long_game.press("RIGHT")
        look(long_game)


def test_back_leads_home_from_every_screen(long_game, capsys):
    device = long_game
    for stem in FILES:
        if WAYS[stem] is None or stem == "home":
            continue
        device.press(WAYS[stem])
        for _ in range(12):
            if len(device.app.stack) == 1:
                break
            device.press("BACK")
        assert device.rows()[0].startswith(("East round", "Ostrunde")), stem


def test_what_the_screens_needed_is_dropped_at_home():
    with nothing_loaded():
        device = Device()
        before = screens.loaded()
        assert "gadget.screens.home" in before and "gadget.rows" not in before
        device.press("BACK")
        assert {"gadget.screens.menu", "gadget.rows"} < set(screens.loaded())
        device.press("BACK")
        assert sorted(screens.loaded()) == sorted(before)
        assert not hasattr(sys.modules["gadget"], "rows")


def test_room_for_a_hand_is_made_of_what_came_after_the_start_only():
    with nothing_loaded():
        importlib.import_module("gadget.entry")  # by whoever wants a screen before the device
        device = begun(Device())
        there = {name: sys.modules[name] for name in device.app.kept}
        there.pop("gadget.screens.home")  # put away
        device.press("OK DOWN OK")
        assert type(device.app.screen).__name__ == "GridScreen"
        assert {name: sys.modules.get(name) for name in there} == there
        assert "gadget.screens.win_kind" not in sys.modules


@pytest.mark.parametrize(
    "way, below",
    [(LOG, "menu"), ("OK UP", "result"), ("OK DOWN OK", "win_kind")],
)
def test_a_screen_below_others_is_put_away_and_comes_back_as_it_was(long_game, way, below):
    device = long_game
    *there, last = way.split()
    device.press(" ".join(there))
    shown = device.rows()
    device.press(last)
    assert device.rows() != shown and "gadget.screens." + below not in sys.modules
    device.press("BACK")
    assert device.rows() == shown


def said(language):
    """{module: the names of its texts} in the file of a language."""
    found = {}
    for section, name, _ in read(language):
        for module in section.strip("[]").split():
            found.setdefault(module, []).append(name)
    return found


def test_every_module_finds_its_texts_and_no_others():
    found = said(texts.language)
    for path in FOLDER.parent.rglob("*.py"):
        code = path.read_text(encoding="utf-8")
        used = set(re.findall(r"\btexts\.([A-Z_]+)\b", code))
        names = found.pop(path.stem, [])
        assert len(names) == len(set(names))
        assert used == set(names), path
        assert not used or 'texts = part("%s")' % path.stem in code
    found = set(found) - {ruleset.capitalize() for ruleset in INDEX}
    assert found == {"Keys", "GridRows"} | {camel(stem) for stem in FILES}, "a help for each screen"


def test_every_ruleset_and_option_has_its_text():
    assert len(texts.part("new_game").RULESETS) == len(INDEX)
    labels = said("english")
    for ruleset in INDEX:
        known = options(load(ruleset))
        assert set(labels[ruleset.capitalize()]) == set(known.names) - {known.book.limit_option}
    assert len(texts.part("new_game").NAMES) == setup.PLAYERS


def test_both_throws_of_the_device_at_the_wall_are_shown(game):
    game.press("BACK OK OK")
    first = re.match(r"([1-6])\+([1-6]): (\w+) breaks", game.rows()[1])
    assert first, game.rows()
    seats = ["North", "East", "South", "West"]
    assert first[3] == seats[(int(first[1]) + int(first[2])) % 4]  # p.15
    game.press("OK")
    second = re.match(r"Wall: (.)\+(.), then ([1-6])\+([1-6])$", game.rows()[0])
    assert second and second.groups()[:2] == first.groups()[:2]
    stack = sum(map(int, second.groups()))
    assert shows(game, "stack %d" % (stack if stack <= 17 else stack - 17))


def test_who_arranges_the_wind_box_is_said_with_the_throw_that_finds_him(game):
    game.press(WAYS["wind_box"])
    assert game.rows()[:2] == ["Wind box", ""]
    game.press("DOWN")
    assert game.rows()[1] == "W arranges"  # a throw of 7, told from E on


@pytest.mark.parametrize("seat", range(3))
def test_the_compass_has_arrows_where_somebody_sits(device, seat):
    session = device.app.screen.session
    session.rules = load("harr")
    session.table.new_game(session.rules, 3, list("ESWN"))
    session.table.seats(seat)
    device.press("OK")
    present = session.seats()
    arrows = "".join(device.rows()[1:6])
    for i in range(4):
        assert ("▼▶▲◀"[i] in arrows) == bool(present >> i & 1)
