# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""tools/export.py as people misuse it: one sentence each, and an exit status that a script can ask
for; no traceback, nothing half made."""

import json
import os
import subprocess
import sys

import pytest

import journal_json
from eastwind.slots import SLOT, seal
from export_tool import JOURNALS, TOOL, run

DRIVE = JOURNALS / "version_1" / "drive"
DUMP = JOURNALS / "version_1" / "memory_and_drive" / "memory.bin"


def one(code, said):
    """The last line of what was said, where that ended well enough."""
    assert code in (1, 2)
    assert "Traceback" not in said
    return said.splitlines()[-1]


def test_a_file_is_no_folder():
    code, _, said = run(DRIVE / "games" / "0001a.ewj")
    assert one(code, said).endswith("0001a.ewj is a file: say the folder that it lies in.")


@pytest.mark.parametrize("number", [0, -1, 7])
def test_only_games_that_are_there(number):
    code, out, said = run(DRIVE, "--game", number)
    assert (code, out) == (2, "")
    assert one(code, said) == "export: There is no game %d; there is 2, 1." % number


def test_the_json_holds_all_games():
    code, _, said = run(DRIVE, "--json", "--game", 1)
    assert one(code, said) == "export: --json holds all games; leave --game away."


def test_a_dump_that_was_cut_short_is_said(tmp_path):
    dump = tmp_path / "dump"
    dump.write_bytes(DUMP.read_bytes()[:1000])
    code, out, said = run("--memory", dump)
    assert "The dump ends within a record: it was cut short." in said
    assert "The first hands of the game lie on the drive: say it too." in said
    assert (code, out.count("\r\n")) == (1, 4)


def test_a_dump_has_at_most_256_records(tmp_path):
    slot = bytearray(SLOT)
    seal(slot)
    dump = tmp_path / "dump"
    dump.write_bytes(slot * 300)
    code, _, said = run("--memory", dump)
    assert one(code, said) == "export: %s is no dump: it has more than 8192 bytes." % dump


def test_damage_is_in_the_exit_status(tmp_path):
    for which in "ab":
        data = bytearray((DRIVE / "games" / ("0001%s.ewj" % which)).read_bytes())
        data[20 * SLOT + 7] ^= 4
        (tmp_path / ("0001%s.ewj" % which)).write_bytes(data)
    code, out, said = run(tmp_path)
    assert (code, out.count("\r\n")) == (1, 1 + 16)
    assert "no file has all of them" in said
    (tmp_path / "0001b.ewj").write_bytes((DRIVE / "games" / "0001b.ewj").read_bytes())
    assert run(tmp_path)[0] == 0  # one good file is enough


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full here")
@pytest.mark.parametrize("more", [[], ["--json"]])
def test_a_full_disk_is_said(more):
    with open("/dev/full", "w") as full:
        command = [sys.executable, TOOL, DRIVE, *more]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE)
    said = done.stderr.decode()
    assert one(done.returncode, said) == "export: standard output: No space left on device."


def test_without_standard_output_it_is_said():
    command = "%s %s %s >&-" % (sys.executable, TOOL, DRIVE)
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE)
    said = done.stderr.decode()
    assert one(done.returncode, said) == "export: There is no standard output; say a file with -o."


def test_who_stops_reading_hears_nothing():
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, TOOL, DRIVE, "--json"]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    assert done.returncode == 2
    assert "export:" not in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()
    assert "Exception" not in done.stderr.decode()


def told(**more):
    return {"format": journal_json.FORMAT, "files": [], **more}


WHOLE = bytearray(SLOT)
seal(WHOLE)

UNFIT = [
    (told(), "There is nothing in it."),
    (told(memory={"slots": 10**11, "records": []}), "A memory has at most 256 slots."),
    (told(memory={"slots": 0, "records": [WHOLE.hex()]}), "The memory has fewer slots than"),
    (told(files=[{"number": 10000, "have": [0, 0], "records": []}]), "A game has a number from"),
    (told(files=[{"number": "../x", "have": [0, 0], "records": []}]), "The JSON lacks something"),
    (told(files=[{"number": 1, "have": [2, 0], "records": [WHOLE.hex()]}]), "Files 0001 have more"),
    (
        told(files=[{"number": 1, "have": [-1, 0], "records": [WHOLE.hex()]}]),
        "Files 0001 have more",
    ),
]


@pytest.mark.parametrize("what, sentence", UNFIT)
def test_a_journal_is_made_of_nothing_else(what, sentence, tmp_path):
    code, _, said = run("--make", tmp_path / "made", "-", told=json.dumps(what).encode())
    assert one(code, said).startswith("export: " + sentence)
    assert not (tmp_path / "made").exists()


def test_what_is_nested_too_deep_is_no_json(tmp_path):
    code, _, said = run("--make", tmp_path / "made", "-", told=b"[" * 100_000)
    assert one(code, said) == "export: - is not JSON."
