# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How brightly the display shines, and which way up. Loaded when that changes."""

LEVELS = (5, 10, 20, 40, 70, 100)  # percent
FULL, DIM = 0, 1  # beyond: nothing is shown
_DIMMED = 4  # times less light


def shine(glass, level, how):
    """Shine at a level, dimmed, or show nothing; False where light only is or is not."""
    percent = LEVELS[level]
    if how:
        percent = (percent + _DIMMED - 1) // _DIMMED if how == DIM else 0
    glass.display.root_group = glass.group if percent else None
    try:
        glass.display.brightness = percent / 100
    except (AttributeError, RuntimeError):
        return False
    finally:
        glass.display.refresh()
    return True


def can_turn(glass):
    """True where the picture can be turned."""
    return hasattr(glass.display, "rotation")


def turn(glass):
    """Turn the picture upside down."""
    glass.display.root_group = None  # so that all of it is drawn anew
    glass.display.rotation = (glass.display.rotation + 180) % 360
    glass.display.root_group = glass.group
    glass.changed()
