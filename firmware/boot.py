# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Runs before code.py: who may write the drive, this device or the computer.

The device, so that games reach it. With UP held while it is switched on, the computer: then files
can be copied and deleted there, and the games stay in the device's memory meanwhile.
"""

import storage

import board_profile

storage.remount("/", readonly=board_profile.held(board_profile.DRIVE_KEY))
