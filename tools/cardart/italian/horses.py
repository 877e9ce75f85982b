"""Horses from their joints: walking, standing, rearing. Decides how a horse is built; knows no rider.

A horse faces right in its own frame: hooves on y = 157, withers near (104, 34), the hip under a rider's seat at
(74, 46), the chest at x 158. Limbs are joints (x, y, width): elbow or stifle, knee or hock, fetlock, hoof.
"""

import math
from contextlib import AbstractContextManager
from typing import Final

from tools.cardart.italian.hatching import hatch
from tools.cardart.italian.horse_poses import WALKING, Coat, Legs, Pose
from tools.cardart.italian.inks import INK, RED, WHITE, YELLOW
from tools.cardart.italian.limbs import Joint, outline
from tools.cardart.italian.pen import Pen


def horse(pen: Pen, pose: Pose = WALKING, coat: Coat | None = None, bridle: str = RED) -> None:
    """The whole horse, bridled; saddle and rider come after."""
    coat = coat or Coat()
    with _trunk(pen, pose):
        tail(pen, coat)
    _leg(pen, pose.far_hind, coat, coat.far)
    _leg(pen, pose.far_fore, coat, coat.far)
    _leg(pen, pose.near_hind, coat, coat.body)
    with _trunk(pen, pose):
        _barrel(pen, coat)
    _leg(pen, pose.near_fore, coat, coat.body)
    _join(pen, pose.near_fore[0], coat)
    with _trunk(pen, pose):
        _modelling(pen)
        head_and_mane(pen, coat, bridle)


def _trunk(pen: Pen, pose: Pose) -> AbstractContextManager[None]:
    t = math.radians(pose.turn)
    x = 40 - (40 * math.cos(t) - 90 * math.sin(t))
    y = 90 - (40 * math.sin(t) + 90 * math.cos(t))
    return pen.at(x, y, 1, pose.turn)


def _leg(pen: Pen, joints: Legs, coat: Coat, colour: str) -> None:
    *bone, hoof = joints
    fetlock = bone[-1]
    pastern = ((fetlock[0] + hoof[0]) / 2, (fetlock[1] + hoof[1]) / 2, fetlock[2] * 0.86)
    _hoof(pen, fetlock, hoof, coat)
    pen.blob(outline([*bone, pastern], rounded=True), colour, 1.8, 0.8)
    if coat.stockings:
        pen.blob(outline([_between(bone[-2], fetlock, 0.1), fetlock, pastern]), coat.stockings, 1.3, 0)
    knee = bone[2]
    pen.blade([(knee[0] - 3.5, knee[1] - 4), (knee[0] + 1, knee[1] - 1), (knee[0] + 1.6, knee[1] + 5)], 1.5)
    pen.blade([(fetlock[0] - 3, fetlock[1] - 3), (fetlock[0] + 1, fetlock[1])], 1.4)


def _between(a: Joint, b: Joint, share: float) -> Joint:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)


def _hoof(pen: Pen, fetlock: Joint, hoof: Joint, coat: Coat) -> None:
    dx, dy = hoof[0] - fetlock[0], hoof[1] - fetlock[1]
    length = math.hypot(dx, dy) or 1
    # standing hooves are flat on the ground, lifted ones hang along the pastern
    lifted = hoof[1] < 155
    turn = math.degrees(math.atan2(dy, dx)) - 90 if lifted else 0.0
    wide = hoof[2]
    with pen.at(hoof[0], hoof[1], 1, turn):
        pen.blob(
            [(-wide * 0.36, -9.5, True), (wide * 0.3, -9.5, True), (wide * 0.62, 0, True), (-wide * 0.44, 0, True)],
            coat.hoof,
            1.3,
            0,
        )
        if length > 4 and coat.hoof != INK:
            pen.blade([(-wide * 0.2, -5), (wide * 0.3, -5)], 1.2)


def tail(pen: Pen, coat: Coat) -> None:
    """A full tail falling from the croup."""
    pen.blob(
        "36,48 24,40 12,46 4,64 5,88 0,108 -6,128* 8,127 16,113* 19,126* 28,106 27,86 29,70 36,60", coat.mane, 1.8, 0.8
    )
    for strand in (
        "28,46 14,58 12,86 10,110",
        "30,52 20,66 19,94 17,118",
        "15,52 8,70 9,92 3,116",
        "32,58 25,74 25,98",
    ):
        pen.blade(strand, 2, "both", coat.strands)


_BODY: Final = (
    "104,34 109,16 117,-4 129,-22 146,-33* 160,-19 153,-1 150,16 156,32 161,50 156,70 142,88 "
    "122,97 96,101 74,97 56,101 38,98 25,82 21,62 28,46 44,38 62,39 84,44"
)


def _barrel(pen: Pen, coat: Coat) -> None:
    pen.blob(_BODY, coat.body, 2, 1.1)
    # a patch without line where the thigh grows out of the trunk
    pen.blob("30,84 38,78 60,80 66,90 58,104 36,104", coat.body, 0, 0)


def _join(pen: Pen, elbow: Joint, coat: Coat) -> None:
    x, y, wide = elbow
    pen.oval(x - wide * 0.22, y - 2, wide * 0.56, wide * 0.5, coat.body, 0, 0, None)


def _modelling(pen: Pen) -> None:
    """The muscles' lines: thigh, shoulder, flank, neck."""
    pen.blade("66,56 73,74 68,90 55,106", 2.4)
    pen.blade("114,46 107,66 112,84 122,95", 2.4)
    pen.blade("146,56 152,64 154,72", 1.7)
    pen.blade("38,46 48,44 58,48", 1.6)
    pen.blade("148,20 140,34 142,50", 1.6)
    hatch(pen, (80, 97), (110, 97), 9, 7, -7, 1.4)
    hatch(pen, (25, 58), (32, 92), 8, 9, 1, 1.5)
    hatch(pen, (149, 0), (153, 40), 9, -8, 1, 1.4)
    hatch(pen, (62, 94), (70, 76), 5, -8, 2, 1.3)
    hatch(pen, (112, 70), (120, 92), 5, 7, 0, 1.2)


def head_and_mane(pen: Pen, coat: Coat, bridle: str = RED, mane: bool = True) -> None:
    """The tucked head with its bridle, and the mane on the near side of the neck."""
    pen.blob(
        "143,-36* 155,-39 166,-29 172,-12 179,5 186,17 185,28 176,33 166,29 160,18 149,8 140,-7 137,-23",
        coat.body,
        2,
        1,
    )
    pen.blob("145,-36* 141,-56* 154,-41", coat.body, 1.7, 0.4)
    pen.blob("154,-39* 158,-57* 164,-34", coat.body, 1.7, 0.5)
    pen.blade("146,-40 145,-49", 1.3)
    pen.blade("157,-40 158.6,-50", 1.3)
    if coat.blaze:
        pen.blob("165.5,-24* 171,-10 178,4 181,12* 175,10 168,-7", coat.blaze, 0, 0)
    _horse_face(pen)
    if mane:
        _mane(pen, coat)
    pen.blob("152,-42* 161,-36 166,-23* 157,-28", coat.mane, 1.3, 0)
    _bridle(pen, bridle)


def _horse_face(pen: Pen) -> None:
    pen.blob("153.5,-15 161,-19.4 167.4,-13.5 160,-9.4", WHITE, 1.2, 0)
    pen.oval(161.6, -14.6, 4, None, INK, 0.4, 0)
    pen.dot(162.8, -15.8, 1.1, WHITE)
    pen.blade("152,-16 161,-22.6 169,-15", 2.6)
    pen.blade("156,-7.6 162,-5.4 166.4,-8.6", 1.3)
    pen.blade("178.6,15 183,18.4 181,24", 2.4)
    pen.blade("168,29 174,27.4 183,26", 1.7)
    pen.blade("147,6 155,5 158,-2", 1.8)
    pen.blade("172,-4 175,6", 1.2)
    hatch(pen, (142, -8), (149, 3), 4, 5, -3, 1.2)


def _mane(pen: Pen, coat: Coat) -> None:
    pen.blob(
        "154,-40 138,-38 121,-22 108,0 101,22 97,42* 107,37* 113,42* 114,27* 121,31* 122,13* "
        "130,16* 130,-2* 138,1* 138,-14* "
        "146,-13* 147,-26",
        coat.mane,
        1.8,
        0.7,
    )
    for strand in ("148,-35 134,-26 126,-11", "138,-30 124,-11 117,9", "126,-16 114,7 108,31", "116,-1 106,20 103,36"):
        pen.blade(strand, 2, "both", coat.strands)


def _bridle(pen: Pen, colour: str) -> None:
    pen.tube("165,30 169,13 180,6", 3, colour, 1.1)
    pen.tube("169,14 158,-3 146,-30", 2.8, colour, 1.1)
    pen.tube("151,-26 160,-28 169,-23", 2.4, colour, 1)
    pen.oval(169, 15, 3.8, None, YELLOW, 1.2, 0)


# --- harness


def harness(pen: Pen, pose: Pose, colour: str) -> None:
    """Breast strap and crupper with studs."""
    with _trunk(pen, pose):
        pen.tube("158,46 138,58 110,60", 4.4, colour, 1.3)
        pen.tube("25,56 46,62 70,58", 4.4, colour, 1.3)
        for x, y in ((148, 53.4), (133, 60), (119, 60.6), (37, 60), (53, 61)):
            pen.oval(x, y, 3.2, None, YELLOW, 1.2, 0)


def saddle_cloth(pen: Pen, pose: Pose, colour: str, trim: str) -> None:
    """A cloth under the rider with a border and a fringe."""
    with _trunk(pen, pose):
        pen.blob("56,38* 82,46 106,36* 114,66 109,80* 84,87 60,81* 55,58", colour, 1.8, 0.8)
        pen.blade("60,75 84,81 109,74", 2.6, "flat", trim)
        for step in range(6):
            x = 63 + step * 9
            y = 83 + (3 if 0 < step < 5 else 0)
            pen.blade([(x, y), (x, y + 6)], 2.4, "flat", trim)
