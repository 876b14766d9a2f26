# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The texts that a person reads. Each module loads its part from the file of the language.

So only those of the modules in memory are there. In the file a part begins with the names of the
modules that use it; at its end are the helps by the names of the screens and the house rules by
those of the rulesets, read one at a time. A text with "|" is several. Compiled modules know their
texts by number (tools/vm/names.py).
"""

_NUMBERS = __file__.endswith(".mpy")

language = "english"  # gadget.owner changes it


class Texts:
    """Texts as attributes."""


def folder():
    """Where the files of the languages are."""
    return __file__.replace("\\", "/").rpartition("/")[0]


def part(module):
    """The texts of a module."""
    found = Texts()
    there = False
    n = 0
    with open(folder() + "/" + language + ".txt", encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\r\n")
            name, _, text = line.partition(" = ")
            if text and there:
                if _NUMBERS and module[0] >= "a" and name.isupper():
                    name = "_%d" % n
                    n += 1
                setattr(found, name, tuple(text.split("|")) if "|" in text else text)
            elif line.startswith("["):
                if line[1] < "a" <= module[0]:
                    break  # the helps, and the house rules of the rulesets
                there = module in line[1 : len(line) - 1].split()
    return found
