# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Write a picture as PNG with what Python brings along."""

import struct
import zlib


def _chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def write(path, rows, scale=1):
    """Write `rows` (lists of 0 or 1, lit is white) as a one-bit grey PNG, `scale` times larger."""
    width = len(rows[0]) * scale
    lines = bytearray()
    for row in rows:
        bits = "".join(("1" if pixel else "0") * scale for pixel in row)
        bits += "0" * (-width % 8)
        line = bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))
        lines += (b"\0" + line) * scale
    head = struct.pack(">IIBBBBB", width, len(rows) * scale, 1, 0, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(_chunk(b"IHDR", head))
        file.write(_chunk(b"IDAT", zlib.compress(bytes(lines), 9)))
        file.write(_chunk(b"IEND", b""))


def write_colours(path, rows, scale=1):
    """Write `rows` of colours (0xRRGGBB, 256 different at most) as a PNG with a palette."""
    palette = sorted({colour for row in rows for colour in row})
    place = {colour: index for index, colour in enumerate(palette)}
    lines = bytearray()
    for row in rows:
        line = bytes(place[colour] for colour in row for _ in range(scale))
        lines += (b"\0" + line) * scale
    head = struct.pack(">IIBBBBB", len(rows[0]) * scale, len(rows) * scale, 8, 3, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        file.write(_chunk(b"IHDR", head))
        file.write(_chunk(b"PLTE", b"".join(colour.to_bytes(3, "big") for colour in palette)))
        file.write(_chunk(b"IDAT", zlib.compress(bytes(lines), 9)))
        file.write(_chunk(b"IEND", b""))
