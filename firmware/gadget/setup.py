# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A game that is being set up. Nothing is written before begin()."""

from eastwind.rulesets import INDEX, load, options
from eastwind.seats import PRESENT
from gadget.screens import drop

PLAYERS = 4


class Setup:
    """What may be chosen; names go by the order of the players, not by place.

    drive: that of the games; beside them lie the table's own rulesets.
    """

    def __init__(self, match, names, drive):
        from gadget import house

        self._drive = drive
        self.players = PLAYERS
        self.names = list(names)  # four, also where fewer play
        self.start = 0  # points
        self.length = 0  # rounds, 0 open
        self.rulesets = list(INDEX) + house.names(drive)
        self.ruleset = 0  # which of them
        self.options = None  # of that ruleset
        self.number = match.number + 1
        k = 0
        for place in range(4):
            if match.names[place]:
                self.names[k] = match.names[place]
                k += 1
        self._as_before(match)

    def _as_before(self, match):
        """Whoever plays again plays as last time, where those rules are known here."""
        self.choose(0)
        if match.rules_id in INDEX:
            try:
                rules = load(match.rules_id, match.options, match.house)
            except ValueError:
                return
            self.options = options(rules)
            self.ruleset = INDEX.index(match.rules_id)
            if match.house:
                self._own(match.house)
            self.players = match.players
            self.start = match.start
            self.length = match.length

    def _own(self, rules):
        # those of the last game, whose file may be gone
        from gadget import house

        name = house.called(rules)
        if name not in self.rulesets[len(INDEX) :]:
            self.rulesets.append(name)
        self.ruleset = self.rulesets.index(name, len(INDEX))

    def choose(self, ruleset):
        """Take a ruleset, every option at its default; None, or where its file is wrong what it is
        called and a sentence. Then it is no longer among them, and all stays as it was."""
        ruleset %= len(self.rulesets)
        if ruleset < len(INDEX):
            self.options = None  # not both in memory
            self.options = options(load(INDEX[ruleset]))
        else:
            from gadget import house

            found, why = house.load(self._drive, self.rulesets[ruleset])
            if why:
                if self.ruleset > ruleset:
                    self.ruleset -= 1
                return self.rulesets.pop(ruleset), why
            self.options = found
        self.ruleset = ruleset
        return None

    def places(self):
        """The places with a player, in order."""
        present = PRESENT[self.players]
        return [place for place in range(4) if present >> place & 1]

    def player(self, place):
        """Which player sits at a place."""
        return place // 2 if self.players == 2 else place

    def begin(self, session, first_east):
        """Write the game: from here on it is played, and East is at a place."""
        names = ["", "", "", ""]
        for place in self.places():
            names[place] = self.names[self.player(place)]
        session.rules = self.options.rules
        session.table.new_game(
            session.rules, self.players, names, self.start, self.length, self.number
        )
        if session.rules.house:
            from gadget import house

            house.write(session.table, session.rules.house)
        session.table.seats(first_east)
        self.options = None  # what is not needed while the wall is broken
        drop("gadget.house")
        session.resume()
        if not session.flat():
            from gadget import owner

            owner.remember(session.table.log.drive, [name for name in names if name])
