# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The guides are true: links and paths lead somewhere, commands do what they say, as written."""

import importlib
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

import dev
import documents
from dev_pictures import BOARDS, CARDS, GADGET
from paths import ROOT
from sim.device import boards

# what a guide names that there is not before something is run, or that lies on a drive
MADE = {"games", "games/memory.bin", "dist", "shots", "shots/index.html", ".venv"}
ON_DRIVE = {"boot_out.txt", "board_profile.py", "selftest.keys", "eastwind.json", "nvm.bin"}
UPSTREAM = {"ports/*/boards/<id>/pins.c"}  # of CircuitPython

# not run here: they take minutes, need a board, or a network, or change the computer
LONG = {
    "play", "test", "check", "shots", "pictures", "budget", "bench", "soak", "build", "release",
    "deploy",
}  # fmt: skip
RUN = {("play",)}  # but this, without a window or a terminal
OTHERS = {"git", "cd", "circup", "pre-commit"}
VALUES = {"NAME": "harr"}

COMMANDS = {}
for _guide in documents.GUIDES:
    COMMANDS.update((tuple(words), where) for where, words in documents.commands(_guide))
OURS = sorted(words for words in COMMANDS if words[0] not in OTHERS)
SESSIONS = [told for guide in documents.GUIDES for told in documents.sessions(guide)]


def is_long(words):
    """Is this a command whose words are only checked?"""
    verb = words[2] if words[1] == "tools/dev.py" and len(words) > 2 else ""
    return verb in LONG and words[2:] not in RUN


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy of the tree with a game in it, and the environment in which python3 is this Python."""
    top = tmp_path_factory.mktemp("clone") / "eastwind"
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    ignored = [".git", *[name.strip("/") for name in ignored]]
    shutil.copytree(ROOT, top, ignore=shutil.ignore_patterns(*ignored))
    kept = ROOT / "host_tests" / "journals" / "version_1" / "memory_and_drive"
    shutil.copytree(kept / "games", top / "games")
    shutil.copy(kept / "memory.bin", top / "games")
    (top / ".venv").symlink_to(sys.prefix)
    shells = str(pathlib.Path(sys.executable).parent)
    environment = {**os.environ, "PATH": shells + os.pathsep + os.environ["PATH"]}
    environment.pop("DISPLAY", None)
    environment.pop("WAYLAND_DISPLAY", None)
    return top, environment


def run(tree, words):
    """Run a command where a reader would; what it says."""
    top, environment = tree
    done = subprocess.run(
        words, cwd=top, env=environment, capture_output=True, text=True, encoding="utf-8",
        stdin=subprocess.DEVNULL, timeout=60, shell=isinstance(words, str),
    )  # fmt: skip
    assert not done.returncode or "diff" in words, done.stderr
    return done.stdout


@pytest.mark.parametrize("guide", documents.GUIDES)
def test_every_link_and_picture_is_there(guide):
    for link in documents.links(guide):
        if link.startswith("https://"):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / guide).parent / path if path else ROOT / guide
        assert target.exists(), link
        if anchor:
            assert anchor in documents.anchors(target.relative_to(ROOT)), link


@pytest.mark.parametrize("guide", documents.GUIDES)
def test_every_path_is_there(guide):
    known = MADE | ON_DRIVE | UPSTREAM
    wrong = [
        path
        for path in documents.paths(guide)
        if path.rstrip("/") not in known and not documents.exists(guide, path)
    ]
    assert not wrong


def test_the_map_has_every_room():
    rows = documents.table("README.md", "## Where things live")
    told = " ".join(row[0] for row in rows)
    for room in ("lib", "firmware", "boards", "tools", "host_tests"):
        assert "`%s/" % room in told, room
    assert all(row[1] for row in rows)


def test_the_readme_shows_every_board():
    shown = documents.links("README.md")
    assert {path for path in shown if path.startswith(BOARDS.as_posix())} == {
        (BOARDS / (board + ".png")).as_posix() for board in boards()
    }


def test_every_picture_and_card_is_shown_somewhere():
    shown = set()
    for guide in documents.GUIDES:
        folder = (ROOT / guide).parent
        shown |= {(folder / link).resolve() for link in documents.links(guide)}
    for folder in (GADGET, BOARDS, CARDS):
        for path in (ROOT / folder).rglob("*.*"):
            assert path in shown, path


def test_there_are_commands():
    assert len(OURS) > 15 and len(SESSIONS) >= 1
    assert any(is_long(words) for words in OURS) and not all(is_long(words) for words in OURS)


@pytest.mark.parametrize("words", [w for w in OURS if not is_long(w)], ids=" ".join)
def test_a_command_runs_as_written(tree, words):
    run(tree, [VALUES.get(word, word) for word in words])


@pytest.mark.parametrize("words", [w for w in OURS if is_long(w)], ids=" ".join)
def test_a_long_command_has_that_verb_and_those_options(words, capsys):
    assert words[:2] == ("python3", "tools/dev.py")
    verb, *options = words[2:]
    assert verb in dev.VERBS
    if verb == "test":
        return  # its options are pytest's
    with pytest.raises(SystemExit):
        importlib.import_module("dev_" + verb).main(["--help"])
    said = capsys.readouterr().out
    for option in options:
        if option.startswith("-"):
            assert option in said.replace(",", " ").replace("]", " ").split(), option


@pytest.mark.parametrize("where, command, said", SESSIONS, ids=[told[0] for told in SESSIONS])
def test_an_example_says_what_is_shown(tree, where, command, said):
    assert run(tree, command).rstrip() == said.rstrip()


def test_other_commands_are_known_ones():
    assert {words[0] for words in COMMANDS} <= OTHERS | {"python3"}
    assert all(words[1].startswith("tools/") for words in OURS)
