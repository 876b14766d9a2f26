# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Writes what boards/README.md says of pins from the profiles themselves, and the wiring's picture.

    python3 tools/wiring.py

makes boards/wiring.svg anew, and the tables between the markers in boards/README.md.
"""

import guides
from paths import ROOT
from sim.device import boards, load

BOARDS = ROOT / "boards"
README = BOARDS / "README.md"
PICTURE = BOARDS / "wiring.svg"

# the Pico's forty pins, counted as in its data sheet: down the left side, up the right one
LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15"
RIGHT = (
    "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN "
    "GP26 GP27 AGND GP28 VREF 3V3 3V3_EN GND VSYS VBUS"
)
PINS = (LEFT + " " + RIGHT).split()
USB = 40
# beside the keys, which the profile tells: part, pin, how
PARTS = (
    ("SSD1306 SDA", "GP4", ""),
    ("SSD1306 SCL", "GP5", ""),
    ("SSD1306 VCC", "3V3", ""),
    ("SSD1306 GND", "GND", "any GND"),
    ("piezo, optional", "GP16", "other leg to GND"),
    ("battery +", "VSYS", "through the slide switch, then the Schottky diode"),
    ("battery -", "GND", "any GND"),
)
_DRAWN = {"battery +": "Schottky diode, switch, battery +", "battery -": "battery -, keys, piezo"}
_GROUND = {"SSD1306 GND": 38, "battery -": 38}  # which of the eight


def numbers(pin):
    """The numbers of a pin's name on the Pico."""
    return [i + 1 for i in range(len(PINS)) if PINS[i] == pin]


def wires(profile):
    """[(part, pin, its number, how)] of the DIY build, the keys first."""
    found = []
    for name, pin in zip(profile.KEYS[0], profile.PINS):
        optional = "; a five-key build leaves it out" if name == "BACK" else ""
        found.append(("key " + name, pin, numbers(pin)[0], "other leg to GND" + optional))
    for part, pin, how in PARTS:
        found.append((part, pin, _GROUND.get(part) or numbers(pin)[0], how))
    return found


def wiring_table(profile):
    """The wires as a table."""
    rows = [(part, pin, str(number), how) for part, pin, number, how in wires(profile)]
    return guides.table(("part", "Pico pin", "number", ""), rows)


def boards_table():
    """All boards, from their profiles."""
    rows = []
    for board in boards():
        profile = load(BOARDS / (board + ".py"))
        names = [name for row in profile.KEYS for name in row]
        rows.append((
            "%s (`%s`)" % (profile.NAME, board), "%dx%d" % (profile.WIDTH, profile.HEIGHT),
            " ".join(sorted(set(names), key=names.index)), profile.DRIVE_KEY,
            profile.TEST_KEY or "`selftest.keys` only",
            "nvm, older ones in files" if profile.MEMORY else "files",
        ))  # fmt: skip
    head = "board (id)", "screen", "keys", "held at start: drive", "self-test", "games kept in"
    return guides.table(head, rows)


def picture(profile):
    """The Pico with its wires as SVG."""
    told = {}
    for part, _, number, _ in wires(profile):
        told.setdefault(number, []).append(_DRAWN.get(part, part))
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 500" font-family="sans-serif">',
        '<rect width="700" height="500" fill="#fff"/>',
        '<rect x="190" y="30" width="180" height="450" rx="8" fill="#286"/>',
        '<rect x="250" y="18" width="60" height="34" fill="#bbb"/>',
        '<text x="280" y="40" text-anchor="middle" font-size="13">USB</text>',
    ]
    for number in range(1, USB + 1):
        left = number <= 20
        y = 58 + 21 * ((number if left else 41 - number) - 1)
        x, edge, text_x = (196, 190, 210) if left else (364, 370, 350)
        used = number in told
        lines.append(
            '<circle cx="%d" cy="%d" r="5" fill="%s"/>' % (x, y, "#fc3" if used else "#175")
        )
        lines.append(
            '<text x="%d" y="%d" font-size="11" fill="#fff" text-anchor="%s">%s %d</text>'
            % (text_x, y + 4, "start" if left else "end", PINS[number - 1], number)
        )
        if used:
            end, label = (150, 144) if left else (410, 416)
            lines.append('<path d="M%d %dH%d" stroke="#c60" stroke-width="2"/>' % (edge, y, end))
            lines.append(
                '<text x="%d" y="%d" font-size="13" text-anchor="%s">%s</text>'
                % (label, y + 4, "end" if left else "start", ", ".join(told[number]))
            )
    return "\n".join(lines + ["</svg>"]) + "\n"


def fill(text, profile):
    """The text of the README with its tables made anew."""
    text = guides.fill(text, "boards", boards_table())
    return guides.fill(text, "wiring", wiring_table(profile))


def main():
    """Write both."""
    profile = load(BOARDS / "raspberry_pi_pico.py")
    README.write_text(fill(README.read_text("utf-8"), profile), "utf-8")
    PICTURE.write_text(picture(profile), "utf-8")


if __name__ == "__main__":
    main()
