# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Keys pressed on a device as its player does, whole deals of them, and what its screen shows."""

from conftest import begun
from presses import ACCEPT, BOARDS, SCORES
from sim.device import Device


def begin(kind):
    """A device of a kind of keys with the game begun, unseen."""
    return unseen(begun(Device(BOARDS[kind])))


def unseen(device):
    """The device, drawing nothing from now on: its rows can be read, and that is quick."""
    device.app.page.glass.changed = lambda: None
    return device


def play(device, text):
    """Press keys, "=OK" a held one, "done" the same as "=OK"; returns how many there were."""
    for key in text.split():
        if key == "done":
            device.hold("OK")
        elif key[0] == "=":
            device.hold(key[1:])
        else:
            device.press(key)
        assert not device.app.page.cut, device.rows()
    return len(text.split())


def play_deal(device, deal, steps):
    """Press the keys of a deal, step by step, until it is saved; returns how many there were."""
    session = device.app.screen.session
    hand = session.match.hand
    presses = 0
    for keys in steps:
        presses += play(device, keys)
    assert screen_name(device) == "ReviewScreen", device.rows()
    assert [session.scores[session.place(seat)] for seat in range(4)] == SCORES[deal]
    presses += play(device, ACCEPT)
    assert session.match.hand == hand + 1
    return presses


def screen(device):
    """The screen on top."""
    return device.app.screen


def screen_name(device):
    """The name of the class of the screen on top."""
    return type(device.app.screen).__name__


def shows(device, text):
    """Is a text in one of the rows?"""
    return any(text in row for row in device.rows())


def shown(device):
    """All rows as one line of words."""
    return " ".join(" ".join(device.rows()).split())


def go(device, row, column):
    """To a place among the tiles, by the shorter ways."""
    while screen(device).row != row:
        device.press("UP" if (row - screen(device).row) % 6 > 3 else "DOWN")
    while screen(device).column != column:
        device.press("LEFT" if screen(device).column > column else "RIGHT")


def put(device, text):
    """Lay tiles: "b123 d5", honours after "h" as E S W N r g w, the flower f and the season s. +c
    is the form of a chow on the table, +p +k +x of a three, a four, a concealed four, +h of none.
    """
    for word in text.split():
        if word[0] == "+":
            go(device, 4, "hcpkx".index(word[1]))
            device.press("OK")
            continue
        row = "bdch".index(word[0])
        for char in word[1:]:
            go(device, row, "ESWNrgwfs".index(char) if row == 3 else int(char) - 1)
            device.press("OK")


def open_settings(device, keys=""):
    """Open the settings at home, and press keys there; its rows."""
    device.press("BACK UP UP UP UP UP OK " + keys)
    return device.rows()
