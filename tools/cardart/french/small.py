"""The two faces for small cards. Decides what is left out so that rank and suit stay clear.

`plain` (card heights of 100 to 119 pixels) keeps the index and one large sign; `compact` (below 100) is
nearly all index.
"""

from typing import Final

from tools.cardart import ink, svg
from tools.cardart.french import crowns
from tools.cardart.french.index import index, squeeze
from tools.cardart.ink import SUIT_INK
from tools.cardart.lettering import letters
from tools.cardart.paths import polygon
from tools.cardart.pips import EVEN, HALF_WIDTH, pip

_PLAIN_MIDDLE: Final = 0.56 * svg.HEIGHT
_PLAIN_WIDTH: Final = 0.44 * svg.WIDTH
_LETTER: Final = 0.30 * svg.HEIGHT
_LETTER_BASE: Final = 239.0
_SIGN_Y: Final = 300.0
_COMPACT_CAP: Final = 0.17 * svg.HEIGHT
_COMPACT_BASE: Final = 66.5
_COMPACT_MIDDLE: Final = 0.62 * svg.HEIGHT
_COMPACT_WIDTH: Final = 0.62 * svg.WIDTH
_COMPACT_TALL: Final = 0.50 * svg.HEIGHT
_TALL: Final = {"H": 1.96, "D": 2.12, "S": 2.04, "C": 2.0}
"""The signs' heights at scale 1."""


def plain(rank: str, suit: str) -> str:
    """The whole file of a plain face: the index once, and one pip or a court's letter under a crown."""
    body = _court_letter(rank, suit) if rank in "JQK" else _large_pip(suit)
    return svg.card(index(rank, suit) + body)


def _large_pip(suit: str) -> str:
    size = min(_PLAIN_WIDTH / (2 * HALF_WIDTH[suit]), 0.36 * svg.HEIGHT / _TALL[suit])
    return pip(suit, 125, _PLAIN_MIDDLE, size)


def _court_letter(rank: str, suit: str) -> str:
    _, width = letters(rank, 0, 0, _LETTER, squeeze(rank))
    path, _ = letters(rank, 125 - width / 2, _LETTER_BASE, _LETTER, squeeze(rank))
    rules = "".join(polygon([(125 + side * 28, _SIGN_Y), (125 + side * 66, _SIGN_Y)], closed=False) for side in (-1, 1))
    return (
        crowns.ornament(rank, 125, _LETTER_BASE - _LETTER - 18, SUIT_INK[suit])
        + svg.path(path, SUIT_INK[suit])
        + svg.path(rules, "none", ink.GOLD, 3.2)
        + pip(suit, 125, _SIGN_Y, 17 * EVEN[suit])
    )


def compact(rank: str, suit: str) -> str:
    """The whole file of a compact face: a tall rank with its sign beside it, and the sign large below."""
    narrow = 0.8 if rank == "10" else squeeze(rank) * 0.94
    path, right = letters(rank, 13, _COMPACT_BASE, _COMPACT_CAP, narrow, 2, tail=0.45)
    beside = _COMPACT_CAP / _TALL[suit]
    large = min(_COMPACT_WIDTH / (2 * HALF_WIDTH[suit]), _COMPACT_TALL / _TALL[suit])
    return svg.card(
        svg.path(path, SUIT_INK[suit])
        + pip(suit, right + 9 + beside * HALF_WIDTH[suit], _COMPACT_BASE - _COMPACT_CAP / 2, beside)
        + pip(suit, 125, _COMPACT_MIDDLE, large)
    )
