# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Random queries for tools/score.py: winning, losing and spoilt hands with
random circumstances and options. Often in one suit, where a hand can be
parted in several ways. Everything comes from the random source given."""

from collections import Counter

from oracle_hand import ALL, DRAGONS, HEADS, HONOURS, SUITS, WINDS, read_tiles, sequence_from
from vector_text import run_together

BOTH = {
    "claimed_winning_set": ("exposed", "concealed"),
    "pairs_of_losers": ("each", "one"),
    "original_hand": ("east", "any"),
}
ONE = {"p1_only_place": ("book", "shape", "strict"), "p1_edge_is_only_place": ("no", "yes")}
TWO = {
    "p2_mahjongg": ("10", "20"),
    "p2_limit": ("300", "400", "600", "1000", "none"),
    "p2_pair_needs_single_wait": ("no", "yes"),
    "p2_idle_pair_for_winner": ("yes", "no"),
    "p2_closed_sequence_drawn": ("4", "2"),
    "p2_first_card": ("add", "least", "off"),
    "p2_fourth_of_three": ("sequence", "rob", "off"),
    "p2_nonwinner_cap": ("difference", "each"),
}
WAYS = ("draw", "discard", "discard", "loose", "last", "first")


def random_circumstances(source):
    """Rules, seat, round, options and flowers."""
    rules = source.choice(("harr", "harr_limit"))
    query = {"id": "random", "rules": rules, "set": {}, "flowers": []}
    if source.random() < 0.9:
        query["seat"] = source.choice("ESWN")
    if source.random() < 0.9:
        query["round"] = source.choice("ESWN")
    choices = dict(BOTH, **(ONE if rules == "harr" else TWO))
    for name in sorted(choices):
        if source.random() < 0.4:
            query["set"][name] = source.choice(choices[name])
    if rules == "harr_limit" and source.random() < 0.5:
        query["set"]["p2_limit"] = "none"
    if source.random() < 0.15:
        query["set"]["mandarins"] = "on"
        query["flowers"] = source.sample(
            ["f1", "f2", "f3", "f4", "s1", "s2", "s3", "s4"], source.randint(1, 3)
        )
    return query


def stock(source):
    """The kinds that a hand is built of: mostly few, so that sets touch."""
    suit = source.choice("bdc")
    one_suit = [tile for tile in SUITS if tile[0] == suit]
    start = source.randint(0, 4)
    return source.choice(
        (
            one_suit,
            one_suit[:6],
            one_suit[3:],
            one_suit[start : start + 5],
            one_suit[start : start + 5],
            one_suit + HONOURS,
            HEADS,
            HONOURS,
            WINDS + one_suit[:3],
            DRAGONS * 3 + one_suit[start : start + 5],
            one_suit + source.sample(ALL, 4),
            ALL,
        )
    )


def sets_and_pair(source, kinds):
    """Four sets (lists of tiles) and a pair, no tile more than four times."""
    while True:
        sets, runs, fours = [], source.choice((0.3, 0.6, 0.8)), source.choice((0, 0, 0.1, 0.3, 1))
        for _ in range(4):
            tile = source.choice(kinds)
            run = sequence_from(tile)
            if run and source.random() < runs:
                sets.append(run)
            else:
                sets.append([tile] * (4 if source.random() < fours else 3))
        sets.append([source.choice(kinds)] * 2)
        held = Counter(tile for tiles in sets for tile in tiles)
        if max(held.values()) <= 4:
            return sets


def text(hand, table, source):
    """The query's hand text."""
    return run_together(hand, source) + (" | " + " ".join(table) if table else "")


def group(tiles, source):
    """One set on the table; a four is drawn or claimed."""
    written = tiles[0][0] + "".join(t[1] for t in tiles) if tiles[0] in SUITS else "".join(tiles)
    return "[" + written + "]" if len(tiles) == 4 and source.random() < 0.5 else written


def winning_query(source):
    """A complete hand, won some way, its winning tile mostly known."""
    query = random_circumstances(source)
    if query["rules"] == "harr_limit" and source.random() < 0.03:
        hand = HEADS + [source.choice(HEADS)]
        won = source.choice(("draw", "discard"))
        return dict(query, hand=run_together(hand, source), won=won, tile=source.choice(hand))
    sets = sets_and_pair(source, stock(source))
    if source.random() < 0.04:
        hand = [tile for tiles in sets for tile in tiles[:3]]
        return dict(query, hand=run_together(hand, source), won="original", seat="E")
    query["won"] = source.choice(WAYS)
    if query["set"].get("p2_fourth_of_three") == "rob" and source.random() < 0.3:
        query["won"] = "robbed"
    shown = source.choice((0, 0.1, 0.4, 0.8))
    laid, held = [], [sets.pop()]
    for tiles in sets:
        (laid if len(tiles) == 4 or source.random() < shown else held).append(tiles)
    if source.random() < 0.9:
        finished = source.choice(held)
        if query["won"] in ("discard", "first", "robbed") and source.random() < 0.5:
            threes = [tiles for tiles in laid if len(tiles) == 3]
            finished = source.choice(threes + [finished])
            if finished in held:
                held.remove(finished)
                laid.append(finished)
        elif finished[0] != finished[1] and source.random() < 0.3:
            held.remove(finished)
            laid.append(finished)
        query["tile"] = source.choice(finished)
    hand = [tile for tiles in held for tile in tiles]
    return dict(query, hand=text(hand, [group(tiles, source) for tiles in laid], source))


def losing_query(source):
    """Thirteen tiles (and one for each four), some of them in sets on the table."""
    query = random_circumstances(source)
    kinds = sorted(set(stock(source)))
    left = Counter((kinds if len(kinds) > 5 else ALL) * 4)
    table, hand_size = [], 13
    for _ in range(source.randint(0, 4)):
        tile = source.choice(kinds)
        run = sequence_from(tile)
        tiles = run if run and source.random() < 0.3 else [tile] * source.choice((3, 3, 4))
        if all(left[t] >= n for t, n in Counter(tiles).items()):
            left.subtract(tiles)
            table.append(group(tiles, source))
            hand_size -= 3
    hand = source.sample(sorted(left.elements()), hand_size)
    return dict(query, hand=text(hand, table, source))


def parted(query):
    """(tiles in hand, groups on the table) of a query."""
    in_hand, _, on_table = query["hand"].partition("|")
    return [tile for run in in_hand.split() for tile in read_tiles(run)], on_table.split()


def spoilt(source):
    """A winning hand of which one tile in hand became another or was lost."""
    query = winning_query(source)
    hand, table = parted(query)
    if hand:
        hand.pop(source.randrange(len(hand)))
    if source.random() < 0.9:
        hand.append(source.choice(ALL))
    return dict(query, hand=text(hand, table, source))


def permuted(query, source):
    """The same hand, its tiles and sets in another order."""
    hand, table = parted(query)
    source.shuffle(table)
    return dict(query, hand=text(hand, table, source))
