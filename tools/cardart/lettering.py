"""Letters as outlines, cut from Vollkorn at one weight.

Decides how a rank is set; knows no card and no ink.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import fontpkg_vollkorn
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from tools.cardart.paths import number

WEIGHT: Final = 750
_J_DROP: Final = 4 / 34  # how far the fitted J may hang below the line, in cap heights


@cache
def _font() -> Any:
    file = Path(fontpkg_vollkorn.__path__[0]) / "files" / "Vollkorn[wght].ttf"
    return instantiateVariableFont(TTFont(file), {"wght": WEIGHT})


def letters(
    text: str, x: float, baseline: float, height: float, squeeze: float = 1, gap: float = 0
) -> tuple[str, float]:
    """Outlines of `text` with its ink beginning at `x`, and where its ink ends.

    `height` is the height of the capitals and lining figures; `squeeze` scales the widths; `gap` lies
    between letters.
    """
    font = _font()
    glyphs = font.getGlyphSet()
    capital = font["OS/2"].sCapHeight
    path = ""
    for letter in text:
        name = font.getBestCmap()[ord(letter)]
        name = f"{name}.lf" if f"{name}.lf" in glyphs else name
        bounds = BoundsPen(glyphs)
        glyphs[name].draw(bounds)
        left, low, right, high = bounds.bounds
        wide, tall, drop = height / capital * squeeze, height / capital, 0.0
        if letter == "J":  # the long J is fitted to the height of the other capitals
            tall = height * (1 + _J_DROP) / (high - low)
            drop = height * _J_DROP + low * tall
        elif letter.isdigit():
            tall = height / high
        pen = SVGPathPen(glyphs, ntos=lambda value: number(value, 3))
        glyphs[name].draw(TransformPen(pen, (wide, 0, 0, -tall, x - left * wide, baseline + drop)))
        path += pen.getCommands()
        x += (right - left) * wide + gap
    return path, x - gap
