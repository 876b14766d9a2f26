# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What goes on beside the keys: a half-entered hand is kept, what could not be saved is tried
again, the battery is read, and what must be told is told when everybody is back home.

Must not know keys or the page.
"""

from eastwind.log import CUT, NO_ROOM, NONE
from eastwind.match import PLAYING

# beside the bits of the log's notice
UNKNOWN = 64  # records or rules of a later program
BATTERY = 128
RESUME = 256  # a game was found at the start
OTHER_RULES = 512  # it began under another version of its rules
LOCKED = 1024  # only the computer may write the drive, since the start


class Care:
    """rest() is for when no key has come for a while, due() for when the home screen is up."""

    def __init__(self, session):
        self._session = session
        self._told = 0
        self._hand = 0
        self._found = RESUME if session.match.phase == PLAYING else 0
        drive = session.table.log.drive
        if drive and drive.locked():
            self._found |= LOCKED

    def rest(self):
        """Keep what is being entered, and try again to save what is not."""
        session = self._session
        if not session.flat():
            session.keep()
            session.table.retry()

    def due(self):
        """A screen that must be seen now, else None."""
        session = self._session
        session.table.log.rest()
        bits = session.table.log.notice | self._found
        if session.table.steps.unknown or session.match.number and not session.rules:
            bits |= UNKNOWN
        elif session.rules and session.match.rules_version != session.rules.version:
            bits |= OTHER_RULES
        if session.table.steps.again != NONE:
            bits |= CUT  # a correction
        if session.battery and session.battery.low:
            bits |= BATTERY
        if session.match.hand != self._hand:  # said before each hand
            self._hand = session.match.hand
            if session.table.log.saved:
                self._told &= ~NO_ROOM
        self._told &= bits
        bits &= ~self._told
        if not bits:
            return None
        from gadget import notices

        told, screen = notices.first(session, bits)
        self._told |= told
        self._found &= ~told
        return screen
