# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""A picture as a page to print: a PDF of one A4 page that holds a PNG as it is."""

import pathlib
import struct

from sim import png

PAGE = 595.28, 841.89  # A4 in points
EDGE = 24  # points that printers need around it


def page(picture):
    """The PDF of a picture written by write_colours, as large as the page has room, upright."""
    chunks = dict(png.content(picture))
    width, height, bits = struct.unpack_from(">IIB", chunks[b"IHDR"])
    scale = min((PAGE[0] - 2 * EDGE) / width, (PAGE[1] - 2 * EDGE) / height)
    wide, high = width * scale, height * scale
    place = "q %.2f 0 0 %.2f %.2f %.2f cm /P Do Q" % (
        wide, high, (PAGE[0] - wide) / 2, (PAGE[1] - high) / 2
    )  # fmt: skip
    palette = chunks[b"PLTE"]
    told = (
        "/Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent %d "
        "/ColorSpace [/Indexed /DeviceRGB %d <%s>] /Filter /FlateDecode "
        "/DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent %d /Columns %d >>"
        % (width, height, bits, len(palette) // 3 - 1, palette.hex(), bits, width)
    )
    objects = (
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %.2f %.2f] /Contents 4 0 R "
        b"/Resources << /XObject << /P 5 0 R >> >> >>" % PAGE,
        _stream("", place.encode()),
        _stream(told, _packed(picture)),
    )
    return _file(objects)


def _packed(picture):
    """The pixels of a PNG as they stand in it: a PDF packs them the same way."""
    data = pathlib.Path(picture).read_bytes()
    at = data.index(b"IDAT")
    return data[at + 4 : at + 4 + int.from_bytes(data[at - 4 : at], "big")]


def _stream(told, data):
    head = "<< /Length %d %s >>\nstream\n" % (len(data), told)
    return head.encode() + data + b"\nendstream"


def _file(objects):
    """The file, with the table of where its objects begin."""
    data, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = "".join("%010d 00000 n \n" % place for place in places)
    tail = "xref\n0 %d\n0000000000 65535 f \n%strailer\n<< /Size %d /Root 1 0 R >>\n" % (
        len(places) + 1, table, len(places) + 1
    )  # fmt: skip
    return data + tail.encode() + b"startxref\n%d\n%%%%EOF\n" % len(data)
