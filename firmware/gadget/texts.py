# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The texts that a person reads. Each module loads its part from the file of the language.

So only those of the modules in memory are there. In the file a part begins with the names of the
modules that use it; a text with "|" is several.
"""

language = "english"  # gadget.settings changes it


class Texts:
    """Texts as attributes."""


def part(module):
    """The texts of a module."""
    found = Texts()
    there = False
    folder = __file__.replace("\\", "/").rpartition("/")[0]
    with open(folder + "/" + language + ".txt", encoding="utf-8") as file:
        for line in file:
            line = line.rstrip("\r\n")
            name, _, text = line.partition(" = ")
            if text and there:
                setattr(found, name, tuple(text.split("|")) if "|" in text else text)
            elif line.startswith("["):
                there = module in line[1 : len(line) - 1].split()
    return found
