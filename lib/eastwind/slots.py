# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""Slots of 32 bytes: numbers and texts in them, and the checksum that ends each.

What the bytes of a slot mean is eastwind.events' business. Nothing that a commit needs allocates.
"""

SLOT = 32
MOST = 0x1FFFFFFF  # the largest amount; the sum of two stays a small int on a board

_SUM_AT = SLOT - 4
_sum = bytearray(4)


def put_int(buffer, at, value):
    """Write a signed number in four bytes, lowest first. ValueError beyond MOST."""
    if not -MOST <= value <= MOST:
        raise ValueError("the amount is too large to be kept")
    buffer[at] = value & 255
    buffer[at + 1] = value >> 8 & 255
    buffer[at + 2] = value >> 16 & 255
    buffer[at + 3] = value >> 24 & 255


def get_int(buffer, at):
    """Read a signed number of four bytes."""
    high = buffer[at + 3]
    if high > 127:
        high -= 256
    return (high << 24) + (buffer[at + 2] << 16 | buffer[at + 1] << 8 | buffer[at])


def put_short(buffer, at, value):
    """Write a number of 0 to 65535 in two bytes, lowest first."""
    buffer[at] = value & 255
    buffer[at + 1] = value >> 8


def get_short(buffer, at):
    """Read a number of two bytes."""
    return buffer[at] | buffer[at + 1] << 8


def put_text(buffer, at, text, room):
    """Write as many whole characters of a text as have room, in UTF-8."""
    data = text.encode()
    n = len(data)
    if n > room:
        n = room
        while n and data[n] & 0xC0 == 0x80:
            n -= 1
    buffer[at : at + n] = data[:n]


def get_text(buffer, at, room):
    """Read a text that ends at a zero or fills its room; "?" where it is none."""
    n = 0
    while n < room and buffer[at + n]:
        n += 1
    try:
        return str(bytes(buffer[at : at + n]), "utf-8")
    except UnicodeError:
        return "?"


def seal(slot):
    """Write the checksum of a packed slot."""
    _add_up(slot, 0)
    i = 0
    while i < 4:
        slot[_SUM_AT + i] = _sum[i]
        i += 1


def sealed(buffer, offset):
    """True where a slot is whole; False for a blank, torn or foreign one."""
    _add_up(buffer, offset)
    i = 0
    while i < 4:
        if buffer[offset + _SUM_AT + i] != _sum[i]:
            return False
        i += 1
    return True


def _add_up(buffer, offset):
    # Two halves of 16 bits, for a longer int would allocate: CRC-16 with polynomial 0x1021, which
    # finds flipped bits, and a sum of sums, which finds most of what slips past it.
    crc = 0xFFFF
    low = high = 1
    i = offset
    end = offset + _SUM_AT
    while i < end:
        byte = buffer[i]
        x = crc >> 8 ^ byte
        x ^= x >> 4
        crc = (crc << 8 ^ x << 12 ^ x << 5 ^ x) & 0xFFFF
        low += byte
        high += low
        i += 1
    high %= 65521
    _sum[0] = crc & 255
    _sum[1] = crc >> 8
    _sum[2] = high & 255
    _sum[3] = high >> 8
