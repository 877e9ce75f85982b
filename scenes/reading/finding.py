"""Finds words in texts whatever their case and accents; knows no page and no screen."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator


def find(text: str, wanted: str) -> Iterator[tuple[int, int]]:
    """Every place where `wanted` stands in `text`, as the first letter and the one after the last."""
    needle, _ = _bare(wanted)
    if not needle:
        return
    hay, origin = _bare(text)
    at = hay.find(needle)
    while at >= 0:
        end = at + len(needle)
        yield origin[at], origin[end - 1] + 1
        at = hay.find(needle, end)


def _bare(text: str) -> tuple[str, list[int]]:
    """The text without case and accents, and for each of its signs the place it comes from."""
    signs: list[str] = []
    origin: list[int] = []
    for place, sign in enumerate(text):
        for part in unicodedata.normalize("NFD", sign.casefold()):
            if not unicodedata.combining(part):
                signs.append(" " if part.isspace() else part)
                origin.append(place)
    return "".join(signs), origin
