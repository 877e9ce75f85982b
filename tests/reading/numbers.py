"""The numbers each section of the rules pages may hold, worked out from the engine; none is written down here twice.

A section is compared as a set: every number in it must come from here, and every number here must be in it.
`tests/reading/<game>/numbers.py` has those of a game's page; a game without one fails.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

Numbers = dict[str, set[int]]


def expected_of(game: str) -> Numbers:
    """The numbers of a game's page, by the sections that hold any."""
    found: Numbers = import_module(f"tests.reading.{game}.numbers").numbers()
    return found


def between(numbers: Iterable[int]) -> set[int]:
    """The two ends of a stretch."""
    listed = list(numbers)
    return {listed[0], listed[-1]}
