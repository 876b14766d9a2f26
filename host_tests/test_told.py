# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the guides tell in numbers and tables is what the code and the tests say."""

import io
import re

import pytest

import budgets
import dev_bench
import documents
import guides
import language_files
import test_bounded
import test_house
import test_subset
import test_vms
from bundle import facts, parts
from eastwind import void
from eastwind.rulesets import INDEX, custom, load, options
from gadget import app, keys
from paths import ROOT
from presses import PRESSES
from sim.device import boards
from sim.device import load as profile_of
from vm import bring, core, versions

RULES = "lib/README.md"
MANUAL = "firmware/README.md"
BUILD = "boards/README.md"
PICO = profile_of(ROOT / "boards" / "raspberry_pi_pico.py")
HARR = ("harr", "harr_limit")


def english(module):
    """{name: text} of the words that a module of the device has."""
    rows = language_files.read("english")
    return {name: text for section, name, text in rows if module in section.strip("[]").split()}


def vectors():
    """{name: its lines} of Harr's vectors."""
    found = {}
    for path in (ROOT / "host_tests" / "vectors").glob("harr*.txt"):
        for block in path.read_text("utf-8").split("\n\n"):
            name = block.strip().split("  ")[0]
            found[re.sub("-[ESWN]$", "", name)] = found.get(name, "") + block
            found[name] = block
    return found


def test_the_readings_of_the_book_are_those_of_the_vectors():
    """Each example that is named exists and has the numbers beside it."""
    known = vectors()
    rows = documents.table(RULES, "### How the book is read")
    assert len(rows) > 25
    checked = 0
    for row in rows:
        for name, numbers in re.findall(r"`([^`]+)`((?: \*\*\d+\*\*)*)", row[3]):
            assert name in known, name
            for number in re.findall(r"\d+", numbers):
                assert re.search(r"\b%s\b" % number, known[name]), (name, number)
                checked += 1
    assert checked >= 12


def test_the_house_rules_are_told_as_they_are():
    told = {}
    for name, word, values, _ in documents.table(RULES, "### House rules"):
        told[name.strip("`")] = word, values.split(", ")
    for ruleset in HARR:
        known, words = options(load(ruleset)), english(ruleset.capitalize())
        for name in known.names:
            word, values = told[name]
            assert word == words.get(name, "Limit").split("|")[0], name
            choices = known.choices(name)
            assert values[0] == "a number" if isinstance(choices, int) else values == list(choices)
    assert set(told) == {name for ruleset in HARR for name in options(load(ruleset)).names}


def test_every_ruleset_is_told_of():
    names = english("new_game")["RULESETS"].split("|")
    assert "rules (%s)" % "; ".join(names) in documents.text(MANUAL).replace("\n", " ")
    told = {row[0].strip("`") for row in documents.table(RULES, "## The other rulesets")}
    assert told == set(INDEX) - set(HARR)
    for ruleset in told:
        assert "`%s`" % ruleset in documents.text("README.md")


def test_the_presses_are_those_that_the_tests_count():
    kinds = ("pad", "three", "knob", "twelve", "paper")
    for deal, *counts in documents.table(MANUAL, "### How many keys a hand takes"):
        name = deal.split(":")[0]
        assert [int(count) for count in counts] == [PRESSES[name, kind][-1] for kind in kinds]


def test_the_times_are_as_bench_writes_them():
    """The table read back and written again by dev.py bench --guide is the same."""
    told = guides.part(documents.text(RULES), "time")
    times = {what: ratios for what, *ratios, _ in documents.table(RULES, "### Time")}
    names = (dev_bench.HERE, dev_bench.CODES, *bring.NAMES)
    found = {
        name: {key: float(times[what][at]) for key, what, _, _ in budgets.FLOORS}
        for at, name in enumerate(names)
    }
    found[dev_bench.PEER] = {
        key: float(times["%s takes, by %s" % (dev_bench.PEER, what)][0])
        for key, what, _, _ in budgets.FASTER
    }
    assert dev_bench.table(dev_bench.verdicts(found)) == told


@pytest.mark.parametrize("name, names", [("bytes", versions.BYTES), ("times", versions.TIMES)])
def test_it_is_told_with_what_was_measured(name, names):
    """What is pinned in the version that is pinned; else the table is of another."""
    said = guides.part(documents.text(RULES), name)
    assert re.match(r"Measured on 20\d\d-\d\d-\d\d with ", said)
    told = dict(
        one.rsplit(" ", 1) for one in said[len("Measured on 2026-11-30 with ") : -1].split(", ")
    )
    assert list(told) == list(names)
    for what, version in versions.pinned().items():
        assert told.get(what, version) == version


def in_file(path, pattern):
    """A number as it stands in a file."""
    return float(re.search(pattern, (ROOT / path).read_text("utf-8"))[1])


def steps(guide, heading):
    """How many steps a section of a guide has."""
    return len(
        re.findall(r"^\d+\. ", documents.text(guide).split(heading)[1].split("\n## ")[0], re.M)
    )


OLDEST = float("%d.%d" % parts.OLDEST)
REST = app._REST_AGAIN / 60_000  # minutes
LIMIT = load("harr_limit").limit_value


@pytest.mark.parametrize(
    "guide, sentence, number",
    [
        ("README.md", r"Python 3\.(\d+) or newer", in_file("tools/dev.py", r"< \(3, (\d+)\)")),
        ("README.md", r"Python 3\.(\d+) or newer", in_file("pyproject.toml", r'">=3\.(\d+)"')),
        ("README.md", r"With CircuitPython (\d+) on the board", parts.COMPILED),
        ("README.md", r"on the board \((\d\.\d) and newer", OLDEST),
        ("README.md", r"The (\w+)\s+steps stand at the end", steps(BUILD, "## A new board in")),
        ("README.md", r"## (\w+) recipes", documents.text("README.md").count("\n**A ")),
        ("CONTRIBUTING.md", r"A file has (\d+) lines at most", test_house.LONGEST),
        (BUILD, r"(\d\.\d) or newer: keys need", OLDEST),
        (BUILD, r"compiled\s+for (\d+)\.x", parts.COMPILED),
        (BUILD, r"## A new board in (\w+) steps", steps(BUILD, "## A new board in")),
        (BUILD, r"hangs for (\w+) seconds", in_file("firmware/code.py", r"timeout = (\d+)")),
        (
            BUILD,
            r"plays the (\w+) layouts",
            in_file("tools/selftest/pad.keys", r"[\s\S]*ayout (\d)"),
        ),
        (BUILD, r"(\d+) push buttons", len(PICO.KEYS[0])),
        (BUILD, r"below (\d\.\d) V the gadget asks for new cells", PICO.BATTERY_LOW / 1000),
        (BUILD, r"below (\d\.\d) V it\s+writes nothing", PICO.BATTERY_SAFE / 1000),
        (MANUAL, r"held for (\d\.\d) s", keys.HOLD / 1000),
        (MANUAL, r"After (\w+) minute without a key the picture is dimmed", (app._DIM - 1) * REST),
        (MANUAL, r"after (\w+) it is dark", (app._BLANK - 1) * REST),
        (MANUAL, r"dealt (\w+) or more different heads", void.HEADS_TO_WASH),
        (RULES, r"hold (\d+) KiB for native objects", budgets.RESERVE / budgets.KIB),
        (RULES, r"(\d+,\d+) scored hands leave nothing", test_vms.HANDS),
        (RULES, r"Medians of (\d,\d+) random winning hands", dev_bench.HANDS),
        (
            RULES,
            r"a worst hand (\d+), and the median",
            in_file(core.PROGRAMS.relative_to(ROOT) / "timing.py", r"ROUNDS_OF_WORST = \d, (\d+)"),
        ),
        (RULES, r"no board is asked for more than (\d+)", test_subset.MOST_CALLS),
        (RULES, r"the limit, (\d+); none lifts the caps", LIMIT),
        (RULES, r"bonuses and penalties use (\d+)", LIMIT),
        ("CHANGELOG.md", r"After (\w+) minute it dims", (app._DIM - 1) * REST),
        ("CHANGELOG.md", r"after (\w+) it is dark", (app._BLANK - 1) * REST),
        ("CHANGELOG.md", r"Runs on (\w+) boards", len(boards())),
    ],
)
def test_a_number_in_a_sentence(guide, sentence, number):
    names = "a one two three four five six seven eight nine ten eleven twelve".split()
    found = re.search(sentence, documents.text(guide))[1].lower().replace(",", "")
    assert (max(1, names.index(found)) if found in names else float(found)) == round(number, 1)


def test_the_compiler_was_compared_with_the_version_that_is_told():
    told = re.search(r"that of CircuitPython ([\d.]+)\s+makes", documents.text(BUILD))[1]
    assert told == facts.read()["mpy_cross"]


def test_the_manual_has_every_question_below_the_grid():
    asked = {row[0] for row in documents.table(MANUAL, "| row | the question |")}
    known = set((english("view")["TOLD"] + "|" + english("asked")["TOLD_MORE"]).split("|"))
    told = {name for cell in asked for name in ([cell] if cell in known else cell.split(", "))}
    assert told == known


@pytest.mark.parametrize("module", ["notices", "grid", "tiles", "points", "settings"])
def test_the_manual_explains_every_message(module):
    """All sentences of a module begin in the table as they do on the screen."""
    rows = documents.table(MANUAL, "## What the messages mean")
    shown = " ".join(re.sub(r"\d+", "#", row[0]) for row in rows)
    for name, text in english(module).items():
        for message in text.split("|"):
            first = re.match(r"[A-Z%][^.?]* [^.?]*[.?]", message)
            if name != "HELP" and first:
                sentence = re.sub(r"%d|\d+", "#", first[0]).replace("%s", "#.csv")
                assert sentence in shown, sentence


def test_the_rules_that_the_manual_shows_can_be_read():
    lines = [line for _, line in documents.blocks(MANUAL)]
    start = next(i for i, line in enumerate(lines) if line.startswith("base = "))
    end = next((i for i in range(start, len(lines)) if not lines[i].strip()), len(lines))
    found = custom.Custom("shown", 9)
    found.read(io.BytesIO("\n".join(lines[start:end]).encode() + b"\n"))
    assert not found.problems and found.options.rules.limit == 500


def test_the_bounds_are_those_that_are_tried():
    said = documents.text(RULES).split("\n### Bounds\n")[1].replace("\n", " ")
    assert f"all {test_bounded.HANDS:,} hands of one suit" in said
    assert "at most %d readings" % test_bounded.MOST_READINGS in said
    assert "at most %d places" % test_bounded.MOST_IN_HAND in said
    assert ", %d with a set on the table." % test_bounded.MOST in said
    assert "at most %d are" % test_bounded.TRIED_IN_HAND in said
    assert ", %d with a set on the table (" % test_bounded.TRIED in said
    assert "at most %d is scored" % test_bounded.SCORED in said
    assert "at most %d deep" % test_bounded.DEPTH in said
