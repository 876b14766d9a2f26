# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Puts short names for long ones in a file before it is compiled, as a linker strips symbols.

On a board each name takes memory for good, even when its module is dropped. So all files share a
few, _0, _1...: for the texts of a module, as gadget/texts.py numbers them; for what files share, as
vm/public.py says; for what begins with one underscore, which is known in its file only; and for
parameters that are only given by place. Two that meet get two. A class that builds on one of
another file shares that file's private names with it. Lines stay where they are, and module and
line are what a traceback is read by.
"""

import ast
import functools
import io
import itertools
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
    edits = _private(text) + _parameters(text, lines) + public.edits(text)
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
    """{private name: short name} of a file, with those of the members that it inherits."""
    near = [text, *_bases(text)]
    names = {}
    for base in near[1:]:
        inherited = _used(base)[1]
        names.update((name, new) for name, new in _short(base).items() if name in inherited)
    near += [other for other in public.files() if text in _bases(other)]
    variables = _used(text)[0]
    members = set().union(*(_used(one)[1] for one in near))
    taken = {public.short(name) for name in variables}
    held = {public.short(name) for name in members}.union(names.values())
    for name in _words(text):
        if name not in names:
            met = [also for there, also in ((variables, taken), (members, held)) if name in there]
            names[name] = _next(set().union(*met))
            for also in met:
                also.add(names[name])
    return names


def _next(taken):
    """The first short name that is not taken."""
    return next(new for new in map("_{}".format, itertools.count()) if new not in taken)


def _words(text):
    """The private names in a file, in their order."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    words = dict.fromkeys(token.string for token in tokens if token.type == tokenize.NAME)
    return [word for word in words if word[0] == "_" and word[:2] != "__" and word != "_"]


@functools.cache
def _used(text):
    """({names of variables}, {names that its own objects have, and private ones}) of a file."""
    tree = ast.parse(text)
    variables, members = public.bound(tree), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            variables.add(node.id)
        elif isinstance(node, ast.FunctionDef):
            variables |= public.bound(node)
        elif isinstance(node, ast.ClassDef):
            members |= public.bound(node)
        elif isinstance(node, ast.Attribute):
            if node.attr[0] == "_" or not isinstance(node.ctx, ast.Load):
                members.add(node.attr)
    return variables, members


@functools.cache
def _bases(text):
    """The texts of the files of ours, one at most, with classes that those of a file build on."""
    tree = ast.parse(text)
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
    return [fold.fold(path.read_text("utf-8")) for path in files]


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


def _parameters(text, lines):
    """[(place, name, short name)] of parameters and their uses."""
    tree = ast.parse(text)
    private = _short(text)
    taken = {private.get(name, public.short(name)) for name in _used(text)[0]}
    given = []  # the short names for parameters in this file, by how many there are around
    edits = []

    def edit(node, name, known):
        if name in known:
            column = len(lines[node.lineno - 1].encode()[: node.col_offset].decode())
            edits.append(((node.lineno, column), name, known[name]))

    def visit(node, known):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            args = node.args
            for part in args.defaults + args.kw_defaults + getattr(node, "decorator_list", []):
                visit(part, known)
            known = dict(known)
            for arg in [*args.args, args.vararg]:
                if arg and arg.arg != "self" and arg.arg not in _given():
                    if len(known) == len(given):
                        given.append(_next(taken.union(given)))
                    known[arg.arg] = given[len(known)]
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
