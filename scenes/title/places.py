"""What a plan of the title screen consists of, and what all plans share; must not know how many tables there are."""

from __future__ import annotations

from typing import NamedTuple

from scenes.look import tokens
from scenes.look.lettering import Align
from scenes.look.shapes import Box
from scenes.title.table import Ground

#: From one line under a name to the next, in pixels at scale 1.
LINE = 20
SIDE_MARGIN = 16
#: A table's planks, and how far above the buttons (pixels at scale 1) one ends.
PLANKS, JOINT_ABOVE = 5, 5
#: The linen runner under the fans on wood, in card heights: how high, how far below the middle of the cards.
RUNNER_HIGH, RUNNER_BELOW = 1.24, 0.055


class Top(NamedTuple):
    """One of the table tops; lengths are table pixels.

    `board` is what is seen of it. On wood, `runner` is where the linen lies, from the board's corner (higher than it
    is wide: it runs down the wood), and `plank` how high a plank is.
    """

    board: Box
    ground: Ground
    runner: Box = Box(0, 0, 0, 0)
    plank: float = 0.0


class Place(NamedTuple):
    """A table's place on one of the tops; lengths are table pixels.

    `box` is all that belongs to it. The fan's cards are at most `card` high and all together `fan_wide` wide, their
    middle at `fan_x`, `fan_y`. `name_y` is the middle of the name, which is aligned as the line is in the room `words`
    that begins with the first line; `line_size` is the line's type at scale 1. `buttons` is the room they share; with
    `compact` they stand in it as the words are aligned, and a second one is a square with an icon.
    """

    box: Box
    ground: Ground
    fan_x: float
    fan_y: float
    card: float
    fan_wide: float
    name_y: float
    name_size: float
    words: Box
    buttons: Box
    align: Align = "centre"
    line_size: float = 16
    compact: bool = False

    @property
    def name_x(self) -> float:
        """Where the name is aligned to."""
        return self.words.cx if self.align == "centre" else self.words.x


class TitlePlan(NamedTuple):
    """The whole screen; the places in the order of their tables. Sizes of type are pixels.

    Where not all places have room at once they are seen through `view`, whose content ends at `foot`. `more` is the
    room of the row that stands for tables which are not shown.
    """

    dot_y: float
    logotype_y: float
    logotype_size: float
    tops: tuple[Top, ...]
    places: tuple[Place, ...]
    strip_y: float
    strip_height: float
    view: Box | None = None
    foot: float = 0.0
    more: Box | None = None


class Frame(NamedTuple):
    """What stands round the tops: how high the head is, the strip at the foot, and the gap between two tops."""

    head: float
    strip_y: float
    strip: float
    gap: float

    def plan(self, size: tuple[int, int], u: float, tops: tuple[Top, ...], places: tuple[Place, ...]) -> TitlePlan:
        """The screen with these tops and places in it."""
        logotype = min(tokens.SIZE_LOGOTYPE * u, 0.42 * self.head, 0.12 * size[0])
        dot_y, logotype_y = round(0.215 * self.head), round(0.54 * self.head)
        return TitlePlan(dot_y, logotype_y, logotype, tops, places, round(self.strip_y), self.strip)


def frame(size: tuple[int, int], u: float, head_share: float, least_head: float = 96) -> Frame:
    """The frame on a canvas of this size, the head that share of it, but at least `least_head` at scale 1."""
    width, height = size
    head = _between(least_head * u, head_share * height, (160 if width < height else 179) * u)
    strip, margin = (56, 8) if height < tokens.SHORT_CANVAS * u else (64, 24)
    return Frame(head, height - (margin + strip) * u, strip * u, _between(8 * u, 0.017 * width, 26 * u))


def _between(least: float, wished: float, most: float) -> float:
    return round(max(least, min(wished, most)))
