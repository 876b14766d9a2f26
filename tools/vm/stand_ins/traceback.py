# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Stands in for the board's traceback in a VM."""

import io
import sys


def print_exception(error):
    sys.print_exception(error)


def format_exception(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    return [text.getvalue()]
