"""In which column and row a slot of the table lies, so that the first cards lie in the middle. Knows no pixel."""

from __future__ import annotations

_FIRST_SIDES = (-1, 1, -2, 2, 3, -3, 4, -4)
"""How far left or right of the middle the first slots lie. The seventh lies right, for the pack lies left."""


def across(slot: int) -> int:
    """How many cards left (-) or right of the middle of a single row a slot lies; later ones by twos."""
    if slot < len(_FIRST_SIDES):
        return _FIRST_SIDES[slot]
    pair, second = divmod(slot - len(_FIRST_SIDES), 2)
    away = len(_FIRST_SIDES) // 2 + 2 * (pair // 2) + 1 + second
    return -away if pair % 2 else away


def cell(slot: int, rows: int) -> tuple[int, int]:
    """The column (left of the middle: below 0; there is no column 0) and the row of a slot.

    Rows share the single row's order out among them: what stood side by side stands one below the other.
    """
    single = across(slot)
    away, line = divmod(abs(single) - 1, rows)
    return (away + 1 if single > 0 else -away - 1), line
