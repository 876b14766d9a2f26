# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A brute-force reference scorer for both of Harr's games.

Takes the query of tools/score.py's batch mode and tries every interpretation,
every split and every placing of the winning tile. Slow and plain on purpose;
it must not know lib/eastwind, or agreeing with it would show nothing.
"""

from oracle_hand import Refused, read_hand, single_heads, splits, waits
from oracle_points import CLAIMED, DRAWN, limit_hand, loser, part_one, part_two

OPTIONS = {
    "mandarins": "off",
    "claimed_winning_set": "exposed",
    "pairs_of_losers": "each",
    "original_hand": "east",
    "p1_only_place": "book",
    "p1_edge_is_only_place": "no",
    "p2_mahjongg": "10",
    "p2_limit": "300",
    "p2_pair_needs_single_wait": "no",
    "p2_idle_pair_for_winner": "yes",
    "p2_closed_sequence_drawn": "4",
    "p2_first_card": "add",
    "p2_fourth_of_three": "sequence",
    "p2_nonwinner_cap": "difference",
}
WIND = {"E": "we", "S": "ws", "W": "ww", "N": "wn", None: None}


def score(query):
    """Points, doubles, total, value, limit (number or None) and waits of one
    query. Raises Refused where the query cannot be scored."""
    game = read_game(query)
    hand, table = read_hand(query["hand"])
    if game["won"] is None:
        return _loser(hand, table, game, query.get("dead"))
    if query.get("dead"):
        raise Refused("a dead hand cannot win")
    return _winner(hand, table, game)


def read_game(query):
    """The circumstances as a plain dictionary."""
    options = dict(OPTIONS)
    options.update({name: str(value) for name, value in (query.get("set") or {}).items()})
    two = query["rules"] == "harr_limit"
    won = query.get("won")
    flowers = query.get("flowers") or []
    if flowers and options["mandarins"] == "off":
        raise Refused("flowers are not in play")
    if won == "robbed" and not (two and options["p2_fourth_of_three"] == "rob"):
        raise Refused("no robbing")
    cap = None if not two or options["p2_limit"] == "none" else int(options["p2_limit"])
    return {
        "two": two,
        "options": options,
        "won": won,
        "tile": query.get("tile"),
        "flowers": flowers,
        "seat": WIND[query.get("seat")],
        "round": WIND[query.get("round")],
        "cap": cap,
        "limit": cap or 300,
        "original": won == "original" or (won == "first" and options["original_hand"] == "any"),
    }


def _loser(hand, table, game, dead):
    if dead:
        return {"points": 0, "doubles": 0, "total": 0, "value": 0, "limit": None, "waits": []}
    if len(hand) + 3 * len(table) != 13 or any(kind == "pair" for kind, _, _ in table):
        raise Refused("wrong count")
    cap = game["cap"] if game["options"]["p2_nonwinner_cap"] == "each" else None
    return _finish(loser(hand, table, game), cap, [])


def _winner(hand, table, game):
    tile = None if game["won"] == "original" else game["tile"]
    game["tile"] = tile
    readings = list(interpretations(hand, table, tile, game["won"]))
    readings = [r for r in readings if _complete(r[0], r[1], game)]
    if not readings:
        raise Refused("not complete")
    waiting = set()
    if tile is not None:
        for in_hand, laid in readings:
            before = list(in_hand)
            before.remove(tile)
            waiting |= waits(before, laid, game["two"])
    best = None
    for in_hand, laid in readings:
        for row in _rows(in_hand, laid, game, len(waiting) == 1):
            result = _finish(row, game["cap"], sorted(waiting))
            rank = (result["limit"] is not None, result["value"], result["total"], result["points"])
            if best is None or rank > best[0]:
                best = (rank, result)
    return best[1]


def interpretations(hand, table, tile, won):
    """(tiles in hand, sets on table): as laid, and for a claimed win with one
    exposed set of the winning tile, no four, taken back into the hand. A
    sequence filled by draw may have been laid out as well (p.67)."""
    if all(kind != "pair" for kind, _, _ in table) and (tile is None or tile in hand):
        yield hand, table
    if tile is None or (won in DRAWN and tile in hand):
        return
    for place, (kind, tiles, _) in enumerate(table):
        if tile in tiles and (kind == "chow" or (kind != "kong" and won in CLAIMED)):
            rest = table[:place] + table[place + 1 :]
            if all(other != "pair" for other, _, _ in rest):
                yield hand + list(tiles), rest


def _complete(hand, table, game):
    return bool(splits(hand, 4 - len(table))) or (game["two"] and not table and single_heads(hand))


def _rows(hand, table, game, single):
    """Every way to count this interpretation."""
    tiles = hand + [t for _, laid, _ in table for t in laid]
    if game["two"] and not table and single_heads(hand):
        yield {"limit": limit_hand(None, tiles, game)}
    for split in splits(hand, 4 - len(table)):
        places = [None]
        if game["tile"] is not None:
            places = [i for i, (_, t) in enumerate(split) if game["tile"] in t]
        for done in places:
            sets = []
            for i, (kind, t) in enumerate(split):
                shown = (
                    i == done
                    and game["won"] in CLAIMED
                    and kind != "pair"
                    and game["options"]["claimed_winning_set"] == "exposed"
                )
                sets.append((kind, t, shown))
            sets += table
            limit = limit_hand(sets, tiles, game) if game["two"] else None
            if limit:
                yield {"limit": limit}
            else:
                yield (part_two if game["two"] else part_one)(sets, tiles, done, game, single)


def _finish(row, cap, waiting):
    if row["limit"]:
        amount = cap or 300
        return {
            "points": amount,
            "doubles": 0,
            "total": amount,
            "value": amount,
            "limit": row["limit"],
            "waits": waiting,
        }
    total = (row["points"] << row["doubles"]) + row["after"]
    value = total if cap is None else min(total, cap)
    return {
        "points": row["points"],
        "doubles": row["doubles"],
        "total": total,
        "value": value,
        "limit": None,
        "waits": waiting,
    }
