# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Key scripts: a game as a text file that presses keys and says what must be seen.

    # a comment
    press DOWN OK          tap keys in turn
    x3 press DOWN          the same command three times
    hold OK                hold a key
    expect "East: Ann"     some row of the screen contains this
    shot table             a picture of the screen, table.png
    rest 3000              no key for so many milliseconds
    restart                the power is cut and comes back
    battery 2900           the millivolts that the battery gives
    drive locked           the drive is the computer's (ours: the device's; full: no room)
    include setup.keys     another script, beside this one

Every error names the file and the line.
"""

import pathlib
import re
import shlex

from gadget.wiring import NAMES


class ScriptError(Exception):
    """A script that cannot be read, or a screen that is not what it expects."""


class Script:
    """Runs scripts on one device; `shots` are the pictures written so far."""

    def __init__(self, device, folder):
        self.device = device
        self.folder = pathlib.Path(folder)
        self.shots = []
        self._open = []

    def run(self, path):
        """Run one script file. ScriptError says where and why it stopped."""
        path = pathlib.Path(path).resolve()
        if path in self._open:
            raise ScriptError("includes itself")
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except OSError as error:
            raise ScriptError("%s: %s" % (path, error.strerror)) from error
        self._open.append(path)
        for number, line in enumerate(lines, 1):
            try:
                self._line(line)
            except Exception as error:
                place = "%s:%d: " % (path.name, number)
                if isinstance(error, ScriptError):
                    raise ScriptError(place + str(error)) from error
                raise ScriptError(place + "the firmware failed: %r" % error) from error
        self._open.pop()

    def _line(self, line):
        try:
            words = shlex.split(line, comments=True)
        except ValueError as error:
            raise ScriptError(str(error)) from error
        if not words:
            return
        times = 1
        if re.fullmatch("x[0-9]+", words[0]):
            times = int(words.pop(0)[1:])
        command = getattr(self, "_do_" + words[0], None) if words else None
        if command is None:
            raise ScriptError("unknown command: " + line.strip())
        if (
            words != ["restart"]
            and len(words) < 2
            or (words[0] not in ("press", "hold") and len(words) > 2)
        ):
            raise ScriptError(words[0] + " needs one word after it, quoted if it has spaces")
        for _ in range(times):
            command(words[1:])

    def _do_press(self, names):
        self.device.press(self._keys(names))

    def _do_hold(self, names):
        self.device.hold(self._keys(names))

    def _keys(self, names):
        for name in names:
            if name not in NAMES and not name.isdigit():
                raise ScriptError("unknown key %s; keys are %s" % (name, " ".join(NAMES)))
        return " ".join(names)

    def _do_expect(self, words):
        rows = self.device.rows()
        text = words[0].replace("BACK", "HOLD") if self.device.app.page.holds else words[0]
        if not any(text in row for row in rows):
            screen = "".join("\n    |" + row for row in rows)
            raise ScriptError('expected "%s", the screen shows%s' % (words[0], screen))

    def _do_shot(self, words):
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / (words[0] + ".png")
        self.device.shot(path)
        self.shots.append(path)

    def _do_rest(self, words):
        self.device.wait(int(words[0]))

    def _do_restart(self, words):
        self.device.restart()

    def _do_battery(self, words):
        self.device.millivolts = int(words[0])

    def _do_drive(self, words):
        self.device.store.drive.owned = words[0] == "locked"
        self.device.store.drive.full = words[0] == "full"

    def _do_include(self, words):
        self.run(self._open[-1].parent / words[0])
