# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A visit to all the screens that the demo game leaves out, with long names and large totals.

The keys are put right into the application, so that one list serves every kind of keys: what is
seen is what would be seen on that board.
"""

import contextlib
import io

from eastwind.rulesets import load
from eastwind.sets import TOTAL
from eastwind.settle import Settlement
from gadget import owner
from gadget.wiring import code

NAMES = ["Maximilian", "Wilhelmina", "Bartholom.", "Cunégonde-"]
KNOWN = ["Æthelwulfß", "Guðmundur-"]

# (picture, keys), from home on, or after "+" from where the last ones have led
STEPS = (
    ("30-table", ""),
    ("31-menu", "BACK"),
    ("32-menu-below", "+ UP"),
    ("33-about", "+ OK"),
    ("34-help-of-keys", "BACK UP UP UP UP OK"),
    ("35-help-below", "+ DOWN"),
    ("36-settings", "BACK UP UP UP UP UP OK"),
    ("37-leave-the-game", "BACK UP UP UP OK"),
    ("38-new-game", "+ OK"),
    ("39-new-game-below", "+ UP UP"),
    ("40-house-rules", "+ DOWN OK"),
    ("41-wind-box", "+ BACK UP UP UP RIGHT DOWN DOWN DOWN DOWN OK"),
    ("42-limit", "+ BACK DOWN DOWN DOWN OK"),
    ("43-known-names", "+ BACK DOWN OK"),
    ("44-name", "+ UP OK"),
    ("45-games", "BACK UP UP OK"),
    ("46-game", "+ OK"),
    ("47-undo", "OK OK UP OK"),
    ("48-log", "BACK DOWN DOWN OK"),
    ("49-hand-of-log", "+ UP UP OK"),
    ("50-lines", "+ DOWN"),
    ("51-end", "BACK DOWN DOWN DOWN OK"),
    ("52-nobody-won", "OK OK"),
    ("53-draw", "+ OK"),
    ("54-wash", "+ BACK DOWN OK"),
    ("55-penalty", "+ BACK DOWN OK"),
    ("56-pays-for-all", "OK DOWN UP RIGHT RIGHT"),
    ("57-excuse", "+ UP UP UP UP UP OK"),
    ("58-grid-end", "OK DOWN OK END"),
    ("59-tiles", "+ RIGHT OK"),
    ("60-tiles-told", "+ OK OK OK RIGHT OK RIGHT OK RIGHT OK DOWN OK DOWN DOWN OK"),
    ("61-forms", "+ DOWN RIGHT RIGHT"),
    ("62-a-set-laid", "+ OK OK"),
    ("63-which-won", "+ UP OK RIGHT"),
    ("64-help-of-tiles", "+ HELP"),
    ("65-points", "OK RIGHT OK END OK UP UP LEFT UP LEFT LEFT"),
    ("66-doubles", "+ LEFT LEFT LEFT UP RIGHT"),
    ("67-a-loser-in-points", "+ DONE"),
    ("68-a-loser", "+ BACK"),
    ("69-dead-hand", "+ DEAD OK"),
    ("70-preview", "BACK DOWN DOWN OK UP OK OK RIGHT OK END OK UP DONE DONE DONE DONE OK OK"),
    ("71-later-easts", "+ OK"),
)
# ways in a grid: to the end from a winner's first cell, to Dead from where a loser begins; on
# e-paper the end is typed
WAYS = {"END": ("UP", "LEFT LEFT"), "DEAD": ("RIGHT RIGHT", "LEFT LEFT RIGHT RIGHT")}


class _Keys:
    """Gives the application the keys of a text, all at once."""

    def __init__(self, text):
        self._keys = [code(name) for name in text.split()]

    def poll(self, now):
        return self._keys.pop(0) if self._keys else -1


def go(device, take):
    """Visit them all; take(name) takes each picture."""
    app = device.app
    keys = app.keys
    _begin(device)
    for name, text in STEPS:
        if text[:1] != "+":
            while len(app.stack) > 1:
                _press(device, "BACK")
        for way in WAYS:
            text = text.replace(way, WAYS[way][app.page.slow])
        _press(device, text.lstrip("+"))
        take(name)
    app.keys = keys
    _unplanned(device, take)


def _press(device, text):
    device.app.keys = _Keys(text)
    device.tick()
    device.app.keys = _Keys("")


def _begin(device):
    """A game with limit, its third hand, totals of six digits."""
    while len(device.app.stack) > 1:
        _press(device, "BACK")
    session = device.app.screen.session
    table = session.table
    session.rules = load("harr_limit")
    table.new_game(session.rules, 4, NAMES, 0, 0, 12)
    table.seats(0)
    paid = Settlement()
    for seat in range(1, 4):
        paid.add(seat, 0, 123456)
    session.told = False
    session.resume()
    session.begin(0, 0)
    session.hands[0].mode, session.hands[0].base = TOTAL, 123456
    for place in range(4):
        session.count(place)
    table.deal(0, paid, 0)
    table.draw()
    session.resume()
    owner.remember(device.store.drive, KNOWN)
    _press(device, "BACK BACK")


def _unplanned(device, take):
    """The two screens that no key leads to."""
    device.restart()
    take("90-resume")
    device.app.keys = None
    # what the crash barrier has caught; its trace is for a console
    with contextlib.suppress(AttributeError), contextlib.redirect_stderr(io.StringIO()):
        device.tick()
    device.app.keys = _Keys("")
    device.tick()
    take("91-crash")
