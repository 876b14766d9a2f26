# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Questions about one hand, and about a hand as dealt."""

from eastwind import explain, notation, rows, void, words
from eastwind.arrange import Arranger
from eastwind.facts import (
    CLAIMED,
    DEAD,
    DRAWN,
    EAST_STREAK,
    FIRST,
    KONG_ON_KONG,
    LAST,
    LOOSE,
    ONLY_PLACE,
    ORIGINAL,
    ORIGINAL_CALL,
    OWN_FLOWER,
    OWN_SEASON,
    ROBBED,
    WINNER,
)
from eastwind.fishing import Fishing
from eastwind.loose import (
    FIVE_OF_A_TILE,
    NOT_A_SET,
    NOT_COMPLETE,
    TWO_PAIRS,
    UNKNOWN_TILE,
    Loose,
)
from eastwind.notation import FLOWERS, SEASONS, named
from eastwind.scoring import AT_DOUBLES
from eastwind.sets import CHOW, EXPOSED, KONG, PAIR
from eastwind.shapes import is_head
from eastwind.switches import FLOWERS as WITH_FLOWERS
from eastwind.switches import ROBBING
from eastwind.tiles import KINDS, NO_TILE, NO_WIND
from eastwind.words import tile_name
from query import Refused, answer, listed, rules_of, seat_of

WON = {
    "draw": DRAWN,
    "discard": CLAIMED,
    "loose": DRAWN | LOOSE,
    "last": DRAWN | LAST,
    "first": CLAIMED | FIRST,
    "original": ORIGINAL,
    "robbed": CLAIMED | ROBBED,
    "last_discard": CLAIMED | LAST,
}
# what else may be told of a winner: the fact, the ways to win that it goes with
FLAGS = {
    "original_call": (ORIGINAL_CALL, 0),
    "kong_on_kong": (KONG_ON_KONG, LOOSE),
    "heaven": (ORIGINAL, DRAWN | ORIGINAL),
    "earth": (FIRST, CLAIMED),
    "streak": (EAST_STREAK, 0),
    "only_place": (ONLY_PLACE, 0),
}
# problems of a loose hand, by bit
PROBLEMS = (
    "unknown tile",
    "There are only four of each tile; this hand has more of one.",
    "Too few tiles: a hand has 13, a winner's 14, and one more for each four.",
    "Too many tiles: a hand has 13, a winner's 14, and one more for each four.",
    "not a pung, kong or chow",
    "A winner has one pair; this hand has more.",
    "These tiles do not make four sets and a pair.",
    "The winning tile is not among those that can have completed the hand.",
    "A dead hand cannot win.",
    "A pair lies on the table only when the winning discard completed it.",
    "A kong on a kong needs two kongs.",
)
ARRANGER = Arranger()
FISHING = Fishing()
HAND = Loose()


def flowers_of(query, rules, hand):
    """Put the player's flowers and seasons down."""
    tiles = []
    for text in listed(query, "flowers"):
        tile = named(text.lower())
        if not FLOWERS <= tile < NO_TILE:
            raise Refused(f"Flowers are f1 to f4 and seasons s1 to s4, not {text!r}.")
        if tile in tiles:
            raise Refused(f"There is only one {text}.")
        tiles.append(tile)
        hand.bonus |= 1 << tile - FLOWERS
        if hand.seat != NO_WIND:
            if tile == FLOWERS + hand.seat:
                hand.flags |= OWN_FLOWER
            if tile == SEASONS + hand.seat:
                hand.flags |= OWN_SEASON
    if tiles and not rules.switches & WITH_FLOWERS:
        name = {"babcock": "seasons", "harr": "mandarins", "harr_limit": "mandarins"}
        option = name.get(rules.id, "flowers")
        raise Refused(f"Flowers and seasons are left out of this game (option {option}).")


def won_of(query, rules, seat):
    """Facts of how the hand was won; a loser's are 0."""
    won = query.get("won")
    told = listed(query, "flags")
    if won is None:
        if query.get("tile") is not None:
            raise Refused("A winning tile needs the way the hand was won.")
        calls = [row for row in rules.other_rows if row[1] & ORIGINAL_CALL]
        if told == ["original_call"] and calls:
            return ORIGINAL_CALL
        if told:
            raise Refused("Flags are of a winner: they need the way the hand was won.")
        return 0
    if not isinstance(won, str) or won not in WON:
        raise Refused(f"A hand is won by one of {', '.join(WON)}, not {won!r}.")
    if won == "robbed" and not rules.switches & ROBBING:
        raise Refused("These rules know no robbing of a four.")
    facts = WINNER | WON[won]
    for flag in told:
        if flag not in FLAGS:
            raise Refused(f"A flag is one of {', '.join(FLAGS)}, not {flag!r}.")
        fact, ways = FLAGS[flag]
        if ways and not facts & ways:
            raise Refused(f"A hand that was won by {won} is not {flag}.")
        # the hand as dealt was not drawn
        facts = WINNER | ORIGINAL if fact == ORIGINAL else facts | fact
    if facts & (ORIGINAL | EAST_STREAK) and seat not in (0, NO_WIND):
        if facts & EAST_STREAK:
            raise Refused("Only East has a streak.")
        raise Refused("Only East, who is dealt 14 tiles, can win with the original hand.")
    return facts


def hand_of(query, rules):
    """Fill HAND from a question; Refused for the first of its problems."""
    hand = HAND
    hand.clear()
    text = query.get("hand")
    if not isinstance(text, str):
        raise Refused("A hand is a text such as 'c678 d456 d33 | c123 b567'.")
    hand.seat = seat_of(query, "seat", NO_WIND)
    hand.round = seat_of(query, "round", NO_WIND)
    hand.flags = won_of(query, rules, hand.seat)
    flowers_of(query, rules, hand)
    if not isinstance(query.get("dead"), (bool, type(None))):
        raise Refused("dead is true or false.")
    if query.get("dead"):
        if hand.flags & WINNER:
            raise Refused(PROBLEMS[8])
        hand.flags |= DEAD
    tile = query.get("tile")
    if tile is not None:
        hand.tile = named(tile.lower()) if isinstance(tile, str) else NO_TILE
        if hand.tile >= KINDS:
            raise Refused(f"{tile!r} is not a tile.")
    bad = _read(text, hand)
    if bad:
        what = words.problem(hand.found & (UNKNOWN_TILE | NOT_A_SET), PROBLEMS)
        raise Refused(f"{bad!r}: {what}.")
    problems = _of_tiles(hand) if hand.flags & DEAD else hand.problems()
    if problems:
        raise Refused(words.problem(problems, PROBLEMS))
    if hand.flags & ORIGINAL and any(hand.states[: hand.n]):
        raise Refused("An original hand has no exposed sets.")
    return hand


def _hand(query):
    rules = rules_of(query)
    loose = hand_of(query, rules)
    if not ARRANGER.arrange(loose, rules):
        raise Refused(words.problem(TWO_PAIRS if loose.pairs > 1 else NOT_COMPLETE, PROBLEMS))
    sheet = ARRANGER.sheet
    if rules.fishing and not loose.flags & (WINNER | DEAD):
        FISHING.look(ARRANGER, loose, rules)
    items = []
    for i in range(sheet.n):
        line = sheet.lines[i]
        text = explain.line_text(sheet, i, ARRANGER.hand)
        items.append(item(text, line & 255, line >> AT_DOUBLES & 255, 0))
    limit = rows.row(sheet.limit_row) if sheet.limit_row else None
    if limit:
        items.append(item(limit, sheet.value, 0, 0))
    if sheet.after:
        items.append(item(rows.row(sheet.after_row), 0, 0, sheet.after))
        if sheet.after_row in [row[3] for row in rules.limits]:
            limit = rows.row(sheet.after_row)
    return {
        "points": sheet.points,
        "doubles": sheet.doubles,
        "total": sheet.total,
        "value": sheet.value,
        "limit": limit,
        "items": items,
        "arrangement": arrangement(loose, ARRANGER.hand),
        "waits": [tile_name(t) for t in range(KINDS) if ARRANGER.waits[t // 9] >> t % 9 & 1],
    }


def item(text, points, doubles, after):
    return {"text": text, "points": points, "doubles": doubles, "after": after}


def arrangement(loose, hand):
    """The sets as they were counted, in the notation that they can be typed in again."""
    in_hand, on_table = [], []
    left = list(loose.held[:KINDS])
    for i in range(hand.n):
        kind, state, first = hand.codes[i] >> 5, hand.codes[i] & 3, hand.tiles[i]
        for step in range(3 if kind == CHOW else kind + 1):
            left[first + step if kind == CHOW else first] -= 1
        shown = kind == KONG or kind != PAIR and state == EXPOSED
        text = notation.write_set(kind, first, state)
        (on_table if shown else in_hand).append(text)
    rest = [tile for tile in range(KINDS) for _ in range(left[tile])]
    if rest:
        in_hand.append(notation.write_tiles(rest))
    return " ".join(in_hand + ["|"] + on_table) if on_table else " ".join(in_hand)


def _read(text, hand):
    """The word that is no tiles, or ""; Refused where nobody can count them."""
    try:
        return notation.read(text, hand)
    except ValueError:  # over 255 of a kind
        raise Refused(words.problem(FIVE_OF_A_TILE, PROBLEMS)) from None


def _of_tiles(hand):
    """The problems of a hand that may have any number of tiles."""
    return hand.found | hand.problems() & FIVE_OF_A_TILE


def _wash(query):
    rules = rules_of({"rules": query.get("rules") or "harr_limit", "set": query.get("set")})
    if not rules.wash:
        raise Refused("These rules know no washing of the tiles.")
    text = query["hand"]
    hand = HAND
    hand.clear()
    bad = _read(text, hand)
    if bad or hand.n:
        raise Refused(f"{bad or text!r}: a hand as dealt has only tiles in hand.")
    problems = _of_tiles(hand)
    if problems:
        raise Refused(words.problem(problems, PROBLEMS))
    if hand.in_hand not in (13, 14):
        raise Refused(f"A hand as dealt has 13 tiles, East's 14; this has {hand.in_hand}.")
    found = sum(1 for tile in range(KINDS) if hand.held[tile] and is_head(tile))
    return {"heads": found, "pays": void.wash_value(rules, found)}


def answer_hand(query):
    """Score one hand, typed as tiles."""
    return answer(_hand, query)


def answer_wash(text, rules="harr_limit"):
    """Different heads of a hand as dealt, and what each other player pays for them."""
    return answer(_wash, {"hand": text, "rules": rules})
