"""Decides where two tables stand on the title screen, each on its own top; must not know what they look like."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from scenes.look import tokens
from scenes.look.shapes import Box
from scenes.title.places import (
    JOINT_ABOVE,
    LINE,
    PLANKS,
    RUNNER_BELOW,
    RUNNER_HIGH,
    SIDE_MARGIN,
    Frame,
    Place,
    TitlePlan,
    Top,
    frame,
)
from scenes.title.table import Ground

#: How far a fan reaches above and below the middle of its cards, in card heights, and how wide it is.
_FAN_ABOVE, _FAN_BELOW, FAN_WIDE = 0.52, 0.66, 2.25


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


def pair(size: tuple[int, int], u: float, grounds: Sequence[Ground], lines: int) -> TitlePlan:
    """The places on a canvas of this size at UI scale `u`, with so many lines of text under each name."""
    tall = size[0] < size[1]
    around = frame(size, u, 0.14 if tall else 0.2074)
    boards = _above_each_other(size, around, u) if tall else _beside_each_other(size, around)
    feet = (boards[0].bottom, around.strip_y) if tall else (around.strip_y, around.strip_y)
    places = tuple(
        _place(board, ground, foot, lines, u) for board, ground, foot in zip(boards, grounds, feet, strict=True)
    )
    return around.plan(size, u, tuple(_top(place, u) for place in places), places)


def _beside_each_other(size: tuple[int, int], around: Frame) -> tuple[Box, Box]:
    half, head = (size[0] - around.gap) // 2, around.head
    return Box(0, head, half, size[1] - head), Box(size[0] - half, head, half, size[1] - head)


def _above_each_other(size: tuple[int, int], around: Frame, u: float) -> tuple[Box, Box]:
    side = SIDE_MARGIN * u
    high = round((around.strip_y - around.head - around.gap) / 2)
    wide = size[0] - 2 * side
    second = around.head + high + around.gap
    return Box(side, around.head, wide, high), Box(side, second, wide, size[1] - second)


def _place(board: Box, ground: Ground, foot: float, lines: int, u: float) -> Place:
    """Share a top's height down to `foot` among what stands on it."""
    height = foot - board.y
    measures, shares = _SHORT if height < _SHORT_TOP * u else _ROOMY
    buttons_below = measures.buttons_below + (lines - 1) * LINE
    words = (0.5 * measures.name + measures.line_below + buttons_below + measures.button) * u
    free = height - words
    card = min(free * shares.fan / (_FAN_ABOVE + _FAN_BELOW), board.w * 0.8 / FAN_WIDE)
    fan_y = (
        board.y + free * shares.above + card * _FAN_ABOVE + (free * shares.fan - card * (_FAN_ABOVE + _FAN_BELOW)) / 2
    )
    name_y = board.y + free * (shares.above + shares.fan + shares.below) + 0.5 * measures.name * u
    line_y = name_y + measures.line_below * u
    side = SIDE_MARGIN * u
    buttons = Box(board.x + side, round(line_y + buttons_below * u), board.w - 2 * side, measures.button * u)
    half = LINE * u / 2
    under = Box(board.x + side, round(line_y) - half, board.w - 2 * side, 2 * half * lines)
    return Place(board, ground, board.cx, fan_y, card, math.inf, round(name_y), measures.name * u, under, buttons)


def _top(place: Place, u: float) -> Top:
    """The top a place stands on; planks lie so that no joint runs through the words."""
    board = place.box
    return wood_across(board, place, u) if place.ground == "wood" else Top(board, "cloth")


def wood_across(board: Box, place: Place, u: float) -> Top:
    """Wood with the runner across it under a place's fan; a joint lies over the buttons, none runs through words."""
    joint = place.buttons.y - JOINT_ABOVE * u - board.y
    high = RUNNER_HIGH * place.card
    middle = place.fan_y + RUNNER_BELOW * place.card - board.y
    runner = Box(-40 * u, round(middle - high / 2), board.w + 80 * u, round(high))
    return Top(board, "wood", runner, joint / max(1, PLANKS * joint // board.h))
