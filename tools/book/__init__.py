# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The pictures of the guides, drawn by the simulator: see dev.py pictures."""
