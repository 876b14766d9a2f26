# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The self-test of the device: with each kind of keys, and what it says where something differs."""

import pytest

from bundle import parts
from gadget.selftest import prepare
from paths import ROOT
from sim.device import load

# directions, three keys, twelve and a knob, five on e-paper
KINDS = (
    "raspberry_pi_pico", "adafruit_feather_rp2040", "adafruit_macropad_rp2040",
    "pimoroni_badger2040",
)  # fmt: skip
SCRIPTS = ROOT / "tools" / "selftest"
# the book's layouts, worked out in pad.keys: each hand's net by place, and the totals after it
LEDGER = [
    "game,hand,round,east,event,player,score A,score B,score C,score D,net A,net B,net C,net D,"
    "total A,total B,total C,total D,ruleset",
    "1,1,East,A,win,A,480,64,272,16,2880,-1120,-496,-1264,2880,-1120,-496,-1264,harr version 1",
    "1,2,East,A,win,D,4,8,2560,22,-5164,-2566,7642,88,-2284,-3686,7146,-1176,harr version 1",
    "1,3,East,B,win,A,416,56,10,64,1664,-756,-562,-346,-620,-4442,6584,-1522,harr version 1",
    "1,4,East,C,win,B,64,184,80,48,-200,736,-272,-264,-820,-3706,6312,-1786,harr version 1",
]


class Display:
    """What the page asks of a display; nothing is drawn, which would take a minute."""

    def __init__(self, profile):
        self.width = profile.WIDTH
        self.height = profile.HEIGHT
        if profile.PANEL == parts.PAPER:
            self.time_to_refresh = 0

    def refresh(self):
        pass


class Case:
    """The self-test of a board, as code.py makes it."""

    def __init__(self, board, script, keys=None):
        self.profile = load(ROOT / "boards" / (board + ".py"))
        self.now = 0
        self.said = []
        if keys:
            self.profile.KEYS = keys
        code = load(ROOT / "firmware" / "code.py")
        given = self.profile, board, Display(self.profile), script, self.clock
        self.test = prepare(code.assemble, *given)

    def clock(self):
        self.now += 7
        return self.now

    def run(self):
        return self.test.run(self.said.append)


def steps(file):
    """What stands in a script but comments and empty lines."""
    return [line for line in map(str.strip, file) if line and line[0] != "#"]


@pytest.mark.parametrize("board", KINDS)
def test_the_layouts_of_the_book(board):
    profile = load(ROOT / "boards" / (board + ".py"))
    script = parts.script(profile).decode().splitlines()
    case = Case(board, script)
    assert case.run(), case.said[-12:]
    assert case.said[-1] == "SELFTEST OK"
    assert case.said[-7:-2] == LEDGER
    lines = steps(script)
    assert all(line.split(None, 1)[1].startswith(step) for line, step in zip(case.said, lines))
    assert len(case.said) == len(lines) + len(LEDGER) + 2
    assert " GridScreen " in "".join(case.said)
    assert "All is well." in case.test._app.page.text()


def test_with_five_keys():
    five = (("UP", "DOWN", "LEFT", "RIGHT", "OK"),)
    with (SCRIPTS / "pad.keys").open(encoding="utf-8") as file:
        assert Case("raspberry_pi_pico", file, five).run()


def test_all_scripts_expect_the_same():
    expected = []
    for name in ("pad.keys", "line.keys", "paper.keys"):
        with (SCRIPTS / name).open(encoding="utf-8") as file:
            expected.append([line for line in steps(file) if line.startswith("expect")])
    assert expected[0] == expected[1] == expected[2] and len(expected[0]) > 60


@pytest.mark.parametrize(
    "text, said",
    [
        ('press OK\nexpect "Game 2"', 'differs at line 2: expected "Game 2"'),
        ("press OK\n\n# no\ndance", "differs at line 4: cannot be read: dance"),
        ("press LEFTISH", "differs at line 1: cannot be read: press LEFTISH"),
        ("expect nothing", "differs at line 1: cannot be read: expect nothing"),
        ("rest long", "differs at line 1: cannot be read: rest long"),
        ("x press OK", "differs at line 1: cannot be read: x press OK"),
    ],
)
def test_what_differs_is_told(text, said):
    case = Case("raspberry_pi_pico", text.split("\n"))
    assert not case.run()
    assert case.said[-1] == "SELFTEST " + said
    assert any(line.startswith("    |") for line in case.said)
    line = said.split()[3].rstrip(":")
    assert "Line %s differs." % line in case.test._app.page.text()


def test_a_crash_is_told():
    case = Case("raspberry_pi_pico", ["press OK", "press OK", "press OK"])

    def fail(page):
        raise MemoryError("as told")

    case.test._app.screen.paint = fail
    assert not case.run()
    assert case.said[-1] == "SELFTEST differs at line 1: MemoryError(as told)"
