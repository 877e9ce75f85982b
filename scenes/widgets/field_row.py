"""Decides how choices stand beside one another, and where they take several rows; must not know what is chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.widgets.dropdown import DropDown
from scenes.widgets.label import ROW, width_of
from scenes.widgets.widget import Widget

_GAP, _ARROW = 8, 62
_LEAST = 176


class FieldRow:
    """Fields as wide as the longest of their words needs; in more rows, filled, where there is no room for all."""

    def __init__(self, fields: Sequence[DropDown]) -> None:
        self.fields = tuple(fields)

    def height_for(self, width: float, u: float) -> float:
        rows = len(self._rows(width, u))
        return (tokens.FIELD * rows + _GAP * (rows - 1)) * u

    def place(self, box: Box, u: float) -> None:
        y = box.y
        for row in self._rows(box.w, u):
            x = box.x
            for field, wide in row:
                field.place(Box(round(x), round(y), round(wide), tokens.FIELD * u), u)
                x += wide + _GAP * u
            y += (tokens.FIELD + _GAP) * u

    def parts(self) -> Iterator[Widget]:
        yield from self.fields

    def _rows(self, width: float, u: float) -> list[list[tuple[DropDown, float]]]:
        """The fields row by row, with the width each has."""
        needed = [_needed(field, u) for field in self.fields]
        gaps = _GAP * u * (len(self.fields) - 1)
        for widths in ([max(_LEAST * u, one) for one in needed], needed):
            if sum(widths) + gaps <= width:
                return [list(zip(self.fields, widths, strict=True))]
        rows: list[list[tuple[DropDown, float]]] = [[]]
        for field, wide in zip(self.fields, needed, strict=True):
            used = sum(one + _GAP * u for _, one in rows[-1])
            if rows[-1] and used + wide > width:
                rows.append([])
            rows[-1].append((field, min(wide, width)))
        return [_filled(row, width, u) for row in rows]


def _needed(field: DropDown, u: float) -> float:
    return max(width_of(option, ROW, u) for option in field.options) + _ARROW * u


def _filled(row: list[tuple[DropDown, float]], width: float, u: float) -> list[tuple[DropDown, float]]:
    """The row's fields sharing out what it has to spare."""
    spare = (width - sum(wide for _, wide in row) - _GAP * u * (len(row) - 1)) / len(row)
    return [(field, wide + spare) for field, wide in row]
