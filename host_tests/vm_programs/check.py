# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Every case of the data file through the core of this VM; prints what is wrong, then how many
were right."""

import cases


def run():
    good = 0
    for text, told, expected, waits in cases.lines("hand"):
        cases.put_down(text, told)
        got = cases.scored()
        if got != expected or waits != "?" and cases.waits() != cases.by_name(waits.split()):
            print("%s: expected %s, %s; got %s, %s" % (text, expected, waits, got, cases.waits()))
        else:
            good += 1
    for numbers, expected in cases.lines("settle"):
        got = cases.pay(numbers)
        if got != expected:
            print("%s: expected %s; got %s" % (numbers, expected, got))
        else:
            good += 1
    return good
