# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The bundle on a FAT drive as CircuitPython formats it."""

import shutil
import subprocess

import pytest

from bundle import pack, parts

BOARD = "raspberry_pi_pico"


@pytest.mark.parametrize("plain", [False, True], ids=["mpy", "py"])
def test_on_a_fat_drive_as_circuitpython_formats_it(tmp_path, plain):
    """The Pico's drive: 2048 sectors of 512 bytes. More is not taken than we reckon."""
    if not shutil.which("mformat"):
        pytest.skip("SKIPPED, which is no pass: without mtools no FAT drive is made here")
    image = tmp_path / "drive.img"
    shell(["mformat", "-C", "-i", image, "-T", "2048", "-c", "1", "-h", "1", "-s", "63", "::"])
    files = parts.make(BOARD, plain)
    for path, data in files.items():
        place = tmp_path / "files" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    free = bytes_free(image)
    shell(["mcopy", "-s", "-Q", "-i", image, *(tmp_path / "files").iterdir(), "::"])
    assert 0 < free - bytes_free(image) <= pack.on_drive(files)
    assert bytes_free(image) > 256 * 1024  # for the games
    out = tmp_path / "back"
    out.mkdir()
    shell(["mcopy", "-s", "-Q", "-i", image, "::", out])
    for path, data in files.items():
        assert (out / path).read_bytes() == data


def bytes_free(image):
    last = shell(["mdir", "-i", image, "::"]).splitlines()[-1]
    return int("".join(last.replace("bytes free", "").split()))


def shell(command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert not done.returncode, done.stdout + done.stderr
    return done.stdout.strip()
