# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The application: a stack of screens between the keys and the page.

tick() is the whole program and takes the time from its caller, so that a test can step
it. Holds the one crash barrier. Must not know boards, rules or what a screen is about.
"""

import gc

from gadget import keys, nav, screens

_REST = 2000  # milliseconds without a key until care.rest(), and then between its calls
_REST_AGAIN = 60000
_DIM, _BLANK = 2, 6  # at those rests, after one minute and after five
_WRAP = 0x1FFFFFFF  # supervisor.ticks_ms() counts in 29 bits


class App:
    """Runs `home` and what it opens. `error` is the last exception the barrier caught.

    care: its rest() is called when the keys rest, its due() when home is up. board: its id.
    printed: which of its keys are OK and BACK, by what is printed beside them (gadget.legend).
    settings: a record of gadget.owner. beep: None where there is no speaker. kept: the modules
    that are there at the start, which stay.
    """

    board = printed = ""
    settings = beep = None

    def __init__(self, page, keys, home, care):
        self.page = page
        self.keys = keys
        self.stack = [home]
        self.error = None
        self._care = care
        self.kept = screens.loaded()
        self._stale = True
        self._rests = 0  # since the last key
        self._since = 0  # the last key or rest
        self._pause = _REST

    @property
    def screen(self):
        """The screen that a person sees."""
        return self.stack[-1]

    def tick(self, now):
        """One pass at `now` (milliseconds): all waiting keys first, then one painting."""
        try:
            key = self.keys.poll(now)
            while key >= 0:
                self._since = now
                self._pause = _REST
                if self._rests < _DIM or self.page.slow:
                    self._press(key)
                else:  # the first key only wakes, however long it is held
                    self.keys.spend()
                    self._light(0)
                self._rests = 0
                key = self.keys.poll(now)
            if (now - self._since) & _WRAP > self._pause:
                self._since = now
                self._pause = _REST_AGAIN
                self._care.rest()
                self._stale = True
                self._rests += 1
                if self._rests == _DIM or self._rests == _BLANK:
                    self._light(1 if self._rests == _DIM else 2)
            if self._stale:
                self._stale = False
                self._look_home()
                self.stack[-1].paint(self.page)
            if self.beep:
                self.beep.tick(now, self.page.glass.fresh)
            self.page.tick(now)
        except Exception as error:  # the crash barrier: no screen may die silently
            self._crash(error)

    def run(self, clock, sleep):
        """Tick for ever, 50 times a second; `clock` gives milliseconds."""
        while True:
            self.tick(clock())
            sleep(0.02)

    def _press(self, key):
        screen = self.stack[-1]
        self._stale = True
        if self.beep:
            self.beep.key = key
        if key >= keys.DIGIT and not hasattr(screen, "digits"):
            key = keys.pad(key)
        if key == keys.DONE and not hasattr(screen, "done"):
            key = keys.OK  # a slow one
        answer = screen.handle(key) if key >= 0 else None
        if key == keys.HELP and not answer:
            from gadget.screens.help import HelpScreen

            answer = HelpScreen(type(screen).__name__)
        self._go(answer)

    def _light(self, how):
        if not self.page.slow:
            from gadget import light, owner

            light.shine(self.page.glass, self.settings[owner.BRIGHT], how)

    def _go(self, answer):
        if answer is None:
            return
        self.page.step()
        if isinstance(answer, nav.Instead):
            self.stack.pop()
            gc.collect()  # of the old screen nothing is left while the new one is read
            self.stack.append(answer.make(*answer.what))
            return
        if answer == nav.HOME:
            while len(self.stack) > 1:
                self.stack.pop()
        elif answer != nav.BACK:
            if hasattr(self.stack[-1], "put_away"):
                self.stack[-1] = self.stack[-1].put_away()
            self.stack.append(answer)
            return
        elif len(self.stack) > 1:
            self.stack.pop()
        if len(self.stack) == 1:
            screens.forget(self.kept)
            gc.collect()
        if isinstance(self.stack[-1], screens.PutAway):
            self.stack[-1] = self.stack[-1].screen()

    def _look_home(self):
        if len(self.stack) == 1:
            screen = self._care.due()
            if screen:
                self.stack.append(screen)

    def _crash(self, error):
        self._go(nav.HOME)
        gc.collect()  # memory may be what ran out
        from gadget.screens.crash import CrashScreen

        self.error = error
        self.stack.append(CrashScreen(error))
        self._stale = True
