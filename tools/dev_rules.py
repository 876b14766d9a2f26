# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""dev.py rules: check a table's own ruleset, print the score card of any, tell two apart."""

import argparse
import json
import os
import sys

import card
import query
from eastwind.rulesets import INDEX, custom

HELP = """A ruleset is one of %s,
or the path of a file. Such files go to the folder rules of the gadget's drive. In one:
%s
Exit status: 0 well, for diff the same; 1 the file is wrong, for diff something differs;
2 wrong use.""" % (", ".join(INDEX), custom.__doc__.split("\n", 1)[1])

NAMES = dict(
    harr="Harr, Part One", harr_limit="Harr, Part Two", babcock="Babcock",
    bmja="British Mah-Jong Association", dmjl="German league", millington="Millington",
)  # fmt: skip


class Failed(Exception):
    """str() is a sentence, `status` the exit status."""

    status = 2


class Wrong(Failed):
    """The file is wrong; `problems` are (line, sentence)."""

    status = 1

    def __init__(self, path, problems):
        super().__init__("\n".join("%s:%d: %s" % (path, *problem) for problem in problems))
        self.problems = problems


def opened(name):
    """The Options of a ruleset by its name or path."""
    if name in INDEX:
        return query.rulesets.options(query.rulesets.load(name))
    try:
        found = query.read_custom(name)
    except OSError as error:
        known = "" if os.sep in name else " A ruleset is one of %s, or a file." % ", ".join(INDEX)
        raise Failed("%s: %s.%s" % (name, error.strerror, known)) from error
    if found.problems:
        raise Wrong(name, [query.told(found, problem) for problem in found.problems])
    return found.options


def title(name, rules):
    """What a card is headed."""
    if not rules.house:
        return "%s (%s), version %d" % (NAMES[rules.id], rules.id, rules.version)
    called = rules.house[: rules.house.find("\n")]
    return "%s, on %s version %d" % (called, rules.id, rules.version)


def check(options):
    """Say what is wrong in a file, or what it is."""
    problems = []
    rules = None
    try:
        rules = opened(options.file).rules
    except Wrong as wrong:
        problems = wrong.problems
        if not options.json:
            raise
    if options.json:
        told = {"file": options.file, "base": rules and rules.id}
        told["problems"] = [{"line": line, "text": text} for line, text in problems]
        print(json.dumps(told))
    else:
        print("%s: well, %s." % (options.file, title(options.file, rules)))
    return 1 if problems else 0


def show(options):
    """Print a score card, or draw it."""
    rules = opened(options.name).rules
    head, found = title(options.name, rules), card.sections(rules)
    if options.format == "png":
        import card_picture

        path = options.output or os.path.basename(options.name).partition(".")[0] + ".png"
        blocks = card.as_text(head, found).strip().split("\n\n")
        card_picture.write(path, [block.split("\n") for block in blocks])
        print("%s: %s." % (path, head))
        return 0
    text = (card.as_markdown if options.format == "markdown" else card.as_text)(head, found)
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        sys.stdout.write(text)
    return 0


def diff(options):
    """Print what differs, a line each: only here, only there, or both."""
    cards = [card.sections(opened(name).rules) for name in (options.one, options.other)]
    found = card.differences(*cards)
    if options.json:
        names = ("section", "what", "here", "there")
        print(json.dumps([dict(zip(names, line)) for line in found]))
        return 1 if found else 0
    for heading, what, here, there in found:
        sides = [" ".join(side) if side else "-" for side in (here, there)]
        print("%s: %s: %s | %s" % (heading, what, *sides))
    return 1 if found else 0


def main(arguments):
    """Returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="dev.py rules", description=__doc__.split(": ", 1)[1], epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    verbs = parser.add_subparsers(required=True, metavar="check|card|diff")
    verb = verbs.add_parser("check", help="say which lines of a file are wrong, and what")
    verb.set_defaults(work=check)
    verb.add_argument("file", metavar="FILE")
    verb.add_argument("--json", action="store_true", help="for machines")
    verb = verbs.add_parser("card", help="print the score card of a ruleset")
    verb.set_defaults(work=show)
    verb.add_argument("name", metavar="NAME", help="a ruleset, or a file")
    verb.add_argument("--format", choices=("text", "markdown", "png"), default="text")
    verb.add_argument("-o", dest="output", metavar="FILE", help="write there")
    verb = verbs.add_parser("diff", help="print what differs between two rulesets")
    verb.set_defaults(work=diff)
    verb.add_argument("one", metavar="A")
    verb.add_argument("other", metavar="B")
    verb.add_argument("--json", action="store_true", help="for machines")
    options = parser.parse_args(arguments)
    try:
        return options.work(options)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return failed.status
    except OSError as error:
        print("%s: %s." % (error.filename, error.strerror), file=sys.stderr)
        return 2
