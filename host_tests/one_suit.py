# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every hand of one suit, put together set by set, with nothing of the project's own.

A reading is a tuple of sets, a set a tuple of ranks counted from 0; tiles are counted by rank. A
placing is one reading with the winning tile in one of its sets.
"""

import functools
import itertools

SETS = [(i, i + 1, i + 2) for i in range(7)] + [(i, i, i) for i in range(9)]


@functools.cache
def whole(n, pair):
    """{counts: [readings]} of everything made of n sets and, with pair 1, a pair."""
    found = {}
    for sets in itertools.combinations_with_replacement(SETS, n):
        for eyes in [((rank, rank),) for rank in range(9)] if pair else [()]:
            counts = count(sets + eyes)
            if max(counts) <= 4:
                found.setdefault(counts, []).append(sets + eyes)
    return found


@functools.cache
def placings(pair):
    """{counts: placings by winning rank} of all that whole() finds."""
    return {
        counts: [len([0 for sets in found for one in set(sets) if i in one]) for i in range(9)]
        for n in range(5)
        for counts, found in whole(n, pair).items()
    }


@functools.cache
def laid_out(n, pair):
    """Hands of n sets of which some are on the table: [(placings, winning rank, laid, held)].

    The winning rank is the one with the most placings: a claimed tile may have completed each set
    on the table that holds it, and that set is then read anew with those in hand.
    """
    by_rank = placings(pair)
    hands = []
    for m in range(1, n + 1):
        anew = {one: taken_back(one, n - m + 1, pair) for one in SETS}
        for laid in itertools.combinations_with_replacement(SETS, m):
            table = count(laid)
            for held in whole(n - m, pair):
                if max(both(table, held)) > 4:
                    continue
                total = list(by_rank[held])
                for one in laid:
                    for rank, more in zip(one, anew[one][both(held, count([one]))]):
                        total[rank] += more
                most = max(total)
                hands.append((most, total.index(most), laid, held))
    return hands


def taken_back(one, n, pair):
    """{counts: placings by tile of a set} of all hands that can hold a set from the table.

    A reading in which a chow lies as before differs from one without it being taken back only
    where the chow is the completed set.
    """
    chow = one[0] != one[1]
    ranks = sorted(set(one))
    found = {}
    for counts, readings in whole(n, pair).items():
        if all(counts[rank] >= one.count(rank) for rank in one):
            found[counts] = [
                sum(
                    1 if chow and one in sets else len([0 for other in set(sets) if rank in other])
                    for sets in readings
                )
                for rank in ranks
            ]
    return found


def count(sets):
    """How many of each rank are in some sets."""
    counts = [0] * 9
    for one in sets:
        for rank in one:
            counts[rank] += 1
    return tuple(counts)


def both(one, other):
    """The tiles of two counts together."""
    return tuple([a + b for a, b in zip(one, other)])
