# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Keys pressed on a device as its player does, whole deals of them, and what its screen shows."""

from conftest import begun
from presses import ACCEPT, BOARDS, SCORES
from sim.device import Device


def begin(kind):
    """A device of a kind of keys with the game begun."""
    return begun(Device(BOARDS[kind]))


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
