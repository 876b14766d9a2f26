# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The rules of the house: who may import whom, how long a file may be, what every file has."""

import ast
import fnmatch
import pathlib
import re
import sys

import pytest

from house_files import TOP, files
from paths import ROOT

LONGEST = 300  # lines of a file

_MEDIA = "eastwind.journal eastwind.pair eastwind.part eastwind.strip eastwind.table"
_SCREEN = (
    "gadget.app gadget.font gadget.glass gadget.glyphs gadget.grids gadget.large gadget.page "
    "gadget.pen gadget.rack gadget.sheet gadget.tall gadget.theme"
)
_STARTS = "microcontroller supervisor time watchdog"
_PLAIN = "eastwind eastwind.* hand_query ledger paths query table_query"

# files, what they may import, what not even so; the first row that fits a file counts
ARROWS = (
    ("lib/eastwind/__init__.py", "micropython", ""),
    ("lib/eastwind/rulesets/__init__.py", "sys", ""),
    (
        "lib/eastwind/rulesets/*",
        "eastwind.f[ai]* eastwind.rulesets eastwind.sets eastwind.switches",
        "",
    ),
    ("lib/eastwind/table.py", "eastwind.events eastwind.[ljm]* eastwind.seats eastwind.slots", ""),
    ("lib/eastwind/*", "eastwind eastwind.* array binascii struct sys", "eastwind.rulesets*"),
    ("firmware/code.py", "eastwind.* gadget gadget.* board board_profile " + _STARTS, ""),
    ("firmware/safemode.py", "microcontroller supervisor", ""),
    ("firmware/boot.py", "board board_profile digitalio storage", ""),
    ("firmware/gadget/screens/__init__.py", "sys", ""),
    ("firmware/gadget/screens/crash.py", "gadget gadget.* traceback", _SCREEN),
    ("firmware/gadget/screens/*", "eastwind eastwind.* gadget gadget.* gc", _MEDIA + " " + _SCREEN),
    ("firmware/gadget/app.py", "gc gadget.[klno]* gadget.screens gadget.screens.[ch]*", "*.home"),
    ("firmware/gadget/keys.py", "eastwind gadget.wiring", ""),
    ("firmware/gadget/wiring.py", "gadget.keys keypad", ""),
    ("firmware/gadget/page.py", "gadget.font gadget.[glt]* displayio", ""),
    ("firmware/gadget/big.py", "adafruit_display_text.label displayio gadget.glass", ""),
    ("firmware/gadget/large.py", "gadget.big gadget.rack gadget.screens gadget.tall", ""),
    (
        "firmware/gadget/rack.py",
        "gadget.f[ao]* gadget.glass gadget.marks gadget.screens displayio",
        "",
    ),
    ("firmware/gadget/faces.py", "gadget.font gadget.glyphs gadget.marks gadget.pen", ""),
    ("firmware/gadget/grids.py", "gadget.font displayio", ""),
    ("firmware/gadget/drive.py", "os storage", ""),
    (
        "firmware/gadget/entry.py",
        "eastwind.facts eastwind.sets gadget gadget.* sys",
        _MEDIA + " " + _SCREEN,
    ),
    ("firmware/gadget/house.py", "eastwind eastwind.* gadget.texts os", ""),
    ("firmware/gadget/owner.py", "eastwind.slots gadget gadget.* os sys", _SCREEN),
    ("firmware/gadget/font.py", "gadget.sheet collections displayio", ""),
    ("firmware/gadget/tall.py", "gadget.glass gadget.sheet displayio", ""),
    ("firmware/gadget/sheet.py", "gadget.font gadget.glyphs gadget.pen gadget.screens", ""),
    ("firmware/gadget/selftest.py", "eastwind.csv_rows eastwind.journal gadget.texts gc", ""),
    ("firmware/gadget/start.py", "displayio gadget.page gadget.sentence gadget.texts gc", ""),
    ("firmware/gadget/gl*.py", "", ""),  # glass and glyphs
    ("firmware/gadget/pen.py", "", ""),
    ("firmware/gadget/theme.py", "", ""),
    ("firmware/gadget/n[a]*.py", "", ""),  # names and nav
    ("firmware/gadget/texts.py", "", ""),
    ("firmware/gadget/*", "eastwind eastwind.* gadget gadget.* random", _MEDIA + " " + _SCREEN),
    ("boards/*", "*", "eastwind* gadget* code sim*"),
    ("tools/score.py", "python " + _PLAIN, ""),
    ("tools/*query.py", "python " + _PLAIN, ""),
    ("tools/ledger.py", "python " + _PLAIN, ""),
    ("tools/*", "*", "conftest"),
    ("host_tests/test_told.py", "*", ""),  # it reads what other tests hold true
    ("host_tests/*", "*", "mock* unittest* test_*"),
)

# hosts of registries and places of one machine: nothing here depends on them
_ELSEWHERE = re.compile(
    r"/(work|tmp)\b|\b(pypi\.org|pythonhosted\.org|npmjs\.(org|com)|proxy\.golang\.org|crates\.io)"
)


CODE = files(".py")
TREES = {path: ast.parse((ROOT / path).read_text(encoding="utf-8")) for path in CODE}
CORE = [path for path in CODE if path.startswith("lib/")]
SCREENS = [path for path in CODE if "/screens/" in path and not path.endswith("__init__.py")]
TESTS = [path for path in CODE if path.startswith("host_tests/")]
OURS = {"eastwind", "gadget", "sim", "vm"} | {
    pathlib.Path(path).stem for path in CODE if path.startswith("tools/")
}


def imports(node):
    """The modules that a tree imports, wherever that stands."""
    for part in ast.walk(node):
        if isinstance(part, ast.Import):
            yield from (alias.name for alias in part.names)
        elif isinstance(part, ast.ImportFrom):
            for alias in part.names:
                inner = part.module + "." + alias.name
                path = inner.replace(".", "/")
                ours = [name for name in CODE if name.split("/", 1)[1] == path + ".py"]
                folder = [name for name in CODE if name.split("/", 1)[1] == path + "/__init__.py"]
                yield inner if ours or folder else part.module


def fits(module, patterns):
    """True where a module is named by one of some patterns; "python" is its own library."""
    for pattern in patterns.split():
        if fnmatch.fnmatch(module, pattern):
            return True
        if pattern == "python" and module.split(".")[0] in sys.stdlib_module_names:
            return True
    return False


@pytest.mark.parametrize("path", CODE)
def test_arrows(path):
    _, may, never = next(row for row in ARROWS if fnmatch.fnmatch(path, row[0]))
    wrong = [name for name in imports(TREES[path]) if not fits(name, may) or fits(name, never)]
    assert not wrong, "%s must not know %s" % (path, ", ".join(wrong))


@pytest.mark.parametrize("row", ARROWS, ids=lambda row: row[0])
def test_every_arrow_starts_somewhere(row):
    assert any(next(one for one in ARROWS if fnmatch.fnmatch(path, one[0])) is row for path in CODE)


@pytest.mark.parametrize("path", [path for path in CODE if path.startswith("boards/")])
def test_a_board_imports_nothing_at_the_top(path):
    assert not [part for part in TREES[path].body if list(imports(part)) and not is_def(part)]


def is_def(node):
    return isinstance(node, (ast.FunctionDef, ast.ClassDef))


@pytest.mark.parametrize("path", TESTS)
def test_our_own_modules_are_not_mocked(path):
    """Nothing is put into a name that was imported from us, by hand or by monkeypatch."""
    names = set()
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in OURS:
            names.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            names.update(n.asname or n.name for n in node.names if n.name.split(".")[0] in OURS)
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            assert ast.unparse(node.value) not in names, ast.unparse(node)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "monkeypatch.setattr":
            target = node.args[0]
            text = target.value if isinstance(target, ast.Constant) else ast.unparse(target)
            assert text not in names and text.split(".")[0] not in OURS, text


@pytest.mark.parametrize("path", CODE)
def test_a_file_has_its_licence_its_purpose_and_its_limits(path):
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    if path.startswith("tools/") and lines[0].startswith("#!"):
        del lines[0]
    assert lines[0].startswith("# SPDX-FileCopyrightText: ")
    assert lines[1] == "# SPDX-License-Identifier: " + "MIT"
    assert len(lines) <= LONGEST
    assert ast.get_docstring(TREES[path])


@pytest.mark.parametrize("path", CORE)
def test_what_the_core_offers_is_explained(path):
    for node in TREES[path].body:
        if is_def(node) and not node.name.startswith("_"):
            assert ast.get_docstring(node), node.name


@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_is_one_class_named_like_its_file(path):
    wanted = pathlib.Path(path).stem.title().replace("_", "") + "Screen"
    screens = [
        node
        for node in TREES[path].body
        if isinstance(node, ast.ClassDef) and node.name.endswith("Screen")
    ]
    assert [node.name for node in screens] == [wanted]
    taken = [
        alias.name
        for part in TREES[path].body
        if isinstance(part, ast.ImportFrom)
        for alias in part.names
    ]
    assert not [name for name in taken if name.endswith("Screen")], "import it when it is opened"
    assert not screens[0].bases
    assert ast.get_docstring(screens[0])
    methods = {node.name: node for node in screens[0].body if is_def(node)}
    assert [part.arg for part in methods["paint"].args.args] == ["self", "page"]
    assert [part.arg for part in methods["handle"].args.args] == ["self", "key"]


def test_nothing_depends_on_one_machine_or_host():
    for path in files():
        text = (ROOT / path).read_text(encoding="utf-8", errors="replace")
        found = _ELSEWHERE.search(text)
        assert not found, "%s: %s" % (path, found.group())


def test_the_top_level_stays_small():
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    ignored = {name.strip("/") for name in ignored}
    assert {path.name for path in ROOT.iterdir()} <= ignored | set(TOP)
