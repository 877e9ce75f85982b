"""Crowns and arms that only Piacentine courts carry. Decides how each is cut; knows no court.

Crowns are set in the face's own frame, on a band at y = -42..-27, as in `hats`; arms about their own middle.
"""

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.inks import BLUE, GREEN, INK, OCHRE, RED, SKY, WHITE, WOOD, YELLOW
from tools.cardart.italian.pen import Pen

# --- crowns


def _band(pen: Pen, stones: tuple[str, ...]) -> None:
    pen.blob("-40,-48* 0,-41 40,-47* 39,-32* 0,-25 -39,-33*", YELLOW, 1.6, 0.5)
    for place, stone in enumerate(stones):
        x = -28 + 56 * place / (len(stones) - 1)
        with pen.at(x, -34.5 - abs(x) * 0.16 + 1.6):
            pen.poly("0,-5.2 5.4,0 0,5.2 -5.4,0", stone, 1.1, 0)


def plate_crown(pen: Pen) -> None:
    """A flaring crown of five rounded plates, each with a stone, over a red lining."""
    pen.blob("-38,-46 -44,-64 -22,-76 0,-78 22,-76 44,-64 38,-45 0,-38", RED, 1.5, 0)
    for x, turn, high in ((-21, -12, 38), (21, 12, 38), (-40, -22, 36), (40, 22, 36), (0, 0, 44)):
        with pen.at(x * 0.94, -40, turn=turn):
            pen.blob(
                [
                    (-8, 2, True),
                    (-13, 13 - high),
                    (-8, 3 - high),
                    (0, -high),
                    (8, 3 - high),
                    (13, 13 - high),
                    (8, 2, True),
                ],
                YELLOW,
                1.6,
                0.5,
            )
            pen.oval(0, 13 - high, 5, 5.4, GREEN if x else BLUE, 1.1, 0)
            pen.blade([(0, 23 - high), (0, -6)], 1.5, "in")
    _band(pen, (RED, BLUE, RED, BLUE, RED))


def capped_crown(pen: Pen, cap: str) -> None:
    """A tall velvet cap leaning over a low crown of small points."""
    pen.blob("-36,-44* -43,-66 -30,-86 2,-92 32,-84 45,-64 37,-44* 0,-36", cap, 1.8, 0.9)
    pen.blade("-24,-60 -20,-76 -6,-87", 1.8)
    pen.blade("8,-60 11,-74 8,-88", 1.8)
    hatch(pen, (38, -56), (30, -80), 6, -6, 1)
    pen.oval(3, -94, 7, 6, YELLOW, 1.5, 0.4)
    for x, turn in ((-34, -14), (-17, -6), (0, 0), (17, 6), (34, 14)):
        with pen.at(x, -42 - (34 - abs(x)) * -0.12, turn=turn):
            pen.poly("-8,4 0,-20 8,4", YELLOW, 1.5, 0.4)
            pen.oval(0, -22, 3.6, None, WHITE, 1.2, 0)
    _band(pen, (GREEN, RED, GREEN, RED))


def oak_crown(pen: Pen) -> None:
    """A crown of upright oak leaves with acorns between them."""
    pen.blob("-38,-47 -20,-56 0,-58 20,-56 38,-46 0,-38", OCHRE, 1.3, 0)
    for x, turn in ((-20, -8), (20, 8)):
        with pen.at(x, -44, turn=turn):
            pen.tube("0,2 0,-16", 3, YELLOW, 1.3)
            pen.blob("-6,-18* 6,-18* 5,-30 0,-36* -5,-30", GREEN, 1.3, 0.3)
            pen.blob("-7.4,-15* -7,-21 0,-24 7,-21 7.4,-15* 0,-13", YELLOW, 1.3, 0)
    for x, turn, scale in ((-38, -18, 0.9), (38, 18, 0.9), (0, 0, 1.12)):
        with pen.at(x * 0.95, -44, scale, turn):
            pen.blob(
                "-5,4* -4,-6 -12,-10 -13,-17 -7,-19* -13,-25 -11,-33 -5,-33* -5,-41 0,-46 5,-41 5,-33* 11,-33 13,-25 "
                "7,-19* 13,-17 12,-10 4,-6 5,4*",
                YELLOW,
                1.6,
                0.6,
            )
            pen.blade("0,-2 0,-22 0,-40", 1.5, "in")
            for _ in pen.both():
                pen.blade("0,-14 7,-16", 1.2, "in")
                pen.blade("0,-26 7,-29", 1.2, "in")
    _band(pen, (RED, GREEN, RED, GREEN, RED))


# --- arms


def double_axe(pen: Pen, x: float, y: float, shaft: float, scale: float = 1, turn: float = 0) -> None:
    """A two-edged axe, its head 64 wide about (x, y), the shaft reaching `shaft` below it."""
    with pen.at(x, y, scale, turn):
        pen.tube([(0, -26), (0, 20), (0, shaft)], 6, WOOD, 1.6)
        for place in range(int((shaft - 34) / 16)):
            pen.blade([(-2.6, 40 + place * 16), (2.8, 37 + place * 16)], 2.4, "flat", RED)
        pen.blob("-5,-24* -7,-31 0,-42* 7,-31 5,-24*", YELLOW, 1.5, 0.5)
        for side in pen.both():
            pen.blob("3,-12* 14,-15 24,-31* 31,-16 33,0 31,16 24,31* 14,15 3,12*", BLUE, 1.9, 0.8)
            pen.blob("23,-27* 29.6,-15 31.4,0 29.6,15 23,27* 26,13 27,0 26,-13", SKY, 0, 0, None)
            pen.blade("20,-20 24.4,0 20,20", 1.3)
            if side > 0:
                hatch(pen, (8, -11), (19, -16), 4, 3, 7)
            pen.oval(12, 0, 3, None, YELLOW, 1.1, 0)
        pen.blob("-5.4,-21* 5.4,-21* 6.6,0 5.4,21* -5.4,21* -6.6,0", YELLOW, 1.6, 0.5)
        pen.poly("0,-8 4.4,0 0,8 -4.4,0", RED, 1.2, 0)
        for y_ring in (-15, 15):
            pen.blade([(-5, y_ring), (5, y_ring)], 1.5, "flat", INK)
