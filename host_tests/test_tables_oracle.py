# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Random hands by the later rulesets, added up once more: the sets as score.py lays them, items as
the sources list them, in plain words and without a table. Which tile was the only one, and what it
completed, is taken as found; hands of other shapes are left out."""

import random

import pytest

import random_hands
import score
from oracle_hand import read_tiles
from vector_queries import LATER, LIMITS

WONS = ("draw", "discard", "discard", "loose", "last", "robbed", "last_discard")
BONUS = ["f1", "f2", "f3", "f4", "s1", "s2", "s3", "s4"]
GREEN = {"b2", "b3", "b4", "b6", "b8", "dg"}
SHAPES = {"nine gates", "wriggling snake", "single heads"}
FISHING = {"limit 1 short", "purity"}  # of a loser who lacks one tile


def is_honour(tile):
    return not tile[1].isdigit()


def is_head(tile):
    return is_honour(tile) or tile[1] in "19"


class Laid:
    """The sets of an arrangement: points, doubles of sets, and what of them is counted."""

    def __init__(self, asked, arrangement, round_wind, claimed_kongs):
        own = "w" + asked["seat"].lower()
        winds = [own, "w" + asked["round"].lower()] if round_wind else [own]
        held, _, laid = arrangement.partition("|")
        self.tiles = []
        self.points = self.doubles = self.chows = self.pungs = self.kongs = self.hidden = 0
        self.dragons = self.winds = self.dragon_pair = self.wind_pair = 0
        self.open = False
        for text, exposed in [(t, False) for t in held.split()] + [(t, True) for t in laid.split()]:
            tiles = read_tiles(text.strip("[]{}"))
            self.tiles += tiles
            exposed = exposed and text[0] != "["
            tile = tiles[0]
            if len(tiles) > 2 and tile != tiles[1]:
                self.chows += 1
                self.open |= exposed
            elif len(tiles) == 2 and tile == tiles[1]:
                self.points += 2 * winds.count(tile) + 2 * (tile[0] == "d" and is_honour(tile))
                self.dragon_pair |= tile in ("dr", "dg", "dw")
                self.wind_pair |= tile[0] == "w"
            elif len(tiles) > 2:
                self._pung(tile, len(tiles) == 4, exposed, text[0] == "{" and claimed_kongs, winds)
        self.suits = {tile[0] for tile in self.tiles if not is_honour(tile)}
        self.honours = any(map(is_honour, self.tiles))

    def _pung(self, tile, kong, exposed, claimed, winds):
        self.points += (8 if kong else 2) * (2 if is_head(tile) else 1) * (1 if exposed else 2)
        self.kongs += kong
        self.pungs += 1
        self.hidden += claimed or not exposed
        self.open |= exposed and not claimed
        self.dragons += tile in ("dr", "dg", "dw")
        self.winds += tile[0] == "w"
        self.doubles += (tile in ("dr", "dg", "dw")) + winds.count(tile)


def babcock(asked, laid, items):
    points, doubles = laid.points, laid.doubles
    if not laid.suits or len(laid.suits) == 1:
        doubles += 1 if laid.suits and laid.honours else 3
    won = asked.get("won")
    if won:
        points += 20 + 2 * (won in ("draw", "last")) + 10 * (won in ("loose", "robbed"))
        points += 10 * (won == "last") + 10 * (not laid.chows) + 2 * ("only place" in items)
        points += 10 * (points == 20)
    return points << doubles


def doubles_of_winner(won, laid):
    """Those that BMJA, DMJL and Millington share."""
    found = (not laid.chows) + all(map(is_head, laid.tiles)) + (won in ("loose", "robbed"))
    return found + won.startswith("last") + (len(laid.suits) == 1 and laid.honours)


def bmja(asked, laid, items):
    own = "ESWN".index(asked["seat"]) + 1
    flowers = asked["flowers"]
    apart = sum(tile[1] == str(own) for tile in flowers)
    apart += sum(sum(tile[0] == kind for tile in flowers) == 4 for kind in "fs")
    points, doubles = laid.points + 4 * len(flowers), laid.doubles + apart
    won = asked.get("won")
    if not won:
        return points << doubles
    tile = asked.get("tile")
    special = laid.kongs == 4 or laid.winds == 4 or laid.dragons == 3 and not laid.chows
    special |= (won, tile) in (("loose", "d5"), ("last", "d1")) or not laid.suits
    special |= all(tile[1] in "19" for tile in laid.tiles)
    if special or not laid.chows and set(laid.tiles) <= GREEN:
        return 1000
    claimed = won in ("discard", "robbed", "last_discard")
    if len(laid.suits) == 1 and not laid.honours and not laid.chows:  # purity
        total = laid.points + 20 + 2 * (won in ("draw", "last")) << 3 + (won == "last_discard")
        return max(
            total + (4 * len(flowers) << apart + (won == "last_discard")),
            points + 20 + 2 * (won in ("draw", "last")) << doubles + doubles_of_winner(won, laid),
        )
    doubles += bool(not laid.open and not claimed and laid.honours and laid.suits)
    points += 20 + 2 * (won in ("draw", "last"))
    return points << doubles + doubles_of_winner(won, laid)


def chinese(asked, laid, items, out, limit, german):
    own = "ESWN".index(asked["seat"]) + 1
    flowers = asked["flowers"]
    points, doubles = laid.points + 4 * len(flowers), laid.doubles
    doubles += sum(tile[1] == str(own) for tile in flowers) == 2
    doubles += sum(sum(tile[0] == kind for tile in flowers) == 4 for kind in "fs")
    doubles += 2 if laid.dragons == 3 else laid.dragons == 2 and laid.dragon_pair
    doubles += 2 if laid.winds == 4 else laid.winds == 3 and laid.wind_pair
    doubles += laid.hidden >= 3
    won = asked.get("won")
    if not won:
        return points << doubles
    claimed = won in ("discard", "robbed", "last_discard")
    closed = not laid.open and not claimed
    one_suit = len(laid.suits) == 1 and not laid.honours
    special = laid.kongs == 4 or laid.winds == 4 or not laid.suits
    special |= laid.dragons == 3 and (german or not laid.chows)
    special |= closed and (one_suit or laid.pungs == 4 and (not german or not claimed))
    special |= all(tile[1] in "19" for tile in laid.tiles) or set(laid.tiles) <= GREEN
    named = (("loose", "d5"), ("last", "d1"), ("robbed", "b2"))
    if special or (won, asked.get("tile")) in named:
        return limit
    points += out + 2 * (not claimed) + 2 * ("only place" in items)
    points += 2 * ("pair of 2-8 made" in items) + 4 * ("pair of heads made" in items)
    doubles += closed + 3 * one_suit + (laid.chows == 4 and not laid.points)
    return points << doubles + doubles_of_winner(won, laid)


def total(asked, answer):
    """What the hand of an answer comes to."""
    ruleset = asked["rules"]
    later = ruleset in ("dmjl", "millington")
    laid = Laid(asked, answer["arrangement"], ruleset != "babcock", later)
    items = [item["text"] for item in answer["items"]]
    if ruleset == "babcock":
        return babcock(asked, laid, items)
    if ruleset == "bmja":
        return bmja(asked, laid, items)
    out = 20 if ruleset == "dmjl" else 10
    return chinese(asked, laid, items, out, LIMITS[ruleset], ruleset == "dmjl")


def fishes(answer):
    """True where a loser has something for the special hand that he lacks one tile of."""
    items = answer["items"]
    return answer["limit"] or any(item["after"] or item["text"] in FISHING for item in items)


@pytest.mark.parametrize("ruleset", LATER)
def test_random_hands(ruleset):
    source = random.Random(ruleset + "!")
    told = 0
    for k in range(450):
        losing = k % 3 == 0
        asked = (random_hands.losing_query if losing else random_hands.winning_query)(source)
        flowers = [] if ruleset == "babcock" else source.sample(BONUS, source.choice((0, 0, 1, 6)))
        asked.update(rules=ruleset, set={}, flowers=flowers)
        asked.update(seat=source.choice("ESWN"), round=source.choice("ESWN"))
        if not losing:
            asked["won"] = source.choice(WONS)
        answer = score.answer_hand(asked)
        if "error" in answer or answer["limit"] in SHAPES:
            continue
        if ruleset == "bmja" and (
            answer["limit"] == "buried treasure" or losing and fishes(answer)
        ):
            continue
        told += 1
        assert min(total(asked, answer), LIMITS[ruleset]) == answer["value"], (asked, answer)
    assert told > 200
