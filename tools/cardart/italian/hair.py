"""Hair, beards and moustaches, in the face's own frame (100 units high, looking right). Knows no court.

What lies behind the head is drawn before the face, the rest after it. `view` is the face's.
"""

from tools.cardart.italian.faces import View, turned
from tools.cardart.italian.inks import HAIR, INK, RED
from tools.cardart.italian.pen import Pen
from tools.cardart.italian.spline import Node, Spot, nodes


def _mirrored(half: str) -> list[Node]:
    """A closed outline from its right half, which runs from the top middle to the foot middle."""
    right = nodes(half)
    inner = right[1:-1] if right[-1][0] == 0 else right[1:]
    return right + [(-x, y, corner) for x, y, corner in reversed(inner)]


# --- behind the head


def curls_behind(pen: Pen, colour: str = HAIR, long: bool = False, strands: str = INK) -> None:
    """Wavy hair to the jaw, or to the shoulder where `long`; three-quarter view."""
    b = 30 if long else 6
    pen.blob(
        [
            (-8, -54),
            (-34, -48),
            (-46, -26),
            (-50, -4),
            (-56, 12 + b * 0.3),
            (-52, 24 + b),
            (-40, 28 + b),
            (-30, 16 + b * 0.5),
            (-34, 0),
            (-32, -20),
            (-22, -36),
            (0, -44),
        ],
        colour,
        1.6,
        0.7,
    )
    for strand in ("-38,-36 -43,-16 -42,6", f"-46,-6 -46,10 -40,{20 + b * 0.6}", "-30,-42 -36,-24 -37,-8"):
        pen.blade(strand, 2, "both", strands)
    pen.blob("28,-48 36,-34 38,-12 35,-10 33,-26 24,-40", colour, 1.4, 0)


def mane_behind(pen: Pen, colour: str, length: float = 40, strands: str = INK) -> None:
    """A full head of hair falling on both sides, `length` units below the chin's height; any view."""
    foot = 18 + length
    pen.blob(
        _mirrored(f"0,-58 30,-52 46,-30 49,-2 54,{foot * 0.5} 50,{foot} 36,{foot + 5} 26,{foot - 8} 0,{foot - 14}"),
        colour,
        1.7,
        0.8,
    )
    for side in pen.both():
        pen.blade(f"36,-36 43,-6 44,{foot * 0.7}", 2, "both", strands)
        if side > 0 or length > 10:
            pen.blade(f"44,-14 47,{foot * 0.4} 43,{foot}", 1.8, "both", strands)
        pen.blade(f"38,4 38,{foot * 0.6} 34,{foot}", 1.8, "both", strands)


def rolled_behind(pen: Pen, colour: str, strands: str = INK) -> None:
    """A page's bob: smooth to the jaw and rolled under; any view."""
    pen.blob(_mirrored("0,-56 28,-52 44,-34 48,-8 54,16 48,31* 30,33 24,20 0,10"), colour, 1.7, 0.8)
    for _ in pen.both():
        pen.blade("34,-38 42,-14 46,12", 2, "both", strands)
        pen.blade("50,18 46,27 34,28", 1.8, "both", strands)
        pen.blade("40,-6 42,10 40,22", 1.6, "both", strands)


def ringlets_behind(pen: Pen, colour: str, low: float = 40, strands: str = INK) -> None:
    """Corkscrew locks on both sides down to y = `low`; any view."""
    for _ in pen.both():
        y = low
        while y > -34:
            pen.oval(42 + 3 * ((y // 11) % 2), y, 9, 7.5, colour, 1.5, 0.4)
            pen.blade([(36, y + 2), (42, y - 3), (48, y + 1)], 1.6, "both", strands)
            y -= 11
    pen.blob(_mirrored("0,-57 26,-53 42,-38 46,-20 0,-10"), colour, 1.6, 0.5)


# --- before the face


def bob_front(pen: Pen, colour: str, strands: str = INK) -> None:
    """The near lock of a bob in front of the ear; three-quarter view."""
    pen.blob("-44,-20 -36,-26 -26,-18 -28,6 -36,20 -46,10", colour, 1.4, 0.3)
    pen.blade("-38,-16 -34,0 -38,12", 1.8, "both", strands)


def fringe(pen: Pen, colour: str, view: View = "three_quarter", strands: str = INK) -> None:
    """A straight fringe over the brow, for heads without a hat or with one set high."""
    pen.blob(
        turned("-37,-14* -40,-36 -26,-52 0,-58 26,-52 40,-36 37,-14* 31,-26 16,-29 0,-30 -16,-29 -30,-25", view),
        colour,
        1.6,
        0.4,
    )
    for x in (-24, -12, 0, 12, 24):
        pen.blade(turned([(x * 0.7, -52), (x, -40), (x * 1.08, -31)], view), 1.7, "both", strands)


def parted(pen: Pen, colour: str, view: View = "three_quarter", strands: str = INK) -> None:
    """Hair parted in the middle and swept to both temples, no hat."""
    for sign in (-1, 1):
        lock = [(0.0, -57.0, True), (sign * 22, -55, False), (sign * 40, -38, False), (sign * 42, -10, True)]
        lock += [(sign * 34, -16, False), (sign * 28, -30, False), (sign * 10, -41, False), (0, -44, True)]
        pen.blob(turned(lock, view), colour, 1.6, 0.4)
        pen.blade(turned([(sign * 4, -50), (sign * 24, -44), (sign * 37, -22)], view), 1.8, "both", strands)


def cropped_curls(pen: Pen, colour: str, strands: str = INK) -> None:
    """A cap of small curls round the brow; three-quarter view, no hat."""
    for x, y, r in (
        (-42, 4, 9),
        (-46, -12, 11),
        (-42, -30, 12),
        (-30, -45, 13),
        (-11, -54, 13),
        (9, -56, 13),
        (25, -48, 12),
        (35, -34, 9),
        (-20, -37, 10),
        (2, -42, 10),
        (19, -40, 8),
    ):
        pen.oval(x, y, r, None, colour, 1.5, 0.4)
        pen.blade([(x - r * 0.5, y), (x, y - r * 0.55), (x + r * 0.5, y), (x, y + r * 0.4)], 1.6, "both", strands)


# --- moustaches


def moustache(pen: Pen, colour: str = HAIR, wide: float = 1, view: View = "three_quarter") -> None:
    """A full moustache turned up at the ends; `wide` scales its reach."""
    half: list[Spot | Node] = [
        (0, -3),
        (9 * wide, -2.5),
        (18 * wide, 4),
        (27 * wide, -3, True),
        (24 * wide, 8),
        (12 * wide, 8.5),
        (1, 4),
    ]
    with pen.at(14 if view == "three_quarter" else 0, 21):
        for _ in pen.both():
            pen.blob(half, colour, 1.2, 0)


def drooping_moustache(pen: Pen, colour: str, long: float = 22, view: View = "three_quarter") -> None:
    """A thin moustache hanging past the corners of the mouth, `long` units down."""
    with pen.at(14 if view == "three_quarter" else 0, 21):
        for _ in pen.both():
            pen.blob([(0, -3), (10, -2), (17, 5), (19, long, True), (13, long * 0.7), (9, 6), (1, 4)], colour, 1.2, 0)


def handlebar(pen: Pen, colour: str, view: View = "three_quarter") -> None:
    """A thin waxed moustache with upright curls."""
    with pen.at(14 if view == "three_quarter" else 0, 21):
        for _ in pen.both():
            pen.blob("0,-2 8,-2 16,2 24,-2 27,-10 23,-14* 31,-12 31,0 22,7 10,6 1,3", colour, 1.1, 0)


# --- beards


def _beard(pen: Pen, half: str, colour: str, view: View, strands: tuple[str, ...], ink: str) -> None:
    pen.blob(turned(_mirrored(half), view), colour, 1.6, 0.7)
    pen.blob(turned("-9,30 0,28 9,30 0,36", view), RED, 1.1, 0)
    for strand in strands:
        for sign in (-1, 1):
            points = [(x * sign, y, corner) for x, y, corner in nodes(strand)]
            if sign > 0 or points[0][0]:
                pen.blade(turned(points, view), 2.1, "both", ink)


def full_beard(pen: Pen, colour: str, length: float = 30, view: View = "three_quarter", strands: str = INK) -> None:
    """A full rounded beard reaching `length` units below the chin."""
    foot = 49 + length
    half = f"0,24* 12,19 24,23* 31,14 36,-3* 41,14 39,34 30,{foot - length * 0.45} 16,{foot - 4} 0,{foot}"
    lines = (f"34,12 31,32 22,{foot - length * 0.5}", f"20,30 17,44 12,{foot - 8}", f"0,40 0,52 0,{foot - 5}")
    _beard(pen, half, colour, view, lines, strands)


def forked_beard(pen: Pen, colour: str, length: float = 34, view: View = "three_quarter", strands: str = INK) -> None:
    """A beard in two points."""
    foot = 49 + length
    half = f"0,24* 12,19 24,23* 31,14 36,-3* 41,16 38,36 28,{foot - 14} 17,{foot}* 8,{foot - 14} 0,{foot - 24}*"
    lines = (f"34,12 31,32 24,{foot - 16}", f"19,32 19,48 17,{foot - 6}", f"8,40 7,50 6,{foot - 20}")
    _beard(pen, half, colour, view, lines, strands)


def pointed_beard(pen: Pen, colour: str, length: float = 22, view: View = "three_quarter", strands: str = INK) -> None:
    """A trimmed beard in one point, thin on the cheeks."""
    foot = 49 + length
    half = f"0,25* 11,20 22,23* 29,16 34,4* 37,18 32,36 18,{foot - 12} 0,{foot}*"
    lines = (f"31,20 26,36 14,{foot - 14}", f"14,36 10,48 5,{foot - 8}", f"0,40 0,50 0,{foot - 5}")
    _beard(pen, half, colour, view, lines, strands)


def square_beard(pen: Pen, colour: str, length: float = 20, view: View = "three_quarter", strands: str = INK) -> None:
    """A broad beard cut straight below."""
    foot = 49 + length
    half = f"0,24* 12,19 24,23* 31,14 36,-4* 42,14 42,38 37,{foot}* 18,{foot + 2} 0,{foot + 1}"
    lines = (
        f"35,12 36,34 31,{foot - 4}",
        f"25,28 26,44 22,{foot - 2}",
        f"12,38 12,50 11,{foot - 2}",
        f"0,40 0,52 0,{foot - 2}",
    )
    _beard(pen, half, colour, view, lines, strands)


def flowing_beard(pen: Pen, colour: str, length: float = 60, view: View = "three_quarter", strands: str = INK) -> None:
    """A patriarch's long waving beard."""
    foot = 49 + length
    half = (
        f"0,24* 12,18 24,23* 31,14 36,-4* 44,14 41,36 44,{foot - length * 0.5} 30,{foot - length * 0.28} "
        f"26,{foot - 6}* 14,{foot - 12} 6,{foot + 4}* 0,{foot - 6}"
    )
    lines = (
        f"35,12 33,34 36,{foot - length * 0.5}",
        f"26,28 24,46 27,{foot - length * 0.35} 22,{foot - 12}",
        f"14,38 11,56 15,{foot - 24} 10,{foot - 4}",
        f"0,40 -3,58 2,{foot - 14}",
    )
    _beard(pen, half, colour, view, lines, strands)


def curly_beard(pen: Pen, colour: str, view: View = "three_quarter", strands: str = INK) -> None:
    """Short round curls along the jaw."""
    spots = ((36, 0, 6), (37, 12, 7), (34, 25, 8), (27, 37, 9), (15, 46, 9.5), (0, 50, 10), (20, 28, 6), (9, 37, 7))
    for x, y, r in spots:
        for sign in (-1, 1) if x else (1,):
            ((px, py, _),) = turned([(x * sign, y)], view)
            pen.oval(px, py, r, None, colour, 1.4, 0.3)
            pen.blade(
                [(px - r * 0.5, py), (px, py - r * 0.5), (px + r * 0.5, py), (px, py + r * 0.4)], 1.5, "both", strands
            )
    pen.blob(turned("-9,30 0,28 9,30 0,36", view), RED, 1.1, 0)
