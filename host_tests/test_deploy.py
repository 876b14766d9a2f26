# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Deploying onto small drives: the first time, updates, refusals, failures in the middle."""

import errno
import json
import shutil

import pytest

import dev_deploy
from bundle import deploy, parts
from bundle.drive import Drive, found, identity
from gadget import VERSION
from sim.device import boards
from small_drive import BOARD, BOOT, OTHERS, Case


@pytest.fixture
def case(tmp_path):
    return Case(tmp_path)


@pytest.fixture(scope="module")
def bundle():
    return parts.make(BOARD)


def whole(case, bundle):
    """Is the bundle there, with all others as they were, and nothing else?"""
    boot = {"boot_out.txt": (BOOT % ("10.2.1", BOARD)).encode()}
    return case.files() == {**bundle, **OTHERS, **boot}


def test_the_first_time(case, bundle):
    case.put("code.py", b'print("Hello World!")\n')
    case.run()
    assert whole(case, bundle)
    assert "for the first time" in case.said[1]
    assert case.said[2].startswith("[  1/%d] " % len(bundle))
    assert (case.before / "1" / "code.py").read_bytes() == b'print("Hello World!")\n'
    undo = next(line for line in case.said if line.startswith("To undo: "))
    assert str(case.before / "1") in undo


def test_what_decides_is_written_last(case, bundle):
    case.run()
    copied = [line.split()[-3][:-1] for line in case.said if line.startswith("[")]
    assert copied[-3:] == ["boot.py", "code.py", "eastwind.json"]


def test_once_more_copies_nothing(case, bundle):
    case.run()
    case.said.clear()
    case.run()
    assert case.drive.writes == 0
    assert "0 files to copy, 0 to remove, %d are there" % len(bundle) in case.said[1]


def test_an_update_copies_what_changed_and_removes_what_is_no_more(case, bundle):
    case.run()
    told = json.loads(bundle["eastwind.json"])
    told["version"] = "0.0.9"
    case.put("gadget/old.mpy", b"old")
    told["files"]["gadget/old.mpy"] = {"size": 3, "sha256": deploy.checksum(b"old")}
    case.put("gadget/app.mpy", b"older")
    told["files"]["gadget/app.mpy"]["sha256"] = deploy.checksum(b"older")
    case.put("eastwind.json", json.dumps(told).encode())
    case.said.clear()
    case.run()
    assert whole(case, bundle)
    assert case.drive.writes == 2  # and the manifest
    assert "Version %s over version 0.0.9: 2 files to copy, 1 to remove" % VERSION in case.said[1]
    assert (case.before / "1" / "gadget" / "app.mpy").read_bytes() == b"older"
    assert (case.before / "1" / "gadget" / "old.mpy").read_bytes() == b"old"


def test_a_file_that_was_edited_there_is_kept_here(case, bundle):
    case.run()
    case.put("board_profile.py", b"KEYS = ()\n")
    case.said.clear()
    case.run()
    assert whole(case, bundle)
    assert any("replaced: board_profile.py" in line for line in case.said)
    assert (case.before / "1" / "board_profile.py").read_bytes() == b"KEYS = ()\n"


def test_undone_by_what_is_said(case, bundle):
    case.put("code.py", b"mine")
    first = case.files()
    case.run()
    for path in json.loads(bundle["eastwind.json"])["files"]:
        (case.root / path).unlink()
    (case.root / "eastwind.json").unlink()
    shutil.copytree(case.before / "1", case.root, dirs_exist_ok=True)
    assert case.files() == first


def test_from_compiled_to_source_and_back(case, bundle):
    case.run()
    case.run(plain=True)
    assert whole(case, parts.make(BOARD, plain=True))
    case.run()
    assert whole(case, bundle)


def test_a_dry_run_writes_nothing(case):
    first = case.files()
    case.run(dry=True)
    assert case.files() == first and not case.before.exists()
    assert "would copy code.py" in case.said


def test_other_boards_and_versions_are_refused():
    def check(version, board=BOARD, plain=False):
        told = identity(OneFile((BOOT % (version, board)).encode()))
        return deploy.check_board(told, boards(), plain)

    for version in ("10.0.0", "10.2.1", "10.3.0-alpha.4"):
        assert check(version) == BOARD
    for version in ("9.1.0", "9.2.8", "11.0.0"):
        assert check(version, plain=True) == BOARD
    for how, words in (
        (("11.0.0",), "CircuitPython 11.0.0 is on the board, .*take --py"),
        (("9.2.8",), "CircuitPython 9.2.8 is on the board, .*take --py"),
        (("9.0.5",), "CircuitPython 9.0.5 is on the board. Eastwind needs 9.1"),
        (("10.2.1", "circuitplayground_express"), "belongs to a circuitplayground_express"),
    ):
        with pytest.raises(deploy.Refused, match=words):
            check(*how)
    for text in (None, b"", b"UF2 Bootloader v3.0\nBoard-ID: RPI-RP2"):
        with pytest.raises(deploy.Refused, match="no CircuitPython drive"):
            deploy.check_board(identity(OneFile(text)), boards(), False)


class OneFile:
    """A drive of which one file is known."""

    def __init__(self, text):
        self.text = text

    def read(self, path):
        return self.text if path == "boot_out.txt" else None


def test_the_wrong_board_is_left_alone(case):
    case.put("boot_out.txt", (BOOT % ("10.2.1", "pewpew_lcd")).encode())
    first = case.files()
    assert "no profile" in case.refused()
    assert case.files() == first


def test_a_full_drive_is_left_alone(tmp_path):
    case = Case(tmp_path, room=100_000)
    first = case.files()
    assert "bytes free" in case.refused() and not case.drive.writes
    assert case.files() == first


def test_a_drive_that_is_fuller_than_it_says(tmp_path, bundle):
    case = Case(tmp_path, fails={50: errno.ENOSPC})
    assert "full at" in case.refused()
    case.drive.fails = {}
    case.run()
    assert whole(case, bundle)


@pytest.mark.parametrize("after", [0, 1, 57, 100])
@pytest.mark.parametrize("error", [errno.EIO, errno.ENODEV, errno.ENOENT])
def test_a_drive_that_is_pulled_out(tmp_path, bundle, after, error):
    case = Case(tmp_path, fails={after: error})
    said = case.refused()
    assert "went away" in said and "after %d files" % after in said
    assert "eastwind.json" not in case.files()
    case.drive.fails = {}
    case.said.clear()
    case.run()
    assert whole(case, bundle)
    assert case.drive.writes == len(bundle) - after


def test_a_folder_that_vanished_is_not_made_anew(case):
    shutil.rmtree(case.root)
    with pytest.raises(OSError):
        Drive(case.root).write("a", b"1")
    assert not case.root.exists()


@pytest.mark.parametrize("error", [errno.EROFS, errno.EACCES])
def test_a_drive_that_is_the_gadgets(tmp_path, error):
    case = Case(tmp_path, fails={0: error})
    assert "hold UP while you switch it on" in case.refused()


def test_what_does_not_read_back_is_said(case):
    case.drive.torn = "gadget/keys.mpy"
    assert "gadget/keys.mpy does not read back" in case.refused()


@pytest.mark.parametrize(
    "path", ["code.txt", "gadget/app.py", "lib/adafruit_display_text/label.py"]
)
def test_what_would_be_taken_instead_of_ours(case, path):
    case.put(path, b"theirs")
    first = case.files()
    assert path + " on the drive would be taken instead" in case.refused()
    assert case.files() == first


@pytest.mark.parametrize(
    "text", [b"[]", b"{", b'{"files": 3}', b'{"files": {"code.py": 1}}', b"\xff"]
)
def test_a_manifest_that_is_none(case, bundle, text):
    case.put("eastwind.json", text)
    case.run()
    assert whole(case, bundle)


def test_which_drive(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.mkdir()
    assert dev_deploy.choose(one, [two]) == one
    assert dev_deploy.choose(None, [two]) == two
    for named, there, words in (
        (two, [], "no folder"), (None, [], "No CIRCUITPY drive"), (None, [one, two], "several"),
    ):  # fmt: skip
        with pytest.raises(deploy.Refused, match=words):
            dev_deploy.choose(named, there)
    assert isinstance(found(), list)


def test_the_command_ends_with_a_sentence(tmp_path, capsys):
    assert dev_deploy.main(["--drive", str(tmp_path / "none")]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("There is no folder") and not said.out
