# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Questions about the table: who pays whom, where the wall is broken."""

from eastwind import settle, wall
from eastwind.counting import MOST
from eastwind.switches import PAYS_ALL
from query import SEATS, Refused, answer, listed, rules_of, seat_of


def _settle(query):
    rules = rules_of(query)
    given = query.get("scores")
    if not isinstance(given, dict):
        raise Refused("The scores are an object of seats and numbers.")
    scores, present = [0] * 4, 0
    for letter, score in given.items():
        seat = seat_of({"seat": letter}, "seat")
        if isinstance(score, bool) or not isinstance(score, int) or not 0 <= score <= MOST:
            raise Refused(f"A score is a whole number from 0 to {MOST}, not {score!r}.")
        if present >> seat & 1:
            raise Refused(f"The seat {SEATS[seat]} has two scores.")
        scores[seat] = score
        present |= 1 << seat
    if not present & 1 or present == 1:
        raise Refused("East and at least one more player must have a score.")
    winner = seat_of(query, "winner")
    pays_all = seat_of(query, "pays_all", -1)
    dead = 0
    for letter in listed(query, "dead"):
        dead |= 1 << seat_of({"dead": letter}, "dead")
    if winner is None or not present >> winner & 1:
        raise Refused("The winner must be one of the seats that have a score.")
    if dead & ~present or pays_all >= 0 and not present >> pays_all & 1:
        raise Refused("Only a seat that has a score can be dead or pay for all.")
    if dead >> winner & 1:
        raise Refused("A dead hand cannot win.")
    if pays_all == winner:
        raise Refused("The winner does not pay for all.")
    if pays_all >= 0 and not rules.switches & PAYS_ALL:
        raise Refused("These rules know no penalties.")
    out = settle.Settlement()
    settle.settle(rules, scores, present, winner, pays_all, dead, out)
    return payments(out, present)


def payments(out, present):
    """A settlement as lists and letters."""
    paid = [[SEATS[i // 4], SEATS[i % 4], out.pay[i]] for i in range(16) if out.pay[i]]
    net = {SEATS[seat]: out.net[seat] for seat in range(4) if present >> seat & 1}
    return {"payments": paid, "net": net}


def _wall(query):
    for throw in ("east", "breaker"):
        if not 2 <= query[throw] <= 12:
            raise Refused(f"Two dice show 2 to 12, not {query[throw]}.")
    if query["tiles"] not in (136, 144):
        raise Refused(f"A wall has 136 or 144 tiles, not {query['tiles']}.")
    length = wall.side_length(query["tiles"])
    side, stack, left, from_side, from_stack = wall.break_wall(
        query["east"], query["breaker"], length
    )
    return {
        "breaker": SEATS[wall.side_of(query["east"])],
        "sum": query["east"] + query["breaker"],
        "side": SEATS[side],
        "stack": stack,
        "left": left,
        "from": [SEATS[from_side], from_stack],
    }


def answer_settle(query):
    """Settle four scores."""
    return answer(_settle, query)


def answer_wall(east, breaker, tiles):
    """Where the wall is broken by two throws of two dice."""
    return answer(_wall, {"east": east, "breaker": breaker, "tiles": tiles})
