"""Spades' cloth printed with whole drops only. Decides which drops to keep; knows no garment."""

from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cardart.french import cloth
from tools.cardart.shapes import pieces

_HEM = 1.2  # how far a drop keeps off the region's edge, so that it never touches the contour


def whole_lances(region: BaseGeometry, across: float = 0, down: float = 0) -> BaseGeometry:
    """The drops that lie wholly inside the region: cut ones look like crumbs.

    `across` and `down` move the rows, in units, where a narrow region would else keep too few.
    """
    free = region.buffer(-_HEM)
    left, top, right, foot = free.bounds
    drops = pieces(cloth.lances((left - 7 + across, top + down, right, foot)))
    return unary_union([drop for drop in drops if free.contains(drop)])
