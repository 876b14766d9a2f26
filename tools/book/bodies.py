# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A gadget as it lies in the hand: its screen, pixel by pixel, and the keys of its profile.

Cases differ; the picture shows which keys there are and what they are called.
"""

from book.canvas import Canvas

TABLE, CASE, EDGE, BEZEL = 0xF4F1EA, 0x2F5557, 0x24413F, 0x101414
KEY, PRESSED, LETTERS = 0xE9E2D2, 0xFFC020, 0x24413F
MARGIN = 10  # of the table around the case
RIM = 20  # of the case around the screen
KEYS_HIGH = {"pad": 124, "line": 64, "knob": 104, "twelve": 148}
_SIGNS = {"UP": "▲", "DOWN": "▼", "LEFT": "◀", "RIGHT": "▶", "PREV": "◀", "NEXT": "▶"}


def names(profile):
    """The names of all keys of a board."""
    return [name for row in profile.KEYS for name in row]


def kind(profile):
    """Which keys a board has: a pad, a line of three, a knob, or twelve."""
    if "UP" in names(profile):
        return "pad"
    if "1" in names(profile):
        return "twelve"
    return "knob" if hasattr(profile, "KNOB") else "line"


def scale(profile):
    """So many times larger the screens of all boards are about equally wide."""
    return 2 if profile.WIDTH < 200 else 1


def size(profile):
    """Width and height of the picture of a board."""
    times = scale(profile)
    around = 2 * (MARGIN + RIM)
    high = profile.HEIGHT * times + around + KEYS_HIGH[kind(profile)]
    return max(profile.WIDTH * times, 240) + around, high


def corner(profile):
    """Where its screen begins in the picture of a board."""
    return (size(profile)[0] - profile.WIDTH * scale(profile)) // 2, MARGIN + RIM


def screen(profile, rows):
    """What the screen shows in the picture of a board."""
    times, (left, top) = scale(profile), corner(profile)
    shown = rows[top : top + profile.HEIGHT * times : times]
    return [row[left : left + profile.WIDTH * times : times] for row in shown]


def draw(profile, shown, pressed=()):
    """The picture of a board with what its screen shows, rows of colours; pressed: keys that are
    lit."""
    canvas = Canvas(*size(profile), TABLE)
    put(canvas, 0, 0, profile, shown, pressed)
    return canvas


def put(canvas, x, y, profile, shown, pressed=()):
    """Draw a board onto a canvas, its corner at a place."""
    width, height = size(profile)
    times = scale(profile)
    canvas.box(x + MARGIN, y + MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, EDGE, 18)
    canvas.box(x + MARGIN + 2, y + MARGIN + 2, width - 2 * MARGIN - 4, height - 2 * MARGIN - 6,
               CASE, 16)  # fmt: skip
    left, top = corner(profile)
    canvas.box(x + left - 6, y + top - 6, profile.WIDTH * times + 12, profile.HEIGHT * times + 12,
               BEZEL, 6)  # fmt: skip
    canvas.picture(x + left, y + top, shown, times)
    for name, across, up, half, tall in _PLACES[kind(profile)]:
        if name in names(profile):
            place = x + width // 2 + across, y + height - MARGIN - up
            _key(canvas, *place, half, tall, name, name in pressed)


# key, right of the middle, above the lower edge, half its width, half its height
_PLACES = {
    "pad": (
        ("UP", -70, 91, 14, 14), ("DOWN", -70, 35, 14, 14),
        ("LEFT", -98, 63, 14, 14), ("RIGHT", -42, 63, 14, 14),
        ("OK", 94, 82, 17, 17), ("BACK", 48, 64, 17, 17),
        ("MENU", 6, 26, 16, 7), ("DONE", 46, 26, 16, 7),
    ),
    "line": (("PREV", -76, 34, 22, 14), ("OK", 0, 34, 22, 14), ("NEXT", 76, 34, 22, 14)),
    "knob": (("OK", 0, 54, 34, 34), ("PREV", -66, 54, 14, 14), ("NEXT", 66, 54, 14, 14)),
    "twelve": (
        *[(name, -88 + 44 * (i % 3), 130 - 34 * (i // 3), 18, 14)
          for i, name in enumerate("1 2 3 4 5 6 7 8 9 BACK 0 OK".split())],
        ("PREV", 58, 78, 14, 14), ("NEXT", 102, 78, 14, 14),
    ),
}  # fmt: skip


def _key(canvas, x, y, half, tall, name, pressed):
    radius = half if half > 30 else min(half, tall, 8)
    canvas.box(x - half, y - tall + 2, 2 * half + 1, 2 * tall + 1, EDGE, radius)
    y += 2 if pressed else 0
    face = PRESSED if pressed else KEY
    canvas.box(x - half, y - tall, 2 * half + 1, 2 * tall + 1, face, radius)
    sign = _SIGNS.get(name)
    canvas.middle(x, y - 7 if sign else y - 3, sign or name, LETTERS, 2 if sign else 1)
