# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Twenty thousand random keys on each kind of keys; `dev.py soak --keys` presses a million."""

import pytest

from monkey import KINDS, Monkey

KEYS = 20_000
SEEDS = {"paper": 1925, "twelve": 1934}  # so that he gets to the tiles with so few keys


@pytest.mark.parametrize("kind", KINDS)
def test_random_keys_lose_nothing(kind, capsys):
    monkey = Monkey(kind, seed=SEEDS.get(kind, 1924))
    monkey.run(KEYS)
    with capsys.disabled():
        print("\n%d random keys on %s: %d hands" % (monkey.presses, kind, monkey.hands))
    assert monkey.hands > 20
    assert len(monkey.seen) > 12 and "TilesScreen" in monkey.seen, monkey.seen
