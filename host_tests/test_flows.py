# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Whole stories played with the keys: every script in flows/, on six keys and on five."""

import pytest

from paths import ROOT
from playing import unseen
from sim.device import Device
from sim.script import Script

STORIES = sorted((ROOT / "host_tests" / "flows").glob("*.keys")) + [
    ROOT / "tools" / "demo" / "pad.keys"
]


class Careful(Script):
    """A script that also wants every screen uncut, and takes no pictures."""

    def _line(self, line):
        super()._line(line)
        assert not self.device.app.page.cut, self.device.rows()

    def _do_shot(self, words):
        pass


@pytest.mark.parametrize("five_keys", [False, True], ids=["six", "five"])
@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_story(path, five_keys, tmp_path):
    Careful(unseen(Device(five_keys=five_keys)), tmp_path).run(path)
