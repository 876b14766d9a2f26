# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The core and the application on two small Pythons: what test, budget and bench share."""
