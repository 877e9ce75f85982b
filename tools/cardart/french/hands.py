"""Hands and cuffs. Decides how a hand closes round a thing; knows neither the thing nor the court.

Local units: the shaft runs along the local y axis through 0,0, the wrist leaves at the lower right. `scale`
is about .9, `turn` in degrees clockwise, `flip` makes the other hand. Draw the sleeve and the shaft before,
the cuff last.
"""

from collections.abc import Callable

from tools.cardart import ink
from tools.cardart.figure import Figure
from tools.cardart.paths import at, circle, rounded

Place = Callable[[str], str]


def placed(x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> Place:
    """A function that sets path text, drawn about 0,0, down at one place of the card."""
    return lambda path: at(path, x, y, scale, turn, flip)


def fist(figure: Figure, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> None:
    """A fist of four fingers closed round a shaft."""
    put = placed(x, y, scale, turn, flip)
    back = "M3,-14C10,-16 16,-11 17,-3C18,5 17,12 19,20L4,22C2,16 0,14 -2,14Z"
    figure.fill(put(back), ink.FLESH)
    figure.fill(put("M12.4,-6C14,2 13.4,12 15,20.6L19,20C17,12 18,5 17,-3Z"), ink.SHADE)
    figure.line(put(back), ink.NAVY, 1.7)
    for top, left, right in ((-12.6, -9, 8), (-5.6, -10.5, 8.5), (1.4, -10, 8.5), (8.2, -8, 7.5)):
        figure.fill(put(rounded(left, top, right - left, 7.2, 3.4)), ink.FLESH, ink.NAVY, 1.35)
    thumb = "M11,-13C12,-18 6,-20 1,-19C-4,-18.5 -6,-15 -3,-13.4C0,-12.4 4,-13 6,-10Z"
    figure.fill(put(thumb), ink.FLESH, ink.NAVY, 1.35)


def pinch(figure: Figure, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> None:
    """A hand holding a thin stem between thumb and forefinger."""
    put = placed(x, y, scale, turn, flip)
    back = "M4,-8C9,-11 15,-9 18,-3C20,2 22,7 25,12L13,22C9,17 5,15 2,11Z"
    figure.fill(put(back), ink.FLESH)
    figure.fill(put("M15,-3C17,5 18,10 20.4,16.4L25,12C22,7 20,2 18,-3Z"), ink.SHADE)
    figure.line(put(back), ink.NAVY, 1.7)
    for top, left, right in ((-8.2, -8.8, 8), (-1.8, -9.6, 8.6), (4.4, -8.4, 9)):
        finger = at(rounded(left, -3.3, right - left, 6.6, 3.2), 0, top + 3.3, 1, 8)
        figure.fill(put(finger), ink.FLESH, ink.NAVY, 1.35)
    thumb = "M12,-8C10,-14 4,-16 -1,-14.6C-5,-13.6 -6,-10 -3,-9C0,-8.4 4,-9 6.6,-5.4Z"
    figure.fill(put(thumb), ink.FLESH, ink.NAVY, 1.35)


def cuff(figure: Figure, put: Place, cloth: str, dots: str) -> None:
    """A broad cuff over a fist's wrist, with four dots; `put` is the fist's place."""
    figure.fill(put("M-3,18L23,14.5L27,28L-2,33Z"), cloth, ink.NAVY, ink.CONTOUR)
    for index in range(4):
        figure.fill(put(circle(2 + index * 6.6, 25.2 - index * 1.2, 1.8)), dots)


def narrow_cuff(figure: Figure, put: Place, cloth: str, dots: str) -> None:
    """The smaller cuff that fits a pinching hand's wrist."""
    band = at("M-12,-5.5L12,-5.5L13.5,6L-13.5,6Z", 19, 18, 1, -45)
    figure.fill(put(band), cloth, ink.NAVY, ink.CONTOUR)
    for index in range(4):
        figure.fill(put(at(circle(-8.4 + 5.6 * index, 0.4, 1.7), 19, 18, 1, -45)), dots)
