# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Tests of syntax nodes for what the board's Python refuses or does otherwise (the table of them
is in subset_rules). What a name holds is not known, but where a bytearray or a dict was put into
it in plain sight.
"""

import ast
import sys

# of Python's own modules, what the board has
HAS = (
    "array binascii collections errno gc io json math os random struct sys time traceback zlib"
).split()
COLLECTIONS = ("OrderedDict", "deque", "namedtuple")
BUILT_IN = ("dict", "frozenset", "list", "set", "tuple", "type")


class Source:
    """A parsed file, and what the tests of its nodes need to know of the whole."""

    def __init__(self, text, arrays=()):
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.nodes = list(ast.walk(self.tree))
        self.annotations = set()
        self.guarded = set()
        self.functions = set()
        self.dicts = set()
        self.arrays = {"." + name for name in arrays}
        for node in self.nodes:
            self._note(node)

    def _note(self, node):
        if isinstance(node, ast.FunctionDef):
            self.functions.add(node.name)
        elif isinstance(node, (ast.Try, ast.If)):
            if isinstance(node, ast.Try) or "TYPE_CHECKING" in ast.dump(node.test):
                self.guarded.update(part for inner in node.body for part in ast.walk(inner))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if is_call(node.value, "bytearray"):
                    self.arrays.add(dotted(target))
                elif isinstance(target, ast.Name) and unordered(node.value, ()):
                    self.dicts.add(target.id)
        for name in ("annotation", "returns"):
            if getattr(node, name, None) is not None:
                self.annotations.update(ast.walk(getattr(node, name)))


def array_names(text):
    """The attributes that a file fills with bytearrays."""
    return {
        target.attr
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assign) and is_call(node.value, "bytearray")
        for target in node.targets
        if isinstance(target, ast.Attribute)
    }


def last_name(node):
    """c of a.b.c, "" of what is not a name."""
    return getattr(node, "attr", getattr(node, "id", ""))


def dotted(node):
    """.c for a.b.c, c for c alone: the names of arrays."""
    return "." + node.attr if isinstance(node, ast.Attribute) else last_name(node)


def is_call(node, name):
    """True for name(...) and for x.name(...)."""
    return isinstance(node, ast.Call) and last_name(node.func) == name


def unordered(node, names):
    """True for a dict or a set, displayed, built or by one of the names, and for sys.modules."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("dict", "set", "frozenset", "globals")
    if isinstance(node, ast.Attribute):
        return node.attr == "modules"
    if isinstance(node, ast.Name):
        return node.id in names
    return isinstance(node, (ast.Dict, ast.DictComp, ast.Set, ast.SetComp))


# tests of a node, and makers of such tests


def kind(*types):
    """A node of these types."""
    return lambda node, source: isinstance(node, types)


def call(name, least):
    """A call by that name with at least so many arguments."""
    return lambda node, source: is_call(node, name) and len(node.args) >= least


def keyword(name, word):
    """A call by that name with this keyword."""
    return lambda node, source: (
        is_call(node, name) and word in [keyword.arg for keyword in node.keywords]
    )


def method(name):
    """A call of a method by that name."""
    return lambda node, source: is_call(node, name) and isinstance(node.func, ast.Attribute)


def attribute(name):
    """An attribute by that name."""
    return lambda node, source: isinstance(node, ast.Attribute) and node.attr == name


def name_of(name):
    """A plain name."""
    return lambda node, source: isinstance(node, ast.Name) and node.id == name


def part_of(module, name):
    """A name of a module, imported or with a dot."""

    def test(node, source):
        if isinstance(node, ast.ImportFrom):
            return node.module == module and name in [alias.name for alias in node.names]
        return attribute(name)(node, source) and name_of(module)(node.value, source)

    return test


def defines(name):
    """A function or variable that is given that name."""

    def test(node, source):
        if isinstance(node, ast.FunctionDef):
            return node.name == name
        return isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)

    return test


def missing_import(node, source):
    if isinstance(node, ast.Import):
        modules = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        modules = [node.module or ""]
    else:
        return False
    known = [module for module in modules if module.split(".")[0] in sys.stdlib_module_names]
    if node in source.guarded and known == ["typing"]:
        return False
    return any(module not in HAS for module in known)


def missing_collection(node, source):
    if not isinstance(node, ast.ImportFrom) or node.module != "collections":
        return False
    return any(alias.name not in COLLECTIONS for alias in node.names)


def missing_micropython(node, source):
    if isinstance(node, ast.ImportFrom):
        return node.module == "micropython" and [name.name for name in node.names] != ["const"]
    if not isinstance(node, ast.Attribute) or last_name(node.value) != "micropython":
        return False
    return node.attr != "const"


def unpacking_display(node, source):
    if isinstance(node, ast.Dict):
        return None in node.keys
    if not isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        return False
    if isinstance(getattr(node, "ctx", None), ast.Store):
        return False
    return any(isinstance(item, ast.Starred) for item in node.elts)


def generic_at_run_time(node, source):
    return (
        isinstance(node, ast.Subscript)
        and node not in source.annotations
        and isinstance(node.value, ast.Name)
        and node.value.id in BUILT_IN
    )


def positional_only(node, source):
    return isinstance(node, ast.arguments) and bool(node.posonlyargs)


def second_base(node, source):
    return isinstance(node, ast.ClassDef) and len(node.bases) > 1


def class_keyword(node, source):
    return isinstance(node, ast.ClassDef) and bool(node.keywords)


def step_slice(node, source):
    return isinstance(node, ast.Slice) and node.step is not None


def deletes_item(node, source):
    return isinstance(node, ast.Delete) and any(
        isinstance(target, ast.Subscript) for target in node.targets
    )


def in_array(node, source):
    if not isinstance(node, ast.Compare) or not isinstance(node.ops[-1], (ast.In, ast.NotIn)):
        return False
    box = node.comparators[-1]
    return is_call(box, "bytearray") or dotted(box) in source.arrays


def array_method(name):
    """A method of a bytearray or an array."""

    def test(node, source):
        return method(name)(node, source) and (
            is_call(node.func.value, "bytearray") or dotted(node.func.value) in source.arrays
        )

    return test


def loops_unordered(node, source):
    if isinstance(node, (ast.For, ast.comprehension)):
        return unordered(node.iter, source.dicts)
    if isinstance(node, ast.Call) and last_name(node.func) in ("list", "tuple", "enumerate"):
        return bool(node.args) and unordered(node.args[0], source.dicts)
    return False


def function_attribute(node, source):
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id in source.functions
    )


def const_of_name(node, source):
    if not is_call(node, "const"):
        return False
    return any(isinstance(part, ast.Name) for one in node.args for part in ast.walk(one))


def reaching_format(node, source):
    if not method("format")(node, source) or not isinstance(node.func.value, ast.Constant):
        return False
    fields = [part.split("}")[0] for part in str(node.func.value.value).split("{")[1:]]
    return any("." in field.split(":")[0] or "[" in field for field in fields)


def makes_float(node, source):
    if isinstance(node, (ast.BinOp, ast.AugAssign)):
        return isinstance(node.op, ast.Div)
    if isinstance(node, ast.Constant):
        return isinstance(node.value, (float, complex))
    return isinstance(node, ast.Name) and node.id == "float"
