# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A board's panel and the real displayio display on it, by the facts of its profile."""

import time
import types

# What displays take for their clock: the panels here are ready at once, so that nothing sleeps.
_READY = types.SimpleNamespace(monotonic=time.monotonic, sleep=lambda seconds: None)
# Where the glass begins in the panel's memory, if not at its corner; by width and height.
_CORNERS = {(240, 135): (40, 53)}
_FRAME = 2000  # milliseconds from one e-paper picture to the next


def connect(profile, clock):
    """The simulated panel and its display; clock() gives the device's milliseconds."""
    import busdisplay
    import displayio
    import epaperdisplay

    busdisplay.time = epaperdisplay.time = _READY
    # nothing but refresh() draws: its thread would meet displays that are not finished
    displayio.background_thread_stop_event.set()
    displayio.background_thread.join()
    displayio.release_displays()
    makers = {"ssd1306": _oled, "st77xx": _st77xx, "uc8151": _uc8151}
    # the other small OLED panels show the same pixels; their wire is not simulated
    makers["sh1106"] = makers["sh1107"] = _oled
    return makers[profile.PANEL](profile, clock)


def _oled(profile, clock):
    from adafruit_displayio_ssd1306 import SSD1306 as Display
    from i2cdisplaybus import I2CDisplayBus

    from sim.ssd1306 import SSD1306

    panel = SSD1306()
    bus = I2CDisplayBus(panel, device_address=0x3C)
    return panel, Display(bus, width=profile.WIDTH, height=profile.HEIGHT, auto_refresh=False)


def _st77xx(profile, clock):
    from busdisplay import BusDisplay

    from sim import st77xx
    from sim.wire import Wire

    size = profile.WIDTH, profile.HEIGHT
    left, top = _CORNERS.get(size, (0, 0))
    panel = st77xx.ST77xx((left, top))
    display = BusDisplay(
        Wire(panel), st77xx.START,
        width=size[0], height=size[1], colstart=left, rowstart=top, auto_refresh=False,
    )  # fmt: skip
    return panel, display


def _uc8151(profile, clock):
    from sim import uc8151
    from sim.wire import Wire

    panel = uc8151.UC8151()
    return panel, uc8151.EPaper(Wire(panel), clock, _FRAME)
