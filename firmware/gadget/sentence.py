# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A sentence on the lowest lines above the footer, over what is there. Must not know screens."""


def broken(text, width):
    """The lines, of at most `width` cells, of a text."""
    lines = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = line + " " + word if line else word
    lines.append(line)
    return lines


def first(bits, sentences):
    """The sentence of the lowest bit, "" for none."""
    i = 0
    while bits and not bits >> i & 1:
        i += 1
    return sentences[i] if bits else ""


class Sentence:
    """What the device has to say until the next key; most of the time it has no lines."""

    def __init__(self):
        self.lines = ()

    def say(self, text):
        """Say a text."""
        self.lines = broken(text, 19)

    def clear(self):
        """The next key has come."""
        self.lines = ()

    def paint(self, page):
        """Put the lines down as a bar, after all else and before the footer."""
        line = page.lines - 1 - len(self.lines)
        for text in self.lines:
            column = 0
            while column < page.columns:
                page.put(line, " ", 0, column)
                column += 1
            page.put(line, text, 0, 1)
            page.invert(line, 0, page.columns)
            line += 1
