# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What is printed beside the keys, as the case is held. Dropped as soon as it is told."""

from gadget import screens
from gadget.owner import LEFT

_OPPOSITE = (("PREV", "NEXT"), ("LEFT", "RIGHT"), ("UP", "DOWN"))


def printed(app, text):
    """A board profile's PRINTED, or the name of a key; turned for the left hand, a direction is at
    the opposite key."""
    if app.settings[LEFT]:
        for one, other in _OPPOSITE:
            if one in text:
                text = text.replace(one, "?").replace(other, one).replace("?", other)
                text = " ".join(reversed(text.split()))
    screens.drop(__name__)
    return text
