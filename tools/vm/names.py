# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Puts short names for the private ones of a file before it is compiled, as a linker strips them.

On a board each name takes memory for good, even when its module is dropped. What begins with one
underscore is known in its file only, so all files can share the same few: _0, _1... Lines stay
where they are, and module and line are what a traceback is read by.
"""

import io
import tokenize


def shorten(text):
    """The text of a file of ours with short private names."""
    lines = text.splitlines(keepends=True)
    names = {}
    edits = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        name = token.string
        if token.type == tokenize.NAME and name[:1] == "_" and name[:2] != "__" and name != "_":
            edits.append((token.start, len(name), names.setdefault(name, "_%d" % len(names))))
    for (line, column), length, name in reversed(edits):
        old = lines[line - 1]
        lines[line - 1] = old[:column] + name + old[column + length :]
    return "".join(lines)
