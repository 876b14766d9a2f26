# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Short names for what modules and classes of ours share: _A, _B... for functions, classes, methods
and attributes.

Names that never meet in one module or one class, its bases with it, may have the same short one, so
a few are enough for all. A name stays as it is where something else knows it: CircuitPython,
Python, a text, a library, or a file that a board gets as it is written.
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
_LIBRARIES = "adafruit_display_text", "adafruit_displayio_sh1107", "adafruit_displayio_ssd1306"
_KINDS = str, bytes, bytearray, memoryview, int, tuple, list, dict, set, Exception, io.TextIOWrapper
_WORD = re.compile(r"\b[A-Za-z]\w*")
_FIRST = re.compile(r"^\w+", re.MULTILINE)
_IMPORT = re.compile(r"^(?:import|from) (\w+)", re.MULTILINE)
_STUB = re.compile(r"\b(?:def|class) (\w+)|^ *(\w+): ", re.MULTILINE)
_SCOPES = ast.FunctionDef, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp


@functools.cache
def names():
    """{name: short name} for all files together."""
    met = {}
    anywhere = _put() - _kept()
    for space in _spaces():
        space = {name for name in space - _kept() if name[0] != "_"} | anywhere
        for name in space:
            met.setdefault(name, set()).update(space)
    given = {}
    for name in sorted(met, key=lambda name: (-len(met[name]), name)):
        taken = {given.get(other) for other in met[name]}
        given[name] = next(n for n in range(len(met)) if n not in taken)
    return {name: _letters(n) for name, n in given.items()}


def edits(text):
    """[(place, name, what is to stand there)] of the public names in a file."""
    lines = text.splitlines()
    found = []

    def short(name):
        return names().get(name, name)

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
        elif isinstance(node, ast.alias):
            bound = node.asname or node.name
            pair = short(node.name), bound if bound in hidden else short(bound)
            new = pair[0] if pair[0] == pair[1] else "%s as %s" % pair
            edit(node.lineno, node.col_offset, ast.unparse(node), new)
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
            hidden = hidden | _bound(node)
        for part in inside:
            visit(part, hidden)

    visit(ast.parse(text), frozenset())
    return found


def _letters(n):
    """_A to _Z, _AA, _AB..."""
    return (_letters(n // 26 - 1) if n >= 26 else "_") + chr(ord("A") + n % 26)


@functools.cache
def _trees():
    """The trees of the files that are compiled, without their constants."""
    paths = [path for root in _COMPILED for path in sorted((ROOT / root).rglob("*.py"))]
    return [ast.parse(fold.fold(path.read_text("utf-8"))) for path in paths]


def _nodes(kind):
    return [node for tree in _trees() for node in ast.walk(tree) if isinstance(node, kind)]


def _spaces():
    """The names of each module, and of each class with all that it builds on."""
    classes = {}
    for node in _nodes(ast.ClassDef):
        classes.setdefault(node.name, []).append(node)

    def members(node):
        found = _bound(node) | {part.attr for part in ast.walk(node) if _stored(part, own=True)}
        for base in node.bases:
            for parent in classes.get(getattr(base, "id", getattr(base, "attr", None)), ()):
                found |= members(parent) if parent is not node else set()
        return found

    return [_bound(tree) for tree in _trees()] + [members(node) for node in _nodes(ast.ClassDef)]


def _put():
    """The names that are given to objects from outside, of whatever class they are."""
    return {node.attr for node in _nodes(ast.Attribute) if _stored(node, own=False)}


def _stored(node, own):
    """Is a node an attribute that is given a value; own: by its object itself, not by others?"""
    if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
        return False
    return own == (isinstance(node.value, ast.Name) and node.value.id == "self")


def _bound(scope):
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
        file = pathlib.Path(importlib.util.find_spec(name).origin)
        for path in file.parent.glob("*.py") if file.stem == "__init__" else [file]:
            found |= _known(path)
    for root in _WRITTEN:
        for path in (ROOT / root).glob("*.py"):
            found |= _known(path) | {path.stem}
    for path in (ROOT / "firmware/gadget").glob("*.txt"):
        found |= set(_FIRST.findall(path.read_text("utf-8")))
    return found.union(_modules(), _foreign(), *map(_texts, _trees()))


def _modules():
    """The names of modules of ours."""
    return {path.stem for root in _COMPILED for path in (ROOT / root).rglob("*")}


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
            found.update(dir(importlib.import_module(module)))
    return modules | found


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
    """All names in a file, and the words in its texts."""
    tree = ast.parse(path.read_text("utf-8"))
    fields = "id", "attr", "name", "arg"
    return _texts(tree) | {getattr(node, of, None) for node in ast.walk(tree) for of in fields}


def _texts(tree):
    """The words in the texts of a file that are not there to be read by people: each one's first,
    and the first of each of its lines."""
    found = set()
    for node in ast.walk(tree):
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                found |= set() if isinstance(node, ast.Expr) else set(_FIRST.findall(part.value))
    return found
