# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What every question to the core shares: its rules, its seats, its refusals.

Questions and answers are dictionaries, as --batch reads and writes them. Keys that are absent or
None are not given. What cannot be answered raises Refused with one sentence for a person.
"""

from eastwind import rulesets
from eastwind.rulesets import INDEX

SEATS = "ESWN"
HARR = ("harr", "harr_limit")


class Refused(Exception):
    """A question that has no answer; str() is the sentence that says why."""


def rules_of(query):
    """The ruleset of a question with its switches set."""
    wanted = query.get("rules") or "harr"
    if wanted not in INDEX:
        raise Refused(f"The rules are one of {', '.join(INDEX)}, not {wanted!r}.")
    switches = query.get("set") or {}
    if not isinstance(switches, dict):
        raise Refused("The switches are an object of names and values.")
    texts = {switch: "none" if value is None else str(value) for switch, value in switches.items()}
    # Harr's two parts share one list of switches: one that only the other part has changes nothing
    books = HARR if wanted in HARR else (wanted,)
    taken = set()
    for ruleset in sorted(books, key=wanted.__eq__):
        rules = rulesets.load(ruleset)
        options = rulesets.options(rules)
        for switch, text in texts.items():
            if switch in options.names:
                taken.add(switch)
                if not options.choose(switch, text):
                    raise Refused(
                        f"The switch {switch} cannot be {text!r}: {choices(options, switch)}."
                    )
    for switch in texts:
        if switch not in taken:
            raise Refused(f"There is no switch called {switch!r}.")
    return rules


def choices(options, switch):
    """The values that a switch can take, in words."""
    found = options.choices(switch)
    if isinstance(found, list):
        return "it is " + " or ".join(found)
    return f"it is none or a number, a multiple of {found}"


def seat_of(query, key, default=None):
    """A seat by its letter, as an int."""
    text = query.get(key)
    if text is None:
        return default
    if not isinstance(text, str) or len(text) != 1 or text.upper() not in SEATS:
        raise Refused(f"A {key.replace('_', ' ')} is one of E, S, W, N, not {text!r}.")
    return SEATS.index(text.upper())


def listed(query, key):
    """A list of texts, empty where it is not given."""
    found = query.get(key)
    if found is None:
        return []
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise Refused(f"The {key} are a list of texts, not {found!r}.")
    return found


def answer(work, query):
    """What work returns for a question, or an error with its sentence; with the question's id."""
    if not isinstance(query, dict):
        return {"id": None, "error": "A question is a JSON object."}
    found = {"id": query["id"]} if "id" in query else {}
    try:
        found.update(work(query))
    except Refused as refused:
        found["error"] = str(refused)
    return found
