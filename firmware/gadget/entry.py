# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The way to the wall and through a counted deal: whose hand comes next, and on which screen.

Screens are imported when they are opened. Must not know what they show.
"""

import sys

from eastwind.facts import DEAD, IRREGULAR
from eastwind.sets import EXACT, SETS, TOTAL
from gadget import screens
from gadget.nav import BACK, HOME, Instead


def open_hand(session, turn):
    """The screen that counts the hand of the turn-th player of session.entry_order, anew too."""
    place = session.entry_order[turn]
    hand = session.hands[place]
    way = EXACT if session.exact[place] else hand.mode
    _make_room(session, "tiles" if way == EXACT else "grid" if way == SETS else "points")
    if way == EXACT:
        from gadget.screens.tiles import TilesScreen

        return TilesScreen(session, turn)
    session.enter(place)
    if way == SETS:
        from gadget.screens.grid import GridScreen

        return GridScreen(session, turn)
    from gadget.screens.points import PointsScreen

    return PointsScreen(session, turn)


def _make_room(session, screen):
    """Where a screen is not in memory, drop what the screens before it needed: they are large."""
    if "gadget.screens." + screen not in sys.modules:
        screens.forget((session.main or session).app.kept + [__name__])


def open_wall(session):
    """The screen for the wall of a game that has begun."""
    _make_room(session, "wall")
    from gadget.screens.wall import WallScreen

    return WallScreen(session)


def begin(session, *what):
    """Start to count a won hand: what session.begin() is told; returns its first screen."""
    refused = flat(session)
    if refused:
        return refused
    session.begin(*what)
    _as_last(session, 0)
    return open_hand(session, 0)


def back(session, turn):
    """BACK from the empty hand of a player: to the one before, or out."""
    return Instead(open_hand, session, turn - 1) if turn else BACK


def count(session, turn):
    """A hand is done: count it and go to the first one that is not, or to the review.

    Who counts in points goes on so, in the hands to come too.
    """
    refused = flat(session)
    if refused:
        return refused
    place = session.entry_order[turn]
    session.count(place)
    session.told = session.hands[place].mode != SETS
    return Instead(go_on, session)


def go_on(session):
    """The screen for the first hand that has not been counted, else the review."""
    turn = 0
    while turn < len(session.entry_order):
        if not session.counted >> session.entry_order[turn] & 1:
            _as_last(session, turn)
            return open_hand(session, turn)
        turn += 1
    _make_room(session, "review")
    from gadget.screens.review import ReviewScreen

    return ReviewScreen(session)


def _as_last(session, turn):
    """A hand not yet begun is told in points where the last one was."""
    hand = session.hands[session.entry_order[turn]]
    if session.told and not hand.n and not hand.flags & (DEAD | IRREGULAR):
        in_points(hand)


def in_points(hand):
    """Count a hand as points that are told; its sets stay for the way back."""
    if hand.mode == SETS:
        hand.mode = TOTAL
        hand.base = hand.doubles = 0


def commit(session, write, *what):
    """Write a step, then go home; from a correction to its preview.

    With a battery too low to write safely nothing is begun, and that is said.
    """
    refused = flat(session)
    if refused:
        return refused
    write(*what)
    if session.main:
        from gadget.screens.preview import PreviewScreen

        return Instead(PreviewScreen, session)
    session.resume()
    return HOME


def flat(session):
    """What is shown instead of writing where the battery is too low for it, else None."""
    if not session.flat():
        return None
    from gadget import notices

    return notices.too_low()
