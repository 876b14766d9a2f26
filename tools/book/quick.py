# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The quick card: one page to print, with what the keys do and a hand in six pictures."""

from book.canvas import WIDTH, Canvas

PAPER, INK, BAR = 0xFFFFFF, 0x000000, 0x2F5557
ACROSS, DOWN = 442, 625  # as A4
SCALE = 3
LEFT, LINE = 10, 10
GAP = 18  # between two pictures

KEYS = (
    ("", "d-pad", "three keys, knob", "twelve keys"),
    ("move", "▲ ▼ ◀ ▶", "PREV NEXT, turn", "2 4 6 8, knob"),
    ("take", "OK", "OK, push", "OK"),
    ("back, undo", "BACK (5 keys: hold OK)", "hold OK", "BACK"),
    ("done", "hold OK, DONE", "the row Done", "hold OK"),
    ("a row on", "-", "hold NEXT", "-"),
    ("help", "hold BACK, or hold ◀", "hold PREV, push turn", "hold BACK"),
)
COLUMNS = (LEFT, 82, 226, 354)  # of that table

STEPS = (
    ("result", "1 Who won? Press his", "side. OK: nobody."),
    ("win_kind", "2 How? OK on the row.", "For all: a penalty."),
    ("grid-full", "3 The winner's hand:", "OK adds, BACK undoes."),
    ("grid-loser", "4 The others, in turn.", "Nothing: OK on Done."),
    ("review", "5 The scores; ▼ reads", "lines, BACK changes."),
    ("payments", "6 Who pays whom.", "OK saves the hand."),
)

NOTES = (
    ("Cells", "Ch chow  P pung  K kong  Pr pair   □ exposed  ■ concealed"),
    ("", "2-8 simples  1/9 terminals  E S W N winds  Dr dragons"),
    ("", "A number: its points. ×2: you have two of them."),
    ("Rows", "Below the cells: what else may count. Nothing is guessed."),
    ("Done", "goes on to the next player. Points: tell a hand's worth."),
    ("Nobody won", "Home, OK, OK: draw, washing, false Mah-Jongg, undo."),
    ("A slip", "BACK takes one thing off. A saved hand: menu, Undo."),
    ("An old slip", "Menu, Hands played: OK opens the hand, OK changes it."),
    ("The wall", "Menu, Break the wall: with its dice or your own."),
    ("The end", "Menu, End the game. Games: look, write CSV, delete."),
    ("Safe", "● saved  ! not yet. What is saved outlasts the battery."),
)


def draw(shots):
    """The card as a canvas; shots: the manual's pictures, {name: rows of colours}."""
    card = Canvas(ACROSS, DOWN, PAPER)
    card.box(0, 0, ACROSS, 30, BAR)
    card.text(LEFT, 8, "Eastwind", PAPER, 2)
    card.text(LEFT + 110, 12, "quick card", PAPER)
    y = _heading(card, 38, "Keys")
    for row in KEYS:
        for x, text in zip(COLUMNS, row):
            card.text(x, y, text, INK)
        y += LINE
    y = _heading(card, y + 6, "A hand, from home")
    for at, (name, *words) in enumerate(STEPS):
        x = LEFT + (128 + GAP) * (at % 3)
        top = y + 2 + 92 * (at // 3)
        card.box(x - 2, top - 2, 132, 68, BAR, 3)
        card.picture(x, top, shots[name])
        for line, text in enumerate(words):
            card.text(x - 2, top + 69 + 9 * line, text, INK)
    y = _heading(card, y + 92 * 2 + 8, "Good to know")
    for name, text in NOTES:
        card.text(LEFT, y, name, INK)
        card.text(LEFT + 72, y, text, INK)
        y += LINE + 2
    card.middle(ACROSS // 2, DOWN - 16, "The last line of the screen says what OK and BACK do now.",
                BAR)  # fmt: skip
    return card


def _heading(card, y, text):
    card.text(LEFT, y, text, BAR, 2)
    card.box(LEFT, y + 17, ACROSS - 2 * LEFT, 1, BAR)
    return y + 22


def too_wide():
    """The texts that the card has no room for."""
    wide = [text for _, text in NOTES if LEFT + 72 + len(text) * WIDTH > ACROSS]
    wide += [text for _, *words in STEPS for text in words if len(text) * WIDTH > 132]
    for row in KEYS:
        ends = (*COLUMNS[1:], ACROSS)
        wide += [t for t, x, end in zip(row, COLUMNS, ends) if x + len(t) * WIDTH > end]
    return wide
