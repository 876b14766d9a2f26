# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Runs before code.py. Nothing to set up yet: the computer may write the drive."""
