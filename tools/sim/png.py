# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Write pictures as PNG, still or moving, with what Python brings along."""

import pathlib
import struct
import zlib

_START = b"\x89PNG\r\n\x1a\n"


def _chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def _packed(rows, scale, bits, place):
    """Rows of pixels as PNG keeps them: the number of each, so many bits, behind a filter byte."""
    digits = {pixel: format(number, "0%db" % bits) * scale for pixel, number in place.items()}
    lines = bytearray()
    for row in rows:
        line = "".join([digits[pixel] for pixel in row])
        line += "0" * (-len(line) % 8)
        lines += (b"\0" + int(line, 2).to_bytes(len(line) // 8, "big")) * scale
    return zlib.compress(bytes(lines), 9)


def _head(rows, scale, bits):
    size = len(rows[0]) * scale, len(rows) * scale
    return _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, bits, 3, 0, 0, 0))


def _palette(pictures):
    """Of pictures: {colour: its number}, the bits that a number takes, and the chunk."""
    colours = sorted(set().union(*(row for rows in pictures for row in rows)))
    bits = next(bits for bits in (1, 2, 4, 8) if len(colours) <= 1 << bits)
    place = {colour: index for index, colour in enumerate(colours)}
    return place, bits, _chunk(b"PLTE", b"".join(colour.to_bytes(3, "big") for colour in colours))


def write_colours(path, rows, scale=1):
    """Write `rows` of colours (0xRRGGBB, 256 different at most) as a PNG with a palette."""
    place, bits, palette = _palette([rows])
    data = _chunk(b"IDAT", _packed(rows, scale, bits, place))
    _keep(path, _head(rows, scale, bits) + palette + data)


def write_frames(path, frames, scale=1):
    """Write a moving PNG that begins anew for ever: `frames` are (rows of colours, milliseconds),
    all of one size. Of each but the first only the part that has changed is kept."""
    place, bits, palette = _palette([rows for rows, _ in frames])
    first = frames[0][0]
    parts = [_head(first, scale, bits), _chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    parts.append(palette)
    number, before = 0, None
    for rows, milliseconds in frames:
        left, top, part = _changed(before, rows)
        place_of = struct.pack(
            ">IIIIIHHBB",
            number, len(part[0]) * scale, len(part) * scale, left * scale, top * scale,
            milliseconds, 1000, 0, 0,
        )  # fmt: skip
        parts.append(_chunk(b"fcTL", place_of))
        number += 1
        data = _packed(part, scale, bits, place)
        if before is None:
            parts.append(_chunk(b"IDAT", data))
        else:
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        before = rows
    _keep(path, b"".join(parts))


def _changed(before, rows):
    """The smallest part of a picture that differs from the one before: left, top, its rows."""
    if before is None:
        return 0, 0, rows
    lines = [y for y in range(len(rows)) if rows[y] != before[y]] or [0]
    top, end = lines[0], lines[-1] + 1
    old, new = (list(zip(*picture[top:end])) for picture in (before, rows))
    columns = [x for x in range(len(new)) if old[x] != new[x]] or [0]
    return columns[0], top, [row[columns[0] : columns[-1] + 1] for row in rows[top:end]]


def _keep(path, chunks):
    pathlib.Path(path).write_bytes(_START + chunks + _chunk(b"IEND", b""))


def content(path):
    """[(kind, data)] of the chunks of a PNG, unpacked: the same for the same picture, whatever
    has packed it."""
    data, at, found = pathlib.Path(path).read_bytes(), len(_START), []
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        skip = {b"IDAT": 0, b"fdAT": 4}.get(kind, size)  # bytes that are not packed
        found.append((kind, body[:skip] + (zlib.decompress(body[skip:]) if skip < size else b"")))
        at += size + 12
    return found


def read(path, scale=1):
    """The rows of colours of a picture that write_colours has written so many times larger."""
    chunks = dict(content(path))
    width, height, bits = struct.unpack_from(">IIB", chunks[b"IHDR"])
    colours = [rgb[0] << 16 | rgb[1] << 8 | rgb[2] for rgb in zip(*[iter(chunks[b"PLTE"])] * 3)]
    size = 1 + -(-width * bits // 8)
    rows = []
    for y in range(0, height, scale):
        line = int.from_bytes(chunks[b"IDAT"][y * size + 1 : (y + 1) * size], "big")
        rest = 8 * (size - 1) - bits
        mask = (1 << bits) - 1
        rows.append([colours[line >> rest - bits * x & mask] for x in range(0, width, scale)])
    return rows
