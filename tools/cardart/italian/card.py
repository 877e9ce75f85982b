"""The sheet an Italian face is printed on, its frame and its ground. Decides measures; knows no figure.

A face is 200 units wide; a Neapolitan is 330 high and has no frame, a Piacentine 370 with one thin line.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Final, TypeAlias

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import EDGE, INK, PAPER
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.plate import Look, Plate
from tools.cardart.paths import rounded

WIDTH: Final = 200.0
NEAPOLITAN_HEIGHT: Final = 330.0
PIACENTINE_HEIGHT: Final = 370.0
_CORNER: Final = 10.0
_FRAME_INSET: Final = 9.0

Drawing: TypeAlias = Callable[[Pen], None]


def printed(drawing: Drawing, height: float, framed: bool = False) -> str:
    """The file of a card: paper with a hairline edge, a frame if it has one, and what `drawing` puts on it."""
    plate = Plate(WIDTH, height)
    plate.add(rounded(0.5, 0.5, WIDTH - 1, height - 1, _CORNER - 0.5), Look(PAPER, EDGE, 1))
    pen = Pen(plate)
    if framed:
        frame(pen, height)
    drawing(pen)
    return plate.text()


def frame(pen: Pen, height: float) -> None:
    """The Piacentine's thin line."""
    with pen.steady():
        pen.poly(rectangle(_FRAME_INSET, height), None, 1.5, 0)


def rectangle(inset: float, height: float) -> list[tuple[float, float]]:
    """The corners of the card's rectangle, `inset` units in from its edge."""
    right, foot = WIDTH - inset, height - inset
    return [(inset, inset), (right, inset), (right, foot), (inset, foot)]


def ground(pen: Pen, colour: str, top: float = 292) -> None:
    """The block a Neapolitan court stands on, in the colour of the suit."""
    pen.cut(f"M12 {top}L188 {top}L188 318L12 318Z", colour, 1.8, 0.9)
    pen.cut(f"M12 {top}L188 {top}L180 {top + 7}L20 {top + 7}Z", colour, 1.4, 0)
    hatch(pen, (26, top + 10), (178, top + 10), 24, -4, 9, 1.3)


def standing(pen: Pen, scale: float = 1.07, flip: bool = False) -> AbstractContextManager[None]:
    """A frame for a figure on the block: scaled about the foot of the card's middle, perhaps turned to the left."""
    wide = -scale if flip else scale
    return pen.at(100 - 100 * wide, 292 - 292 * scale, scale, flip=flip)


def double(pen: Pen, half: Drawing) -> None:
    """A Piacentine court: `half` cut at y = 185 and again turned about the middle, parted by a paper band."""
    middle = PIACENTINE_HEIGHT / 2
    left, right = _FRAME_INSET, WIDTH - _FRAME_INSET
    upper = [(left, _FRAME_INSET, True), (right, _FRAME_INSET, True), (right, middle, True), (left, middle, True)]
    for turn in (0, 180):
        with pen.at(WIDTH * (turn > 0), PIACENTINE_HEIGHT * (turn > 0), turn=turn), pen.within(upper):
            half(pen)
    with pen.steady():
        band = [(left, middle - 3), (right, middle - 3), (right, middle + 3), (left, middle + 3)]
        pen.poly(band, PAPER, 0, 0, None)
        for y in (middle - 3, middle + 3):
            pen.line([(left, y), (right, y)], 1.5, INK)
    frame(pen, PIACENTINE_HEIGHT)
