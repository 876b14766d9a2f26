# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""How much of a VM's heap is alive after each of several stages."""

# Before each note the garbage is gone. The text is the same each time, so that what a VM keeps for
# a running text is the same too.
_START = "import gc\n_notes = [0] * %d\n_n = 0\n"
_NOTE = "_notes[_n] = gc.mem_alloc()\n_n += 1\n"
_TELL = "print('notes', *_notes)\n"
_MOVED = 5000


def growth(run, root, stages, moved=0, **options):
    """Run stages; the bytes of live heap that each one adds to what was there before it.

    moved: bytes by which all that they make lies elsewhere.
    """
    start = _START % (len(stages) + 1)
    texts = [start + "_room = bytearray(%d)\n" % moved if moved else start, _NOTE]
    for stage in stages:
        texts += [stage, _NOTE]
    said = run(root, texts + [_TELL], **options)
    notes = [int(word) for word in said.splitlines()[-1].split()[1:]]
    return [after - before for before, after in zip(notes, notes[1:])]


def least(measure, most):
    """What measure(moved) finds, some heaps; where one is beyond its most, all are measured once
    more, moved, and the lower counts.

    Now and then a number looks like the address of something that is gone, and keeps it.
    """
    found = measure(0)
    if all(one <= other for one, other in zip(found, most)):
        return found
    return tuple(map(min, found, measure(_MOVED)))
