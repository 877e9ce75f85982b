"""Which numbers of finished games were given back: as the text of a setting, and back. Knows no game and no file.

A number that is missing is a game that was deleted where it stands here, and a loss where it doesn't; none is given
to a game again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Self

SETTING = "deleted"
_MOST_DIGITS = 15


class Gaps:
    """Numbers from 1 on, as runs of them: ten thousand games deleted at once are one."""

    def __init__(self, runs: Iterable[tuple[int, int]] = ()) -> None:
        self._runs: list[tuple[int, int]] = []
        for first, last in sorted(runs):
            if self._runs and first <= self._runs[-1][1] + 1:
                first, before = self._runs.pop()
                last = max(last, before)
            self._runs.append((first, last))

    @classmethod
    def read(cls, kept: str) -> Self:
        """What a setting says; what makes no sense in it is left out."""
        return cls(run for part in kept.split(",") if (run := _run(part)) is not None)

    @property
    def text(self) -> str:
        """What `read` gives the same from: `3,7-9`."""
        return ",".join(str(first) if first == last else f"{first}-{last}" for first, last in self._runs)

    @property
    def highest(self) -> int:
        """The highest of them, 0 where there are none."""
        return self._runs[-1][1] if self._runs else 0

    def __contains__(self, number: int) -> bool:
        place = bisect_right(self._runs, (number + 1,)) - 1
        return place >= 0 and self._runs[place][0] <= number <= self._runs[place][1]

    def below(self, number: int) -> int:
        """How many of them are lower than a number."""
        return sum(min(last, number - 1) - first + 1 for first, last in self._runs if first < number)

    def with_numbers(self, numbers: Iterable[int]) -> Gaps:
        """These and those numbers."""
        return Gaps([*self._runs, *((number, number) for number in numbers)])


def _run(part: str) -> tuple[int, int] | None:
    first, _, last = part.partition("-")
    last = last or first
    if not all(text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS for text in (first, last)):
        return None
    return (int(first), int(last)) if 0 < int(first) <= int(last) else None
