# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Flowers and seasons of a hand: the own one, and how many there are of the others, which are all
alike. shift: 0 for flowers, 4 for seasons; own: the bit of the player's wind."""

from eastwind.facts import OWN_FLOWER, OWN_SEASON


def has_own(hand, own, shift):
    """1 where the own one is there, else 0."""
    return 1 if hand.bonus >> shift & own else 0


def turn_own(hand, own, shift):
    """Put it there, or take it away."""
    hand.bonus ^= own << shift
    hand.flags ^= OWN_SEASON if shift else OWN_FLOWER


def others(hand, own, shift):
    """How many others there are."""
    bits = hand.bonus >> shift & 15 & ~own
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3)


def turn_others(hand, own, shift, step):
    """One of them more (1) or less (-1), round the end."""
    count = (others(hand, own, shift) + step) % 4
    bits = hand.bonus >> shift & own
    bit = 1
    while count:
        if bit != own:
            bits |= bit
            count -= 1
        bit <<= 1
    hand.bonus = hand.bonus & ~(15 << shift) | bits << shift
