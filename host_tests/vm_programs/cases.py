# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The hands and settlements of a data file, put into the core's own objects.

Runs in the VMs: vm_data.py writes the file, other programs here read it.
"""

from eastwind import notation
from eastwind.arrange import Arranger
from eastwind.loose import Loose
from eastwind.rulesets import load, options
from eastwind.settle import Settlement, settle
from eastwind.tiles import KINDS
from eastwind.void import penalty
from eastwind.words import tile_name

loose = Loose()
arranger = Arranger()
out = Settlement()
rules = None
_loaded = ""


def lines(kind):
    """The fields of each line of a kind, its rules loaded with their options."""
    global rules, _loaded
    with open("cases.txt") as file:
        for line in file:
            fields = line.rstrip("\n").split("\t")
            if fields[0] != kind:
                continue
            if fields[1] + fields[2] != _loaded:
                _loaded = fields[1] + fields[2]
                rules = load(fields[1])
                for option in fields[2].split():
                    choice, _, value = option.partition("=")
                    assert options(rules).choose(choice, value), option
            yield fields[3:]


def put_down(text, told):
    """Fill loose from a hand as typed and "seat round tile flags"."""
    loose.clear()
    seat, wind, tile, flags = [int(word) for word in told.split()]
    loose.seat = seat
    loose.round = wind
    loose.tile = tile
    loose.flags = flags
    bad = notation.read(text, loose)
    assert not bad and not loose.problems(), text


def scored():
    """What the arranger says of loose: points, doubles, total, value, 1 for a limit hand."""
    if not arranger.arrange(loose, rules):
        return "incomplete"
    sheet = arranger.sheet
    limit = 1 if sheet.limit_row else 0
    return "%d %d %d %d %d" % (sheet.points, sheet.doubles, sheet.total, sheet.value, limit)


def waits():
    """The waits that the arranger found, as text."""
    return by_name([tile_name(t) for t in range(KINDS) if arranger.waits[t // 9] >> t % 9 & 1])


def by_name(tiles):
    """Names of tiles in the order of the alphabet, as text."""
    return " ".join(sorted(tiles))


def pay(numbers):
    """Settle "present winner pays_all dead E S W N", or false mah-jongg of "present offender"."""
    told = [int(word) for word in numbers.split()]
    if len(told) == 2:
        penalty(rules, told[1], told[0], out)
    else:
        settle(rules, told[4:], told[0], told[1], told[2], told[3], out)
    return " ".join([str(amount) for amount in out.pay])
