# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""PyPI's mahjong on the hands that we are measured by.

It scores the Japanese game from 14 tiles, without naming the waits. Every hand is closed and
drawn, so that each has a value there. It keeps 128 hands in a cache, so no hand is asked for
again before all others were.
"""

from time import perf_counter_ns

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig

_config = HandConfig(is_tsumo=True)
_calculator = HandCalculator()


def time_hand(tiles, tile):
    """The nanoseconds that a hand takes, given as 14 tiles."""
    numbered = _numbered(tiles)
    start = perf_counter_ns()
    answer = _calculator.estimate_hand_value(numbered, 4 * tile, config=_config)
    took = perf_counter_ns() - start
    assert not answer.error, answer.error
    return took


def _numbered(tiles):
    seen = [0] * 34
    numbers = []
    for tile in tiles:
        numbers.append(4 * tile + seen[tile])
        seen[tile] += 1
    return numbers
