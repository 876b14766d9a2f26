# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Stands in for the board's keypad in a VM: a queue that holds one event at a time."""


class Event:
    def __init__(self):
        self.key_number = 0
        self.pressed = False


class EventQueue:
    def __init__(self):
        self._waits = False
        self._key = 0
        self._pressed = False

    def put(self, key, pressed):
        """What a scanner would find."""
        self._key = key
        self._pressed = pressed
        self._waits = True

    def get_into(self, event):
        if not self._waits:
            return False
        self._waits = False
        event.key_number = self._key
        event.pressed = self._pressed
        return True


class Keys:
    def __init__(self, pins, **how):
        self.events = EventQueue()


class ShiftRegisterKeys:
    def __init__(self, **how):
        self.events = EventQueue()
