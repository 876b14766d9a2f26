# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The Eastwind application: keys, page and screens."""

VERSION = "0.1.0"
