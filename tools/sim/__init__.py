# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The simulator: a board whose panel, keys and clock are ours; all above them is the firmware."""
