"""Decides where the parts of the title screen stand on a canvas; must not know what they look like or lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scenes.look import tokens
from scenes.look.lettering import Align
from scenes.look.shapes import Box
from scenes.title_table import Ground

#: How far a fan reaches above and below the middle of its cards, in card heights, and how wide it is.
FAN_ABOVE, FAN_BELOW, FAN_WIDE = 0.52, 0.66, 2.25
#: From one line under a name to the next, in pixels at scale 1.
LINE = 20
SIDE_MARGIN = 16
#: A table's planks, and how far above the buttons (pixels at scale 1) one ends.
PLANKS, _JOINT_ABOVE = 5, 5
#: The linen runner under the Italian fan, in card heights: how high, how far below the middle of the cards.
RUNNER_HIGH, RUNNER_BELOW = 1.24, 0.055


class Top(NamedTuple):
    """One of the table tops; lengths are table pixels.

    `board` is what is seen of it. On wood, `runner` is where the linen lies, from the board's corner, and `plank` how
    high a plank is.
    """

    board: Box
    ground: Ground
    runner: Box = Box(0, 0, 0, 0)
    plank: float = 0.0


class Place(NamedTuple):
    """A table's place on one of the tops; lengths are table pixels.

    The fan's cards are `card` high, their middle at `fan_x`, `fan_y`. `name_y` is the middle of the name, which is
    aligned as the line is in the room `words` that begins with the first line; `buttons` is the room they share.
    """

    board: Box
    ground: Ground
    fan_x: float
    fan_y: float
    card: float
    name_y: float
    name_size: float
    words: Box
    buttons: Box
    align: Align = "centre"

    @property
    def name_x(self) -> float:
        """Where the name is aligned to."""
        return self.words.cx if self.align == "centre" else self.words.x


class TitlePlan(NamedTuple):
    """The whole screen; the places in the order of their tables. Sizes of type are pixels."""

    dot_y: float
    logotype_y: float
    logotype_size: float
    tops: tuple[Top, ...]
    places: tuple[Place, ...]
    strip_y: float
    strip_height: float


class _Measures(NamedTuple):
    """Of one top, in pixels at scale 1: the name's size, from name to line, from line to buttons, the buttons."""

    name: float
    line_below: float
    buttons_below: float
    button: float


class _Shares(NamedTuple):
    """How the height that is left is shared out: above the fan, the fan, below it, below the buttons."""

    above: float
    fan: float
    below: float
    foot: float


_ROOMY = _Measures(tokens.SIZE_TABLE_NAME, 42, 32, tokens.BUTTON), _Shares(0.20, 0.54, 0.10, 0.16)
_SHORT = _Measures(32, 30, 22, tokens.BUTTON_SMALL), _Shares(0.13, 0.60, 0.10, 0.17)
#: A top lower than this (pixels at scale 1) is set closer.
_SHORT_TOP = 400


def plan(size: tuple[int, int], u: float, grounds: Sequence[Ground], lines: int = 1) -> TitlePlan:
    """The places on a canvas of this size at UI scale `u`, one for each of `grounds`, cloth before wood.

    `lines`: so many lines of text stand under each name.
    """
    width, height = size
    tall = width < height
    head = _between(96 * u, (0.14 if tall else 0.2074) * height, (160 if tall else 179) * u)
    strip = (56 if height < tokens.SHORT_CANVAS * u else 64) * u
    margin = (8 if height < tokens.SHORT_CANVAS * u else 24) * u
    strip_y = height - margin - strip
    gap = _between(8 * u, 0.017 * width, 26 * u)
    boards = _above_each_other(size, head, strip_y, gap, u) if tall else _beside_each_other(size, head, gap)
    feet = (boards[0].bottom, strip_y) if tall else (strip_y, strip_y)
    places = tuple(
        _place(board, ground, foot, lines, u) for board, ground, foot in zip(boards, grounds, feet, strict=True)
    )
    tops = tuple(_top(place, u) for place in places)
    logotype = min(tokens.SIZE_LOGOTYPE * u, 0.42 * head, 0.12 * width)
    return TitlePlan(round(0.215 * head), round(0.54 * head), logotype, tops, places, round(strip_y), strip)


def _between(least: float, wished: float, most: float) -> float:
    return round(max(least, min(wished, most)))


def _beside_each_other(size: tuple[int, int], head: float, gap: float) -> tuple[Box, Box]:
    half = (size[0] - gap) // 2
    return Box(0, head, half, size[1] - head), Box(size[0] - half, head, half, size[1] - head)


def _above_each_other(size: tuple[int, int], head: float, strip_y: float, gap: float, u: float) -> tuple[Box, Box]:
    side = SIDE_MARGIN * u
    high = round((strip_y - head - gap) / 2)
    wide = size[0] - 2 * side
    second = head + high + gap
    return Box(side, head, wide, high), Box(side, second, wide, size[1] - second)


def _place(board: Box, ground: Ground, foot: float, lines: int, u: float) -> Place:
    """Share a top's height down to `foot` among what stands on it."""
    height = foot - board.y
    measures, shares = _SHORT if height < _SHORT_TOP * u else _ROOMY
    buttons_below = measures.buttons_below + (lines - 1) * LINE
    words = (0.5 * measures.name + measures.line_below + buttons_below + measures.button) * u
    free = height - words
    card = min(free * shares.fan / (FAN_ABOVE + FAN_BELOW), board.w * 0.8 / FAN_WIDE)
    fan_y = board.y + free * shares.above + card * FAN_ABOVE + (free * shares.fan - card * (FAN_ABOVE + FAN_BELOW)) / 2
    name_y = board.y + free * (shares.above + shares.fan + shares.below) + 0.5 * measures.name * u
    line_y = name_y + measures.line_below * u
    side = SIDE_MARGIN * u
    buttons = Box(board.x + side, round(line_y + buttons_below * u), board.w - 2 * side, measures.button * u)
    half = LINE * u / 2
    under = Box(board.x + side, round(line_y) - half, board.w - 2 * side, 4 * half)
    return Place(board, ground, board.cx, fan_y, card, round(name_y), measures.name * u, under, buttons)


def _top(place: Place, u: float) -> Top:
    """The top a single place stands on; planks lie so that no joint runs through the words."""
    board = place.board
    if place.ground == "cloth":
        return Top(board, "cloth")
    joint = place.buttons.y - _JOINT_ABOVE * u - board.y
    high = RUNNER_HIGH * place.card
    middle = place.fan_y + RUNNER_BELOW * place.card - board.y
    runner = Box(-40 * u, round(middle - high / 2), board.w + 80 * u, round(high))
    return Top(board, "wood", runner, joint / (PLANKS * joint // board.h))
