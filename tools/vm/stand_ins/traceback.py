# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Stands in for the board's traceback in a VM."""

import sys


def print_exception(error):
    sys.print_exception(error)
