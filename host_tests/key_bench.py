# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Keys without a gadget: what a KeyReader makes of them."""

from keypad import EventQueue

from gadget.keys import KeyReader

SIX = ("UP", "DOWN", "LEFT", "RIGHT", "OK", "BACK")


class Bench:
    """A KeyReader polled every 20 ms, and everything it said: (time, key)."""

    def __init__(self, *rows):
        self.queues = [EventQueue(64) for _ in rows]
        self.rows = rows
        self.reader = KeyReader(rows, self.queues)
        self.now = 0
        self.said = []

    def set(self, name, pressed):
        """Press or release a key, in each row that has it."""
        for row, queue in zip(self.rows, self.queues):
            if name in row:
                queue.keypad_eventqueue_record(row.index(name), pressed)

    def drain(self):
        """Hear all that there is to hear now."""
        key = self.reader.poll(self.now)
        while key >= 0:
            self.said.append((self.now, key))
            key = self.reader.poll(self.now)

    def wait(self, milliseconds, step=20):
        """Let time pass."""
        for _ in range(0, milliseconds, step):
            self.now += step
            self.drain()

    def keys(self):
        """What was said, without the times."""
        return [key for _, key in self.said]
