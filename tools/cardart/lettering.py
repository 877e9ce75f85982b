"""Letters as outlines, cut from Vollkorn at one weight.

Decides how a rank is set; knows no card and no ink.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import fontpkg_vollkorn
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
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
    text: str,
    x: float,
    baseline: float,
    height: float,
    squeeze: float = 1,
    gap: float = 0,
    tail: float = 1,
    fitted: bool = False,
) -> tuple[str, float]:
    """Outlines of `text` with its ink beginning at `x`, and where its ink ends.

    `height` is the height of the capitals and lining figures; `squeeze` scales the widths; `gap` lies between
    letters; `tail` scales what hangs below the line, so that a Q may keep out of the next card's way. `fitted`:
    every letter stands on the line with all that is its own, and is as high as the others.
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
        if fitted:
            low *= 1 if letter == "J" else tail
            tall = height / (high - low)
            drop = low * tall
        elif letter == "J":  # the long J is fitted to the height of the other capitals
            tall = height * (1 + _J_DROP * tail) / (high - low)
            drop = height * _J_DROP * tail + low * tall
        elif letter.isdigit():
            tall = height / high
        pen = SVGPathPen(glyphs, ntos=lambda value: number(value, 3))
        target = TransformPen(pen, (wide, 0, 0, -tall, x - left * wide, baseline + drop))
        _draw(glyphs[name], target, 1 if letter == "J" else tail)
        path += pen.getCommands()
        x += (right - left) * wide + gap
    return path, x - gap


def _draw(glyph: Any, pen: TransformPen, tail: float) -> None:
    """Draw the glyph with everything below the line scaled by `tail`."""
    record = DecomposingRecordingPen(glyph.glyphSet)
    glyph.draw(record)
    for command, points in record.value:
        getattr(pen, command)(*((px, py if py > 0 else py * tail) for px, py in points))
