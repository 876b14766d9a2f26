# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The game that was found at the start: OK goes on where it was left."""

from eastwind.seats import NOBODY
from gadget import entry, keys, nav
from gadget.nav import Instead
from gadget.sentence import Sentence
from gadget.texts import part

texts = part("resume")


class ResumeScreen:
    """cut: true where the record written last did not come to its end."""

    def __init__(self, session, cut):
        self._session = session
        self._sentence = Sentence()
        if cut:
            self._sentence.say(texts.CUT)

    def paint(self, page):
        """Show the hand, East, and how far it has been entered."""
        session = self._session
        match = session.match
        page.begin()
        page.put(0, texts.NEW_GAME % match.number)
        page.big(1, texts.HAND_NUMBER % match.hand)
        page.put(3, texts.EAST_IS % session.name(match.east, 10))
        if session.winner != NOBODY:
            page.put(4, texts.GO_ON % session.name(session.winner, 10))
        else:
            page.put(4, texts.NOTHING_YET)
        self._sentence.paint(page)
        page.footer(texts.OK_GO_ON, texts.BACK_HOME)
        page.end()

    def handle(self, key):
        """A hand half entered opens at the player who comes next."""
        if key == keys.OK and self._session.winner != NOBODY:
            return Instead(entry.go_on, self._session)
        return nav.HOME if key == keys.OK or key == keys.BACK else None
