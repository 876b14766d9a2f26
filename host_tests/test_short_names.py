# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Short names: which there are, that those that meet stay apart, and what that is built on."""

import ast
import gc
import re

import pytest

from gadget import texts
from paths import ROOT
from playing import unseen
from sim.device import Device
from sim.script import Script
from vm import fold, names, public


def test_private_names_are_short_and_lines_stay():
    text = "class _Big:\n    def _go(self, __x__, _):\n        return self._went + _Big.__name__\n"
    short = "class _0:\n    def _0(self, _1, _2):\n        return self._1 + _0.__name__\n"
    assert names.shorten(text) == short
    assert names.shorten('"_a"\nb = "_c"  # _d\nf(_e, _e)\n') == '"_a"\nb = "_c"  # _d\nf(_0, _0)\n'


def test_a_class_shares_the_private_names_of_the_class_it_builds_on():
    base = "from eastwind.table import Table\nclass More(Table):\n"
    table = names.shorten(fold.fold((ROOT / "lib/eastwind/table.py").read_text("utf-8")))
    known = set(re.findall(r"(?:self\.|    def )(_[0-9]+)\b", table))
    more = names.shorten(base + "    def _more(self):\n        return self._slot\n")
    new, slot = re.findall(r"\b_[0-9]+\b", more)
    assert new not in known and "self.%s = bytearray(" % slot in table


def test_texts_have_the_numbers_that_they_are_loaded_by():
    text = 'texts = part("home")\nprint(texts.OK_RESULT, texts.nothing, part.OK_RESULT)\n'
    number = names.texts("home").index("OK_RESULT")
    shortened = names.shorten(text)
    text = text.replace("part", public.short("part"))
    assert shortened == text.replace("texts.OK_RESULT", "texts._%d" % number)
    loaded = vars(texts.part("home"))
    assert [loaded[name] for name in names.texts("home")] == list(loaded.values())


def test_every_text_has_its_number():
    for path in (ROOT / "firmware" / "gadget").rglob("*.py"):
        shortened = names.shorten(path.read_text("utf-8"))
        assert not re.search(r"\btexts\.[A-Z]{2}", shortened), path


def test_a_parameter_given_by_its_place_is_short():
    text = "def f(self, egg, ham=egg):\n    return lambda tea: (egg, ham, tea, pie.egg)\n"
    short = "def f(self, _0, _1=egg):\n    return lambda _2: (_0, _1, _2, pie.egg)\n"
    assert names.shorten(text) == short
    assert names.shorten("def f(scale):\n    f(scale)\n") == "def f(scale):\n    f(scale)\n"
    assert names.shorten('def f(egg):\n    print("·", egg)\n') == 'def f(_0):\n    print("·", _0)\n'


@pytest.mark.parametrize(
    "text, called",
    [
        ("from eastwind.slots import {0}\n{0}(b, 0)\n", ["get_int"]),
        ("def f(slots):\n    slots.{0}(b, 0)\n", ["get_int"]),
        ("def {0}(buffer):\n    return {0}(buffer)\n", ["get_int"]),
        ("class {0}:\n    def {1}(self):\n        self.{2} = self.{1}\n", ["Chart", "lay", "due"]),
        (
            "def f(get_int):\n    return get_int, [get_short for get_short in b], {0}\n",
            ["get_text"],
        ),
        ("def f():\n    global {0}\n    {0} = 1\n", ["due"]),
        ("from gadget.font import {0} as {1}\n{1}(1)\n", ["tile", "font_place"]),
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
                if isinstance(before, ast.FunctionDef):
                    assert len(looked_up(before)) <= len(looked_up(after)), (path, before.name)


def looked_up(function):
    """The names of all variables in a function."""
    nodes = list(ast.walk(function))
    found = {node.id for node in nodes if isinstance(node, ast.Name)}
    return found | {node.arg for node in nodes if isinstance(node, ast.arg)}


def bound(scope):
    """The functions, classes, imports and attributes of itself that a module or a class has."""
    nodes = list(ast.walk(scope)) if isinstance(scope, ast.ClassDef) else scope.body
    found = {node.name for node in scope.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    for node in scope.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {alias.asname or alias.name for alias in node.names}
    return found | {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
        if getattr(node.value, "id", None) == "self"
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


class Watched(Script):
    """A script that looks at every tenth line whether objects have only what their classes have."""

    seen = 0

    def _line(self, line):
        super()._line(line)
        self.seen += 1
        if self.seen % 10 == 0:
            look_at_all()


def look_at_all():
    for thing in gc.get_objects():
        kind = type(thing)
        if kind.__module__.partition(".")[0] in ("eastwind", "gadget") and kind.__name__ != "Texts":
            own = [public.members(one.__name__) for one in kind.__mro__]
            assert not set(vars(thing)).difference(*own), kind


def test_no_object_is_given_what_its_class_lacks(tmp_path):
    for story in ("names_and_rules", "correct_bmja"):
        script = Watched(unseen(Device()), tmp_path)
        script.run(ROOT / "host_tests/flows" / (story + ".keys"))
        assert script.seen > 40
