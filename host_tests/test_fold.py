# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Numbers for constants, short names: what is left alone, and that lines stay."""

import ast
import re

import pytest

from gadget import texts
from paths import ROOT
from vm import fold, names, public

SLOTS, SEATS = "from eastwind.slots import %s\n", "from eastwind.seats import %s\n"
SETS = "from eastwind.sets import %s\n"
INSIDE = "def f():\n    %s\n\n    return %s\n"


@pytest.mark.parametrize(
    "text, folded",
    [
        (SLOTS % "SLOT, seal" + "seal(SLOT)\n", SLOTS % "seal" + "seal(32)\n"),
        (SEATS % "NOBODY" + "f(1, NOBODY)\n", "pass\nf(1, (-1))\n"),
        ("from eastwind import events\nf(events.DEAL)\n", "pass\nf(48)\n"),
        ("_A, B = 3, -1\nC = _A << 2 | 1\nprint(B, C)\n", "pass\npass\nprint((-1), 13)\n"),
        ("from eastwind import const\n_A = const(6)  # why\nf(_A)\n", "pass\npass  # why\nf(6)\n"),
        (
            SETS % "(\n    CHOW,\n    code,\n)" + "code(CHOW)\n",
            SETS % "code" + "\n\n\ncode(0)\n",
        ),
        (INSIDE % ("from gadget import keys", "keys.OK"), INSIDE % ("pass", "4")),
    ],
)
def test_a_constant_is_its_number(text, folded):
    assert fold.fold(text) == folded


@pytest.mark.parametrize(
    "text",
    [
        "import os\nprint(os.SEEK_SET)\n",  # not ours
        "TEXT = 'east'\nprint(TEXT)\n",
        "COUNT = 0\nCOUNT = COUNT + 1\n",  # given twice
        "BIG, SMALL = 1, f()\n",
        "class Key:\n    OK = 4\n",
        "size = 3\nprint(size)\n",
        "from gadget import keys\n\n\ndef f(keys):\n    return keys.OK\n\n\nkeys.way(1)\n",
        "A = True\n",
    ],
)
def test_nothing_else_is_touched(text):
    assert fold.fold(text) == text


def test_every_line_of_ours_stays_where_it_is():
    for root in fold.ROOTS:
        for path in root.rglob("*.py"):
            text = path.read_text("utf-8")
            folded = fold.fold(text).splitlines()
            assert len(folded) == len(text.splitlines()), path
            compile("\n".join(folded), path, "exec")


def test_private_names_are_short_and_lines_stay():
    text = "class _Big:\n    def _go(self, __x__, _):\n        return self._went + _Big.__name__\n"
    short = "class _0:\n    def _1(self, _a, _b):\n        return self._2 + _0.__name__\n"
    assert names.shorten(text) == short
    assert names.shorten('"_a"\nb = "_c"  # _d\nf(_e, _e)\n') == '"_a"\nb = "_c"  # _d\nf(_0, _0)\n'


def test_a_class_shares_the_private_names_of_the_class_it_builds_on():
    base = "from eastwind.table import Table\nclass More(Table):\n"
    table = names.shorten(fold.fold((ROOT / "lib/eastwind/table.py").read_text("utf-8")))
    known = set(re.findall(r"\b_[0-9]+\b", table))
    more = names.shorten(base + "    def _more(self):\n        return self._slot\n")
    new, slot = re.findall(r"\b_[0-9]+\b", more)
    assert new not in known and "self.%s = bytearray(" % slot in table


def test_texts_have_the_numbers_that_they_are_loaded_by():
    text = 'texts = part("home")\nprint(texts.OK_RESULT, texts.nothing, part.OK_RESULT)\n'
    number = names.texts("home").index("OK_RESULT")
    assert names.shorten(text) == text.replace("texts.OK_RESULT", "texts._%d" % number)
    loaded = vars(texts.part("home"))
    assert [loaded[name] for name in names.texts("home")] == list(loaded.values())


def test_every_text_has_its_number():
    for path in (ROOT / "firmware" / "gadget").rglob("*.py"):
        shortened = names.shorten(path.read_text("utf-8"))
        assert not re.search(r"\btexts\.[A-Z]{2}", shortened), path


def test_a_parameter_given_by_its_place_is_short():
    text = "def f(self, one, two=one):\n    return lambda three: (one, two, three, four.one)\n"
    short = "def f(self, _a, _b=one):\n    return lambda _c: (_a, _b, _c, four.one)\n"
    assert names.shorten(text) == short
    assert names.shorten("def f(scale):\n    f(scale)\n") == "def f(scale):\n    f(scale)\n"
    assert names.shorten('def f(one):\n    print("·", one)\n') == 'def f(_a):\n    print("·", _a)\n'


@pytest.mark.parametrize(
    "text, called",
    [
        ("from eastwind.slots import {0}\n{0}(b, 0)\n", ["get_int"]),
        ("from eastwind import slots\nslots.{0}(b, 0)\n", ["get_int"]),
        ("def {0}(buffer):\n    return {0}(buffer)\n", ["get_int"]),
        ("class {0}:\n    def {1}(self):\n        self.{2} = self.{1}\n", ["Chart", "lay", "due"]),
        (
            "def f(get_int):\n    return get_int, [get_short for get_short in b], {0}\n",
            ["get_text"],
        ),
        ("def f():\n    global {0}\n    {0} = 1\n", ["due"]),
        ("from gadget.font import tile as {0}\n{0}(1)\n", ["font_place"]),
        ("display.refresh()\nfile.readinto(b)\nlabel.anchored_position = 1\n", []),
        ("f(get_int=1)\n'get_int'\nboard_profile.speaker()\n", []),
    ],
)
def test_a_public_name_is_short_where_only_we_know_it(text, called):
    known = public.names()
    assert names.call(text.format(*called)) == text.format(*[known[name] for name in called])


def test_what_a_function_imports_keeps_its_own_name_there():
    text = "def f():\n    from eastwind.slots import get_int\n    return get_int\n"
    short = public.names()["get_int"] + " as get_int"
    assert names.call(text) == text.replace("import get_int", "import " + short)


def test_names_that_meet_stay_apart():
    for root in fold.ROOTS:
        for path in root.rglob("*.py"):
            text = fold.fold(path.read_text("utf-8"))
            long, short = (ast.walk(ast.parse(form)) for form in (text, names.shorten(text)))
            for before, after in zip(long, short):
                assert type(before) is type(after)
                if isinstance(before, (ast.Module, ast.ClassDef)):
                    assert len(bound(before)) == len(bound(after)), path


def bound(scope):
    """The functions, classes and attributes of its objects that a module or a class has."""
    nodes = list(ast.walk(scope)) if isinstance(scope, ast.ClassDef) else scope.body
    found = {node.name for node in scope.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return found | {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
    }


def test_no_file_of_ours_knows_the_private_names_of_another():
    for root in fold.ROOTS:
        for path in root.rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            defined = {node.name for node in ast.walk(tree) if hasattr(node, "name")}
            defined |= {node.id for node in ast.walk(tree) if stores(node, ast.Name)}
            defined |= {node.attr for node in ast.walk(tree) if stores(node, ast.Attribute)}
            for node in ast.walk(tree):
                name = getattr(node, "attr", getattr(node, "id", ""))
                if name.startswith("_") and not name.startswith("__") and name != "_":
                    assert name in defined, (path, name)
                if isinstance(node, ast.ImportFrom):
                    assert not any(alias.name.startswith("_") for alias in node.names), path


def stores(node, kind):
    return isinstance(node, kind) and isinstance(node.ctx, ast.Store)
