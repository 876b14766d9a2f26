# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The self-test: a key script played through the real keys' layer, screens and a scratch journal.

Told on the serial console: each step's screen, free memory and milliseconds; at the end the ledger
and what differed. A script is read line by line:

    press DOWN OK          tap keys in turn; x3 before it: three times
    hold OK                hold a key
    expect "East: Ann"     some row of the screen contains this
    rest 3000              no key for so many milliseconds

`shot` and what begins with # are for the simulator and for people.
"""

import gc

from eastwind.journal import Journal

_TICK, _TAP, _HOLD = 20, 60, 700  # milliseconds


class Switches:
    """One scanner's queue, filled by a script; it is its own event."""

    def __init__(self):
        self.key_number = 0
        self.pressed = False
        self._waits = False

    def put(self, key_number, pressed):
        """A switch has moved."""
        self.key_number = key_number
        self.pressed = pressed
        self._waits = True

    def get_into(self, event):
        """True once for each put()."""
        waits = self._waits
        self._waits = False
        return waits


class Knob:
    """A knob that a script turns."""

    def __init__(self):
        self.position = 0

    def put(self, key_number, pressed):
        """A turn down or up."""
        if pressed:
            self.position += 2 * key_number - 1


def switches(names, knob):
    """A queue for each row of a profile's KEYS; knob: the number of the knob's row, or -1."""
    return [Knob() if row == knob else Switches() for row in range(len(names))]


def prepare(build, profile, board, display, script, clock):
    """The self-test on a display, of a board by its profile and id; build: that of code.py.

    No key, game or drive is touched.
    """
    queues = switches(profile.KEYS, getattr(profile, "KNOB", -1))
    log = Journal(bytearray(b"\xff" * 4096), None)
    app = build(profile.KEYS, display, queues, log)
    app.board = board
    return SelfTest(app, profile.KEYS, queues, log, script, clock)


class SelfTest:
    """app runs on `queues` and `log`; script: its lines; clock() gives milliseconds."""

    def __init__(self, app, names, queues, log, script, clock):
        self.differs = ""  # the first difference
        self.line = 0
        self.lowest = 0  # free memory
        self._app = app
        self._names = names
        self._queues = queues
        self.log = log
        self._script = script
        self._clock = clock
        self._now = 0

    def run(self, say):
        """Play to the end or the first difference, telling say(); True where nothing differed."""
        for line in self._script:
            self.line += 1
            if not self.step(line.strip(), say):
                break
        self._tell_end(say)
        return not self.differs

    def step(self, line, say):
        """Carry out one line; False where something differs."""
        if not line or line[0] == "#":
            return True
        started = self._clock()
        try:
            self._do(line)
        except (ValueError, IndexError):
            self.differs = "cannot be read: " + line
        if self._app.error and not self.differs:
            self.differs = "%s(%s)" % (type(self._app.error).__name__, self._app.error)
        took = self._clock() - started
        say("%3d %-40s %-16s %7d free %5d ms" % (
            self.line, line, type(self._app.screen).__name__, self._free(), took
        ))  # fmt: skip
        return not self.differs

    def _free(self):
        gc.collect()
        free = gc.mem_free() if hasattr(gc, "mem_free") else 0
        if not self.lowest or free < self.lowest:
            self.lowest = free
        return free

    def _do(self, line):
        word, _, rest = line.partition(" ")
        times = 1
        if word[0] == "x" and word[1:].isdigit():
            times = int(word[1:])
            word, _, rest = rest.partition(" ")
        if word == "expect":
            text = rest[rest.index('"') + 1 : rest.rindex('"')]
            if not self._shows(text):
                self.differs = 'expected "%s"' % text
            return
        rest = rest.partition("#")[0]
        for _ in range(times):
            if word == "press":
                for name in rest.split():
                    self._tap(name)
            elif word == "hold":
                for name in rest.split():
                    self._move(name, _HOLD)
            elif word == "rest":
                self._wait(int(rest))
            elif word != "shot":
                raise ValueError

    def _shows(self, text):
        if self._app.page.holds:
            text = text.replace("BACK", "HOLD")
        for row in self._app.page.text():
            if text in row:
                return True
        return False

    def _tap(self, name):
        if name in ("BACK", "DONE") and self._row(name) < 0:
            self._move("OK", _HOLD)
        else:
            self._move(name, _TAP)

    def _row(self, name):
        for row in range(len(self._names)):
            if name in self._names[row]:
                return row
        return -1

    def _move(self, name, milliseconds):
        row = self._row(name)
        if row < 0:
            raise ValueError
        number = self._names[row].index(name)
        self._queues[row].put(number, True)
        self._wait(milliseconds)
        self._queues[row].put(number, False)
        self._wait(_TAP)

    def _wait(self, milliseconds):
        end = self._now + milliseconds
        while self._now < end and not self._app.error:
            self._now += _TICK
            self._app.tick(self._now)

    def _tell_end(self, say):
        from eastwind.csv_rows import rows
        from gadget.texts import part

        texts = part("selftest")
        for row in rows(self.log):
            say(",".join([str(cell) for cell in row]))
        say("lowest free memory %d bytes" % self.lowest)
        page = self._app.page
        page.begin()
        page.put(0, texts.SELFTEST)
        if self.differs:
            for row in page.text():
                say("    |" + row)
            say("SELFTEST differs at line %d: %s" % (self.line, self.differs))
            page.put(2, texts.DIFFERS % self.line)
        else:
            say("SELFTEST OK")
            page.put(2, texts.WELL)
        page.put(4, texts.AGAIN)
        page.step()
        page.end()
