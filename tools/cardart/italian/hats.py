"""Crowns and hats, in the face's own frame (100 units high, looking right). Knows no court.

Crowns sit on a band at y = -42..-27; hats cover the skull from y = -26 up.
"""

from itertools import pairwise

from tools.cardart.italian.hatching import fold
from tools.cardart.italian.inks import BLUE, GREEN, OCHRE, RED, WHITE, YELLOW
from tools.cardart.italian.ornaments import leaf, plume
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import nodes

_STONES = (RED, GREEN, RED, BLUE)


def _band(pen: Pen, stones: tuple[str, ...] = _STONES, colour: str = YELLOW) -> None:
    pen.blob("-39,-48* 0,-41 39,-47* 38,-33* 0,-26 -38,-34*", colour, 1.6, 0.5)
    for place, stone in enumerate(stones):
        x = -27 + 54 * place / (len(stones) - 1)
        pen.oval(x, -35.5 - abs(x) * 0.16 + 1.6, 4.6, 4, stone, 1.1, 0)


def _inside(pen: Pen) -> None:
    """The far rim of an open crown."""
    pen.blob("-38,-47 -20,-56 0,-58 20,-56 38,-46 0,-38", OCHRE, 1.3, 0)


# --- crowns


def pointed_crown(pen: Pen, colour: str = YELLOW) -> None:
    """Three long points with red balls."""
    pen.blob(
        "-36,-46* -42,-92* -24,-72 -20,-72 -14,-66* -2,-100* 10,-66* 18,-72 23,-74 42,-90* 36,-42* 0,-36",
        colour,
        1.8,
        0.9,
        handle=0.3,
    )
    _band(pen)
    for x, y in ((-42, -95), (-2, -103), (42, -93)):
        pen.oval(x, y, 5.4, None, RED, 1.4, 0.4)
    for ridge in ("-24,-62 -18,-52", "-2,-88 -2,-52", "24,-64 20,-52"):
        pen.blade(ridge, 1.6, "in")


def leaf_crown(pen: Pen, colour: str = YELLOW) -> None:
    """Five strawberry leaves."""
    _inside(pen)
    for x, turn, high in ((-40, -22, 30), (40, 22, 30), (-21, -11, 36), (21, 11, 36), (0, 0, 42)):
        with pen.at(x * 0.94, -42, turn=turn):
            pen.blob(
                [
                    (-6, 4, True),
                    (-4, -high * 0.35),
                    (-11, -high * 0.5),
                    (-9, -high * 0.72),
                    (-4, -high * 0.68),
                    (0, -high, True),
                    (4, -high * 0.68),
                    (9, -high * 0.72),
                    (11, -high * 0.5),
                    (4, -high * 0.35),
                    (6, 4, True),
                ],
                colour,
                1.5,
                0.5,
            )
            pen.blade([(0, -4), (0, -high * 0.5), (0, -high * 0.8)], 1.3, "in")
    _band(pen, (GREEN, RED, GREEN, RED, GREEN))


def arched_crown(pen: Pen, lining: str = RED, colour: str = YELLOW) -> None:
    """A closed crown: a coloured cap under three bows, an orb on top."""
    pen.blob("-37,-44* -46,-72 -34,-92 0,-94 34,-92 46,-72 37,-44* 0,-36", lining, 1.7, 0.8)
    for bow in ("-36,-46 -45,-70 -30,-90 0,-93", "36,-46 45,-70 30,-90 0,-93", "0,-42 0,-66 0,-93"):
        pen.tube(bow, 6, colour, 1.4)
        for share_x, share_y in _beads(bow):
            pen.dot(share_x, share_y, 2, WHITE)
    pen.oval(0, -101, 8, None, colour, 1.5, 0.5)
    pen.blade("-7,-101 0,-99 7,-101", 1.6, "flat")
    _band(pen)


def _beads(bow: str) -> list[tuple[float, float]]:
    spots = [node[:2] for node in nodes(bow)]
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(spots)][:2]


def ray_crown(pen: Pen, colour: str = YELLOW, rays: int = 7) -> None:
    """An antique crown of straight rays."""
    _inside(pen)
    step = 76 / (rays - 1)
    for ray in range(rays):
        x = -38 + ray * step
        with pen.at(x * 0.92, -44, turn=x * 0.55):
            high = 34 if ray % 2 == 0 else 26
            pen.poly([(-6.4, 4), (0, -high), (6.4, 4)], colour, 1.5, 0.5)
            pen.blade([(0.8, -high + 8), (1.4, 0)], 1.4, "out")
    _band(pen, (RED, RED, RED, RED, RED), colour)


def lily_crown(pen: Pen, colour: str = YELLOW) -> None:
    """Three lilies with balls between them."""
    _inside(pen)
    for x, turn in ((-18, -8), (18, 8)):
        with pen.at(x, -44, turn=turn):
            pen.blob("-5,4* -3,-20 3,-20 5,4*", colour, 1.4, 0.3)
            pen.oval(0, -24, 5.4, None, RED, 1.3, 0.3)
    for x, turn, scale in ((-38, -20, 0.9), (38, 20, 0.9), (0, 0, 1.15)):
        with pen.at(x * 0.95, -44, scale, turn):
            for _ in pen.both():
                pen.blob("2,2* 4,-16 12,-26 20,-18 15,-8 12,-13* 8,-10 6,2*", colour, 1.4, 0.4)
            pen.blob("-5,3* -8,-20 0,-40* 8,-20 5,3*", colour, 1.5, 0.5)
            pen.blade("0,-30 0,-4", 1.4, "in")
    _band(pen, (BLUE, RED, BLUE, RED))


# --- hats


def beret(pen: Pen, colour: str, brim: str = YELLOW, feather: str | None = RED) -> None:
    """A wide soft beret with a rolled brim and a plume curling back over it."""
    pen.blob("-46,-26 -58,-44 -44,-72 -8,-84 34,-74 52,-50 40,-34 30,-40 -6,-42 -34,-32", colour, 1.8, 0.9)
    pen.blob("-46,-26 -38,-40 0,-50 40,-42 44,-32 36,-28 0,-36 -36,-22", brim, 1.5, 0.4)
    pen.blade("-36,-54 -20,-68 0,-74", 1.8)
    pen.blade("20,-72 36,-62 43,-50", 1.6)
    if feather:
        plume(pen, -30, -44, feather)
        pen.oval(-30, -42, 6, None, YELLOW, 1.3, 0.3)


def flat_cap(pen: Pen, colour: str, brim: str | None = None) -> None:
    """A low round cap with a button, tilted a little."""
    pen.blob("-44,-30 -54,-46 -42,-62 -4,-70 38,-66 54,-50 46,-34 0,-40", colour, 1.8, 0.8)
    pen.blob("-45,-32 0,-42 46,-36 45,-24 0,-30 -43,-18", brim or colour, 1.6, 0.4)
    for rib in ("-2,-67 -26,-58 -38,-42", "2,-67 4,-56 4,-45", "6,-67 30,-58 40,-44"):
        pen.blade(rib, 1.7)
    pen.oval(0, -70, 6, 4.6, YELLOW, 1.3, 0.2)


def broad_hat(pen: Pen, colour: str, ribbon: str = YELLOW, feather: str | None = WHITE) -> None:
    """A cavalier's hat: brim turned up on the near side, a feather lying round the crown."""
    pen.blob("-36,-34* -38,-66 -22,-84 8,-86 32,-76 36,-38* 0,-30", colour, 1.8, 0.8)
    pen.blob("-37,-47 0,-43 36,-50 37,-37 0,-31 -37,-34", ribbon, 1.4, 0)
    pen.blob("-66,-52 -60,-30 -30,-22 6,-26 44,-28 66,-22* 58,-40 36,-40 0,-34 -34,-38 -52,-44", colour, 1.8, 0.8)
    pen.blade("-54,-38 -28,-29 8,-30 44,-33", 1.8)
    if feather:
        with pen.at(-26, -42, 0.95, -8):
            pen.blob("0,4* -14,-18 -8,-44 14,-62 44,-62 58,-46* 42,-48 26,-38 14,-18 6,2*", feather, 1.6, 0.6)
            for rib in ("4,-6 8,-36 38,-56", "10,-40 6,-50", "20,-48 18,-57", "12,-28 22,-36", "22,-44 34,-48"):
                pen.blade(rib, 1.5, "in")
        pen.oval(-28, -41, 6, None, YELLOW, 1.3, 0.3)


def turban(pen: Pen, cloth: str = WHITE, cap: str = RED) -> None:
    """A wound turban over a cap, with a jewel and an aigrette."""
    pen.blob("-44,-16 -56,-38 -46,-66 -14,-80 20,-78 46,-62 52,-40 42,-20 22,-32 -8,-34 -32,-24", cloth, 1.9, 0.9)
    fold(pen, "-46,-26 -20,-50 24,-56 47,-42", 10, 3, 7, 2.3)
    fold(pen, "-51,-42 -22,-66 16,-71", 7, 3, 7, 2.2)
    pen.blade("-34,-24 0,-43 44,-30", 2.4)
    pen.blob("-14,-79 0,-96 16,-78", cap, 1.7, 0.4)
    pen.blob("8,-52* 2,-76 14,-104 36,-116 48,-100* 34,-98 28,-80 22,-52*", GREEN, 1.7, 0.6)
    pen.blade("15,-58 19,-84 33,-106", 1.5)
    pen.oval(15, -52, 9, None, YELLOW, 1.6, 0.3)
    pen.dot(15, -52, 3.6, RED)


def peaked_cap(pen: Pen, colour: str, brim: str = YELLOW, feather: str | None = RED) -> None:
    """A hunter's cap: peaked before, turned up behind, a straight feather."""
    if feather:
        with pen.at(-30, -48, turn=-28):
            pen.blob("-5,6* -9,-24 -4,-54 4,-66* 9,-50 9,-22 4,6*", feather, 1.5, 0.5)
            for rib in ("0,2 0,-30 2,-58", "-6,-20 0,-14", "-6,-34 1,-28", "8,-28 1,-20"):
                pen.blade(rib, 1.4, "in")
    pen.blob("-44,-28* -46,-58 -24,-78 6,-78 30,-62 44,-38* 0,-34", colour, 1.8, 0.8)
    pen.blob("-54,-40 -46,-22 -20,-25 16,-31 50,-34 70,-28* 58,-42 34,-46 0,-42 -30,-40 -46,-50*", brim, 1.7, 0.6)
    pen.blade("-30,-44 -24,-64 0,-72", 1.7)


def hood(pen: Pen, colour: str, roll: str = YELLOW) -> None:
    """A chaperon: a padded roll with a cockscomb and a tail down the near side."""
    pen.blob("-40,-40* -58,-30 -62,0 -54,34 -60,56* -40,60 -32,36 -38,0 -34,-24*", colour, 1.7, 0.8)
    pen.blade("-52,-18 -52,14 -48,48", 1.8)
    pen.blob("-30,-50* -34,-80 -14,-92 0,-82* 8,-96 28,-90 26,-72* 42,-76 44,-52 30,-44*", colour, 1.7, 0.7)
    for rib in ("-20,-82 -16,-66 -14,-54", "4,-86 4,-68 2,-54", "28,-70 20,-60 18,-52"):
        pen.blade(rib, 1.7)
    pen.blob("-46,-24 -50,-44 -30,-56 0,-60 32,-56 50,-44 46,-26 20,-34 -10,-36", roll, 1.8, 0.8)
    for x in (-30, -12, 8, 28):
        pen.blade([(x - 4, -55), (x + 3, -46), (x + 4, -36)], 1.6)


def laurel(pen: Pen, colour: str = GREEN, fruit: str = RED) -> None:
    """A wreath round bare hair."""
    for _ in pen.both():
        for x, y, turn in ((40, -24, -78), (36, -36, -62), (27, -46, -40), (15, -52, -22)):
            leaf(pen, x, y, 19, turn - 90, colour, 0.5)
            leaf(pen, x, y, 17, turn - 150, colour, 0.5)
        pen.oval(30, -42, 3.6, None, fruit, 1.1, 0)
    pen.oval(0, -53, 4.4, None, fruit, 1.2, 0)
