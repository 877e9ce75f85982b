"""The four French suit signs as outlines in a box of about -1 to 1, and their optical sizes.

Knows no card layout.
"""

from typing import Final

from tools.cardart import svg
from tools.cardart.ink import SUIT_INK
from tools.cardart.paths import at

PIP: Final = {
    "H": "M0,1.02C-.14,.66 -.98,.28 -.98,-.36C-.98,-.72 -.74,-.94 -.47,-.94C-.24,-.94 -.07,-.8 0,-.56"
    "C.07,-.8 .24,-.94 .47,-.94C.74,-.94 .98,-.72 .98,-.36C.98,.28 .14,.66 0,1.02Z",
    "D": "M0,-1.06C.16,-.62 .46,-.24 .82,0C.46,.24 .16,.62 0,1.06C-.16,.62 -.46,.24 -.82,0"
    "C-.46,-.24 -.16,-.62 0,-1.06Z",
    "S": "M0,-1.04C.14,-.66 .96,-.3 .96,.3C.96,.6 .74,.78 .5,.78C.33,.78 .18,.7 .1,.56"
    "C.12,.8 .22,.94 .42,1L-.42,1"
    "C-.22,.94 -.12,.8 -.1,.56C-.18,.7 -.33,.78 -.5,.78C-.74,.78 -.96,.6 -.96,.3C-.96,-.3 -.14,-.66 0,-1.04Z",
    # three circles of .46 joined before the slits between them get too thin to print, and the spade's foot
    "C": "M-.36,-.254A.46,.46 0 1 1 .36,-.254C.33,-.225 .33,-.206 .345,-.201A.46,.46 0 1 1 .104,.385"
    "C.115,.74 .21,.93 .42,1L-.42,1C-.21,.93 -.115,.74 -.104,.385A.46,.46 0 1 1 -.345,-.201"
    "C-.33,-.206 -.33,-.225 -.36,-.254Z",
}
EVEN: Final = {"H": 1.0, "D": 1.1, "S": 1.06, "C": 1.08}
"""By how much each sign is enlarged so that the four look equally big."""
HALF_WIDTH: Final = {"H": 0.98, "D": 0.82, "S": 0.96, "C": 0.99}
"""Half the ink's width at scale 1."""


def pip(suit: str, x: float, y: float, scale: float, fill: str | None = None, turn: float = 0) -> str:
    """One suit sign, about `scale` units from middle to edge, in its suit's ink unless `fill` is given."""
    return svg.path(at(PIP[suit], x, y, scale, turn), fill or SUIT_INK[suit])
