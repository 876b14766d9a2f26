# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A log that is a list in memory, with what eastwind.log asks of a log.

For desktops: a board keeps its records in a journal.
"""


class Log:
    """Records kept in this memory only."""

    low = saved = False
    notice = highest = 0

    def __init__(self):
        self._records = []

    def __len__(self):
        return len(self._records)

    def append(self, slot):
        """Keep a copy of a sealed record."""
        self._records.append(bytes(slot))

    def read_into(self, i, slot):
        slot[:] = self._records[i]
