# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Names on a narrow screen."""


def fit(name, width):
    """The name, cut to so many cells with an ellipsis as its last."""
    return name if len(name) <= width else name[: width - 1] + "…"
