# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""The device libraries that a bundle needs, taken from the tools' environment, where
tools/requirements.txt pins them; with their versions and licences."""

import importlib.metadata
import importlib.util
import pathlib

from vm import fold

# module on the device: package on PyPI
PACKAGES = {
    "adafruit_display_text": "adafruit-circuitpython-display-text",
    "adafruit_displayio_sh1107": "adafruit-circuitpython-displayio-sh1107",
    "adafruit_displayio_ssd1306": "adafruit-circuitpython-displayio-ssd1306",
}


def needed(sources):
    """{path below lib/: its file} of what some sources import, and of what that imports."""
    found = {}
    waiting = list(sources)
    while waiting:
        for name in fold.imports(waiting.pop().read_text("utf-8")):
            if name.partition(".")[0] not in PACKAGES:
                continue
            for path, file in _files(name).items():
                if path not in found:
                    found[path] = file
                    waiting.append(file)
    return found


def _files(name):
    """The files of a dotted name: a module, or a package and what of it is named."""
    top, _, part = name.partition(".")
    spec = importlib.util.find_spec(top)
    if not spec:
        raise ValueError("the library %s is not installed" % PACKAGES[top])
    file = pathlib.Path(spec.origin)
    if not spec.submodule_search_locations:
        return {top + ".py": file}
    files = {top + "/__init__.py": file}
    beside = file.with_name(part + ".py")
    if part and beside.exists():
        files["%s/%s.py" % (top, part)] = beside
    return files


def version(module):
    """The version that is installed."""
    return importlib.metadata.version(PACKAGES[module])


def licence(module):
    """The text of its licence, in bytes."""
    for path in importlib.metadata.files(PACKAGES[module]):
        if path.name == "LICENSE":
            return path.locate().read_bytes()
    raise ValueError("%s has no licence file" % PACKAGES[module])
