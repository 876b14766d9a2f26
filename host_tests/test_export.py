# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""tools/export.py, and journals that released versions wrote: they must load for ever."""

import csv
import json
import shutil

import pytest

import journal_json
from eastwind import csv_rows, events, games
from eastwind.hand import Hand
from eastwind.journal import Journal
from eastwind.log import replay
from eastwind.match import ENDED, Match
from eastwind.records import Log
from eastwind.table import Table
from evening import NAMES, Evening
from export_tool import JOURNALS, run
from gadget.drive import Drive
from media import World

# version and media -> what its journal holds
WRITTEN = ["version_1/memory_and_drive", "version_1/drive"]
FIRST = [3092, 1182, 2716, 1010]  # the totals of game 1, which has ended
SECOND = [1892, 1468, 3336, 1304]  # of game 2, in hand 16, whose four hands are counted


def media_of(folder):
    dump = folder / "memory.bin"
    memory = bytearray(dump.read_bytes()) if dump.exists() else None
    return memory, Drive(str(folder / "games"))


def options_of(folder):
    dump = folder / "memory.bin"
    return [folder, "--memory", dump] if dump.exists() else [folder]


@pytest.fixture(params=WRITTEN)
def folder(request, tmp_path):
    """A copy of a journal of a released version."""
    return shutil.copytree(JOURNALS / request.param, tmp_path / "drive")


def test_there_are_journals_of_each_layout_and_no_file_of_them_is_left_out():
    layouts = ["version_%d" % layout for layout in range(1, events.LAYOUT + 1)]
    assert sorted(path.name for path in JOURNALS.iterdir()) == layouts
    kept = [path.relative_to(JOURNALS).as_posix() for path in JOURNALS.glob("*/*")]
    assert sorted(kept) == sorted(WRITTEN)


def test_journals_of_released_versions_load(folder):
    media = media_of(folder)
    table = Table(Match(), Journal(*media))
    match = table.match
    assert (match.totals, match.hand, match.counted) == (SECOND, 16, 0b1111)
    assert (match.number, match.rules_id, match.rules_version) == (2, "harr_limit", 1)
    assert (match.names, match.start, match.length) == (NAMES, 2000, 4)
    assert table.steps.unknown == table.log.notice == 0
    assert table.steps.hand(table.steps.live, 0, Hand())
    first = Match()
    replay(games.open_game(table.log, 1), first)
    assert (first.totals, first.phase, first.names[2]) == (FIRST, ENDED, "Łucja")
    table.draw()
    assert table.log.saved
    again = Table(Match(), Journal(*media))
    assert (again.match.totals, again.match.hand) == (SECOND, 17)


def test_csv_of_a_game(folder, tmp_path):
    out = tmp_path / "out.csv"
    code, nothing, said = run(*options_of(folder), "--game", 1, "-o", out)
    assert (code, nothing) == (0, "")
    assert 'Game 1: ended, 16 hands, harr_limit, Ann, Jörg, the elder, Łucja, Mo "the cat".' in said
    assert "Game 2: in play, 15 hands" in said
    with open(out, encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head[:7] == ["game", "hand", "round", "east", "event", "player", "score Ann"]
    assert head[-2:] == ['total Mo "the cat"', "ruleset"]
    assert [int(row[1]) for row in rows] == list(range(1, 17))
    assert list(map(int, rows[-1][14:18])) == FIRST
    assert {row[4] for row in rows} == {"win", "draw", "washing", "penalty"}
    totals = [2000] * 4
    for row in rows:
        nets = list(map(int, row[10:14]))
        assert sum(nets) == 0
        totals = [total + net for total, net in zip(totals, nets)]
        assert totals == list(map(int, row[14:18]))
        assert row[-1] == "harr_limit version 1"
    code, text, _ = run(*options_of(folder))
    assert code == 0
    assert text.count("\r\n") == 1 + 15  # the newest game


def test_the_gadget_writes_the_same(folder):
    log = Journal(*media_of(folder))
    name = games.write_csv(log, 1)
    text = (folder / "games" / name).read_bytes().decode("utf-8")
    assert text == run(*options_of(folder), "--game", 1)[1]


def test_a_journal_is_made_again_from_its_json(folder, tmp_path):
    code, text, _ = run(*options_of(folder), "--json")
    assert code == 0
    told = json.loads(text)
    assert [game["totals"] for game in told["games"]] == [FIRST, SECOND]
    assert len(told["games"][0]["hands"]) == 16
    made = tmp_path / "made"
    code, _, said = run("--make", made, "-", told=text.encode())
    assert code == 0
    assert said.startswith("Made 0001a.ewj, 0001b.ewj, 0002a.ewj")
    for path in [*(folder / "games").iterdir(), *folder.glob("memory.bin")]:
        assert (made / path.name).read_bytes() == path.read_bytes()
    code, _, said = run("--make", made, "-", told=text.encode())
    assert code == 2
    assert "is there already; nothing was written." in said


def test_of_a_torn_journal_the_state_is_made_again():
    world = World(b"\xff" * 2048)
    table = Table(Match(), Journal(world.memory, world.drive))
    for action in Evening().actions[:60]:
        action(table)
        at = table.log.strip.end * 32
        if len(table.log) % 7 == 0 and at < 2000:
            world.memory.data[at] = 0x30  # a record that was cut short
            table = Table(Match(), Journal(world.memory, world.drive))
    told, journal = journal_json.tell(world.memory, world.drive)
    assert told["memory"]["torn"] > 0
    made = journal_json.make(json.loads(json.dumps(told)))
    again = World(made.pop("memory.bin"), made)
    match = Match()
    replay(Journal(again.memory, again.drive), match)
    assert vars(match) == vars(table.match)


def test_damage_is_told(folder):
    path = folder / "games" / "0001a.ewj"
    path.write_bytes(path.read_bytes()[:-50])
    (folder / "games" / "0002b.ewj").unlink()
    code, _, said = run(*options_of(folder))
    assert code == 0
    assert "Files 0001: 85 records, one file is 2 behind the other." in said
    assert "one file is missing or cannot be read." in said


WRONG = [
    ([], "Say which drive, or which --memory."),
    (["nowhere"], "There is no folder nowhere."),
    (["--memory", "nothing.bin"], "nothing.bin: No such file or directory."),
    (["--strange"], "unrecognized arguments: --strange"),
    (["--make", "x"], "Say which JSON, or - for standard input."),
    (["--make", "x", "-"], "- is not JSON."),
]


@pytest.mark.parametrize("arguments, sentence", WRONG)
def test_wrong_use_is_one_sentence(arguments, sentence):
    code, out, said = run(*arguments)
    assert (code, out) == (2, "")
    assert said.startswith("export: " + sentence)
    assert said.count("\n") == 1


def test_no_games_no_table(tmp_path):
    code, _, said = run(tmp_path)
    assert (code, said) == (2, "export: No game was found.\n")
    code, _, said = run(JOURNALS / "version_1" / "drive", "--game", 7)
    assert (code, said.splitlines()[-1]) == (2, "export: There is no game 7; there is 2, 1.")


@pytest.mark.parametrize(
    "told, sentence",
    [
        ([], "This is not the JSON of an Eastwind journal."),
        ({"format": journal_json.FORMAT}, "The JSON lacks something"),
        ({"format": journal_json.FORMAT, "files": 7}, "The JSON lacks something"),
        ({"files": [], "memory": {"slots": 1, "records": ["00" * 32]}}, "This is no record: 00"),
        ({"files": [], "memory": {"slots": 1, "records": ["xyz"]}}, "This is no record: xyz"),
    ],
)
def test_no_journal_is_made_of_anything_else(told, sentence):
    if isinstance(told, dict):
        told = {"format": journal_json.FORMAT, **told}
    with pytest.raises(journal_json.Unfit, match=sentence):
        journal_json.make(told)


def test_names_are_quoted_as_the_csv_module_does(tmp_path):
    table = Table(Match(), Log())
    table.new_game(Evening().rules, 4, ['"', "a,b", " c\n", "d;'"])
    table.seats(0)
    table.draw()
    with open(tmp_path / "a", "wb") as one, open(tmp_path / "b", "w", newline="") as two:
        csv_rows.write(table.log, one)
        csv.writer(two).writerows(csv_rows.rows(table.log))
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
