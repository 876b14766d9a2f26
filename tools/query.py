# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What every question to the core shares: its rules, its seats, its refusals.

Questions and answers are dictionaries, as --batch reads and writes them. Keys that are absent or
None are not given. What cannot be answered raises Refused with one sentence for a person.
"""

import os

from eastwind import rulesets
from eastwind.rulesets import INDEX, custom

SEATS = "ESWN"
HARR = ("harr", "harr_limit")

# what is wrong in a ruleset's file, by the numbers of eastwind.rulesets.custom
PROBLEMS = (
    "It does not begin with the ruleset that it is based on, such as base = bmja.",
    "There is no ruleset called %r: it is one of " + ", ".join(INDEX) + ".",
    "There is no option called %r.",
    "The option %r cannot be that: {choices}.",
    "The base has no line that begins with %r.",
    "%r is said twice.",
    "Row %s must be points up to 100, doubles up to 9d, one of each, or off.",
    "Limit hand %s must be a share of the limit up to L, such as L/2, or off.",
    "%r cannot be worth that, or it is too much.",
    "The line is too long.",
    "These are more changes than a game can keep.",
)
MOST = 20  # problems that are told


class Refused(Exception):
    """A question that has no answer; str() is the sentence that says why."""


def read_custom(path):
    """A ruleset's file as eastwind.rulesets.custom tells it. Raises OSError."""
    name = os.path.basename(path)
    found = custom.Custom(name[: -len(".txt")] if name.endswith(".txt") else name, MOST)
    with open(path, "rb") as file:
        found.read(file)
    return found


def told(found, problem):
    """A problem of a ruleset's file: its line, and a sentence."""
    line, which, word = problem
    text = PROBLEMS[which]
    if which == custom.NO_CHOICE:
        text = text.format(choices=choices(found.options, word))
    return line, text % word if "%" in text else text


def rules_of(query):
    """The ruleset of a question with its options set."""
    if query.get("ruleset"):
        return _custom_rules(query)
    wanted = query.get("rules") or "harr"
    if wanted not in INDEX:
        raise Refused(f"The rules are one of {', '.join(INDEX)}, not {wanted!r}.")
    texts = options_of(query)
    # Harr's two parts share one list of options: one that only the other part has changes nothing
    books = HARR if wanted in HARR else (wanted,)
    taken = set()
    for ruleset in sorted(books, key=wanted.__eq__):
        rules = rulesets.load(ruleset)
        options = rulesets.options(rules)
        for name, text in texts.items():
            if name in options.names:
                taken.add(name)
                _choose(options, name, text)
    for name in texts:
        if name not in taken:
            raise Refused(f"There is no option called {name!r}.")
    return rules


def _custom_rules(query):
    """The rules of a file, with what the question sets of its options."""
    path = query["ruleset"]
    if query.get("rules"):
        raise Refused("The rules are those of a file or of a name, not both.")
    if not isinstance(path, str):
        raise Refused("A ruleset is the path of a file.")
    try:
        found = read_custom(path)
    except OSError as error:
        raise Refused(f"{path}: {error.strerror}.") from error
    except ValueError as error:
        raise Refused("A path has no zero bytes.") from error
    if found.problems:
        line, sentence = told(found, found.problems[0])
        raise Refused(f"{path}, line {line}: {sentence}")
    for name, text in options_of(query).items():
        _choose(found.options, name, text)
    return found.options.rules


def options_of(query):
    """What a question sets, as texts by the name of the option."""
    chosen = query.get("set") or {}
    if not isinstance(chosen, dict):
        raise Refused("The options are an object of names and values.")
    return {name: "none" if value is None else str(value) for name, value in chosen.items()}


def _choose(options, name, text):
    if name not in options.names:
        raise Refused(f"There is no option called {name!r}.")
    if not text.isascii() or not options.choose(name, text):
        raise Refused(f"The option {name} cannot be {text!r}: {choices(options, name)}.")


def choices(options, name):
    """The values that an option can take, in words."""
    found = options.choices(name)
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
