"""Decides which signs of a text nobody sees, so that a text that was copied is read as it looks; knows no code."""

from __future__ import annotations

import unicodedata

# Letters by their class, or marks, and yet nothing is ever drawn for them.
_BLANK_LETTERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
_SELECTORS = frozenset({*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)})
_HYPHENS = "\u2010\u2011"


def plain(text: str) -> str:
    """The text as it looks: without what cannot be seen, every kind of blank a space, every kind of hyphen a hyphen.

    Gone are zero-width signs, byte order marks, marks of the writing's direction, soft hyphens, controls and halves of
    surrogate pairs.
    """
    return "".join(map(_plain_sign, text))


def _plain_sign(sign: str) -> str:
    if sign.isascii() and sign.isprintable():
        return sign
    if sign.isspace() and sign not in "\x1c\x1d\x1e\x1f":
        return " "
    if sign in _HYPHENS:
        return "-"
    unseen = unicodedata.category(sign) in ("Cf", "Cc", "Cs") or sign in _BLANK_LETTERS or ord(sign) in _SELECTORS
    return "" if unseen else sign
