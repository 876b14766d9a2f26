# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What goes onto a board's drive: how it is made, packed, and brought there."""
