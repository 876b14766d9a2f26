# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Twenty thousand random events; `dev.py soak` does a million."""

from soak import soak


def test_random_events_agree_with_a_plain_model(capsys):
    cuts = soak(20_000, seed=1922)
    with capsys.disabled():
        print("\n20000 random events, %d power cuts among them" % cuts)
    assert cuts > 200
