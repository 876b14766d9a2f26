# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The rulesets by id, which is the name of a module here.

A ruleset is played from Rules, small tables in which its chosen options are worked in, so that
scoring never looks an option up and what the ruleset is written as need not stay in memory.
"""

import sys

INDEX = ("harr", "harr_limit", "babcock", "bmja", "dmjl", "millington")


class Rules:
    """What scoring, settling and the screens look at. Rulesets use the same names.

    What every build() sets: version; values, of each option the index of its choice, or its number;
    limit, the cap, 0 none; limit_value, what a limit hand is worth in any case; winner_points and
    other_points by the code of a set, the former with more behind (see eastwind.best); set_doubles
    by the code without its state; winner_rows and other_rows, each row as told facts it looks at,
    those that must be true of them, found facts that must be true, id, points, doubles; apart, rows
    that double bonus tiles apart, beside a limit hand; limits, limit hands as the same three facts,
    id, share in 60ths of limit_value; usual_rows and usual_limits, those of a winner's rows and of
    the limits that need nothing RARE (see eastwind.facts); plain, what tells three pungs from three
    chows (see eastwind.rulesets.ways).
    """

    version: str
    values: list
    limit: int
    limit_value: int
    winner_points: bytearray
    other_points: bytearray
    set_doubles: bytearray
    plain: int

    house = ""  # what a table has changed, see eastwind.rulesets.changes

    def __init__(self, ruleset):
        self.id = ruleset
        self.switches = 0  # see eastwind.switches
        self.limit_facts = self.limit_found = 0  # a hand with none of these is no limit hand
        self.shapes = 0  # facts of its tiles that they need; with a snake its suits
        self.find = self.special = None  # eastwind.finds' functions, where they are needed
        self.winner_rows = self.usual_rows = self.other_rows = self.apart = ()
        self.limits = self.usual_limits = ()
        self.extras = ()  # added after doubling: id, share, True if it only fills up to the share
        self.mahjongg = 0  # points of going out
        self.cases = 0b11110  # why one pays for all, as bits (see eastwind.penalties)
        self.wash = b""  # from each player, for 9, 10 ... heads
        # which (see eastwind.events), to each of the others, shared by them or to one of them (0 to
        # 2), points, share in 60ths of limit_value, True if East pays and is paid double
        self.penalties = ()
        self.bonus = 0  # points of each flower and season
        self.max_chows = 4  # of a winner's sets
        self.fishing = 0  # 60ths of a limit hand for a loser who lacks one tile of it
        self.round_to = 0  # what a total is rounded to, half up


def load(ruleset, values=None, house=""):
    """Rules of a ruleset id, with these values of its options or every option at its default, and
    with a table's own changes.

    Raises ValueError for an id that is not in INDEX, or for more values than it has options.
    """
    if ruleset not in INDEX:
        raise ValueError(ruleset)
    rules = Rules(ruleset)
    rules.house = house
    options(rules).build(values)
    return rules


def options(rules):
    """The Options of running rules, to look at and to choose. To be let go when that is done."""
    return read("tables").Options(rules)


def read(name):
    """A module of this package, which is forgotten again unless the caller keeps it."""
    full = __name__ + "." + name
    known = full in sys.modules
    __import__(full)
    module = sys.modules[full]
    if not known:
        del sys.modules[full]
        globals().pop(name, None)
    return module
