# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Each board's bundle in the small VMs, stand-ins for the modules of the hardware only: its
self-test is well there, and gives the ledger and the journal that this Python gives."""

import pytest

import vms
from bundle import parts
from sim.device import boards
from vm import gadget, machines


def told(run, folder, board, plain):
    """(what the self-test said but its steps, the journal) of a board's bundle."""
    gadget.fill(folder, parts.make(board, plain))
    said = run(folder, [gadget.plug(board), gadget.MAIN, gadget.JOURNAL], timeout=120).splitlines()
    steps = [line for line in said if line.endswith(" ms")]
    assert len(steps) > 100
    rest = [line for line in said if line not in steps and "lowest free" not in line]
    return rest[:-1], rest[-1]


@pytest.fixture(scope="module")
def expected(tmp_path_factory):
    """The same on this Python, from the bundle's sources, of each board's kind of keys."""
    found = {}

    def of(board):
        if board not in found:
            folder = tmp_path_factory.mktemp(board)
            found[board] = told(machines.cpython, folder, board, True)
            assert found[board][0][-1] == "SELFTEST OK"
        return found[board]

    return of


@pytest.mark.parametrize("board", boards())
def test_the_compiled_bundle_on_words_of_four_bytes(board, expected, tmp_path):
    assert told(vms.machine("wasm"), tmp_path, board, False) == expected(board)


@pytest.mark.parametrize("board", ["raspberry_pi_pico", "adafruit_macropad_rp2040"])
@pytest.mark.parametrize("plain", [False, True], ids=["mpy", "py"])
def test_the_bundle_on_words_of_eight_bytes(board, plain, expected, tmp_path):
    assert told(vms.machine("unix"), tmp_path, board, plain) == expected(board)


def test_all_boards_keep_the_same_game(expected):
    """The keys differ, and so do the drafts on the way; the ledger does not."""
    ledgers = {board: expected(board)[0][:-1] for board in boards()}
    assert len(ledgers["raspberry_pi_pico"]) == 5
    assert all(ledger == ledgers["raspberry_pi_pico"] for ledger in ledgers.values())
