# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""tools/score.py as a person or a script calls it: a process of its own, with
nothing but Python. What it prints, its batches, its errors and exit status."""

import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

import pytest

TOOL = pathlib.Path(__file__).parent.parent / "tools" / "score.py"
EXAMPLE_3 = "hand 'd111 d333 drdr | c555 b444' --rules harr --won draw --tile dr"
TWO_EX_2 = (
    "hand 'c999 wnwnwn b333 c77 | drdrdr' --rules harr_limit --seat N --round N"
    " --won discard --tile dr --set p2_limit="
)
LAYOUT_1 = "settle --rules harr --scores E=480 S=64 W=272 N=16 --winner E"
LOSER = "d111 d33 drdr | c555 b444"  # counts 14 in Part One
KEYS = {"id", "points", "doubles", "total", "value", "limit", "items", "arrangement", "waits"}

REFUSED = {
    "unknown tile": "hand 'd111 d333 drdx | c555 b444' --rules harr --won draw",
    "no tile 0": "hand 'd011 d333 drdr | c555 b444' --rules harr --won draw",
    "five of a tile": "hand 'c11 c111 d123 d456 d789' --rules harr --won draw",
    "more of a tile than a byte counts": "hand 'c%s | c1111' --rules harr --won draw" % ("1" * 254),
    "thirteen tiles won": "hand 'd111 d333 dr | c555 b444' --rules harr --won draw",
    "fourteen tiles lost": "hand 'd111 d333 drdr | c555 b444' --rules harr",
    "a four short of its tile": "hand 'd111 d33 dr | c555 b4444' --rules harr --won draw",
    "two pairs": "hand 'd111 d333 drdr c55 b4 | b444' --rules harr --won draw",
    "no set on the table": "hand 'd111 d333 drdr | c557 b444' --rules harr --won draw",
    "three in brackets": "hand 'd111 d333 drdr | [c555] b444' --rules harr --won draw",
    "heads in Part One": "hand 'b19 c19 d19 wewswwwn drdgdwdw' --rules harr --won draw",
    "winning tile not among the tiles": EXAMPLE_3[:-2] + "c9",
    "drawn tile in a three on the table": EXAMPLE_3[:-2] + "b4",
    "robbed in Part One": EXAMPLE_3.replace("draw", "robbed"),
    "robbed without robbing": "hand 'd123 d333 drdr | c555 b444' --rules harr_limit"
    " --won robbed --tile d1",
    "flowers left out": EXAMPLE_3 + " --seat E --flowers f1",
    "washing in Part One": "wash 'b149 d1 c569 wewwdrdgdwdw' --rules harr",
    "penalty in Part One": LAYOUT_1 + " --pays-all S",
    "unknown option": EXAMPLE_3 + " --set p3_limit=300",
    "unknown value": EXAMPLE_3 + " --set p1_only_place=sometimes",
    "limit not in fours": TWO_EX_2 + "302",
    "no such ruleset": EXAMPLE_3.replace("harr", "harrr"),
    "unknown way to win": EXAMPLE_3.replace("draw", "stolen"),
    "a score in small letters": LAYOUT_1.replace("N=16", "N=1²"),
    "a score of many digits": LAYOUT_1.replace("N=16", "N=" + 5000 * "1"),
    "two scores of a seat": LAYOUT_1 + " --scores E=1 S=2 E=3",
    "a limit in small letters": TWO_EX_2 + "3²0",
    "a dead winner": EXAMPLE_3 + " --dead",
    "kong on a kong with one kong": "hand 'b234 b666 b55 | b111 b8888' --rules dmjl --won loose"
    " --flags kong_on_kong",
}


def run(command, lines=""):
    """The finished process; no packages, no environment of ours."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return subprocess.run(
        [sys.executable, "-S", "-s", str(TOOL), *shlex.split(command)],
        input=lines,
        text=True,
        capture_output=True,
        timeout=120,
        env=environment,
        check=False,
    )


def shown(command):
    """What a command prints that must succeed."""
    done = run(command)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def answer(command):
    """The JSON that a command prints."""
    return json.loads(shown(command + " --json"))


def batch(verb, lines):
    """The answers to these lines, dictionaries or raw text, one each."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    done = run(verb + " --batch", "\n".join(texts) + "\n")
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    return answers


def numbers(text):
    """All whole numbers of a text, signs and commas aside."""
    return {int(word) for word in re.findall(r"\d+", text.replace(",", ""))}


def counted(found):
    """The numbers of a hand's answer."""
    return tuple(found[key] for key in ("points", "doubles", "total", "value"))


def test_plain_hand():
    assert {20, 10, 2, 8, 4, 52} <= numbers(shown(EXAMPLE_3))


def test_json_hand():
    found = answer(EXAMPLE_3)
    assert KEYS - {"id"} <= set(found)
    assert counted(found) == (52, 0, 52, 52)
    assert found["limit"] is None and found["waits"] == ["dr"]
    for item in found["items"]:
        assert item["text"] and {"points", "doubles", "after"} <= set(item)


def test_the_later_rulesets():
    """By Millington 10, an exposed pung of ones 4, a claimed kong 8, a pung 2: last discard and
    original call double twice. Heaven and earth are limit hands, in Babcock half of one."""
    hand = "b345 c99 | c111 {d4444} b888"
    found = answer(
        "hand '%s' --rules millington --seat S --won last_discard --tile b3"
        " --flags original_call" % hand
    )
    assert counted(found) == (24, 2, 96, 96)
    asked = {"hand": "b345 c999 c11 d444 b888", "rules": "dmjl", "seat": "E", "won": "draw"}
    earth = {**asked, "seat": "S", "won": "discard", "tile": "b3", "flags": ["earth"]}
    lines = [{**asked, "flags": ["heaven"]}, earth, {**earth, "rules": "babcock"}]
    lines.append({"hand": "b55 | [b1111] b8888 c234 d444", "rules": "bmja", "seat": "S"})
    lines[3].update(won="loose", tile="b5", flags=["kong_on_kong"])
    assert [line["value"] for line in batch("hand", lines)] == [500, 500, 150, 1000]
    net = answer("settle --rules bmja --scores E=80 S=84 W=208 N=416 --winner S")["net"]
    assert net == {"E": -1096, "S": 336, "W": -36, "N": 796}  # BMJA site, Settling Up


def test_limit_and_cap():
    capped = answer(TWO_EX_2 + "600")
    assert (capped["total"], capped["value"], capped["limit"]) == (640, 600, None)
    assert answer(TWO_EX_2 + "none")["value"] == 640
    fours = "hand 'd11 | b1111 d4444 dgdgdgdg d9999' --rules harr_limit --won draw --set p2_limit="
    assert answer(fours + "400")["limit"]
    assert counted(answer(fours + "400")) == (400, 0, 400, 400)
    assert counted(answer(fours + "none")) == (300, 0, 300, 300)


def test_without_the_tile_nothing_that_depends_on_it():
    with_tile, without = answer(EXAMPLE_3), answer(EXAMPLE_3.replace("--tile dr", ""))
    assert without["points"] == with_tile["points"] - 2
    assert without["waits"] == []
    claimed = "hand 'd111 d333 drdr c555 | b444' --rules harr --won discard"
    assert answer(claimed)["points"] == 20 + 10 + 8 + 4 + 4 + 2 + 2
    assert answer(claimed + " --tile c5")["points"] == 20 + 10 + 8 + 4 + 2 + 2 + 2


def test_flowers():
    own = answer(EXAMPLE_3 + " --seat E --flowers f1 s1 --set mandarins=on")
    assert (own["doubles"], own["total"]) == (2, 208)
    for flower in ("f1", "s1", "f4", "s4"):
        nobody = answer(EXAMPLE_3 + f" --flowers {flower} --set mandarins=on")
        assert nobody["doubles"] == 0


def test_dead_hand():
    dead = answer("hand 'd1111 d33 drdr | c555 b444' --rules harr --dead")
    assert dead["value"] == dead["total"] == 0


def test_batch_keeps_order_and_names_bad_lines():
    good = {"hand": "d111 d333 drdr | c555 b444", "rules": "harr", "won": "draw", "tile": "dr"}
    absent = dict.fromkeys(("seat", "round", "won", "tile", "flowers", "dead", "set"))
    lines = [
        dict(good, id="good"),
        dict(good, id="bad tile", hand="d111 d333 drdx | c555 b444"),
        dict(absent, id="nulls", hand=LOSER, rules="harr"),
        {"id": 7, "hand": LOSER, "rules": "harr"},
        dict(good, id="bad option", set={"nonsense": "yes"}),
        {"id": "no hand", "rules": "harr"},
        dict(good, id="again", set={"p1_only_place": "strict"}, flowers=[], dead=False),
    ]
    answers = batch("hand", lines)
    assert [found["id"] for found in answers] == [line["id"] for line in lines]
    assert ["error" in found for found in answers] == [False, True, False, False, True, True, False]
    for found in answers:
        if "error" in found:
            assert set(found) == {"id", "error"} and found["error"]
        else:
            assert set(found) >= KEYS
    assert answers[2]["total"] == answers[3]["total"] == 14
    assert answers[2]["waits"] == []


def test_batch_survives_what_is_not_json():
    wrong = ["{", "[1]", 9999 * "[", {"hand": LOSER, "ruleset": "a\0b"}, 5000 * "1"]
    *refused, last = batch("hand", [*wrong, {"id": "last", "hand": LOSER, "rules": "harr"}])
    assert all("error" in found for found in refused) and last["total"] == 14
    assert "error" in batch("settle", [{"scores": {"E": 1, "e": 2, "S": 3}, "winner": "E"}])[0]


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refused(name):
    done = run(REFUSED[name])
    assert done.returncode == 2, done.stdout
    assert not done.stdout.strip()
    message = done.stderr.strip()
    assert "Traceback" not in message
    assert len(message.splitlines()) == 1 and len(message.split()) > 2, message


def test_settle_plain_and_json():
    assert {960, 208, 256, 48, 2880, 1120} <= numbers(shown(LAYOUT_1))
    found = answer(LAYOUT_1)
    assert found["net"] == {"E": 2880, "S": -1120, "W": -496, "N": -1264}
    assert sorted(map(tuple, found["payments"])) == [
        ("N", "E", 960),
        ("N", "S", 48),
        ("N", "W", 256),
        ("S", "E", 960),
        ("S", "W", 208),
        ("W", "E", 960),
    ]


def test_settle_dead_hand():
    found = answer("settle --rules harr --scores E=4 S=22 W=64 N=16 --winner S --dead W")
    assert found["net"] == {"E": -44 + 8 - 24, "S": 88, "W": -22 - 8 - 16, "N": -22 + 16 + 24}


def test_settle_batch():
    big = {"rules": "harr_limit", "scores": {"N": 640, "E": 20, "S": 8, "W": 700}, "winner": "N"}
    liable = {"S": 352, "E": 64, "W": 10, "N": 8}
    capped = {"p2_limit": "600"}
    lines = [
        dict(big, id="caps", set=capped),
        dict(big, id="all", scores=liable, winner="S", pays_all="N", dead=None, set=capped),
        dict(big, id="no winner", winner="X"),
        dict(big, id="free of caps", pays_all=None, dead=[], set={"p2_limit": "none"}),
        dict(big, id="each", set=dict(capped, p2_nonwinner_cap="each")),
    ]
    answers = batch("settle", lines)
    assert [found["id"] for found in answers] == [line["id"] for line in lines]
    nets = [found.get("net") for found in answers]
    assert nets[0] == {"N": 2400, "W": 1200, "S": -1224, "E": -2376}
    assert nets[1] == {"S": 1408, "N": -1408, "E": 0, "W": 0}
    assert set(answers[2]) == {"id", "error"}
    east, south, west = -1280 - 1360 + 24, -640 - 692 - 24, -640 + 1360 + 692
    assert nets[3] == {"N": 2560, "W": west, "S": south, "E": east}
    east, south, west = -1200 - 1160 + 24, -600 - 592 - 24, -600 + 1160 + 592
    assert nets[4] == {"N": 2400, "W": west, "S": south, "E": east}


@pytest.mark.parametrize(
    "throws, side, stack",
    [
        ("--east 7 --breaker 7", "West", 14),
        ("--east 11 --breaker 9", "South", 3),
        ("--east 11 --breaker 9 --tiles 144", "South", 2),
    ],
)
def test_wall(throws, side, stack):
    found = shown("wall " + throws)
    assert side in found and stack in numbers(found)


def test_wash():
    assert {9, 50} <= numbers(shown("wash 'b149 d1 c569 weww drdg dwdw'"))
    found = numbers(shown("wash 'b19 d11 c569 weww drdg dgdg'"))
    assert 8 in found and 50 not in found
