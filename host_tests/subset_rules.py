# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the board's Python refuses, or what this project does without, as a table.

A rule is (name, test of a node, a snippet that it refuses, one that every rule lets pass).
"""

import ast

from subset import (
    array_method,
    attribute,
    call,
    class_keyword,
    const_of_name,
    defines,
    deletes_item,
    function_attribute,
    generic_at_run_time,
    in_array,
    keyword,
    kind,
    loops_unordered,
    makes_float,
    method,
    missing_collection,
    missing_import,
    missing_micropython,
    name_of,
    part_of,
    positional_only,
    reaching_format,
    second_base,
    step_slice,
    unpacking_display,
)

_SYNTAX = (
    ("match", kind(ast.Match), "match x:\n    case 1:\n        y = 2", "match = x"),
    ("[*a]", unpacking_display, "x = [*a]", "a, *b = x"),
    ("(*a,)", unpacking_display, "x = (*a,)", "f(*a, *b)"),
    ("{*a}", unpacking_display, "x = {*a}", "x = {a}"),
    ("{**d}", unpacking_display, "x = {**d}", "f(**a, **b)"),
    ("positional only", positional_only, "def f(a, /): pass", "def f(a, *, b): pass"),
    ("positional only", positional_only, "f = lambda a, /: a", "f = lambda a: a"),
    ("metaclass", class_keyword, "class A(metaclass=B): pass", "class A(B): pass"),
    ("two bases", second_base, "class A(B, C): pass", "class A: pass"),
    ("list[int]", generic_at_run_time, "x = list[int]", "def f(a: list[int]) -> tuple[int]: pass"),
    ("dict[...]", generic_at_run_time, "x = dict[str, int]()", "x: dict[str, int] = d[s, i]"),
    ("async def", kind(ast.AsyncFunctionDef), "async def f(): pass", "def f(): yield"),
    ("await", kind(ast.Await), "async def f():\n    await g()", "def f():\n    yield from g()"),
    ("step slice", step_slice, "x = a[::2]", "x = a[1:2]"),
    ("step slice", step_slice, "del a[::-1]", "a[:] = b"),
)
_NAMES = (
    ("vars", name_of("vars"), "vars(x)", "dir(x)"),
    ("next default", call("next", 2), "next(i, None)", "next(i)"),
    ("iter sentinel", call("iter", 2), "iter(f, b'')", "iter(a)"),
    ("zip strict", keyword("zip", "strict"), "zip(a, b, strict=True)", "zip(a, b)"),
    ("sum start", keyword("sum", "start"), "sum(a, start=1)", "sum(a, 1)"),
    ("sorted", call("sorted", 0), "sorted(a)", "a = is_sorted(b)"),
    ("sort", method("sort"), "a.sort()", "sort(a)"),
    ("FileNotFoundError", name_of("FileNotFoundError"), "x = FileNotFoundError", "x = OSError"),
    ("JSONDecodeError", attribute("JSONDecodeError"), "x = json.JSONDecodeError", "x = ValueError"),
    ("function attribute", function_attribute, "def f(): pass\nf.x = 1", "self.x = 1"),
)
_VALUES = (
    (
        "int.from_bytes signed",
        keyword("from_bytes", "signed"),
        "int.from_bytes(b, 'big', signed=True)",
        "n.to_bytes(4, 'big', signed=True)",
    ),
    ("decode errors", call("decode", 2), "b.decode('utf-8', 'replace')", "b.decode('utf-8')"),
    ("decode errors", keyword("decode", "errors"), "b.decode(errors='ignore')", "b.decode()"),
    ("const() of a name", const_of_name, "_A = const(2 * B)", "_A = const(2 * 3)"),
    ("format attribute", reaching_format, "'{0.a}'.format(x)", "'{:.3}'.format(x)"),
    ("format index", reaching_format, "'{0[0]}'.format(x)", "'{0} [{1}]'.format(x, y)"),
    (
        "json sort_keys",
        keyword("dumps", "sort_keys"),
        "json.dumps(x, sort_keys=True)",
        "json.dumps(x)",
    ),
    ("json indent", keyword("dumps", "indent"), "json.dumps(x, indent=1)", "json.dumps(x)"),
    ("del x[i]", deletes_item, "del a[0]", "del a"),
    ("del x[i]", deletes_item, "del a[1:2]", "a[1:2] = b''"),
    ("in bytearray", in_array, "x = 1 in bytearray(b)", "x = 1 in b'12'"),
    ("in bytearray", in_array, "self.a = bytearray(4)\nx = 1 not in self.a", "x = 1 in self.b"),
    ("dict loop", loops_unordered, "for k in {1: 2}: pass", "for k in (1, 2): pass"),
    ("dict loop", loops_unordered, "D = {}\nx = [k for k in D]", "D = {}\nx = D[1]"),
    ("dict loop", loops_unordered, "x = list({1, 2})", "x = list((1, 2))"),
    ("dict loop", loops_unordered, "for m in sys.modules: pass", "x = m in sys.modules"),
)
_MODULES = (
    ("os", "path"), ("os", "replace"), ("os", "fsync"), ("hashlib", "sha256"), ("zlib", "crc32"),
    ("random", "shuffle"), ("time", "ticks_ms"), ("sys", "print_exception"), ("gc", "threshold"),
    ("struct", "Struct"), ("struct", "iter_unpack"), ("math", "gcd"), ("math", "log2"),
    ("math", "isclose"),
)  # fmt: skip
_NO_MODULE = (
    "abc asyncio bisect contextlib copy dataclasses enum functools heapq itertools logging operator"
    " pathlib os.path re string typing unicodedata"
).split()
_NO_METHOD = (
    "bit_count capitalize casefold isalnum isidentifier items keys ljust maketrans removeprefix"
    " removesuffix rjust title tobytes translate values zfill"
).split()
_NO_ATTRIBUTE = "__doc__ __qualname__ _asdict _fields _replace itemsize".split()
_NO_HOOK = "__index__ __init_subclass__ __setattr__ __slots__".split()

RULES = (
    _SYNTAX
    + _NAMES
    + _VALUES
    + tuple(
        (".".join(part), part_of(*part), "%s.%s(x)" % part, "%s.other(x)" % part[0])
        for part in _MODULES
    )
    + tuple(
        (".".join(part), part_of(*part), "from %s import %s" % part, "from sys import other")
        for part in _MODULES
    )
    + tuple(("import " + n, missing_import, "import " + n, "import struct") for n in _NO_MODULE)
    + tuple(
        ("from " + n, missing_import, "from %s import x" % n, "from struct import x")
        for n in _NO_MODULE
    )
    + (
        (
            "guarded re",
            missing_import,
            "try:\n    import re\nexcept ImportError: pass",
            "import array",
        ),
        (
            "guarded typing",
            missing_import,
            "def f():\n    import typing",
            "try:\n    from typing import Any\nexcept ImportError: pass",
        ),
        (
            "typing under if",
            missing_import,
            "if x:\n    import typing",
            "if TYPE_CHECKING:\n    import typing",
        ),
        (
            "defaultdict",
            missing_collection,
            "from collections import defaultdict",
            "from collections import namedtuple",
        ),
        (
            "Counter",
            missing_collection,
            "from collections import Counter",
            "from collections import deque",
        ),
        (
            "micropython.native",
            missing_micropython,
            "@micropython.native\ndef f(): pass",
            "x = micropython.const(1)",
        ),
        (
            "micropython.viper",
            missing_micropython,
            "from micropython import viper",
            "from micropython import const",
        ),
    )
    + tuple(
        ("." + name, method(name), "x = s.%s(1)" % name, "x = s.%s" % name) for name in _NO_METHOD
    )
    + tuple(
        (
            "bytearray." + name,
            array_method(name),
            "a = bytearray(4)\na.%s(1)" % name,
            "a = list(b)\na.%s(1)" % name,
        )
        for name in "clear count find insert pop".split()
    )
    + tuple(("." + n, attribute(n), "x = f.%s" % n, "x = f.name") for n in _NO_ATTRIBUTE)
    + tuple(
        (n, defines(n), "class A:\n    def %s(self): pass" % n, "class A:\n    x = 1")
        for n in _NO_HOOK
    )
    + (("__slots__", defines("__slots__"), "class A:\n    __slots__ = ('a',)", "slots = ()"),)
)

# in lib/ only: no floats, and nothing that allocates a text in passing
CORE_RULES = (
    ("float", makes_float, "x = 0.5", "x = 1"),
    ("true division", makes_float, "x = a / b", "x = a // b"),
    ("true division", makes_float, "a /= b", "a //= b"),
    ("float()", makes_float, "x = float(a)", "x = int(a)"),
    ("f-string", kind(ast.JoinedStr), "x = f'{a}'", "x = '%d' % a"),
)
