# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The reference scorer's arithmetic: points and doubles of one arrangement.

A hand here is a list of sets (kind, tiles, exposed), all its tiles, and the
index of the set that the winning tile completed. Written from Harr's tables,
Part One p.29-31 and Part Two p.60-67; it must not know lib/eastwind.
"""

from oracle_hand import DRAGONS, HEADS, HONOURS, WINDS, single_heads

#        (kind, head): (exposed, concealed)
SHARED = {
    ("pung", False): (2, 4),
    ("pung", True): (4, 8),
    ("kong", False): (8, 16),
    ("kong", True): (16, 32),
}
WINNER_TWO = dict(SHARED)
WINNER_TWO.update({("pung", False): (2, 6), ("pung", True): (4, 10)})

DRAWN = ("draw", "loose", "last")
CLAIMED = ("discard", "first", "robbed")


def set_points(sets, table):
    """Threes and fours by kind of tile and exposure."""
    total = 0
    for kind, tiles, exposed in sets:
        if kind in ("pung", "kong"):
            total += table[(kind, tiles[0] in HEADS)][0 if exposed else 1]
    return total


def suits_of(tiles):
    """(number of suits, whether there are honours)."""
    return len({t[0] for t in tiles if t not in HONOURS}), any(t in HONOURS for t in tiles)


def shape_of(sets, done, tile):
    """How the winning tile completed its set: pair, pung, middle, edge, open,
    or None where it is not known."""
    if done is None:
        return None
    kind, tiles, exposed = sets[done]
    if kind != "chow":
        return kind
    place = list(tiles).index(tile)
    if place == 1:
        return "middle"
    if (place == 2 and tile[1] == "3") or (place == 0 and tile[1] == "7"):
        return "edge"
    return "open"


def flower_doubles(game):
    """Own flower and own season, one double each (p.29)."""
    if game["seat"] is None:
        return 0
    number = str(WINDS.index(game["seat"]) + 1)
    return sum(flower[1] == number for flower in game["flowers"])


def honour_sets(sets, own, own_doubles):
    """Doubles of sets of dragons and of the own wind."""
    total = 0
    for kind, tiles, _ in sets:
        if kind in ("pung", "kong"):
            total += tiles[0] in DRAGONS
            total += own_doubles if tiles[0] == own else 0
    return total


def part_one(sets, tiles, done, game, single):
    """Winner of Part One (Score Card p.5-6, p.29-31)."""
    options = game["options"]
    shape = shape_of(sets, done, game["tile"])
    no_sequence = all(kind != "chow" for kind, _, _ in sets)
    points = 20 + set_points(sets, SHARED)
    points += sum(
        2 for kind, t, _ in sets if kind == "pair" and (t[0] in DRAGONS or t[0] == game["seat"])
    )
    if no_sequence:
        points += 10
    if game["won"] == "loose":
        points += 10
    if game["won"] in DRAWN:
        points += 2
    if not game["original"] and only_place(shape, single, options):
        points += 2
    if points == 20:
        points += 10
    doubles = honour_sets(sets, game["seat"], 1) + flower_doubles(game) + suit_doubles_one(tiles)
    if game["original"]:
        doubles += 3
    return {"points": points, "doubles": doubles, "after": 0, "limit": None}


def only_place(shape, single, options):
    """Bonus of 2 for the only place to win (text p.30; Examples 6, 9, 12)."""
    closed = shape == "middle" or (shape == "edge" and options["p1_edge_is_only_place"] == "yes")
    if options["p1_only_place"] == "book":
        return shape == "pair" or (closed and single)
    if options["p1_only_place"] == "shape":
        return shape == "pair" or closed
    return (shape == "pair" or closed) and single


def suit_doubles_one(tiles):
    """Whole hand of Part One: one suit, one suit with honours, honours."""
    suits, honours = suits_of(tiles)
    if suits == 0 or (suits == 1 and not honours):
        return 3
    return 1 if suits == 1 else 0


def part_two(sets, tiles, done, game, single):
    """Winner of Part Two who holds no limit hand (p.60-67)."""
    options = game["options"]
    own, both = game["seat"], game["seat"] is not None and game["seat"] == game["round"]
    drawn = game["won"] in DRAWN
    shape = shape_of(sets, done, game["tile"])
    mahjongg = int(options["p2_mahjongg"])
    points = mahjongg + set_points(sets, WINNER_TWO)
    if shape == "pair" and options["p2_pair_needs_single_wait"] == "yes" and not single:
        shape = None
    pair = [t[0] for kind, t, _ in sets if kind == "pair"][0]
    if shape == "pair":
        points += (6 if pair == own and both else 4 if pair in HEADS else 2) + (2 if drawn else 0)
    elif options["p2_idle_pair_for_winner"] == "yes":
        points += idle_pair_two(pair, game)
    if shape in ("middle", "edge"):
        points += int(options["p2_closed_sequence_drawn"]) if drawn else 2
    if shape == "open" and drawn:
        points += 4
    if points == mahjongg:
        points += 10

    doubles = honour_sets(sets, own, 2 if both else 1) + flower_doubles(game)
    suits, honours = suits_of(tiles)
    if suits == 1:
        doubles += 1 if honours else 3
    if all(kind != "chow" for kind, _, _ in sets):
        doubles += 1
    if game["won"] in ("last", "loose"):
        doubles += 1
    if fourth_of_three(sets, done, game):
        doubles += 1
    total, after = points << doubles, 0
    half = game["limit"] // 2
    if game["won"] == "first" and options["p2_first_card"] == "add":
        after = half
    if game["won"] == "first" and options["p2_first_card"] == "least":
        after = max(0, half - total)
    return {"points": points, "doubles": doubles, "after": after, "limit": None}


def idle_pair_two(tile, game):
    """A pair that did not complete the hand (p.65, Other Hands; Example 8)."""
    if tile in DRAGONS:
        return 2
    return 2 * (tile == game["seat"]) + 2 * (tile == game["round"])


def fourth_of_three(sets, done, game):
    """Bonus Scores 6, p.62: the fourth of the own exposed three, in a sequence."""
    if game["won"] == "robbed":
        return True
    if game["options"]["p2_fourth_of_three"] == "off" or done is None or sets[done][0] != "chow":
        return False
    return any(kind == "pung" and exposed and t[0] == game["tile"] for kind, t, exposed in sets)


def limit_hand(sets, tiles, game):
    """Number of the limit hand (p.62-64), or None. sets None: single heads."""
    if sets is None:
        return 1 if single_heads(tiles) else None
    threes = [t[0] for kind, t, _ in sets if kind in ("pung", "kong")]
    pair = [t[0] for kind, t, _ in sets if kind == "pair"][0]
    winds = [t for t in WINDS if t in threes]
    if all(t in HEADS for t in tiles):
        return 2
    if len(winds) == 4:
        return 3
    if len(winds) == 3 and pair in WINDS:
        return 4
    if sum(kind == "kong" for kind, _, _ in sets) == 4:
        return 5
    if game["original"]:
        return 6
    return 7 if all(t in threes for t in DRAGONS) else None


def loser(hand, table, game):
    """A hand that did not win, in either part (p.29-31, p.65-67)."""
    own, rnd, two = game["seat"], game["round"], game["two"]
    sets = list(table)
    pairs = []
    for tile in set(hand):
        if hand.count(tile) >= 3:
            sets.append(("pung", [tile] * 3, False))
        elif hand.count(tile) == 2:
            worth = idle_pair_two(tile, game) if two else 2 * (tile in DRAGONS or tile == own)
            pairs.append(worth)
    points = set_points(sets, SHARED)
    points += sum(pairs) if game["options"]["pairs_of_losers"] == "each" else max(pairs, default=0)
    doubles = honour_sets(
        sets, own, 2 if two and own is not None and own == rnd else 1
    ) + flower_doubles(game)
    if not two:
        doubles += suit_doubles_one(hand + [t for _, tiles, _ in table for t in tiles])
    return {"points": points, "doubles": doubles, "after": 0, "limit": None}
