# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What a screen's handle() may answer beside None (stay) and another screen (open it)."""

BACK = 1  # to the screen below
HOME = 2  # to the lowest screen


class Instead:
    """What makes a screen that takes the place of the one that answers, when that is gone."""

    def __init__(self, make, *what):
        self.make = make
        self.what = what
