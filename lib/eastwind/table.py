# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The only writer of a game: each change is packed, appended to the log, and only then applied.

Whether the log could save it is the log's to say (saved, notice); the game goes on all the same.
"""

from eastwind import events
from eastwind.log import replay
from eastwind.match import PLAYING
from eastwind.seats import NOBODY
from eastwind.slots import SLOT, seal


class Table:
    """A match and the log that it comes from. Places are 0 to 3; amounts are points.

    Methods raise ValueError, with nothing written, for what cannot be recorded now.
    """

    def __init__(self, match, log):
        self.match = match
        self.log = log
        self.steps = replay(log, match)
        self._slot = bytearray(SLOT)
        self.retry()

    def new_game(self, rules, players, names, start=0, length=0, number=1):
        """Begin a game; seats() follows. names: four, by place; "" where nobody sits.

        rules: what has id, version and values. length: in rounds, 0 for an open end. number: of
        the game; where the log has that already, the next.
        """
        number = max(number, self.match.number + 1, self.log.highest + 1)
        events.pack_game(self._slot, rules, players, length, start, number)
        self.write(self._slot)
        for place in range(4):
            if names[place]:
                self.rename(place, names[place])
        done = 0
        while done < len(rules.values):
            done += events.pack_options(self._slot, done, rules.values)
            self.write(self._slot)

    def rename(self, place, name):
        """At any time; undo leaves names alone."""
        events.pack_name(self._slot, place, name)
        self.write(self._slot)

    def seats(self, first_east):
        """The place of the first East. It may be said again until something has been played."""
        if self.steps.live or self.steps.undone or not self.match.present >> first_east & 1:
            raise ValueError("the first East is settled, or nobody sits there")
        events.pack_seats(self._slot, first_east)
        self.write(self._slot)

    def draft(self, place, hand, score, pays_all=NOBODY, how=0, case=0, open=False):
        """Keep one counted hand until its deal is recorded. It may be kept again, changed.

        how, pays_all, case: as deal() will be told. open: it is still being counted.
        """
        self._check_playing()
        events.pack_hand(self._slot, place, hand, score, pays_all, how, case, open)
        self.write(self._slot)

    def deal(self, winner, settlement, how, pays_all=NOBODY, case=0, dead=0, passes=False):
        """A won hand; the hands drafted since the last step belong to it.

        settlement: what has pay, by seats. how: events.BY_.... pays_all: the place that paid for
        all, by which case of the ruleset. dead: mask of places. East passes unless he has won, and
        then too with `passes`.
        """
        self._check_playing()
        passes = passes or winner != self.match.east
        events.pack_step(self._slot, events.DEAL, winner, how, passes)
        events.put_liable(self._slot, pays_all, case, dead)
        events.put_payments(self._slot, settlement.pay, self.match.east)
        self.write(self._slot)

    def draw(self):
        """Nobody has won: nothing is paid, East stays."""
        self._check_playing()
        self._bare(events.DRAW)

    def wash(self, place, settlement, heads):
        """No play: a player has shown so many different heads. East stays (p.61)."""
        self._check_playing()
        events.pack_step(self._slot, events.WASH, place, heads, False)
        events.put_payments(self._slot, settlement.pay, self.match.east)
        self.write(self._slot)

    def penalty(self, offender, settlement, which, east_passes):
        """The hand is void, the offender pays."""
        self._check_playing()
        events.pack_step(self._slot, events.PENALTY, offender, which, east_passes)
        events.put_payments(self._slot, settlement.pay, self.match.east)
        self.write(self._slot)

    def end(self):
        """The last hand has been played; undo opens the game again."""
        self._check_playing()
        self._bare(events.END)

    def undo(self):
        """Take the last live step back, and drop a draft; False where there is none."""
        if not self.steps.live:
            return False
        self._bare(events.UNDO)
        return True

    def redo(self):
        """Bring back the step undone last; False where there is none."""
        if not self.steps.undone:
            return False
        self._bare(events.REDO)
        return True

    def retry(self):
        """Save what could not be saved, if it can be now; True where nothing is left."""
        if self.log.low:
            events.pack_checkpoint(self._slot, self.match)
            self.log.checkpoint(self._slot)
        return self.log.saved

    def write(self, slot):
        """Keep a packed record, then follow it."""
        seal(slot)
        i = len(self.log)
        self.log.append(slot)
        self.steps.follow(slot, i)
        if events.rewrites(slot[0]):
            self.steps.restore(self.match)
        else:
            self.match.apply(slot, 0)
        self.retry()

    def _bare(self, kind):
        events.begin(self._slot, kind)
        self.write(self._slot)

    def _check_playing(self):
        if self.match.phase != PLAYING:
            raise ValueError("no game is being played")
