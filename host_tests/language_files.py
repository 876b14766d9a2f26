# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The files of texts, as they are written."""

import pathlib

from gadget import texts

FOLDER = pathlib.Path(texts.__file__).parent

LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def read(language):
    """[(section, name, text)] of a file, in its order; a section names its modules in brackets."""
    found = []
    for line in (FOLDER / (language + ".txt")).read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = line
        elif line:
            name, _, text = line.partition(" = ")
            found.append((section, name, text))
    return found
