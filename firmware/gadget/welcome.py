# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What home shows before the first game: the name, and which of the case's keys are OK and BACK.

Dropped as soon as it is painted.
"""

from gadget import screens
from gadget.legend import printed
from gadget.sentence import broken
from gadget.texts import part

texts = part("welcome")


def paint(page, app):
    """Put all of it."""
    page.big(1, texts.PRODUCT)
    page.put(3, texts.NO_GAME)
    line = 4
    for text in broken(printed(app, app.printed), page.columns):
        page.put(line, text)
        line += 1
    if page.holds:
        page.put(line, texts.HOLD_IS)
    page.footer(texts.OK_NEW_GAME, texts.BACK_MENU)
    screens.drop(__name__)
