# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Short names for what modules and classes of ours share: functions, classes, methods, attributes.

Names that never meet in one module or one class, its bases with it, may have the same short one, so
a few are enough for all. What an object gets from outside is its class's own, too, or nobody's
(host_tests/test_short_names.py). A name stays as it is where something else knows it:
CircuitPython, Python, a text, a library, or a file that a board gets as it is written.
"""

import ast
import builtins
import functools
import importlib.metadata
import importlib.util
import io
import pathlib
import re
import sys

from paths import ROOT
from vm import fold

# what is compiled and may meet in a VM
_COMPILED = "lib", "firmware/gadget", "tools/vm/programs", "host_tests/vm_programs"
# what is not compiled, and stand-ins for what is not ours
_WRITTEN = "firmware", "boards", "tools/vm/stand_ins"
_LIBRARIES = (
    "adafruit_display_text",
    "adafruit_display_text.label",
    "adafruit_displayio_sh1107",
    "adafruit_displayio_ssd1306",
)
_KINDS = str, bytes, bytearray, memoryview, int, tuple, list, dict, set, Exception, io.TextIOWrapper
_WORD = re.compile(r"\b[A-Za-z]\w*")
_FIRST = re.compile(r"^\w+", re.MULTILINE)
_IMPORT = re.compile(r"^(?:import|from) (\w+)", re.MULTILINE)
_STUB = re.compile(r"\b(?:def|class) (\w+)|^ *(\w+): .*[^,\n]$", re.MULTILINE)
_SCOPES = ast.FunctionDef, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp


@functools.cache
def names():
    """{name: short name} for all files together."""
    met = {}
    for space in _spaces():
        space = {name for name in space - _kept() if name[0] != "_"}
        for name in sorted(space):
            met.setdefault(name, set()).update(space)
    given = {}
    for name in met:  # those of the core first
        taken = {given.get(other) for other in met[name]}
        given[name] = next(n for n in range(len(met)) if n not in taken)
    return {name: "_%d" % n for name, n in given.items()}


def short(name):
    """The short name of a public name, or itself."""
    return names().get(name, name)


def edits(text):
    """[(place, name, what is to stand there)] of the public names in a file."""
    lines = text.splitlines()
    found = []

    def edit(line, column, name, new=None):
        new = new or short(name)
        if name != new:
            column = len(lines[line - 1].encode()[:column].decode())
            found.append(((line, column), name, new))

    def visit(node, hidden):
        """hidden: the names that are a function's own here."""
        if isinstance(node, ast.Name) and node.id not in hidden:
            edit(node.lineno, node.col_offset, node.id)
        elif isinstance(node, ast.Attribute):
            edit(node.end_lineno, node.end_col_offset - len(node.attr), node.attr)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                here = alias.asname or alias.name
                name = alias.name if _is_module(node, alias) else short(alias.name)
                here = here if here in hidden else short(here)
                new = name if name == here else "%s as %s" % (name, here)
                edit(alias.lineno, alias.col_offset, ast.unparse(alias), new)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name not in hidden:
            start = lines[node.lineno - 1].index(node.name, node.col_offset + len("def "))
            edit(node.lineno, start, node.name)
        elif isinstance(node, ast.Global):
            for word in _WORD.finditer(lines[node.lineno - 1]):
                edit(node.lineno, word.start(), word.group())
        outside, inside = _parts(node)
        for part in outside:
            visit(part, hidden)
        if isinstance(node, _SCOPES):
            hidden = hidden | bound(node)
        for part in inside:
            visit(part, hidden)

    visit(ast.parse(text), frozenset())
    return found


def _is_module(node, alias):
    """Is it a module that an import statement takes?"""
    return isinstance(node, ast.Import) or bool(fold.file_of(node.module + "." + alias.name))


@functools.cache
def files():
    """The texts of the files that are compiled, without their constants."""
    paths = [path for root in _COMPILED for path in sorted((ROOT / root).rglob("*.py"))]
    return [fold.fold(path.read_text("utf-8")) for path in paths]


@functools.cache
def _nodes(kind):
    if kind is ast.AST:
        return [node for text in files() for node in ast.walk(ast.parse(text))]
    return [node for node in _nodes(ast.AST) if isinstance(node, kind)]


def _spaces():
    """The names of each module, and of each class with all that it builds on."""
    found = {ast.Module: bound, ast.ClassDef: lambda node: members(node.name)}
    return [found[type(node)](node) for node in _nodes((ast.Module, ast.ClassDef))]


@functools.cache
def members(name):
    """The names that objects of the classes of a name have."""
    found = set()
    for node in _nodes(ast.ClassDef):
        if node.name == name:
            found |= bound(node) | {part.attr for part in ast.walk(node) if _own(part)}
            for base in node.bases:
                parent = getattr(base, "id", getattr(base, "attr", None))
                found |= members(parent) if parent != name else set()
    return found


def _own(node):
    """Is a node an attribute that an object gives to itself?"""
    if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
        return False
    return _of(node) == "self"


def bound(scope):
    """The names that a module, a class, a function or a comprehension binds."""
    found, shared = set(), {None}
    given = getattr(scope, "args", None)
    if given:
        found = {arg.arg for arg in [*given.args, given.vararg, given.kwarg] if arg}
    waiting = list(_parts(scope)[1])
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
            found.add(node.name)
        elif isinstance(node, ast.alias):
            found.add(node.asname or node.name.partition(".")[0])
        elif isinstance(node, ast.Global):
            shared.update(node.names)
        outside, inside = _parts(node)
        waiting += outside
        if not isinstance(node, (*_SCOPES, ast.ClassDef)):
            waiting += inside
    return found - shared


def _parts(node):
    """([parts that belong to the scope around a node], [those that belong to its own])."""
    parts = list(ast.iter_child_nodes(node))
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        outside = [part for part in parts if part not in node.body]
        return outside, node.body
    return ([node.args], [node.body]) if isinstance(node, ast.Lambda) else ([], parts)


@functools.cache
def _kept():
    """The names that something else knows."""
    found = set(dir(builtins)).union(*map(dir, _KINDS))
    for name in _LIBRARIES:
        found |= _known(pathlib.Path(importlib.util.find_spec(name).origin))
    for root in _WRITTEN:
        for path in (ROOT / root).glob("*.py"):
            found |= _known(path)
    for path in (ROOT / "firmware/gadget").glob("*.txt"):
        found |= set(_FIRST.findall(path.read_text("utf-8")))
    for path in (ROOT / "lib/eastwind/rulesets").glob("*.py"):
        found |= _texts(ast.parse(path.read_text("utf-8")))
    return found | _foreign() | _told()


def _told():
    """The classes that a text names, and what is asked for by a text."""
    found = {node.name for node in _nodes(ast.ClassDef)}
    found &= {node.value for node in _nodes(ast.Constant) if isinstance(node.value, str)}
    for call in _nodes(ast.Call):
        if getattr(call.func, "id", None) in ("getattr", "hasattr", "setattr"):
            found.add(getattr(call.args[1], "value", None))
    return found


def _foreign():
    """The names of what we import, and of all that is in it and in the modules that it knows."""
    stubs = {}
    for path in importlib.metadata.files("circuitpython-stubs"):
        if path.suffix == ".pyi":
            module = path.parts[0].removesuffix("-stubs")
            stubs[module] = stubs.get(module, "") + path.read_text("utf-8")
    modules, found = set(), set()
    waiting = _imported()
    while waiting:
        module = waiting.pop()
        modules.add(module)
        waiting |= set(_IMPORT.findall(stubs.get(module, ""))) - modules
        found.update(*_STUB.findall(stubs.get(module, "")))
        if module in sys.stdlib_module_names:
            found |= {node.attr for node in _nodes(ast.Attribute) if _of(node) == module}
    return modules | found


def _of(attribute):
    """The name that an attribute is one of."""
    return getattr(attribute.value, "id", None)


def _imported():
    """What files of ours import: modules, and names from those that are not ours."""
    paths = [path for root in (*_COMPILED, *_WRITTEN) for path in (ROOT / root).rglob("*.py")]
    found = set()
    for path in paths:
        for name in fold.imports(path.read_text("utf-8")):
            module, _, last = name.rpartition(".")
            found.add(name.partition(".")[0])
            if not fold.file_of(name) and not fold.file_of(module):
                found.add(last)
    return found


def _known(path):
    """The names that a file binds for others or uses of others, and the words in its texts."""
    tree = ast.parse(path.read_text("utf-8"))
    found = _texts(tree) | bound(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            found |= bound(node)
        elif isinstance(node, (ast.Attribute, ast.alias)):
            found.add(getattr(node, "attr", getattr(node, "name", None)))
    return found


def _texts(tree):
    """The words in the texts of a file that are not there to be read by people: each one's first,
    and the first of each of its lines."""
    found = set()
    for node in ast.walk(tree):
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found |= set() if isinstance(node, ast.Expr) else set(_FIRST.findall(part.value))
    return found
