# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The rulesets by id, which is the name of a module here.

A ruleset is played from Rules, small tables in which its chosen options are worked in, so that
scoring never looks an option up and what the ruleset is written as need not stay in memory.
"""

import sys

INDEX = ("harr", "harr_limit")


class Rules:
    """What scoring, settling and the screens look at. Rulesets use the same names.

    Points are indexed by the code of a set, set_doubles by the code without its state.
    """

    def __init__(self, ruleset):
        self.id = ruleset
        self.version = 0
        self.values = []  # of each option: the index of its choice, or its number
        self.winner_points = self.other_points = b""
        self.set_doubles = bytearray(32)
        # rows: facts it looks at, those that must be true of them, id, points, doubles
        self.winner_rows = self.other_rows = ()
        self.limits = ()  # limit hands: id, facts, share in 60ths of limit_value
        self.limit_facts = 0  # a hand with none of these is no limit hand
        self.extras = ()  # added after doubling: id, share, 1 if it only fills up to the share
        self.mahjongg = 0  # points of going out
        self.limit = 0  # the cap, 0 none
        self.limit_value = 0  # what a limit hand is worth in any case
        self.wash = b""  # from each player, for 9, 10 ... heads
        # how the set that the winning tile completed counts: a claimed three is exposed; a pair
        # scores as completed only where no other tile would have won
        self.claim_exposes = self.single_pair = False
        # it filled the only place where no other tile would have won; or whatever else would have:
        # in any pair; in the middle of a chow; also in the only open end of a chow
        self.any_pair = self.by_shape = self.edge_only = False
        self.round_wind = False  # the wind of the round scores
        self.one_pair = False  # of a loser only the best pair scores
        self.cap_others = False  # the limit caps each loser's score too, else only differences
        self.robbing = False  # of a four
        self.penalties = False


def load(ruleset, values=None):
    """Rules of a ruleset id, with these values of its options or every option at its default.

    Raises ValueError for an id that is not in INDEX, or for values of other options.
    """
    if ruleset not in INDEX:
        raise ValueError(ruleset)
    rules = Rules(ruleset)
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
