# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""One word for one thing: in names, remarks, guides and on the screen."""

import re

import pytest

from house_files import files
from paths import ROOT

# the word, and those that other authors use for it
TERMS = (
    ("tile", "stone"),
    ("set", "meld"),
    ("pung", "triplet|pong|peng|koutsu"),
    ("kong", "quad|quadruplet|kan|gang"),
    ("chow", "chii|shuntsu|straight"),
    ("pair", "jantou"),
    ("terminal", "yaochu"),
    ("honour", "honor"),
    ("East", "dealer|banker"),
    ("round wind", "prevailing|prevalent"),
    ("doubles", "fan|faan|han"),
    ("Mah-Jongg", "hu"),
    ("limit", "mangan"),
)
ROOMS = ("lib/", "firmware/", "boards/", "tools/", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
TEXTS = {
    path: (ROOT / path).read_text(encoding="utf-8")
    for path in files()
    if path.startswith(ROOMS) and path.endswith((".py", ".md", ".keys", "english.txt"))
}


@pytest.mark.parametrize("word, others", TERMS)
def test_one_word_for_one_thing(word, others):
    # letters end a word, so that it is found within a name too
    pattern = re.compile(r"(?<![A-Za-z])(?:%s)s?(?![A-Za-z])" % others, re.I)
    found = [
        "%s:%d: %s" % (path, text.count("\n", 0, match.start()) + 1, match[0])
        for path, text in TEXTS.items()
        for match in pattern.finditer(text)
    ]
    assert not found, "say " + word
