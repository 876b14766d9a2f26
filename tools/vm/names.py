# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Puts short names for long ones in a file before it is compiled, as a linker strips symbols.

On a board each name takes memory for good, even when its module is dropped. So all files share a
few: _0, _1... for what begins with one underscore, which is known in its file only, and for the
texts of a module, as gadget/texts.py numbers them; _a, _b... for parameters that are only given by
place; and what vm/public.py gives to what files share. A class that builds on one of another file
shares that file's private names with it. Lines stay where they are, and module and line are what a
traceback is read by.
"""

import ast
import functools
import io
import re
import tokenize

from paths import ROOT
from vm import fold, public

_PART = re.compile(r'^ *texts = part\("(\w+)"\)', re.MULTILINE)
# where a parameter may be given by its name
_CALLERS = "lib", "firmware", "boards", "tools/vm/programs", "host_tests/vm_programs"


def shorten(text):
    """The text of a file of ours with short names."""
    lines = text.splitlines(keepends=True)
    edits = _private(text) + _parameters(ast.parse(text), lines) + public.edits(text)
    return _edited(lines, edits)


@functools.cache
def call(text):
    """A text that is not kept, with short names for what it calls in such files."""
    return _edited(text.splitlines(keepends=True), public.edits(text))


def _edited(lines, edits):
    for (line, column), name, new in sorted(edits, reverse=True):
        old = lines[line - 1]
        lines[line - 1] = old[:column] + new + old[column + len(name) :]
    return "".join(lines)


def _private(text):
    """[(place, name, short name)] of private names, and of texts."""
    found = _PART.search(text)
    said = texts(found.group(1)) if found else []
    names = _short(text)
    edits = []
    before = "", ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        name = token.string
        if token.type == tokenize.NAME:
            if before == ("texts", ".") and name in said:
                edits.append((token.start, name, "_%d" % said.index(name)))
            elif name in names:
                edits.append((token.start, name, names[name]))
        before = before[1], name
    return edits


@functools.cache
def _short(text):
    """{private name: short name} of a file, with those of the files whose classes it builds on."""
    names = {}
    for base in _bases(ast.parse(text)):
        names.update(_short(fold.fold(base.read_text("utf-8"))))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        name = token.string
        if token.type == tokenize.NAME and name[:1] == "_" and name[:2] != "__" and name != "_":
            names.setdefault(name, "_%d" % len(names))
    return names


def _bases(tree):
    """The files of ours, one at most, with classes that those of a file build on."""
    parents = {
        getattr(base, "id", None)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }
    files = [
        fold.file_of(node.module)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        if any(alias.name in parents for alias in node.names)
    ]
    if len(files) > 1:
        raise ValueError("classes that build on two files: " + ", ".join(map(str, files)))
    return files


@functools.cache
def texts(part):
    """The names of the texts of a part that have numbers, in their order."""
    found = []
    there = False
    for line in (ROOT / "firmware/gadget/english.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            there = part in line[1:-1].split()
        elif there and line.partition(" = ")[0].isupper():
            found.append(line.partition(" = ")[0])
    return found


@functools.cache
def _given():
    """All names by which some call gives a parameter."""
    found = set()
    for root in _CALLERS:
        for path in (ROOT / root).rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            found |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)}
    return found


def _parameters(tree, lines):
    """[(place, name, short name)] of parameters and their uses."""
    edits = []

    def edit(node, name, known):
        if name in known:
            column = len(lines[node.lineno - 1].encode()[: node.col_offset].decode())
            edits.append(((node.lineno, column), name, known[name]))

    def visit(node, known):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            given = node.args
            for part in given.defaults + given.kw_defaults + getattr(node, "decorator_list", []):
                visit(part, known)
            known = dict(known)
            for arg in [*given.args, given.vararg]:
                if arg and arg.arg != "self" and arg.arg not in _given():
                    known[arg.arg] = "_" + chr(ord("a") + len(known))
                    edit(arg, arg.arg, known)
            body = node.body if isinstance(node.body, list) else [node.body]
            for part in body:
                visit(part, known)
            return
        if isinstance(node, ast.Name):
            edit(node, node.id, known)
        for part in ast.iter_child_nodes(node):
            visit(part, known)

    visit(tree, {})
    return edits
