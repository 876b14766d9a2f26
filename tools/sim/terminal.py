# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The gadget in a terminal: Braille pixels, keys from the keyboard.

A terminal says which character came, never how long a key was down; so `d` stands for a
held OK. The terminal is put back as it was, whatever happens.
"""

import os
import shutil
import sys
import time

from sim import braille

HELP = "arrows move   Enter OK   Backspace BACK   d hold OK   h help   q quit"

# What a keyboard sends -> a key of the gadget. The second block is Windows.
KEYS = {
    "\x1b[A": "UP", "\x1b[B": "DOWN", "\x1b[D": "LEFT", "\x1b[C": "RIGHT",
    "\x1bOA": "UP", "\x1bOB": "DOWN", "\x1bOD": "LEFT", "\x1bOC": "RIGHT",
    "\xe0H": "UP", "\xe0P": "DOWN", "\xe0K": "LEFT", "\xe0M": "RIGHT",
    "\r": "OK", "\n": "OK", "a": "OK", " ": "OK",
    "\x7f": "BACK", "\x08": "BACK", "b": "BACK", "m": "MENU", "d": "hold",
    "h": "HELP",
}  # fmt: skip

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"  # other screen, no cursor, clear
_LEAVE = "\x1b[?25h\x1b[?1049l"


class UnixKeyboard:
    """Single characters from a POSIX terminal."""

    def __enter__(self):
        import termios
        import tty

        self._file = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        return self

    def __exit__(self, *_):
        import termios

        termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def read(self, seconds):
        """What was typed within `seconds`; None when the terminal is gone."""
        import select

        if not select.select([self._file], [], [], seconds)[0]:
            return ""
        return os.read(self._file, 64).decode("utf-8", "replace") or None


class WindowsKeyboard:
    """Single characters from a Windows console."""

    def __enter__(self):
        os.system("")  # makes an old console understand escape sequences
        return self

    def __exit__(self, *_):
        pass

    def read(self, seconds):
        """What was typed within `seconds`."""
        import msvcrt

        end = time.monotonic() + seconds
        while not msvcrt.kbhit():
            if time.monotonic() > end:
                return ""
            time.sleep(0.005)
        char = msvcrt.getwch()
        return "\xe0" + msvcrt.getwch() if char in "\x00\xe0" else char


def split(typed):
    """Cut what came from the keyboard into the names of gadget keys; "quit" for q; a digit is its
    own name."""
    names = []
    while typed:
        size = 3 if typed[:3] in KEYS else 2 if typed[:2] in KEYS else 1
        word, typed = typed[:size], typed[size:]
        if word in ("q", "\x03", "\x04"):
            names.append("quit")
        elif word in KEYS or word.isdigit():
            names.append(KEYS.get(word, word))
    return names


def _show(device, shown, below):
    if device.panel.written == shown:
        return shown
    picture = "\r\n".join(braille.lines(device.pixels()))
    sys.stdout.write("\x1b[H" + picture + below)
    sys.stdout.flush()
    return device.panel.written


def run(device):
    """Play until q, Ctrl-C or the end of the terminal."""
    size = shutil.get_terminal_size()
    columns, lines = device.profile.WIDTH // 2, (device.profile.HEIGHT + 3) // 4
    if size.columns < columns or size.lines < lines:
        raise OSError(
            "the terminal is %d by %d; the gadget needs %d by %d" % (*size, columns, lines)
        )
    below = "\r\n\r\n" + HELP if size.lines >= lines + 2 else ""
    sys.stdout.reconfigure(encoding="utf-8")
    keyboard = WindowsKeyboard() if os.name == "nt" else UnixKeyboard()
    with keyboard:
        sys.stdout.write(_ENTER)
        try:
            shown = -1
            while True:
                shown = _show(device, shown, below)
                typed = keyboard.read(0.02)
                names = split(typed) if typed else []
                if typed is None or "quit" in names:
                    return
                for name in names:
                    if name == "hold":
                        device.hold("OK")
                    elif name in ("BACK", "HELP"):
                        device.press(name)
                    elif device.switch(name):
                        device.press(device.switch(name))
                device.wait(20)
        except KeyboardInterrupt:
            pass
        finally:
            sys.stdout.write(_LEAVE)
            sys.stdout.flush()
