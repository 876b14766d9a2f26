# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py pictures: all that the guides show: pictures, drawn by the simulator, and score cards.

They are made where the repository is, or anywhere else to be compared with those that are kept.
"""

import argparse
import pathlib
import sys
import tempfile

import dev_rules
from book import boards, bodies, manual, pdf, quick
from eastwind.rulesets import INDEX
from paths import ROOT
from sim import png
from sim.device import boards as all_boards
from sim.script import ScriptError

GADGET = pathlib.Path("firmware", "pictures")  # below the top
BOARDS = pathlib.Path("boards", "pictures")
CARDS = pathlib.Path("lib", "cards")
SCREEN = 3  # how many times larger the manual's pictures are
BODY = 2  # and whole gadgets


def draw_manual(top):
    """The manual's pictures and the quick card; {kind of keys: {shot: class of its screen}}."""
    screens, shots = {}, {}
    for kind in manual.BOARDS:
        shots[kind], screens[kind] = manual.shots(kind)
        folder = _made(top / GADGET / kind)
        for name, rows in shots[kind].items():
            png.write_colours(folder / (name + ".png"), rows, SCREEN)
    picture = top / GADGET / "card.png"
    png.write_colours(picture, quick.draw(shots["pad"]).rows, quick.SCALE)
    picture.with_suffix(".pdf").write_bytes(pdf.page(picture))
    return screens


def draw_hand(top):
    """The moving picture of a hand being entered; the milliseconds that it takes."""
    frames = manual.hand()
    png.write_frames(_made(top / GADGET) / "hand.png", frames, BODY)
    return sum(milliseconds for _, milliseconds in frames)


def draw_boards(top, told=lambda board: None):
    """A picture of each board, and the README's."""
    shown = {}
    for board in all_boards():
        told(board)
        with tempfile.TemporaryDirectory() as folder:
            shown[board] = boards.screen(board, pathlib.Path(folder))
    put_boards(top, shown)


def put_boards(top, shown):
    """The same of screens that are at hand; shown: {board: rows of colours}."""
    folder = _made(top / BOARDS)
    for board, rows in shown.items():
        body = bodies.draw(boards.profile(board), rows)
        png.write_colours(folder / (board + ".png"), body.rows, BODY)
    png.write_colours(_made(top / GADGET) / "eastwind.png", boards.front(shown).rows, BODY)


def write_cards(top):
    """The score cards of all rulesets."""
    folder = _made(top / CARDS)
    for name in INDEX:
        path = str(folder / (name + ".md"))
        dev_rules.main(["card", name, "--format", "markdown", "-o", path])


def kept_screens():
    """What the screens show in the pictures of boards that are kept: {board: rows of colours}."""
    found = {}
    for path in sorted((ROOT / BOARDS).glob("*.png")):
        profile = boards.profile(path.stem)
        found[path.stem] = bodies.screen(profile, png.read(path, BODY))
    return found


def _made(folder):
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def differences(top):
    """The pictures below `top` that are not those that are kept, or that either lacks."""
    found = []
    for folder in (GADGET, BOARDS, CARDS):
        drawn, kept = (
            {path.relative_to(place) for path in (place / folder).rglob("*.*")}
            for place in (top, ROOT)
        )
        found += [path for path in sorted(drawn | kept) if not _same(top / path, ROOT / path)]
    return [path.as_posix() for path in found]


def _same(one, other):
    if not (one.exists() and other.exists()):
        return False
    if one.suffix == ".md":
        return one.read_text("utf-8") == other.read_text("utf-8")
    if one.suffix == ".pdf":  # it holds the PNG beside it
        return one.read_bytes() == pdf.page(one.with_suffix(".png")) and (
            other.read_bytes() == pdf.page(other.with_suffix(".png"))
        )
    return png.content(one) == png.content(other)


def main(arguments):
    """Draw them all; with --check 1 where one is not as it is kept."""
    parser = argparse.ArgumentParser(
        prog="dev.py pictures",
        description="Makes anew all that the guides show: the pictures of README, manual and "
        "boards, the quick card, and the score cards of the rulesets.",
    )
    parser.add_argument("--check", action="store_true", help="only say which would change")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder) if options.check else ROOT
        if not options.check:
            for path in (*(ROOT / GADGET).rglob("*.p*"), *(ROOT / BOARDS).glob("*.png")):
                path.unlink()
        try:
            write_cards(top)
            draw_manual(top)
            draw_hand(top)
            draw_boards(top, lambda board: print(board, file=sys.stderr))
        except ScriptError as error:
            print(error, file=sys.stderr)
            return 1
        different = differences(top)
    for path in different:
        print("%s is not what is drawn now" % path)
    return 1 if different else 0
