# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What boards/README.md says of pins is what the profiles say; numbers are those of the Pico."""

import xml.etree.ElementTree

import pytest

import wiring
from paths import ROOT
from sim.device import boards, load

PICO = load(ROOT / "boards" / "raspberry_pi_pico.py")


def test_the_readme_is_made_from_the_profiles():
    """Else run python3 tools/wiring.py."""
    text = wiring.README.read_text("utf-8")
    assert wiring.fill(text, PICO) == text
    assert all("(`%s`)" % board in text for board in boards())
    assert text.count("<!-- end -->") == 2 and "| key UP | GP10 | 14 |" in text
    assert wiring.PICTURE.read_text("utf-8") == wiring.picture(PICO)
    xml.etree.ElementTree.fromstring(wiring.picture(PICO))


@pytest.mark.parametrize(
    "pin, number",
    [("GP0", 1), ("GP4", 6), ("GP5", 7), ("GP10", 14), ("GP15", 20), ("GP16", 21), ("GP22", 29),
     ("RUN", 30), ("GP28", 34), ("3V3", 36), ("VSYS", 39), ("VBUS", 40)],
)  # fmt: skip
def test_pins_are_counted_as_in_the_data_sheet(pin, number):
    assert wiring.numbers(pin) == [number]


def test_ground_is_where_it_is():
    assert wiring.numbers("GND") == [3, 8, 13, 18, 23, 28, 38]  # and 33, for analog
    assert len(wiring.PINS) == 40


def test_both_picos_are_wired_alike_and_all_their_pins_are_told():
    two = load(ROOT / "boards" / "raspberry_pi_pico2.py")
    assert wiring.wires(two) == wiring.wires(PICO)
    source = (ROOT / "boards" / "raspberry_pi_pico.py").read_text("utf-8")
    for _, pin, _, _ in wiring.wires(PICO):
        assert pin in source
    pins = [number for part, _, number, _ in wiring.wires(PICO) if part not in wiring._GROUND]
    assert len(pins) == len(set(pins))
