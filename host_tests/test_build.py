# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The bundles: the same bytes twice, every .mpy's header, nothing missing, nothing too large."""

import ast
import hashlib
import json
import re
import zipfile

import pytest

import dev_build
from bundle import facts, header, libraries, pack, parts
from gadget import VERSION
from paths import ROOT
from sim.device import boards

# what CircuitPython has built in on all our boards, as its documentation's support matrix says;
# what a board lacks is in boards/circuitpython.json
BUILT_IN = set(
    "analogio array audiocore audioio binascii board busdisplay busio collections digitalio "
    "displayio epaperdisplay fontio fourwire gc i2cdisplaybus keypad math microcontroller "
    "micropython os pwmio random rotaryio storage struct supervisor sys terminalio time "
    "traceback watchdog".split()
)
PICO = "raspberry_pi_pico"


@pytest.fixture(scope="module")
def compiled():
    return {board: parts.make(board) for board in boards()}


@pytest.fixture(scope="module")
def plain():
    return {board: parts.make(board, plain=True) for board in boards()}


def imported(text):
    """The modules that a source imports, but for those that it can do without."""
    waiting = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Try):
            caught = [ast.unparse(handler.type) for handler in node.handlers if handler.type]
            if "ImportError" in caught:
                continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module
            yield from (node.module + "." + alias.name for alias in node.names)
        waiting.extend(ast.iter_child_nodes(node))


@pytest.mark.parametrize("plainly", [False, True], ids=["mpy", "py"])
def test_twice_the_same_bytes(tmp_path, plainly):
    one, _ = dev_build.build(PICO, plainly, tmp_path / "one")
    two, _ = dev_build.build(PICO, plainly, tmp_path / "two")
    assert one.name == "eastwind-%s-%s%s.zip" % (PICO, VERSION, "-py" if plainly else "")
    assert one.read_bytes() == two.read_bytes()


def test_the_zip_is_the_drive(tmp_path, compiled):
    path, files = dev_build.build(PICO, False, tmp_path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        assert {name: archive.read(name) for name in archive.namelist()} == files
    assert files == compiled[PICO]


@pytest.mark.parametrize("board", boards())
def test_every_module_is_one_that_circuitpython_takes(compiled, board):
    files = compiled[board]
    modules = [path for path in files if path.endswith(".mpy")]
    for path in modules:  # C, version 6, no native code, small ints of 31 bits
        assert files[path][:4] == bytes.fromhex("4306001f"), path
    sources = {path for path in files if path.endswith(".py")}
    assert sources <= {"boot.py", "code.py", "safemode.py", "board_profile.py"}
    assert len(modules) > 80


@pytest.mark.parametrize("board", boards())
def test_nothing_is_missing(plain, board):
    files = plain[board]
    assert {"boot.py", "code.py", "board_profile.py", "gadget/english.txt"} <= set(files)
    assert not [path for path in files if path.endswith((".md", ".png", ".pdf"))], "the manual"
    here = {path.removeprefix("lib/")[:-3].replace("/", ".") for path in files if ".py" in path}
    here |= {name.removesuffix(".__init__") for name in here}
    lacks = set(facts.of(board)["lacks"])
    for path in files:
        if not path.endswith(".py"):
            continue
        for name in imported(files[path].decode()):
            module = name if name in here else name.rpartition(".")[0] or name
            known = module in here or module.partition(".")[0] in BUILT_IN - lacks
            assert known, "%s imports %s" % (path, name)


@pytest.mark.parametrize("board", boards())
def test_as_source_there_are_the_same_modules(compiled, plain, board):
    assert not [path for path in plain[board] if path.endswith(".mpy")]
    modules = {path.replace(".mpy", ".py") for path in compiled[board]}
    assert modules == set(plain[board])


@pytest.mark.parametrize("board", boards())
def test_the_manifest_tells_all_files(compiled, board):
    files = compiled[board]
    told = json.loads(files["eastwind.json"])
    assert (told["board"], told["version"]) == (board, VERSION)
    assert set(told["files"]) == set(files) - {"eastwind.json"}
    for path, entry in told["files"].items():
        assert entry["size"] == len(files[path])
        assert entry["sha256"] == hashlib.sha256(files[path]).hexdigest()
    pins = (ROOT / "tools" / "requirements.txt").read_text().splitlines()
    assert told["modules"].replace(" ", "==") in pins
    for name, version in told["libraries"].items():
        assert libraries.PACKAGES[name] + "==" + version in pins
        assert b"MIT" in files["licences/%s.txt" % name]


@pytest.mark.parametrize("board", boards())
def test_it_fits_with_room_for_the_games(compiled, plain, board):
    pack.check(board, compiled[board])
    pack.check(board, plain[board])


def test_what_does_not_fit_is_refused():
    files = {"a.bin": bytes(facts.of(PICO)["drive"] // 2), "b.bin": bytes(300_000)}
    with pytest.raises(ValueError, match="the drive of raspberry_pi_pico has 1048576"):
        pack.check(PICO, files)


def test_a_drive_is_filled_by_clusters():
    """One byte takes a cluster; its folder two, of which one is for the names of the root."""
    assert pack.on_drive({}) == 0
    assert pack.on_drive({"a": b"1"}) == 512 + 512
    assert pack.on_drive({"a": bytes(512), "b": bytes(513)}) == 3 * 512 + 512
    assert pack.on_drive({"f/a": b"1"}) == 512 + 2 * 512 + 512


@pytest.mark.parametrize("text", ["async def f():\n  pass", "def f():\n  async with x:\n    pass"])
def test_async_code_is_refused(text):
    with pytest.raises(ValueError, match="^x.py:[12]: async"):
        header.check_source(text if text[0] == "a" else "async " + text, "x.py")


@pytest.mark.parametrize("start", ["4d05001f", "4d06021f", "4d06003f", "4306001f", "4d06"])
def test_other_headers_are_refused(start):
    with pytest.raises(ValueError, match="x.mpy begins with " + start):
        header.to_circuitpython(bytes.fromhex(start), "x.mpy")


def test_a_module_that_is_too_dear_stops_the_build(tmp_path, capsys):
    said = dev_build.build_all([PICO], False, tmp_path, ["eastwind.tiles: 9 bytes live"])
    assert said == 1 and not list(tmp_path.iterdir())
    assert "eastwind.tiles: 9 bytes live" in capsys.readouterr().err


def test_the_requirements_are_read_as_circup_reads_them():
    """circup cuts a line at the first of <>=~[; and turns a PyPI name into the module's."""
    text = (ROOT / "tools" / "circup_requirements.txt").read_text()
    lines = [line.strip().lower() for line in text.splitlines() if line.strip()]
    lines = [line for line in lines if not line.startswith("#")]
    names = [re.split("[<>=~[;]", line)[0].strip() for line in lines]
    names = [name.replace("-circuitpython-", "_").replace("-", "_") for name in names]
    assert names == sorted(libraries.PACKAGES)
    pins = (ROOT / "tools" / "requirements.txt").read_text().splitlines()
    assert set(lines) <= set(pins)
