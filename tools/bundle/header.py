# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The first bytes of an .mpy: what MicroPython's mpy-cross writes, what CircuitPython wants.

Both use version 6 of the format, whose four bytes are: the letter of the Python, the version, the
machine of native code (0: there is none), the bits of a small int. (MicroPython's documentation,
".mpy files", "Binary encoding"; CircuitPython's py/persistentcode.c, which wants a C for the M.)
The code after them is the same but for `async def`, where CircuitPython sets one more flag.
"""

import ast

MICROPYTHON = bytes((ord("M"), 6, 0, 31))
CIRCUITPYTHON = bytes((ord("C"), 6, 0, 31))


def check_source(text, name):
    """ValueError where a source has what would be compiled otherwise for CircuitPython."""
    for node in ast.walk(ast.parse(text, name)):
        if isinstance(node, (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith)):
            told = name, node.lineno
            raise ValueError("%s:%d: async code cannot be compiled for CircuitPython here" % told)


def _turn(data, old, new, name):
    if data[:4] != old:
        raise ValueError("%s begins with %s, not with %s" % (name, data[:4].hex(), old.hex()))
    return new + data[4:]


def to_circuitpython(data, name):
    """The .mpy for CircuitPython. ValueError where it is no plain bytecode of version 6."""
    return _turn(data, MICROPYTHON, CIRCUITPYTHON, name)


def to_micropython(data, name):
    """to_circuitpython() turned round, for the small VMs."""
    return _turn(data, CIRCUITPYTHON, MICROPYTHON, name)
