"""SVG text: elements, the paper a card is printed on, the file. Decides what markup may occur; knows no art.

The game's rasteriser draws plain shapes only, so this module writes `svg`, `g`, `path` and `circle`.
"""

from collections.abc import Iterable
from typing import Final

from tools.cardart import ink
from tools.cardart.paths import compact, number, rounded

WIDTH: Final = 250
HEIGHT: Final = 350


def path(
    d: str,
    fill: str = "none",
    line: str | None = None,
    weight: float = 1,
    cap: str = "round",
    join: str = "round",
) -> str:
    """One path element, or nothing for an empty path. `weight` is the width of `line` in card units."""
    if not d:
        return ""
    text = f'<path d="{compact(d)}" fill="{fill}"'
    if line:
        text += f' stroke="{line}" stroke-width="{number(weight, 2)}"'
        text += "" if cap == "butt" else f' stroke-linecap="{cap}"'
        text += "" if join == "miter" else f' stroke-linejoin="{join}"'
    return text + "/>"


def circles(
    middles: Iterable[tuple[float, float]],
    radius: float,
    fill: str,
    line: str | None = None,
    weight: float = 1,
) -> str:
    """Equal circles, a third as long as they would be as paths."""
    dots = "".join(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>' for x, y in middles)
    look = f'fill="{fill}"' + (f' stroke="{line}" stroke-width="{number(weight, 2)}"' if line else "")
    return f"<g {look}>{dots}</g>" if dots else ""


def turned(markup: str) -> str:
    """The markup upside down about the middle of the card."""
    return f'<g transform="rotate(180 125 175)">{markup}</g>'


def both_ends(markup: str) -> str:
    """The markup, and once more upside down for whoever sits opposite."""
    return markup + turned(markup)


def card(body: str) -> str:
    """A whole file: the paper with its rounded corners and hairline edge, and `body` printed on it."""
    paper = path(rounded(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 12.5), ink.PAPER, ink.CARD_EDGE, 1)
    return sheet(paper + body, WIDTH, HEIGHT)


def sheet(body: str, width: int, height: int) -> str:
    """A whole file so large, with nothing under `body`."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'
