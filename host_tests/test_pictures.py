# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The pictures of the guides: every screen is there, and each is what the code draws today.

Where one is not: python3 tools/dev.py pictures
"""

import json
import zlib

import pytest

import dev_pictures
from book import boards, bodies, manual, pdf, quick
from dev_shots import HASHES
from paths import ROOT
from screen_ways import FILES, camel
from sim import demo, png
from sim.device import boards as all_boards


@pytest.fixture(scope="module")
def drawn(tmp_path_factory):
    """The folder that everything is drawn into, the screens of the manual, the moving picture's
    milliseconds."""
    top = tmp_path_factory.mktemp("pictures")
    shown = dev_pictures.draw_manual(top)
    long = dev_pictures.draw_hand(top)
    dev_pictures.put_boards(top, dev_pictures.kept_screens())
    dev_pictures.write_cards(top)
    return top, shown, long


@pytest.mark.parametrize("kind", manual.BOARDS)
def test_the_manual_has_every_screen_under_its_name(drawn, kind):
    found = {}
    for shot, screen in drawn[1][kind].items():
        stem = shot.partition("-")[0]
        assert screen == camel(stem), shot
        found[stem] = shot
    assert sorted(found) == FILES
    assert len(drawn[1]["pad"]) == len(drawn[1]["line"])


def test_the_moving_picture_takes_thirty_seconds(drawn):
    assert 27_000 <= drawn[2] <= 33_000


def test_all_pictures_are_what_is_drawn_today(drawn):
    assert not dev_pictures.differences(drawn[0]), "run python3 tools/dev.py pictures"


def test_the_boards_show_what_the_demo_shows():
    known = json.loads(HASHES.read_text())
    kept = dev_pictures.kept_screens()
    assert sorted(kept) == all_boards()
    old = [b for b in kept if demo.hashed(kept[b]) != known[b][boards.step(b)]]
    assert not old, "run python3 tools/dev.py pictures"


def test_nothing_on_the_card_is_cut():
    assert not quick.too_wide()


def test_the_card_to_print_is_one_page_with_the_picture_in_it():
    picture = ROOT / dev_pictures.GADGET / "card.png"
    data = picture.with_suffix(".pdf").read_bytes()
    assert data.startswith(b"%PDF-1.4\n") and data.endswith(b"%%EOF\n")
    assert data.count(b"/Type /Page ") == 1
    for number in range(1, 6):  # each object is where the table says
        place = int(data[data.rindex(b"xref\n0 6\n") + 9 + 20 * number :][:10])
        assert data[place:].startswith(b"%d 0 obj\n" % number)
    at = data.index(b"/Filter /FlateDecode")
    pixels = data[data.index(b"stream\n", at) + 7 : data.rindex(b"\nendstream")]
    assert zlib.decompress(pixels) == dict(png.content(picture))[b"IDAT"]
    assert data == pdf.page(picture)


def test_a_picture_that_differs_is_named(drawn, tmp_path):
    name = (dev_pictures.GADGET / "hand.png").as_posix()
    found = dev_pictures.differences(tmp_path)
    assert name in found and len(found) > 80
    assert not dev_pictures._same(ROOT / dev_pictures.GADGET / "card.png", ROOT / name)


def test_a_picture_is_read_as_it_was_written(tmp_path):
    rows = [[0x102030, 0xFFFFFF, 0x00FF00], [0x102030, 0x102030, 0xFFFFFF]]
    png.write_colours(tmp_path / "p.png", rows, 3)
    assert png.read(tmp_path / "p.png", 3) == rows


def test_of_a_frame_only_what_changed_is_kept(tmp_path):
    one, two = [[1, 1, 1], [1, 1, 1]], [[1, 1, 1], [1, 2, 1]]
    png.write_frames(tmp_path / "p.png", [(one, 100), (two, 200), (two, 300)])
    chunks = png.content(tmp_path / "p.png")
    assert [kind for kind, _ in chunks] == (
        [b"IHDR", b"acTL", b"PLTE", b"fcTL", b"IDAT", b"fcTL", b"fdAT", b"fcTL", b"fdAT", b"IEND"]
    )
    second, same = chunks[5][1], chunks[7][1]
    assert [int.from_bytes(second[i : i + 4], "big") for i in range(0, 20, 4)] == [1, 1, 1, 1, 1]
    assert same[4:12] == bytes((0, 0, 0, 1, 0, 0, 0, 1))
    assert chunks[6][1] == (2).to_bytes(4, "big") + b"\0\x80"


def test_a_key_that_is_down_is_lit():
    profile = boards.profile("raspberry_pi_pico")
    shown = [[0] * 128] * 64
    plain, lit = bodies.draw(profile, shown).rows, bodies.draw(profile, shown, ("OK",)).rows
    assert plain != lit
    assert any(bodies.PRESSED in row for row in lit)
    assert bodies.screen(profile, lit) == shown
