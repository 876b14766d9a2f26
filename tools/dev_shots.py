# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py shots: a picture of each step of the demo game on each board, and what has changed.

The pictures are not kept in the repository; what is kept is a hash of each one's pixels, in
host_tests/pixels.json. A change there says that somebody has looked.
"""

import argparse
import html
import io
import json
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

from paths import ROOT
from sim import demo
from sim.device import boards
from sim.script import ScriptError

HASHES = ROOT / "host_tests" / "pixels.json"
FOLDER = ROOT / "shots"
MOST = 20  # changed pictures that are named

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Eastwind: %(title)s</title>
<style>
body { font: 16px sans-serif; margin: 2em; background: #eee; color: #111 }
figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top }
div { position: relative; background: #000 }
img + img { position: absolute; top: 0; mix-blend-mode: difference }
img { display: block; width: 20em; image-rendering: pixelated; border: 1px solid #888 }
</style>
<h1>%(title)s</h1>
%(body)s
</html>
"""


def draw(folder, chosen, told=lambda board: None):
    """Play the demo on each board, pictures in folder/board; {board: {shot: hash of pixels}}."""
    hashes = {}
    for board in chosen:
        told(board)
        hashes[board] = demo.play(board, pathlib.Path(folder) / board)
    return hashes


def differences(known, found):
    """[(board, shot)] of the boards found where the hash is not the known one, or either lacks."""
    different = []
    for board in sorted(found):
        before, now = known.get(board, {}), found[board]
        different += [
            (board, shot) for shot in sorted({*before, *now}) if before.get(shot) != now.get(shot)
        ]
    return different


def draw_before(folder, chosen):
    """The same pictures as the last commit draws them; a sentence where that cannot be had."""
    done = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True)
    if done.returncode:
        return "git has no last commit here"
    with tempfile.TemporaryDirectory() as old:
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
            archive.extractall(old)
        tools = str(pathlib.Path(old) / "tools")
        program = "import sys; sys.path.insert(0, sys.argv[1]); import dev_shots; "
        program += "dev_shots.draw(sys.argv[2], sys.argv[3:])"
        command = [sys.executable, "-c", program, tools, str(folder), *chosen]
        done = subprocess.run(command, cwd=old, capture_output=True, text=True)
    return done.returncode and "the last commit cannot draw them" or None


def _figure(paths, caption):
    """A picture; of two, the second laid over the first so that only what differs is seen."""
    if not all(path.exists() for path in paths):
        return "<figure>none<figcaption>%s</figcaption></figure>" % html.escape(caption)
    places = [html.escape(path.relative_to(FOLDER).as_posix()) for path in paths]
    images = "".join('<img src="%s" alt="%s">' % (place, html.escape(caption)) for place in places)
    return "<figure><div>%s</div><figcaption>%s</figcaption></figure>" % (
        images, html.escape(caption)
    )  # fmt: skip


def write_page(found, different):
    """shots/index.html: first what differs, before, after and changed; then all, board by board."""
    body = []
    for board, shot in different:
        name = shot + ".png"
        before, now = FOLDER / "before" / board / name, FOLDER / board / name
        body.append("<h2>%s, %s</h2>" % (html.escape(board), html.escape(shot)))
        body += [_figure([before], "before"), _figure([now], "after")]
        body.append(_figure([before, now], "changed"))
    for board, shots in found.items():
        body.append("<h2>%s</h2>" % html.escape(board))
        body += [_figure([FOLDER / board / (shot + ".png")], shot) for shot in shots]
    title = "%d pictures, %d changed" % (sum(map(len, found.values())), len(different))
    page = FOLDER / "index.html"
    page.write_text(_PAGE % {"title": title, "body": "\n".join(body)}, encoding="utf-8")
    return page


def main(arguments):
    """Draw, compare, write the page; 1 where pictures differ from the hashes."""
    parser = argparse.ArgumentParser(
        prog="dev.py shots",
        description="Draws each step of the demo game on each board onto one page, "
        "shots/index.html; what differs from the last commit comes first.",
    )
    only = "only this one of %s; may be given more than once" % ", ".join(boards())
    parser.add_argument("--board", action="append", choices=boards(), metavar="ID", help=only)
    parser.add_argument("--record", action="store_true", help="these are right: keep the hashes")
    options = parser.parse_args(arguments)
    chosen = options.board or boards()
    shutil.rmtree(FOLDER, ignore_errors=True)
    try:
        found = draw(FOLDER, chosen, lambda board: print(board, file=sys.stderr))
    except ScriptError as error:
        print(error, file=sys.stderr)
        return 1
    known = json.loads(HASHES.read_text()) if HASHES.exists() else {}
    different = differences(known, found)
    if different:
        print("Drawing what the last commit shows ...", file=sys.stderr)
        sentence = draw_before(FOLDER / "before", sorted({board for board, _ in different}))
        if sentence:
            print("Nothing to compare with: %s." % sentence, file=sys.stderr)
    page = write_page(found, different)
    print("%d pictures of %d boards, %d changed: %s" % (
        sum(map(len, found.values())), len(found), len(different), page
    ))  # fmt: skip
    for board, shot in different[:MOST]:
        print("  %s %s" % (board, shot))
    if len(different) > MOST:
        print("  ... and %d more" % (len(different) - MOST))
    if options.record:
        HASHES.write_text(json.dumps({**known, **found}, indent=1, sort_keys=True) + "\n")
        return 0
    return 1 if different else 0
