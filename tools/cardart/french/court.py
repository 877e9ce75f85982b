"""What a court is made of and how its card is put together.

Decides the order of layers; knows no single court.
"""

from dataclasses import dataclass

from tools.cardart import svg
from tools.cardart.figure import Figure
from tools.cardart.french.frame import HALF_PANEL, frame
from tools.cardart.french.index import index


@dataclass(frozen=True)
class Court:
    """The upper half of a court, drawn inside `HALF_PANEL`, and the sash (markup) that hides the join."""

    half: Figure
    sash: str


def blank_half() -> Figure:
    """An empty half to draw a court into."""
    return Figure(HALF_PANEL)


def court_card(rank: str, suit: str, court: Court) -> str:
    """The whole file of a court card: the half twice, the sash, the frame, both indices."""
    halves = svg.both_ends(court.half.markup())
    return svg.card(halves + court.sash + frame() + svg.both_ends(index(rank, suit)))
