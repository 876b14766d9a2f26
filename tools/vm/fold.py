# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Puts numbers for the names of constants, as a C preprocessor does, before a file is compiled.

On a board every name of a module takes memory for good, and looking it up takes time. A constant is
an int with a name in CAPITALS, given once at the top of a file; in the folded text its uses, in all
files, are the number, and its definition and imports are gone. Lines stay where they are.
"""

import ast
import functools
import operator

from paths import ROOT

ROOTS = (ROOT / "lib", ROOT / "firmware")

_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}


def file_of(module):
    """The file of a module of ours, None of another."""
    for root in ROOTS:
        base = root.joinpath(*module.split("."))
        for path in (base.with_suffix(".py"), base / "__init__.py"):
            if path.exists():
                return path
    return None


@functools.cache
def imports(text):
    """What a file imports: modules, and the names taken from packages, dotted."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(node.module)
            found += [node.module + "." + alias.name for alias in node.names]
    return tuple(found)


@functools.cache
def constants(module):
    """{name: int} of the constants of a module of ours; {} of another."""
    path = file_of(module)
    return _own(ast.parse(path.read_text("utf-8"))) if path else {}


def _own(tree):
    imported = _imported(tree.body)
    found = {}
    stored = [n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and _stores(n)]
    for node in tree.body:
        for name, value in _pairs(node):
            if name.id.isupper() and stored.count(name.id) == 1:
                value = _value(value, {**imported, **found})
                if value is not None:
                    found[name.id] = value
    return found


def _stores(node):
    return isinstance(node.ctx, ast.Store)


def _pairs(node):
    """(name, value) of an assignment to one name or to a row of names."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Name):
            return [(target, node.value)]
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            return list(zip(target.elts, node.value.elts))
    return []


def _value(node, names):
    """The int that an expression is, None where it is none."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name):
        value = names.get(node.id)
        return value if isinstance(value, int) else None
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return constants(names.get(node.value.id, "")).get(node.attr)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const":
        return _value(node.args[0], names)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _value(node.operand, names)
        return None if value is None else -value
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        sides = [_value(side, names) for side in (node.left, node.right)]
        return None if None in sides else _OPERATORS[type(node.op)](*sides)
    return None


def _imported(nodes):
    """{name: int, or the dotted name of what it is} of what import statements bind."""
    found = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = alias.asname or alias.name
                inner = node.module + "." + alias.name
                value = constants(node.module).get(alias.name)
                found[name] = inner if value is None else value
    return found


class _Folder(ast.NodeVisitor):
    """Collects the edits of a file: (line, column, last line, end column, new text)."""

    def __init__(self, tree):
        self.edits = []
        self._imports = []
        self._used = set()  # names that are not folded
        self._scopes = [{**_bound(tree), **_own(tree)}]
        self.visit(tree)
        for node in self._imports:
            self._shorten(node)

    def _look_up(self, name):
        for scope in reversed(self._scopes):
            if name in scope:
                return scope[name]
        return None

    def visit_FunctionDef(self, node):
        for part in node.decorator_list + node.args.defaults + node.args.kw_defaults:
            self.visit(part)
        self._scopes.append(_bound(node))
        for part in node.body:
            self.visit(part)
        self._scopes.pop()

    def visit_Assign(self, node):
        pairs = _pairs(node)
        own = self._scopes[0]
        if (
            pairs
            and not node.col_offset
            and all(isinstance(own.get(to.id), int) for to, _ in pairs)
        ):
            self._edit(node, "pass")
        else:
            self.generic_visit(node)

    def visit_ImportFrom(self, node):
        self._imports.append(node)

    def visit_Name(self, node):
        value = self._look_up(node.id)
        if isinstance(value, int) and not _stores(node):
            self._number(node, value)
        else:
            self._used.add(node.id)

    def visit_Attribute(self, node):
        if isinstance(node.value, ast.Name):
            module = self._look_up(node.value.id)
            value = constants(module).get(node.attr) if isinstance(module, str) else None
            if value is not None:
                self._number(node, value)
                return
        self.generic_visit(node)

    def visit_Call(self, node):
        if isinstance(node.func, ast.Name) and node.func.id == "const":
            node = node.args[0]
        self.generic_visit(node)

    def _shorten(self, node):
        """Import only what is still used."""
        kept = [
            ast.unparse(alias) for alias in node.names if (alias.asname or alias.name) in self._used
        ]
        if len(kept) < len(node.names):
            text = "from %s import %s" % (node.module, ", ".join(kept))
            self._edit(node, text if kept else "pass")

    def _number(self, node, value):
        self._edit(node, "(%d)" % value if value < 0 else str(value))

    def _edit(self, node, text):
        place = node.lineno, node.col_offset, node.end_lineno, node.end_col_offset
        self.edits.append((*place, text))


def _bound(scope):
    """What the names bound in a module or function stand for: an int, a module's name, or None."""
    nodes = scope.body if isinstance(scope, ast.Module) else list(ast.walk(scope))
    bound = {node.arg: None for node in nodes if isinstance(node, ast.arg)}
    bound.update({n.id: None for n in nodes if isinstance(n, ast.Name) and _stores(n)})
    bound.update(_imported(nodes))
    return bound


@functools.cache
def fold(text):
    """The text of a file of ours with numbers for its constants."""
    lines = [line.encode() for line in text.splitlines(keepends=True)]
    for line, start, last, end, new in sorted(_Folder(ast.parse(text)).edits, reverse=True):
        rest = lines[last - 1][end:] if line == last else b"\n"
        lines[line - 1] = lines[line - 1][:start] + new.encode() + rest
        lines[line:last] = [b"\n"] * (last - line)
    return b"".join(lines).decode()
