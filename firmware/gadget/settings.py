# SPDX-FileCopyrightText: 2026 Eastwind contributors
# SPDX-License-Identifier: MIT
"""What the owner has set, and how it is put into effect."""

import sys

from gadget import screens, texts


def speak(language):
    """Say everything in a language from now on; what is in memory gets its texts anew."""
    texts.language = language
    for name in screens.loaded():
        module = sys.modules[name]
        if isinstance(getattr(module, "texts", None), texts.Texts):
            module.texts = texts.part(name[name.rfind(".") + 1 :])
