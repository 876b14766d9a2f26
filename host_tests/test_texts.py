# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The files of texts: every language says all that the English one says, in the same shape."""

import importlib
import re

import pytest

from eastwind import rows as core_rows
from eastwind.rulesets import INDEX, load, options
from gadget import asked, font, told
from gadget.sentence import broken
from language_files import LANGUAGES, read

FOREIGN = [name for name in LANGUAGES if name != "english"]


def by_name(language):
    """{name: text} of a file; of a name that stands in several sections, the last text."""
    return {name: text for _, name, text in read(language)}


def test_there_is_german():
    assert LANGUAGES == ["english", "german"]


@pytest.mark.parametrize("language", FOREIGN)
def test_a_language_has_the_same_texts_in_the_same_order(language):
    assert [row[:2] for row in read(language)] == [row[:2] for row in read("english")]


@pytest.mark.parametrize("language", FOREIGN)
def test_a_text_has_the_same_parts_and_places(language):
    for (_, name, ours), (_, _, theirs) in zip(read("english"), read(language)):
        if name.isupper() and name != "HELP":
            assert ours.count("|") == theirs.count("|"), name
        assert re.findall("%.", ours) == re.findall("%.", theirs), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_letter(language):
    for _, name, text in read(language):
        for char in text:
            assert char == "?" or font.tile(char) != font.tile("?"), (name, char)


def rows(language):
    """The names of the rows of all rulesets."""
    said = by_name(language)
    return said["ROWS"].split(";") + said["MORE_ROWS"].split(";")


def test_the_rows_are_called_as_the_core_calls_them():
    for number, text in enumerate(rows("english"), 2):
        assert core_rows.row(number) == text
    for ruleset in INDEX:
        table = importlib.import_module("eastwind.rulesets." + ruleset).table
        most = max(int(line.split()[0]) for line in table.split("\n") if line[:1].isdigit())
        assert most < len(rows("english")) + 2


@pytest.mark.parametrize("language", FOREIGN)
def test_every_row_has_a_name(language):
    assert len(rows(language)) == len(rows("english"))
    assert all(rows(language))


@pytest.mark.parametrize("language", FOREIGN)
def test_every_choice_of_an_option_is_translated(language):
    said = by_name(language)["CHOICES"]
    for ruleset in INDEX:
        known = options(load(ruleset))
        for name in known.names:
            choices = known.choices(name)
            for choice in () if isinstance(choices, int) else choices:
                assert choice.isdigit() or ";%s:" % choice in said, choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_and_each_of_its_choices_have_room_in_a_line(language):
    said = by_name(language)
    words = dict(word.split(":") for word in said["CHOICES"].split(";") if word)
    for ruleset in INDEX:
        known = options(load(ruleset))
        for name in known.names:
            choices = known.choices(name)
            for choice in ["99999"] if isinstance(choices, int) else choices:
                label, _, title = said.get(name, said["LIMIT_ROW"]).partition("|")
                row = label + words.get(choice, choice)
                assert len(row) <= 17, row
                assert len(title) <= 21 and bool(title) == (name in said), title


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_be_written_with_every_key(language):
    board = by_name(language)["NAME_LETTERS"].split("|")
    assert [len(line) for line in board] == [10] * 4
    assert len(set("".join(board))) == 40


SENTENCE, QUESTION = (19, 5), (21, 6)  # cells of a line, lines: over a grid, on a page of its own
SENTENCES = {"ASK_MADE", "ASK_CLAIMED", "ASK_DRAWN", "NO_POINTS", "PROBLEMS", "CUT", "NO_ROOM"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_longer_than_a_line_is_a_sentence_and_has_room(language):
    for _, name, text in read(language):
        if name in ("CHOICES", "ROWS", "MORE_ROWS", "HELP"):
            continue
        for part in text.split("|"):
            if len(part) <= 21 and name not in SENTENCES:
                continue
            width, height = SENTENCE if name in SENTENCES else QUESTION
            lines = broken(part.replace("%s", "Bartholom."), width)
            assert len(lines) <= height and max(map(len, lines)) <= width, (name, lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_below_the_grid_and_lines_of_the_review_have_room(language):
    said = {}
    for section, name, text in read(language):
        for module in section.strip("[]").split():
            said[module, name] = text.split("|")
    words = said["asked", "NO_YES"]
    no = max(map(len, words))
    more = said["asked", "TOLD_MORE"]
    for label in said["view", "TOLD"][2:] + more:
        longest = 1 if label in more[:2] else no
        if label == more[asked.SPECIAL - told.MORE]:
            longest = len(said["asked", "NONE"][0])
        assert 1 + len(label) + 1 + longest < 21, label
    made = said["view", "MADE"] + said["view", "MADE_EITHER"] + said["view", "MADE_SINGLE"]
    for label, answers in ((1, made), (0, said["view", "SUITS"])):
        assert len(said["view", "TOLD"][label]) + max(map(len, answers)) <= 18
    done, won, _, more = said["tiles", "END_CELLS"]
    assert len(done) + 2 + len(won) + 5 + len(more) + 2 <= 21
    assert len(" ".join(said["tiles", "FORMS"])) <= 21
    assert all(len(text + "BACK ") < 21 for text in said["tiles", "OK_OWN"])
    kong = said["more", "WORDS"][1]
    for text in said["review", "CLASSES"] + said["review", "DRAGONS"]:
        assert len(kong + " " + text) <= 20, text
    for text in rows(language):
        assert len(text) <= 18, text  # before the points or doubles of its line
