# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Writes the data file of vm_programs/cases.py. What is expected comes from the book's vectors
and, for random hands, from the brute-force reference scorer; never from lib/eastwind.

A line is a kind (hand or settle), the ruleset, its options, then the case, between tabs.
"""

import random

import hand_query
import oracle
from eastwind import rulesets
from oracle_hand import Refused
from random_hands import losing_query, winning_query
from vector_queries import HARR, SETTLING, queries, settle_query
from vector_text import SEATS, circumstances, payments, totals

RANDOM = 400  # hands beside the book's


def options(query):
    """The options of a query that its ruleset has."""
    known = rulesets.options(rulesets.load(query["rules"])).names
    chosen = sorted((query.get("set") or {}).items())
    return " ".join("%s=%s" % pair for pair in chosen if pair[0] in known)


def hand_line(query, expected, waits):
    """A hand; expected: points, doubles, total, value, whether it is a limit hand."""
    rules = rulesets.load(query["rules"])
    for option in options(query).split():
        rulesets.options(rules).choose(*option.split("="))
    hand = hand_query.hand_of(query, rules)
    told = "%d %d %d %d" % (hand.seat, hand.round, hand.tile, hand.flags)
    numbers = " ".join(str(int(number)) for number in expected)
    return ["hand", query["rules"], options(query), query["hand"], told, numbers, waits]


def book_hands():
    """The worked hands of the book, in each spelling."""
    for vector in HARR:
        how = circumstances(vector)
        limit = int(how.get("limit", 300))
        total = totals(vector["total"][0])
        if isinstance(total, str):
            expected = limit, 0, limit, limit, True
        else:
            value = min(total[2], limit) if "limit" in how else total[2]
            expected = total[0], total[1].bit_length() - 1, total[2], value, False
        for query in queries(vector):
            yield hand_line(query, expected, " ".join(how.get("waits", "?")))


def random_hands():
    """Winning and losing hands with random circumstances and options."""
    source = random.Random(1922)
    made = 0
    while made < RANDOM:
        query = source.choice((winning_query, winning_query, losing_query))(source)
        try:
            found = oracle.score(query)
        except Refused:
            continue
        made += 1
        keys = ("points", "doubles", "total", "value")
        expected = [found[key] for key in keys] + [found["limit"] is not None]
        yield hand_line(query, expected, " ".join(found["waits"]))


def settlements():
    """The book's settlements and false mah-jonggs."""
    for vector in SETTLING:
        if "scores" in vector:
            query = settle_query(vector)
            here = sum(1 << SEATS.index(seat) for seat in query["scores"])
            numbers = [here, SEATS.index(query["winner"]), SEATS.find(query.get("pays_all") or " ")]
            numbers.append(sum(1 << SEATS.index(seat) for seat in query.get("dead", ())))
            numbers += [query["scores"].get(seat, 0) for seat in SEATS]
        elif "false mah-jongg of" in vector.get("how", [""])[0]:
            query = {"rules": "harr_limit"}
            numbers = [15, SEATS.index(vector["how"][0].partition(" of ")[2][0])]
        else:
            continue
        paid = payments(vector["pay"][0])
        pay = [paid.get((payer, payee), 0) for payer in SEATS for payee in SEATS]
        texts = [" ".join(map(str, row)) for row in (numbers, pay)]
        yield ["settle", query["rules"], options(query)] + texts


def write(path):
    """Write the file. Cases of the same options lie together."""
    lines = ["\t".join(line) for line in [*book_hands(), *random_hands(), *settlements()]]
    lines.sort(key=lambda line: line.split("\t")[:3])
    path.write_text("\n".join(lines) + "\n", "utf-8")
