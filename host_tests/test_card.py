# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A score card and its table agree; dev.py rules says what is wrong, and what differs."""

import json
import re
import shutil
import struct

import pytest

import card
import card_picture
import dev_rules
from eastwind import rows, switches
from eastwind.rulesets import INDEX, load
from eastwind.words import CLASSES
from own_rules import FRIDAY, friday
from table_lines import lines

KINDS = ("chow", "pair", "pung", "kong")
STATES = {"exposed": 1, "concealed": 0, "claimed": 2}
CHOW_CLASSES = ["idle", "closed", "open"]


def read(text):
    """A text card as {heading: rows}, each row {column: text}."""
    found = {}
    names = None
    for line in text.split("\n")[1:]:
        if line and line[0] != " ":
            found[line] = []
            names = None
        elif line and names is None:
            ends = [match.span() for match in re.finditer(r"\S+( \S+)*", line)]
            names = [line[start:end] for start, end in ends]
        elif line:
            cells = re.split(r"\s{2,}", line.strip())
            found[list(found)[-1]].append(dict(zip(names, cells)))
    return found


def points_on(found, whose):
    """{code: points} that the rows of sets say for all, or for the winner over that."""
    said = {}
    for row in found["Points of sets"] + found.get("Points of chows", []):
        if row["whose"] not in ("all", whose):
            continue
        kind, _, state = row["set"].partition(" ")
        classes = CHOW_CLASSES if kind == "chow" else list(CLASSES)
        if kind in ("pung", "kong"):
            states = [STATES[state]] + [2] * (state == "exposed")
        else:
            states = {"": (0, 1, 2), "claimed": (1,), "drawn": (2,)}[state]
        for cls, name in enumerate(classes):
            for at in states if name in row else ():
                said[KINDS.index(kind) << 5 | cls << 2 | at] = int(row[name])
    return said


def check(found, rules):
    for whose, table in (("all", rules.other_points), ("winner", rules.winner_points)):
        for code, points in points_on(found, whose).items():
            assert table[code] == points, (whose, code)
        silent = set(range(128)) - set(points_on(found, whose))
        classes = (4, 5) if "round wind" not in found["Points of sets"][0] else ()
        for code in silent:
            if code & 3 < 3 and code >> 2 & 7 < 7 and code >> 2 & 7 not in classes:
                assert not table[code], (whose, code)
    for row in found["Doubles of sets"]:
        for cls, name in enumerate(CLASSES):
            if name in row:
                assert rules.set_doubles[KINDS.index(row["set"]) << 3 | cls] == int(row[name])
    said = {tuple(row.values()) for row in found["Points and doubles"] if row["id"] != "25"}
    winner = {(r[3], r[4], r[5]) for r in rules.winner_rows}
    other = {(r[3], r[4], r[5]) for r in rules.other_rows}
    assert {tuple(map(int, (i, p, d))) for i, _, whose, p, d in said if whose != "others"} == winner
    assert {tuple(map(int, (i, p, d))) for i, _, whose, p, d in said if whose != "winner"} == other
    assert all(rows.row(int(number)) == name for number, name, *_ in said)
    bonus = [int(row["points"]) for row in found["Points and doubles"] if row["id"] == "25"]
    assert bonus == [rules.bonus] * bool(rules.bonus)
    hands = {(row["id"], row["share"]) for row in found.get("Limit hands", ())}
    assert len(hands) == len({(row[3], row[4]) for row in rules.limits}) + len(rules.extras)
    for *_, number, share in rules.limits:
        assert (str(number), card.share(share)) in hands
    assert len(found.get("Penalties", ())) == len(rules.penalties)


@pytest.mark.parametrize("ruleset", INDEX)
def test_a_card_and_the_table_agree(ruleset):
    rules = load(ruleset)
    text = card.as_text(dev_rules.title(ruleset, rules), card.sections(rules))
    check(read(text), rules)
    assert max(map(len, text.split("\n"))) <= 84


def test_the_card_of_a_table_of_ones_own_agrees_too():
    rules = friday()
    found = read(card.as_text("friday", card.sections(rules)))
    check(found, rules)
    assert {"id": "3", "for": "no chows", "whose": "winner", "points": "10", "doubles": "0"} in (
        found["Points and doubles"]
    )
    assert {"id": "17", "for": "single heads", "share": "L/2", "points": "250"} in (
        found["Limit hands"]
    )


@pytest.mark.parametrize("ruleset", INDEX)
def test_every_row_of_a_table_is_on_its_card(ruleset):
    """In the lines of the table as they are written, where their options are at their defaults."""
    rules = load(ruleset)
    on_card = {row[0] for section in card.sections(rules) for row in section[3]}
    for line in lines(ruleset):
        if line[0].isdigit() and not any("=" in word for word in line):
            assert line[0] in on_card


def test_what_a_ruleset_does_is_said_in_words():
    given = {name.lower(): bit for name, bit in vars(switches).items() if name.isupper()}
    assert [name for name, bit in given.items() if bit < switches.RUNS] == list(card.SWITCHES)
    british, german = [
        read(card.as_text(name, card.sections(load(name))))["Further"] for name in ("bmja", "dmjl")
    ]
    assert {"what": "streak_passes", "is": card.SWITCHES["streak_passes"]} in german
    said = "who misnamed the discard may pay for all"
    assert {"what": "pays_all", "is": said} in british
    assert {"what": "pays_all", "is": card.SWITCHES["pays_all"]} in german


@pytest.mark.parametrize(
    "sixtieths, text", [(60, "L"), (30, "L/2"), (24, "2L/5"), (12, "L/5"), (20, "L/3"), (-3, "x8")]
)
def test_a_share_is_written_as_in_the_tables(sixtieths, text):
    assert card.share(sixtieths) == text


def run(capsys, *arguments):
    status = dev_rules.main(list(map(str, arguments)))
    said = capsys.readouterr()
    return status, said.out, said.err


def test_check_says_the_lines_and_sentences(capsys, tmp_path):
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("base = bmja\nchows = two\n\n46 10\nquint 3\n")
    assert run(capsys, "check", FRIDAY)[0] == 0
    status, out, err = run(capsys, "check", wrong)
    told = err.splitlines()
    assert (status, out, len(told)) == (1, "", 3)
    assert [line.split(":")[1] for line in told] == ["2", "4", "5"] and "one or any" in told[0]
    status, out, err = run(capsys, "check", wrong, "--json")
    found = json.loads(out)
    assert (status, err, found["base"]) == (1, "", None)
    assert [problem["line"] for problem in found["problems"]] == [2, 4, 5]
    assert json.loads(run(capsys, "check", FRIDAY, "--json")[1])["base"] == "bmja"
    for verb in ("check", "card"):
        status, out, err = run(capsys, verb, tmp_path / "none.txt")
        assert (status, out) == (2, "") and "No such file" in err


def test_diff_says_what_differs_and_nothing_else(capsys):
    assert run(capsys, "diff", "bmja", "bmja") == (0, "", "")
    status, out, _ = run(capsys, "diff", "bmja", FRIDAY)
    assert status == 1
    assert "Points and doubles: 3 no chows winner: 0 1 | 10 0\n" in out
    assert (
        "Limit hands: 44 nine gates: L 1000 | -\n" in out and "Options: chows: one | any\n" in out
    )
    assert "Points of sets: pair all: 0 0 0 2 2 4 2 | 0 0 0 2 2 2 2\n" in out and "pung" not in out
    told = json.loads(run(capsys, "diff", FRIDAY, "bmja", "--json")[1])
    assert {"section": "Penalties", "what": "false Mah-Jongg each", "here": ["100"],
            "there": ["L/2"]} in told  # fmt: skip


def test_a_card_is_printed_as_markdown_and_drawn(capsys, tmp_path):
    status, out, _ = run(capsys, "card", "babcock", "--format", "markdown")
    assert status == 0 and "| 3 | no chows | winner | 10 | 0 |" in out and "## Limit hands" in out
    shutil.copy(FRIDAY, tmp_path / "ours.txt")
    picture = tmp_path / "ours.png"
    assert run(capsys, "card", tmp_path / "ours.txt", "--format", "png", "-o", picture)[0] == 0
    data = picture.read_bytes()
    width, height = struct.unpack(">II", data[16:24])
    assert data[:4] == b"\x89PNG" and 1200 < width < height < 1.8 * width < 4500


@pytest.mark.parametrize("ruleset", INDEX)
def test_on_a_picture_no_block_lies_on_another(ruleset):
    """And none beyond its edge; there are as many as a card has sections, and its title."""
    text = card.as_text(ruleset, card.sections(load(ruleset))).strip()
    blocks = [block.split("\n") for block in text.split("\n\n")]
    placed, columns, lines = card_picture.lay(blocks)
    assert [block for *_, block in placed] == blocks
    taken = set()
    for x, y, width, block in placed:
        assert x + max(map(len, block)) <= x + width <= columns and y + len(block) <= lines
        cells = {(x + i, y + j) for i in range(width) for j in range(len(block))}
        assert not cells & taken
        taken |= cells
