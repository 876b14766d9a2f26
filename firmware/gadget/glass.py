# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What is seen on a display, and when it is refreshed: at once, or on e-paper when a step has ended
or the keys rest.

E-paper takes seconds for a picture and refuses the next one before; the keys that come
meanwhile wait in their queue, and what is shown then is the newest. Must not know pages.
"""

# Milliseconds after the last change: in the middle of a step, and when one has ended.
REST = 1500
STEP = 200
_WRAP = 0x1FFFFFFF  # supervisor.ticks_ms() counts in 29 bits


def place(layer, x, y):
    """Let a layer be seen there; True where it was not."""
    if layer.x == x and layer.y == y and not layer.hidden:
        return False
    layer.x = x
    layer.y = y
    layer.hidden = False
    return True


def hide(layer):
    """Let a layer not be seen; True where it was."""
    if layer.hidden:
        return False
    layer.hidden = True
    return True


class Glass:
    """A display that shows a group. `slow`: it is e-paper, and lives by tick().

    fresh: something has changed since the last tick.
    """

    def __init__(self, display, group):
        self.slow = hasattr(display, "time_to_refresh")
        self.fresh = False
        self.display = display
        self.group = group
        self._due = False
        self._since = 0
        self._rest = STEP  # the first picture is awaited
        if not self.slow:
            display.auto_refresh = False
        display.root_group = group

    def changed(self):
        """There is something new to show."""
        self.fresh = True
        if self.slow:
            self._due = True
        else:
            self.display.refresh()

    def step(self):
        """A step has ended: show it soon."""
        self._rest = STEP

    def tick(self, now):
        """Show on e-paper what is due, when it is time and the display can."""
        if self.fresh:
            self.fresh = False
            self._since = now
        if not self._due or (now - self._since) & _WRAP < self._rest:
            return
        if self.display.time_to_refresh > 0:
            return
        try:
            self.display.refresh()
        except RuntimeError:  # still busy: the next tick tries again
            return
        self._due = False
        self._rest = REST
