# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Who gets a discard, and which fours of a kind may be made.

For desktops: at the table the players settle it. Seats are winds, 0 East to 3 North; a claim is
what one seat calls for one discard.
"""

from eastwind.seats import NOBODY, next_place
from eastwind.sets import CONCEALED, EXPOSED

# claims, the higher goes before the lower (F. To Pung, rules 4 and 5, p.21)
NO_CLAIM, TO_CHOW, TO_PUNG, TO_WIN, TO_WIN_BY_CHOW = 0, 1, 2, 3, 4

NOT_ALLOWED = -1


def award(discarder, calls, present, chow_win_from_any):
    """The seat that gets a discard, NOBODY if it lies (E. To Chow, F. To Pung, p.18-21).

    calls: the claim of each seat. present: mask of the seats with a player. chow_win_from_any:
    False where a sequence that wins may be claimed only from the player at the left, as any other
    sequence. Of two who win, the nearest to the discarder's right gets it (rule 6).
    """
    best = NO_CLAIM
    winner = NOBODY
    right = seat = next_place(discarder, present)
    while seat != discarder:
        call = calls[seat]
        if call == TO_WIN_BY_CHOW and (chow_win_from_any or seat == right):
            call = TO_WIN
        if call == TO_CHOW and seat != right or call == TO_WIN_BY_CHOW:
            call = NO_CLAIM
        if call > best:
            best = call
            winner = seat
        seat = next_place(seat, present)
    return winner


def four(shown, claimed, left):
    """How a four of a kind lies: CONCEALED or EXPOSED, or NOT_ALLOWED (Four of a Kind, p.22-24).

    shown: the three lie on the table. claimed: the fourth is a discard. left: tiles that may still
    be drawn. Every four takes a loose tile at once, so none may be made when none is left; an
    exposed three takes no discard, for no set may hold two claimed tiles. A four found in the
    original hand is one with the fourth drawn.
    """
    if left < 1 or shown and claimed:
        return NOT_ALLOWED
    return EXPOSED if shown or claimed else CONCEALED
