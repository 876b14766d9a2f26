#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Score a hand, settle four scores, break the wall, wash the tiles: the core on a command line.

Needs nothing but Python. --json answers for machines; --batch reads a JSON object a line.
"""

import argparse
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "lib"))

from hand_query import FLAGS, answer_hand, answer_wash  # noqa: E402
from query import INDEX, SEATS  # noqa: E402
from table_query import answer_settle, answer_wall  # noqa: E402

NAMES = dict(zip(SEATS, ("East", "South", "West", "North")))


class Parser(argparse.ArgumentParser):
    """argparse whose errors are one line."""

    def error(self, message):
        sys.exit(fail(message))


def fail(message):
    """One sentence on standard error; the exit status of a refused command."""
    print(f"score: {message}", file=sys.stderr)
    return 2


def options(texts):
    """--set NAME=VALUE ... as an object."""
    found = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            sys.exit(fail(f"An option is NAME=VALUE, not {text!r}."))
        found[name] = value
    return found


def scores(texts):
    """--scores E=480 ... as an object."""
    found = {}
    for text in texts or ():
        seat, equals, value = text.partition("=")
        if not equals or not value.isdecimal() or len(value) > 9:
            sys.exit(fail(f"A score is SEAT=NUMBER, not {text[:20]!r}."))
        if seat in found:
            sys.exit(fail(f"The seat {seat} has two scores."))
        found[seat] = int(value)
    return found


def show_hand(answer):
    """A table of lines: points, doubles, running total."""
    print(f"{'':26}{'points':>8}{'doubles':>9}{'total':>9}")
    if answer["limit"] and not answer["doubles"] and len(answer["items"]) == 1:
        print(
            f"{'limit hand: ' + answer['limit']:26}{answer['value']:>8}{'':9}{answer['value']:>9}"
        )
    else:
        running = doubles = 0
        for line in sorted(answer["items"], key=lambda line: (line["after"], line["doubles"] > 0)):
            running += line["points"]
            doubles += line["doubles"]
            total = (running << doubles) + line["after"]
            number = line["points"] or line["after"] or ""
            print(f"{line['text']:26}{number:>8}{line['doubles'] or '':>9}{total:>9}")
        print(f"{'total':26}{answer['points']:>8}{answer['doubles']:>9}{answer['total']:>9}")
    if answer["value"] != answer["total"]:
        print(f"{'at the limit':26}{'':17}{answer['value']:>9}")
    print(answer["arrangement"])
    if answer["waits"]:
        print("won by " + " ".join(answer["waits"]))


def show_settlement(answer):
    for payer, payee, amount in answer["payments"]:
        print(f"{NAMES[payer]:6}pays {NAMES[payee]:6}{amount:>9}")
    for seat, net in answer["net"].items():
        print(f"{NAMES[seat]:17}{net:>+9}")


def show_wall(answer):
    side, stack = answer["from"]
    print(f"{NAMES[answer['breaker']]} breaks the wall; the throws sum to {answer['sum']}.")
    gap = f"{NAMES[answer['side']]}'s side, stack {answer['stack']} from its right end"
    print(f"The gap is at {gap}; its two tiles are the loose tiles.")
    print(f"Drawing starts at {NAMES[side]}'s side, stack {stack} from its right end.")


def show_wash(answer):
    if answer["pays"]:
        print(f"{answer['heads']} heads: each player pays {answer['pays']}.")
    else:
        print(f"{answer['heads']} heads: too few to wash the tiles.")


def batch(work):
    """A JSON object a line from standard input, an answer a line to standard output."""
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            query = json.loads(line)
        except (ValueError, RecursionError):
            query = None
        if isinstance(query, dict):
            query.setdefault("id", None)
        print(json.dumps(work(query)), flush=True)
    return 0


def put(answer, show, as_json):
    """Print one answer; its exit status."""
    if "error" in answer:
        return fail(answer["error"])
    if as_json:
        print(json.dumps(answer))
    else:
        show(answer)
    return 0


def parser():
    top = Parser(prog="score.py", description=__doc__.split("\n")[0])
    verbs = top.add_subparsers(dest="verb", required=True, metavar="hand|settle|wall|wash")

    hand = verbs.add_parser("hand", help="score one hand")
    hand.add_argument("hand", nargs="?", help="'in hand | on the table', such as 'c678 d33 | c123'")
    hand.add_argument(
        "--won", help="draw, discard, loose, last, first, original, robbed or last_discard"
    )
    hand.add_argument("--tile", help="the winning tile, which is among the tiles of the hand")
    hand.add_argument("--seat", help="E, S, W or N: the player's own wind")
    hand.add_argument("--round", help="E, S, W or N: the wind of the round")
    hand.add_argument(
        "--flags",
        nargs="+",
        metavar="FLAG",
        help=", ".join(FLAGS),
    )
    hand.add_argument("--flowers", nargs="+", metavar="TILE", help="f1 to f4, s1 to s4")
    hand.add_argument("--dead", action="store_true", help="a dead hand")

    settle = verbs.add_parser("settle", help="who pays whom")
    settle.add_argument("--scores", nargs="+", metavar="SEAT=N", help="E=480 S=64 W=272 N=16")
    settle.add_argument("--winner", help="the seat that won")
    settle.add_argument("--pays-all", help="the seat that made the dangerous discard")
    settle.add_argument("--dead", nargs="+", metavar="SEAT", help="seats with a dead hand")

    for verb in (hand, settle):
        verb.add_argument("--batch", action="store_true", help="JSON lines on standard input")

    wall = verbs.add_parser("wall", help="where to break the wall")
    wall.add_argument("--east", type=int, required=True, help="East's throw, 2 to 12")
    wall.add_argument("--breaker", type=int, required=True, help="the breaker's throw, 2 to 12")
    wall.add_argument("--tiles", type=int, default=136, help="136, or 144 with flowers")

    wash = verbs.add_parser("wash", help="heads of a hand as dealt, and what each pays")
    wash.add_argument("hand", help="the 13 or 14 tiles")
    wash.add_argument("--rules", default="harr_limit", help="harr_limit")

    for verb in (hand, settle):
        verb.add_argument("--rules", help="harr (the default), " + ", ".join(INDEX[1:]))
        verb.add_argument("--ruleset", metavar="FILE", help="a table's own rules, see dev.py rules")
        verb.add_argument(
            "--set", nargs="+", action="extend", metavar="NAME=VALUE", help="house rules"
        )
    for verb in (hand, settle, wall, wash):
        verb.add_argument("--json", action="store_true", help="answer with one JSON object")
    return top


def main(arguments=None):
    given = parser().parse_args(arguments)
    if given.verb == "hand":
        if given.batch:
            return batch(answer_hand)
        query = dict(vars(given), set=options(given.set))
        return put(answer_hand(query), show_hand, given.json)
    if given.verb == "settle":
        if given.batch:
            return batch(answer_settle)
        query = dict(vars(given), set=options(given.set), scores=scores(given.scores))
        return put(answer_settle(query), show_settlement, given.json)
    if given.verb == "wall":
        return put(answer_wall(given.east, given.breaker, given.tiles), show_wall, given.json)
    return put(answer_wash(given.hand, given.rules), show_wash, given.json)


if __name__ == "__main__":
    sys.exit(main())
