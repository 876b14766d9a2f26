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

ROUNDS = 3


def median(hands):
    """The median of the nanoseconds that a hand takes."""
    config = HandConfig(is_tsumo=True)
    calculator = HandCalculator()
    questions = [(_numbered(tiles), 4 * tile) for _, _, tile, tiles in hands]
    best = [0] * len(questions)
    for _ in range(ROUNDS):
        for i, (tiles, winning) in enumerate(questions):
            start = perf_counter_ns()
            answer = calculator.estimate_hand_value(tiles, winning, config=config)
            took = perf_counter_ns() - start
            assert not answer.error, answer.error
            best[i] = min(best[i] or took, took)
    return sorted(best)[len(best) // 2]


def _numbered(tiles):
    seen = [0] * 34
    numbers = []
    for tile in tiles:
        numbers.append(4 * tile + seen[tile])
        seen[tile] += 1
    return numbers
