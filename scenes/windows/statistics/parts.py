"""Decides how parts of the statistics stand beside each other, and the list of games under its heading."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.look.shapes import Box
from scenes.widgets.label import CAPTION, SMALL, Style, width_of
from scenes.widgets.pieces import Caption, Piece, Words
from scenes.widgets.rows import ROW, RowList
from scenes.widgets.widget import Widget

_APART = 36
_HEAD, _OUT = 20, 12
_NOTE_GAP = 14
_NOTE = Style("regular", SMALL.size, SMALL.colour)


class Beside:
    """Pieces that share the width evenly, equally high; `extra` pixels higher than they have to be."""

    def __init__(self, *pieces: Piece) -> None:
        self._pieces = pieces
        self.extra = 0.0

    def _share(self, width: float, u: float) -> float:
        return (width - _APART * u * (len(self._pieces) - 1)) / len(self._pieces)

    def height_for(self, width: float, u: float) -> float:
        return max(piece.height_for(self._share(width, u), u) for piece in self._pieces) + self.extra

    def place(self, box: Box, u: float) -> None:
        wide = self._share(box.w, u)
        for place, piece in enumerate(self._pieces):
            piece.place(Box(round(box.x + place * (wide + _APART * u)), box.y, round(wide), box.h), u)

    def parts(self) -> Iterator[Widget]:
        for piece in self._pieces:
            yield from piece.parts()


class ListPart:
    """A list of games under its heading, with a note at the right of it where there is room."""

    def __init__(self, title: str, note: str, rows: RowList, least: int) -> None:
        """It is at least as high as so many rows, or as it has."""
        self._title = Caption(title)
        self._text = title
        self._note = Words(note, _NOTE)
        self._rows = rows
        self._least = least

    def height_for(self, _width: float, u: float) -> float:
        return (_HEAD + ROW * min(self._least, max(1, self._rows.count))) * u

    def place(self, box: Box, u: float) -> None:
        note = width_of(self._note.text, _NOTE, u) + 1
        beside = width_of(self._text, CAPTION, u) + _NOTE_GAP * u + note <= box.w
        self._title.place(Box(box.x, box.y, box.w, _HEAD * u), u)
        self._note.place(Box(box.right - note, box.y, note if beside else 0, _HEAD * u), u)
        top = box.y + _HEAD * u
        self._rows.place(Box(box.x - _OUT * u, top, box.w + 2 * _OUT * u, box.bottom - top), u)

    def parts(self) -> Iterator[Widget]:
        yield self._title
        yield self._note
        yield self._rows
