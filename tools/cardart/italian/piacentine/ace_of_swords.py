"""Ace of swords: a winged child on a cloud holds a great sword and lifts a garland that hangs about its blade."""

from math import atan2, cos, degrees, pi, sin

from tools.cardart.italian.hatching import fold, hatch
from tools.cardart.italian.inks import BLUE, GREEN, LEAF, PINE, RED, SKIN, SKY, WHITE, YELLOW
from tools.cardart.italian.limbs import fist
from tools.cardart.italian.ornaments import bow, feather, flower, leaf
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.piacentine.cherub import cherub_head, cherub_limb
from tools.cardart.italian.signs_piacentine import sword

_WREATH_X, _WREATH_Y, _WIDE, _HIGH = 124.0, 92.0, 43.0, 40.0


def draw(pen: Pen) -> None:
    """The whole face."""
    _cloud(pen)
    for flip, x, y in ((False, 96, 236), (True, 71, 238)):
        with pen.at(x, y, 0.94, flip=flip):
            _wing(pen)
    _garland(pen, behind=True)
    _legs(pen)
    _torso(pen)
    _sash(pen)
    _raised_arm(pen)
    cherub_head(pen, 79, 184, 0.62)
    _sword_arm(pen)
    sword(pen, 142, 264, 167, 0, 1.42)
    fist(pen, 142, 290, 0, 1.3)
    _garland(pen, behind=False)
    bow(pen, 124, 134, RED, 0.95)


def _cloud(pen: Pen) -> None:
    pen.blob(
        "22,350 26,336 40,334 50,324 70,328 86,320 106,326 120,324 134,334 150,338 152,350 120,355 84,352 50,356",
        SKY,
        1.8,
        0.8,
    )
    for swirl in ("30,345 38,339 48,344", "54,336 68,331 78,339", "90,336 104,331 116,338", "122,344 132,339 142,345"):
        pen.blade(swirl, 2, "both", BLUE)


def _wing(pen: Pen) -> None:
    """The right wing, spread low: long blue feathers, white ones over them, a golden edge."""
    tips = ((30, -70), (44, -64), (55, -52), (61, -36), (62, -18), (58, 0), (50, 16), (39, 29))
    for share, width, fill in ((1.0, 14.0, BLUE), (0.7, 13.0, WHITE), (0.36, 11.0, YELLOW)):
        for place, tip in reversed(list(enumerate(tips))):
            base = (16 - 1.6 * place, -28 + 5 * place)
            end = (base[0] + (tip[0] - base[0]) * share, base[1] + (tip[1] - base[1]) * share)
            feather(pen, base, end, width, fill, quill=False)
            pen.blade([base, end], 1.3, "in")


def _garland(pen: Pen, behind: bool) -> None:
    """The half of the wreath behind the blade or before it, so that the sword stands through the ring."""
    count = 14
    chosen = [n for n in range(count) if (cos(2 * pi * n / count) < 0.3) == behind]
    for n in chosen:
        t = 2 * pi * (n + 0.5) / count
        x, y = _WREATH_X + cos(t) * _WIDE, _WREATH_Y + sin(t) * _HIGH
        along = degrees(atan2(cos(t) * _HIGH, -sin(t) * _WIDE))
        for lean, fill, long in ((-44, PINE, 23), (44, LEAF, 23), (0, GREEN, 25)):
            leaf(pen, x, y, long, along + lean, fill, 0.42)
    for n in chosen:
        if n % 3 == 1:
            t = 2 * pi * (n + 0.5) / count
            flower(pen, _WREATH_X + cos(t) * _WIDE, _WREATH_Y + sin(t) * _HIGH, 11, RED, 5, n * 17)


def _legs(pen: Pen) -> None:
    cherub_limb(
        pen, "84,276* 108,272 116,290 110,308 112,318 109,330 118,336 120,344* 92,344 92,332 88,318 84,306 80,294"
    )
    cherub_limb(pen, "51,276* 80,280 84,296 78,309 77,320 71,333 61,345* 36,345 36,338 50,331 53,320 49,306 48,290")
    for crease in ("94,307 101,312 109,308", "54,310 62,315 72,310", "94,332 100,334 107,331", "54,331 61,333 68,329"):
        pen.blade(crease, 1.6)
    for toe in (41, 45.5, 50, 54):
        pen.blade([(toe, 339.5), (toe + 0.4, 344)], 1.3)
    for toe in (104, 108.5, 113):
        pen.blade([(toe, 338.5), (toe + 0.4, 343)], 1.3)


def _torso(pen: Pen) -> None:
    cherub_limb(pen, "52,228* 66,218 92,218 106,228* 106,244 101,258 106,274 97,290 75,293 53,286 48,270 54,256 50,242")
    for crease in ("60,245 68,249 76,244", "85,244 92,248 99,243", "58,273 76,279 97,272"):
        pen.blade(crease, 1.7)
    pen.blade("78,261 79,265 77,267", 2)
    hatch(pen, (102, 262), (103, 278), 4, -5, 1, 1)


def _sash(pen: Pen) -> None:
    """A red cloth about the loins, one end flying to the left."""
    pen.blob("46,272* 34,262 24,270 30,284 14,296* 36,300 52,290*", RED, 1.7, 0.6)
    fold(pen, "34,270 39,282 26,295", 5, 4, 2)
    pen.blob(
        "43,266* 62,280 86,283 111,264* 119,273* 112,290 120,305* 103,299 88,308 73,300 57,311* 48,299 49,285",
        RED,
        1.9,
        0.8,
    )
    for crease, dx in (("60,281 65,292 62,305", 5), ("79,285 81,294 77,303", 5), ("100,276 98,288 104,299", -4)):
        fold(pen, crease, 5, dx, 2)


def _raised_arm(pen: Pen) -> None:
    """From the shoulder out to the elbow and up to the garland, clear of head and wing."""
    cherub_limb(
        pen, "66,224* 55,231 42,224 32,208 27,190 32,172 45,150 58,126* 73,134* 63,156 51,174 48,188 52,200 62,212*"
    )
    for crease in ("33,176 40,180 47,178", "29,196 35,199 42,196", "52,146 57,150 62,150"):
        pen.blade(crease, 1.6)
    fist(pen, 72, 121, 38, 1.25)


def _sword_arm(pen: Pen) -> None:
    """Down along the side, the forearm level; the guard lies over it."""
    cherub_limb(
        pen, "95,225* 110,226 118,240 119,258 122,272 130,280 140,281* 139,299* 124,302 109,298 99,286 95,268 92,246*"
    )
    pen.blob("89,229* 99,226.6* 105,234 98,250 91,246", SKIN, 0, 0)
    for crease in ("104,280 111,276 119,276", "100,238 97,246 96,254"):
        pen.blade(crease, 1.6)
