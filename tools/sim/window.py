# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The gadget in a window: scaled pixels, keys as long as they are held."""

import os
import sys
import time

ACROSS = 768  # pixels that the picture is about wide
TITLE = "Eastwind - arrows, Enter or A = OK, Backspace or B = BACK, Escape quits"

# Names of Tk for keyboard keys -> keys of the gadget.
KEYS = {
    "Up": "UP", "Down": "DOWN", "Left": "LEFT", "Right": "RIGHT",
    "Return": "OK", "KP_Enter": "OK", "a": "OK", "space": "OK",
    "BackSpace": "BACK", "b": "BACK", "m": "MENU",
}  # fmt: skip

_AROUND = "#06080c"


def available():
    """Can a window open here? Tries it."""
    on_desktop = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not on_desktop and os.name != "nt" and sys.platform != "darwin":
        return False
    try:
        import tkinter

        tkinter.Tk().destroy()
    except Exception:  # no tkinter, or no display behind the name: both mean no window
        return False
    return True


class Window:
    """One window on one device. X servers repeat a held key as release and press at once."""

    def __init__(self, device):
        import tkinter

        self._device = device
        self._start = time.monotonic()
        self._down = {}  # key -> the pending release, or None while it is held
        self._shown = -1
        self._root = tkinter.Tk()
        self._root.title(TITLE)
        self._root.configure(background=_AROUND)
        width, height = device.profile.WIDTH, device.profile.HEIGHT
        self._small = tkinter.PhotoImage(width=width, height=height)
        self._label = tkinter.Label(self._root, background=_AROUND, borderwidth=0)
        self._label.pack(padx=12, pady=12)
        self._root.bind("<KeyPress>", self._press)
        self._root.bind("<KeyRelease>", self._release)
        self._root.bind("<Escape>", lambda _: self._root.destroy())

    def run(self):
        """Play until the window is closed."""
        self._tick()
        self._root.mainloop()

    def _tick(self):
        device = self._device
        device.now = int((time.monotonic() - self._start) * 1000)
        device.app.tick(device.now)
        if device.panel.written != self._shown:
            self._shown = device.panel.written
            rows = device.picture()
            colours = ["{" + " ".join("#%06x" % p for p in row) + "}" for row in rows]
            self._small.put(" ".join(colours))
            self._large = self._small.zoom(max(1, ACROSS // len(rows[0])))
            self._label.configure(image=self._large)
        self._root.after(20, self._tick)

    def _name(self, event):
        name = KEYS.get(event.keysym, KEYS.get(event.keysym.lower(), event.keysym))
        return self._device.switch(name)

    def _press(self, event):
        name = self._name(event)
        if not name:
            return
        if name not in self._down:
            self._device.feed(name, True)
        elif self._down[name]:
            self._root.after_cancel(self._down[name])
        self._down[name] = None

    def _release(self, event):
        name = self._name(event)
        if name in self._down:
            self._down[name] = self._root.after(15, self._let_go, name)

    def _let_go(self, name):
        del self._down[name]
        self._device.feed(name, False)
