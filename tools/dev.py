# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The developer's command: python3 tools/dev.py VERB. Each verb is a module beside this one.

Stays readable to old Pythons, so that it can say that they are too old.
"""

import os
import sys

HELP = """usage: python3 tools/dev.py VERB [options]

  play      play with the gadget: in a window, else in this terminal, else the demo game
            games are kept in the folder games, so that the next start finds them
            --board ID            which board (default raspberry_pi_pico)
            --terminal            in this terminal even where a window could open
            --script FILE         run a key script without a screen
            --shots DIR           where its pictures go (default shots)
  shots     a picture of each step of the demo game on each board, on one page: shots/index.html;
            what differs from the last commit comes first, before, after and changed
            --board ID            only this board; may be given more than once
            --record              these are right: keep their hashes
  pictures  make anew what the guides show: pictures, the quick card, score cards
            --check               only say which would change
  build     make the files for a board as a zip in dist, to be unpacked onto its CIRCUITPY drive;
            first the memory that they need is measured, which takes minutes for all
            --board ID            only for this board
            --py                  as source, for another CircuitPython than 10
  release   bundles for all boards, compiled and as source, with their checksums, in dist
            --draft               even if the changelog or git are not ready: to try
  deploy    bring what has changed onto the CIRCUITPY drive that is plugged in
            --drive PATH          this drive
            --dry-run             only say what would be done
            --py                  as source
  test      run all tests, as many at once as there are processors; options go to pytest
  check     lint, layout, types, dead code, code that stands twice, the rules of the house, terms,
            what the boards refuse, what the guides tell; test runs this too
            CHECK ...             only these
  budget    what the core and the application cost on a board, in bytes: each line's aim, and the
            most that it may cost; fails beyond the most only
            --json                for machines
            --guide               write it into lib/README.md as well
  bench     how fast the core is, as multiples of what any scorer must do
            --json                for machines
            --guide               write it into lib/README.md as well
  rules     check FILE            which lines of a table's own ruleset are wrong, and what
            card NAME             the score card of a ruleset, built in or of a file
            diff A B              what differs between two; --help tells more of all three
  soak      random events against a plain model, a million unless you say how many
            --keys                random keys instead, on every kind of keys
            --seed N              the same ones again

The first run makes its own .venv here. Exit status: 0 well, 1 something failed, 2 wrong use.
"""

VERBS = (
    "play", "shots", "pictures", "build", "release", "deploy", "test", "check", "budget", "bench",
    "rules", "soak",
)  # fmt: skip


def main(arguments):
    """Run a verb in the project's own environment; returns the exit status."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        sys.stdout.write(HELP)
        return 0 if arguments else 2
    if arguments[0] not in VERBS:
        sys.stderr.write("There is no verb %s. Verbs: %s.\n" % (arguments[0], ", ".join(VERBS)))
        return 2
    if sys.version_info < (3, 10):
        sys.stderr.write(
            "Eastwind's tools need Python 3.10 or newer, this is %d.%d.\n" % sys.version_info[:2]
        )
        return 1
    import dev_env

    if not dev_env.inside():
        return dev_env.run(os.path.abspath(__file__), arguments)
    verb = __import__("dev_" + arguments[0])
    return verb.main(arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
