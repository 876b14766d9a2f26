# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""lib/, firmware/ and boards/ hold nothing that the board's Python refuses or does otherwise."""

import functools

import pytest

from paths import ROOT
from subset import Source, array_names
from subset_calls import calls, circles, depth
from subset_rules import CORE_RULES, RULES

PLACES = ("lib", "firmware", "boards")
FILES = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for place in PLACES
    for path in sorted((ROOT / place).rglob("*.py"))
}
ARRAYS = {name for text in FILES.values() for name in array_names(text)}

MOST_CALLS = 20  # one inside the other, of the 26 fat ones for which the board has room

# (rule, file, what is on the line): why it may stand
ALLOWED = {
    ("del x[i]", "lib/eastwind/events.py", "del values["): "a list",
    ("del x[i]", "lib/eastwind/rulesets/__init__.py", "del sys.modules["): "a dict",
    ("del x[i]", "firmware/gadget/screens/__init__.py", "del sys.modules["): "a dict",
    ("os.fsync", "firmware/gadget/drive.py", "os.fsync(file"): "asked for with hasattr first",
    ("sort", "lib/eastwind/games.py", "found.sort()"): "numbers, each once",
    ("sort", "lib/eastwind/pair.py", "found.sort()"): "numbers, each once",
    ("sort", "firmware/gadget/house.py", "found.sort()"): "names of files, each once",
    ("dict loop", "firmware/gadget/screens/__init__.py", "for name in sys.modules"): (
        "every module is looked at, the order does not matter"
    ),
    ("sort", "firmware/gadget/screens/end.py", "(-match.totals[place], place)"): (
        "no two keys are equal, the place is in them"
    ),
}


def refusals(text, rules, arrays=()):
    """{(rule, line number, line)}: what the rules refuse in a text."""
    source = Source(text, arrays)
    found = set()
    for node in source.nodes:
        for name, test, _, _ in rules:
            if test(node, source):
                line = getattr(node, "lineno", 0) or getattr(node, "iter", source.nodes[1]).lineno
                found.add((name, line, source.lines[line - 1].strip()))
    return found


@functools.cache
def found_in(path):
    """What may not stand in a file of the repository."""
    rules = RULES + CORE_RULES if path.startswith("lib/") else RULES
    return refusals(FILES[path], rules, ARRAYS)


def allowed(path, name, line):
    """The rows of ALLOWED that let a line pass."""
    return [row for row in ALLOWED if row[:2] == (name, path) and row[2] in line]


@pytest.mark.parametrize("rule", RULES + CORE_RULES, ids=lambda rule: rule[0])
def test_a_rule_refuses_and_lets_pass(rule):
    assert refusals(rule[2], [rule])
    assert not refusals(rule[3], RULES + CORE_RULES)


@pytest.mark.parametrize("path", FILES)
def test_the_board_takes_every_file(path):
    found = found_in(path)
    assert not [(number, name) for name, number, line in found if not allowed(path, name, line)]


def test_everything_allowed_is_there():
    used = set()
    for path in FILES:
        for name, _, line in found_in(path):
            used.update(allowed(path, name, line))
    assert used == set(ALLOWED)


def modules():
    """{module: text} of our own files, named as they are imported."""
    named = {}
    for path, text in FILES.items():
        module = path.split("/", 1)[1].removesuffix(".py").removesuffix("/__init__")
        named[module.replace("/", ".")] = text
    return named


def test_no_function_comes_to_call_itself():
    assert circles(calls(modules())) == []


def test_calls_are_not_deep():
    assert len(depth(calls(modules()))) <= MOST_CALLS


@pytest.mark.parametrize(
    "text",
    [
        "def f():\n    f()",
        "def f():\n    g()\ndef g():\n    f()",
        "class A:\n    def f(self):\n        self.f()",
        "class A:\n    def f(self):\n        A.f(self)",
        "class A:\n    def __init__(self):\n        self.b = B()\nclass B:\n"
        "    def __init__(self):\n        self.f()\n    def f(self):\n        A()",
        "class A:\n    def f(self):\n        self.b = B()\n        self.b.f()\nclass B:\n"
        "    def f(self):\n        g()\ndef g():\n    A.f(1)",
    ],
)
def test_recursion_is_seen(text):
    assert circles(calls({"one": text}))
    assert not circles(calls({"one": text.replace("def f", "def h")}))


def test_recursion_is_seen_from_module_to_module():
    one = "from two import g\ndef f():\n    g()"
    two = "def g():\n    import one\n    from one import f\n    f()"
    assert circles(calls({"one": one, "two": two})) == [("one", "f"), ("two", "g")]
    assert not circles(calls({"one": one, "two": two.replace("    f()", "    h()")}))


def test_the_longest_chain_is_found():
    text = "def f():\n    g()\n    h()\ndef g():\n    h()\ndef h():\n    pass"
    assert depth(calls({"one": text})) == [("one", "f"), ("one", "g"), ("one", "h")]
