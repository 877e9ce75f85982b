"""Decides which plan the title screen follows: two tables each have their own top, any other number share them."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.title.pair import pair
from scenes.title.places import TitlePlan
from scenes.title.table import Ground

#: So many tables are shown; of more, those played longest ago are behind one row.
MOST_TABLES = 6


def is_pair(grounds: Sequence[Ground]) -> bool:
    """Whether these are the two tables that share the screen evenly."""
    return tuple(grounds) == ("cloth", "wood")


def plan(size: tuple[int, int], u: float, grounds: Sequence[Ground], lines: int = 1, more: bool = False) -> TitlePlan:
    """The places on a canvas of this size at UI scale `u`, one for each of `grounds`, cloth before wood.

    `lines`: so many lines of text stand under each name. `more`: with a row for tables that are not among them.
    """
    if is_pair(grounds) and not more:
        return pair(size, u, grounds, lines)
    # The first picture of two tables does without it.
    from scenes.title.many import many

    return many(size, u, grounds, lines, more)
