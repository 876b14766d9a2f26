# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Paths, and a device for every test that wants one."""

import gc
import pathlib
import sys

import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "tools"))

import paths  # noqa: E402, F401 - the other paths

# begun first, so that at the end no processor waits for one of them
LONG = (
    "test_power_again", "test_budget", "test_monkey", "test_vms", "test_shots", "test_bundle_vms",
    "test_power", "test_sizes",
)  # fmt: skip


def pytest_collection_modifyitems(items):
    """The files that take longest come first, the longest of all before the others."""
    last = len(LONG)
    items.sort(key=lambda item: LONG.index(item.path.stem) if item.path.stem in LONG else last)


@pytest.fixture
def device():
    """A freshly started Pico with six keys."""
    from sim.device import Device

    return Device()


@pytest.fixture
def game(device):
    """The device with a game of Harr with limit; the players are called by their first winds."""
    return begun(device)


@pytest.fixture
def five():
    """The same with five keys."""
    from sim.device import Device

    return begun(Device(five_keys=True))


def begun(device, rules="harr_limit"):
    """Begin a game on a device."""
    from eastwind.rulesets import load

    session = device.app.screen.session
    session.rules = load(rules)
    session.table.new_game(session.rules, 4, list("ESWN"))
    session.table.seats(0)
    return device


@pytest.fixture(scope="session")
def vm_root(tmp_path_factory):
    """A folder for the small VMs with the core, the application and a stand-in for its keys."""
    import vms
    from vm import core

    folder = vms.fill(tmp_path_factory.mktemp("grid"))
    core.add_gadget(folder)
    (folder / "lib" / "keypad.py").write_text("class Event:\n    pass\n", "utf-8")
    return folder


@pytest.fixture(scope="module", autouse=True)
def quick():
    """What is there before the tests of a file stays: the gadget's many collections do not look
    through it."""
    from sim.device import Device

    Device()  # with all its modules
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def english():
    """Whatever a test sets, the next one reads English."""
    yield
    from gadget import owner, texts

    if texts.language != "english":
        owner.speak("english")


@pytest.fixture(params=["english", "german"])
def language(request):
    """Each language in turn; everything is said in it."""
    from gadget import owner, texts

    if texts.language != request.param:
        owner.speak(request.param)
    return request.param


@pytest.fixture
def long_game(device, language):
    """A game with limit, names as long as they get, totals of six digits, hand 1004, unseen."""
    from eastwind.rulesets import load
    from eastwind.settle import Settlement
    from gadget import owner
    from playing import unseen

    session = unseen(device).app.screen.session
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
    session.match.hand += 900  # which would take long to play
    settings, _ = owner.load(device.store.drive)
    owner.speaks(settings, language)  # a start speaks what the owner has set
    owner.save(device.store.drive, settings, ["Æthelwulfß", "Guðmundur-"])
    owner.change(device.app, settings)
    return device
